// A form that the bot opened (Discord's modal): labels with radio buttons, menus or lines of text. Sending it in is an interaction.

import { h, unique } from "./dom.js";
import { failure, say } from "./words.js";

const LINE = 4;
const PEOPLE = 5;
const CHANNELS = 8;
const RADIOS = 21;

export class FormDialog {
  #app;
  #form = null;
  #person = null;

  constructor(app) {
    this.#app = app;
    this.element = h("dialog", { class: "form", on: { close: () => (this.#form = null) } });
  }

  /** Show a form to a person. */
  show(person, form) {
    this.#person = person;
    this.#form = form;
    const title = unique("form");
    this.note = h("p", { class: "form-note", role: "alert" });
    this.send = h("button", { type: "submit", class: "button primary" }, this.#say("form-send"));
    this.element.setAttribute("aria-labelledby", title);
    this.element.replaceChildren(h(
      "form",
      { on: { submit: (event) => this.#submit(event) } },
      h("header", {}, h("h2", { id: title }, form.title), h("span", {}, this.#say("form-as", { name: person.name }))),
      form.components.map((label) => this.#field(label)),
      this.note,
      h(
        "footer",
        {},
        h("button", { type: "button", class: "button secondary", on: { click: () => this.element.close() } }, this.#say("form-cancel")),
        this.send,
      ),
    ));
    this.element.showModal();
  }

  #say(key, values) {
    return say(this.#person.locale, key, values);
  }

  #field({ label, description, component }) {
    if (component.type === LINE) return this.#line(label, description, component);
    const offers = this.#offers(component);
    const one = component.type === RADIOS || (component.max_values ?? 1) === 1;
    const name = component.custom_id;
    const inputs = offers.map(({ value, label: said, description: what, chosen }) => h(
      "label",
      { class: "form-option" },
      h("input", { type: one ? "radio" : "checkbox", name, value, checked: chosen }),
      h("span", { class: "option-text" }, h("span", {}, said), what && h("span", { class: "option-detail" }, what)),
    ));
    return h(
      "fieldset",
      { "data-field": name },
      h("legend", {}, label),
      description && h("p", {}, description),
      h("div", { class: offers.length > 5 ? "form-options long" : "form-options" }, inputs.length ? inputs : h("i", {}, this.#say("form-none"))),
    );
  }

  #line(label, description, { custom_id: name, value, max_length: most }) {
    const line = { class: "form-line", name, value: value ?? "", maxlength: most, required: true, autocomplete: "off" };
    return h("fieldset", { "data-field": name }, h("legend", {}, label), h("p", {}, description), h("input", { ...line, "aria-label": label }));
  }

  /** Return what a field offers: its own options, or the people or channels of the server. */
  #offers(component) {
    const { store } = this.#app;
    const defaults = new Set((component.default_values ?? []).map((one) => String(one.id)));
    const offer = (id, label) => ({ value: String(id), label, chosen: defaults.has(String(id)) });
    if (component.type === PEOPLE) return store.people.map((person) => offer(person.id, person.name));
    if (component.type !== CHANNELS) return component.options.map((option) => ({ ...option, chosen: Boolean(option.default) }));
    const kinds = component.channel_types ?? [0];
    return store.channels.filter((channel) => kinds.includes(channel.type)).map((channel) => offer(channel.id, `# ${channel.name}`));
  }

  async #submit(event) {
    event.preventDefault();
    const { components, name } = this.#form;
    const given = new FormData(event.target);
    const values = Object.fromEntries(components.map(({ component }) => [component.custom_id, given.getAll(component.custom_id)]));
    this.send.disabled = true;
    const answer = await this.#app.socket.ask({ t: "submit", person_id: this.#person.id, form: name, values });
    this.send.disabled = false;
    if (answer.ok) this.element.close();
    else this.note.textContent = failure(this.#person.locale, answer);
  }
}
