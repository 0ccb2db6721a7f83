// The bar: the people at this page, the form to add one, the theme, and a note that this is not Discord.

import { avatar, h, icon, morph, place } from "./dom.js";
import { TimeMenu } from "./time.js";
import { LANGUAGES, preferred, refusal } from "./words.js";

const NAMES = ["Ada", "Bruno", "Carla", "Dario", "Elsa", "Finn", "Greta", "Hugo"];

export class Bar {
  constructor(app) {
    this.app = app;
    this.bot = h("span", { class: "bot-state", role: "status" });
    this.people = h("div", { class: "people", role: "group" });
    this.standin = h("b", {});
    this.standinMore = h("span", {});
    this.theme = h("button", { type: "button", class: "ghost", on: { click: () => this.#toggleTheme() } });
    this.time = new TimeMenu(app);
    const { button, pop } = this.#adder();
    this.element = h(
      "header",
      { class: "bar" },
      h("div", { class: "brand" },
        h("img", { src: "/page/icon.svg", alt: "", class: "brand-sign" }),
        h("div", {}, h("h1", {}, "Roost"), this.bot)),
      h("div", { class: "people-row" }, this.people, button, pop),
      h("p", { class: "standin" }, this.standin, " ", this.standinMore),
      this.time.button,
      this.time.pop,
      this.theme,
    );
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.#drawTheme());
  }

  #adder() {
    this.name = h("input", { type: "text", id: "add-name", maxlength: "32", autocomplete: "off", "data-1p-ignore": true });
    this.locale = h("select", { id: "add-language" }, Object.entries(LANGUAGES).map(([code, name]) => h("option", { value: code }, name)));
    this.locale.value = preferred() ?? "en-US";
    this.problem = h("div", { class: "composer-problem", role: "alert" });
    this.nameLabel = h("label", { for: "add-name" });
    this.localeLabel = h("label", { for: "add-language" });
    this.put = h("button", { class: "button primary" });
    const form = h(
      "form",
      { class: "menu-form", on: { submit: (event) => this.#add(event) } },
      this.nameLabel,
      this.name,
      this.localeLabel,
      this.locale,
      this.problem,
      this.put,
    );
    this.pop = h("div", { class: "menu", popover: "auto", id: "add-player", role: "dialog" }, form);
    this.adder = h("span", {});
    const button = h("button", { type: "button", class: "add-player", popovertarget: "add-player" }, icon("plus"), this.adder);
    this.pop.addEventListener("toggle", (event) => {
      if (event.newState !== "open") return;
      this.name.placeholder = this.#suggestion();
      this.problem.textContent = "";
      place(this.pop, button);
      this.name.focus();
    });
    return { button, pop: this.pop };
  }

  #suggestion() {
    const taken = new Set(this.app.store.people.map((person) => person.name));
    return NAMES.find((name) => !taken.has(name)) ?? this.app.say("player-guest", { number: taken.size + 1 });
  }

  async #add(event) {
    event.preventDefault();
    const name = this.name.value.trim() || this.name.placeholder;
    const answer = await this.app.socket.ask({ t: "add_person", name, locale: this.locale.value });
    if (!answer.ok) {
      this.problem.textContent = refusal(this.app.locale, answer);
      return;
    }
    this.name.value = "";
    this.pop.hidePopover();
    this.app.show(String(answer.person_id));
  }

  #words() {
    const { say } = this.app;
    this.standin.textContent = say("stand-in");
    this.standinMore.textContent = say("stand-in-more");
    this.nameLabel.textContent = say("player-name");
    this.localeLabel.textContent = say("language");
    this.put.textContent = say("player-put");
    this.adder.textContent = say("player-add");
    this.pop.ariaLabel = say("player-add-title");
    this.#drawTheme();
  }

  draw() {
    this.#words();
    this.time.draw();
    const { store, narrow, say } = this.app;
    const { username, online } = store.bot;
    const state = h("span", { class: online ? "bot-state on" : "bot-state", role: "status" }, h("i", { "aria-hidden": "true" }), say(online ? "bot-online" : "bot-away", { bot: username }));
    morph(this.bot, state);
    const chips = h("div", { class: "people", role: "group", "aria-label": say("people") }, store.people.map((person) => {
      const shown = this.app.isShown(person);
      const pings = this.app.panels.get(String(person.id))?.pings ?? 0;
      const act = say(shown && !narrow ? "person-hide" : "person-show", { name: person.name });
      const title = person.away ? say("person-away", { label: act }) : act;
      const label = pings && !shown ? say("person-news", { label: title, count: pings }) : title;
      return h(
        "button",
        { type: "button", class: "chip", "aria-pressed": String(shown), "aria-label": label, title: label, "data-chip": person.name, "data-away": person.away || undefined, style: { "--seat": person.color ?? "#8a7a6c" }, on: { click: () => this.app.toggle(person) } },
        avatar(person.name, person.color),
        person.away ? icon("rest") : null,
        h("span", { class: "chip-name" }, person.name),
        pings && !shown ? h("span", { class: "dot ping", "aria-hidden": "true" }, String(pings)) : null,
      );
    }));
    morph(this.people, chips);
  }

  #dark() {
    const chosen = document.documentElement.dataset.theme;
    return chosen ? chosen === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  }

  #toggleTheme() {
    const theme = this.#dark() ? "light" : "dark";
    document.documentElement.dataset.theme = theme;
    try {
      localStorage.setItem("roost.theme", theme);
    } catch {
      // The storage is blocked: the choice lasts until a reload.
    }
    this.#drawTheme();
  }

  #drawTheme() {
    const dark = this.#dark();
    this.theme.replaceChildren(icon(dark ? "sun" : "moon"));
    this.theme.title = this.theme.ariaLabel = this.app.say(dark ? "theme-light" : "theme-dark");
  }
}
