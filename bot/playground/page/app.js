// The page's root: one store, one socket, a bar of people and a panel for each person shown.

import { setAhead } from "./clock.js";
import { h, icon } from "./dom.js";
import { tick } from "./markdown.js";
import { AppsMenu } from "./apps.js";
import { FormDialog } from "./form.js";
import { Panel } from "./panel.js";
import { Bar } from "./people.js";
import { Socket } from "./socket.js";
import { Store } from "./store.js";
import { languageOf, preferred, refusal, say } from "./words.js";

const KEPT_KEY = "roost.people";
const NARROW = matchMedia("(max-width: 719px)");

class App {
  store = new Store();
  panels = new Map(); // person id → Panel
  active = null;
  #hidden = new Set(); // ids of people without a panel on the page
  #lastActive = null; // id of the person who was active before a reload
  #names = new Map();
  #ready = false;
  #paint = 0;

  constructor(root) {
    this.bar = new Bar(this);
    this.banner = h("div", { class: "banner", role: "status", hidden: true });
    this.stage = h("main", { class: "stage" });
    this.noPanels = h("div", { class: "no-panels" }, h("p", {}));
    this.toasts = h("div", { class: "toasts", role: "status" });
    this.big = h("img", { alt: "" });
    this.bigText = h("p", {});
    this.closer = h("button", { type: "button", class: "ghost", on: { click: () => this.light.close() } }, icon("close"));
    this.light = h(
      "dialog",
      { class: "light", on: { click: (event) => event.target.closest("p") || this.light.close() } },
      this.closer,
      this.big,
      this.bigText,
    );
    this.form = new FormDialog(this);
    this.apps = new AppsMenu(this);
    this.#remember();
    root.replaceChildren(this.bar.element, this.banner, this.stage, this.form.element, this.apps.element, this.toasts, this.light);
    NARROW.addEventListener("change", () => this.#layout());
    setInterval(tick, 10000);
    this.#words();
    this.socket = new Socket({ frame: (frame) => this.#take(frame), connected: (up) => this.#connected(up) });
  }

  get narrow() {
    return NARROW.matches;
  }

  /** The person who reads the page: the last active one with a panel. */
  get reader() {
    const shown = this.#visible();
    return shown.find((person) => String(person.id) === String(this.active?.person.id)) ?? shown[0];
  }

  /** The reader's locale, or the browser's while the page has no panel. */
  get locale() {
    return this.reader?.locale ?? preferred() ?? navigator.language;
  }

  say = (key, values) => say(this.locale, key, values);

  #words() {
    document.documentElement.lang = languageOf(this.locale);
    document.title = this.say("title");
    this.light.ariaLabel = this.say("picture");
    this.closer.ariaLabel = this.say("close");
    this.noPanels.firstChild.textContent = this.say("nobody");
    if (!this.banner.hidden) this.banner.textContent = this.say(this.#ready ? "away" : "looking");
    this.bar.draw();
  }

  /** Send a request, and show an error at the foot of the page if it was refused. */
  async ask(frame) {
    const answer = await this.socket.ask(frame);
    if (!answer.ok) this.toast(refusal(this.locale, answer));
    return answer;
  }

  #connected(up) {
    document.documentElement.classList.toggle("away", !up);
    this.banner.hidden = up;
    this.#words();
  }

  #take(frame) {
    const change = this.store.apply(frame);
    setAhead(this.store.time.ahead);
    switch (change.kind) {
      case "all":
        this.#people();
        this.#ready = true;
        break;
      case "people":
        this.#people();
        break;
      case "time":
        tick();
      // falls through: times of today may now be times of yesterday
      case "channels":
      case "commands":
      case "bot":
        for (const panel of this.panels.values()) panel.refresh();
        this.bar.draw();
        break;
      case "message":
        for (const panel of this.panels.values()) panel.take(change.message, change.created);
        break;
      case "gone":
        for (const panel of this.panels.values()) panel.gone(change.channelId, change.id);
        break;
    }
  }

  // ---- people

  #people() {
    const { people } = this.store;
    const here = new Set(people.map((person) => String(person.id)));
    for (const [id, panel] of this.panels) {
      if (here.has(id)) continue;
      panel.element.remove();
      this.panels.delete(id);
      if (this.active === panel) this.active = null;
    }
    for (const person of people) {
      const id = String(person.id);
      this.#names.set(id, person.name);
      const panel = this.panels.get(id);
      if (panel) panel.refresh();
      else this.panels.set(id, new Panel(this, person));
    }
    this.active ??= this.panels.get(this.#lastActive) ?? null;
    this.#layout();
  }

  /** Restore hidden people and the active person after a reload. */
  #remember() {
    try {
      const { hidden = [], active = null } = JSON.parse(sessionStorage.getItem(KEPT_KEY) ?? "{}");
      this.#hidden = new Set(hidden);
      this.#lastActive = active;
    } catch {
      // The storage is blocked or has other data: start with defaults.
    }
  }

  #keep() {
    try {
      const active = this.active ? String(this.active.person.id) : this.#lastActive;
      sessionStorage.setItem(KEPT_KEY, JSON.stringify({ hidden: [...this.#hidden], active }));
    } catch {
      // The storage is blocked: a reload starts with defaults.
    }
  }

  formerly(id) {
    return this.#names.get(String(id));
  }

  #visible() {
    const { people } = this.store;
    const wanted = people.filter((person) => !this.#hidden.has(String(person.id)));
    if (!this.narrow) return wanted;
    const one = (this.active && this.store.person(this.active.person.id)) ?? wanted[0] ?? people[0];
    return one ? [one] : [];
  }

  isShown(person) {
    return this.#visible().includes(person);
  }

  toggle(person) {
    if (!this.narrow && this.isShown(person)) this.hide(person);
    else this.show(String(person.id));
  }

  show(id) {
    this.#hidden.delete(id);
    if (this.narrow) this.active = this.panels.get(id);
    this.#layout();
    this.panels.get(id).element.scrollIntoView({ inline: "nearest", block: "nearest" });
  }

  hide(person) {
    this.#hidden.add(String(person.id));
    if (this.narrow) this.active = null;
    this.#layout();
  }

  async drop(person) {
    await this.ask({ t: "remove_person", person_id: person.id });
  }

  /** Make a panel the active one. Only its log is live for screen readers, so that they read nothing twice. */
  activate(panel) {
    if (this.active === panel) return;
    this.active = panel;
    this.#keep();
    this.#voice();
    this.#words();
  }

  #voice() {
    const shown = this.#visible().map((person) => this.panels.get(String(person.id)));
    const here = shown.filter((panel) => !panel.person.away);
    const speaker = here.includes(this.active) ? this.active : here[0];
    for (const panel of this.panels.values()) {
      panel.log.setAttribute("aria-live", panel === speaker ? "polite" : "off");
      panel.element.classList.toggle("active", panel === speaker && shown.length > 1);
    }
  }

  #layout() {
    const shown = this.#visible();
    const elements = shown.map((person) => this.panels.get(String(person.id)).element);
    for (const child of [...this.stage.children]) if (!elements.includes(child)) child.remove();
    elements.forEach((element, at) => {
      if (this.stage.children[at] !== element) this.stage.insertBefore(element, this.stage.children[at] ?? null);
    });
    if (!elements.length) this.stage.append(this.noPanels);
    for (const person of shown) {
      const panel = this.panels.get(String(person.id));
      panel.seen();
      panel.settle();
    }
    if (shown.length) this.#keep();
    this.#voice();
    this.#words();
  }

  /** Redraw the bar after a panel's unread count changed, at most once per frame. */
  pinged() {
    cancelAnimationFrame(this.#paint);
    this.#paint = requestAnimationFrame(() => this.bar.draw());
  }

  // ---- over the page

  toast(text) {
    const note = h("div", { class: "toast" }, text);
    this.toasts.append(note);
    setTimeout(() => note.remove(), 5000);
  }

  enlarge(source, alt) {
    this.big.src = source;
    this.big.alt = alt;
    this.bigText.textContent = alt;
    this.light.showModal();
  }
}

// Load the font before the first message, because browsers do not always redraw text when a font arrives.
document.fonts.load('15px "Roost Birds"', "🐔");
new App(document.getElementById("app"));
