// The bar: who sits at this screen, who is shown, who joins; the theme; what this page is.

import { avatar, h, icon, morph, place } from "./dom.js";

export const LANGUAGES = { "en-US": "English", it: "Italiano", de: "Deutsch" };
const NAMES = ["Ada", "Bruno", "Carla", "Dario", "Elsa", "Finn", "Greta", "Hugo"];

export class Bar {
  constructor(app) {
    this.app = app;
    this.bot = h("span", { class: "bot-state", role: "status" });
    this.people = h("div", { class: "people", role: "group", "aria-label": "People at this screen" });
    this.theme = h("button", { type: "button", class: "ghost", on: { click: () => this.#toggleTheme() } });
    const { button, pop } = this.#adder();
    this.element = h(
      "header",
      { class: "bar" },
      h("div", { class: "brand" },
        h("img", { src: "/page/icon.svg", alt: "", class: "brand-sign" }),
        h("div", {}, h("h1", {}, "Roost"), this.bot)),
      h("div", { class: "people-row" }, this.people, button, pop),
      h("p", { class: "standin" }, h("b", {}, "Local stand-in, not Discord."), " Nothing leaves this machine."),
      this.theme,
    );
    this.#drawTheme();
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.#drawTheme());
  }

  #adder() {
    this.name = h("input", { type: "text", id: "add-name", maxlength: "32", autocomplete: "off", "data-1p-ignore": true });
    this.locale = h("select", { id: "add-language" }, Object.entries(LANGUAGES).map(([code, name]) => h("option", { value: code }, name)));
    const own = navigator.language.split("-")[0];
    if (own in LANGUAGES) this.locale.value = own;
    this.problem = h("div", { class: "composer-problem", role: "alert" });
    const form = h(
      "form",
      { class: "menu-form", on: { submit: (event) => this.#add(event) } },
      h("label", { for: "add-name" }, "Name"),
      this.name,
      h("label", { for: "add-language" }, "Language"),
      this.locale,
      this.problem,
      h("button", { class: "button primary" }, "Add"),
    );
    this.pop = h("div", { class: "menu", popover: "auto", id: "add-player", "aria-label": "Add a player", role: "dialog" }, form);
    const button = h("button", { type: "button", class: "add-player", popovertarget: "add-player" }, icon("plus"), h("span", {}, "Add player"));
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
    return NAMES.find((name) => !taken.has(name)) ?? `Guest ${taken.size + 1}`;
  }

  async #add(event) {
    event.preventDefault();
    const name = this.name.value.trim() || this.name.placeholder;
    const answer = await this.app.socket.ask({ t: "add_person", name, locale: this.locale.value });
    if (!answer.ok) {
      this.problem.textContent = answer.error ?? "That did not work.";
      return;
    }
    this.name.value = "";
    this.pop.hidePopover();
    this.app.show(String(answer.person_id));
  }

  draw() {
    const { store, narrow } = this.app;
    const { username, online } = store.bot;
    const state = h("span", { class: online ? "bot-state on" : "bot-state", role: "status" }, h("i", { "aria-hidden": "true" }), `${username} is ${online ? "online" : "away"}`);
    morph(this.bot, state);
    const chips = h("div", { class: "people", role: "group", "aria-label": "People at this screen" }, store.people.map((person) => {
      const shown = this.app.isShown(person);
      const pings = this.app.panels.get(String(person.id))?.pings ?? 0;
      const label = `${narrow ? "Show" : shown ? "Hide" : "Show"} ${person.name}${pings && !shown ? `, ${pings} new` : ""}`;
      return h(
        "button",
        { type: "button", class: "chip", "aria-pressed": String(shown), "aria-label": label, title: label, "data-chip": person.name, style: { "--seat": person.color ?? "#8a7a6c" }, on: { click: () => this.app.toggle(person) } },
        avatar(person.name, person.color),
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
      // Storage is shut: the choice lasts as long as the page.
    }
    this.#drawTheme();
  }

  #drawTheme() {
    const dark = this.#dark();
    this.theme.replaceChildren(icon(dark ? "sun" : "moon"));
    this.theme.setAttribute("aria-label", dark ? "Light theme" : "Dark theme");
    this.theme.title = dark ? "Light theme" : "Dark theme";
  }
}
