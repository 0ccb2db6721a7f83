// The menus of messages and people, with the bot's commands in them (Discord's "Apps").

import { avatar, h, place } from "./dom.js";
import { wording } from "./store.js";
import { failure } from "./words.js";

const PERSON = 2;
const MESSAGE = 3;

export class AppsMenu {
  #app;

  constructor(app) {
    this.#app = app;
    this.element = h("div", { class: "menu apps", popover: "auto", role: "dialog" });
  }

  /** Show the commands of a message to a panel's person. `anchor` is an element, or has the place of the pointer. */
  ofMessage(panel, message, anchor) {
    this.#show(panel, anchor, panel.say("apps-message"), this.#commands(panel, MESSAGE, message.id));
  }

  /** Show the commands of a person to a panel's person. */
  ofPerson(panel, id, anchor) {
    this.#show(panel, anchor, this.#app.store.person(id).name, this.#commands(panel, PERSON, id));
  }

  /** Show the people of the server, each with their commands. */
  people(panel, anchor) {
    const people = this.#app.store.people.map(({ id, name, color }) => h(
      "button",
      { type: "button", class: "menu-item", on: { click: () => this.ofPerson(panel, id, anchor) } },
      h("span", { class: "member" }, avatar(name, color), name),
    ));
    this.#show(panel, anchor, panel.say("members"), people);
  }

  #commands(panel, kind, target) {
    const { locale } = panel.person;
    const direct = (command) => command.contexts ? command.contexts.includes(1) : command.dm_permission !== false;
    const offered = this.#app.store.commands.filter((command) => command.type === kind && (!panel.direct || direct(command)));
    const items = offered.map((command) => h(
      "button",
      { type: "button", class: "menu-item", on: { click: () => this.#use(panel, kind, command.name, target) } },
      wording(command, "name", locale),
    ));
    return items.length ? items : h("p", { class: "menu-note" }, panel.say("apps-none"));
  }

  #show(panel, anchor, title, items) {
    this.element.ariaLabel = title;
    this.element.lang = panel.element.lang;
    this.element.replaceChildren(h("p", { class: "menu-note" }, title), ...[items].flat());
    if (!this.element.matches(":popover-open")) this.element.showPopover();
    place(this.element, anchor, { align: "end" });
    this.element.querySelector("button")?.focus();
  }

  async #use(panel, kind, name, target) {
    this.element.hidePopover();
    const frame = { t: "menu", person_id: panel.person.id, channel_id: panel.channelId, kind, name, target_id: target };
    const answer = await this.#app.socket.ask(frame);
    if (!answer.ok) this.#app.toast(failure(panel.person.locale, answer));
    if (answer.form) this.#app.form.show(panel.person, answer.form);
  }
}
