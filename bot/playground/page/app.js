// The page's root: one store, one socket, a bar of people and a panel for each person shown.

import { h, icon } from "./dom.js";
import { tick } from "./markdown.js";
import { Panel } from "./panel.js";
import { Bar } from "./people.js";
import { Socket } from "./socket.js";
import { Store } from "./store.js";

const SHOWN_KEY = "roost.shown";
const NARROW = matchMedia("(max-width: 719px)");
const PANEL_WIDTH = 360;

class App {
  store = new Store();
  panels = new Map(); // person id → Panel
  active = null;
  #shown = new Set(); // names
  #expected = new Set();
  #names = new Map();
  #ready = false;
  #paint = 0;

  constructor(root) {
    this.bar = new Bar(this);
    this.banner = h("div", { class: "banner", role: "status", hidden: true });
    this.stage = h("main", { class: "stage" });
    this.nobody = h("div", { class: "nobody" }, h("p", {}, "Nobody is shown. Choose somebody above, or add a player."));
    this.toasts = h("div", { class: "toasts", role: "status" });
    this.big = h("img", { alt: "" });
    this.bigText = h("p", {});
    this.light = h(
      "dialog",
      { class: "light", "aria-label": "Picture", on: { click: (event) => event.target.closest("p") || this.light.close() } },
      h("button", { type: "button", class: "ghost", "aria-label": "Close", on: { click: () => this.light.close() } }, icon("close")),
      this.big,
      this.bigText,
    );
    root.replaceChildren(this.bar.element, this.banner, this.stage, this.toasts, this.light);
    NARROW.addEventListener("change", () => this.#layout());
    setInterval(tick, 10000);
    this.bar.draw();
    this.socket = new Socket({ frame: (frame) => this.#take(frame), connected: (up) => this.#connected(up) });
  }

  get narrow() {
    return NARROW.matches;
  }

  /** Ask, and say so at the page's foot when it was refused. */
  async ask(frame) {
    const answer = await this.socket.ask(frame);
    if (!answer.ok) this.toast(answer.error ?? "That did not work.");
    return answer;
  }

  #connected(up) {
    document.documentElement.classList.toggle("away", !up);
    if (up) this.banner.hidden = true;
    else {
      this.banner.hidden = false;
      this.banner.textContent = this.#ready ? "The table is away. Trying again by itself…" : "Looking for the table…";
    }
  }

  #take(frame) {
    const change = this.store.apply(frame);
    switch (change.kind) {
      case "all":
        this.#people();
        this.#ready = true;
        break;
      case "people":
        this.#people();
        break;
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
    if (!this.#ready) this.#firstShown();
    for (const person of people) {
      const id = String(person.id);
      const before = this.#names.get(id);
      if (before !== undefined && before !== person.name && this.#shown.delete(before)) this.#shown.add(person.name);
      this.#names.set(id, person.name);
      const panel = this.panels.get(id);
      if (panel) panel.refresh();
      else {
        this.panels.set(id, new Panel(this, person));
        if (this.#ready && this.#expected.delete(person.name)) {
          this.#shown.add(person.name);
          if (this.narrow) this.active = this.panels.get(id);
        } else if (this.#ready && !this.#visible().length) this.#shown.add(person.name);
      }
    }
    this.#layout();
  }

  #firstShown() {
    let kept = [];
    try {
      kept = JSON.parse(sessionStorage.getItem(SHOWN_KEY) ?? "[]");
    } catch {
      // Nothing kept.
    }
    const names = this.store.people.map((person) => person.name);
    const known = kept.filter((name) => names.includes(name));
    const room = Math.max(1, Math.min(3, Math.floor(innerWidth / PANEL_WIDTH)));
    this.#shown = new Set(known.length ? known : names.slice(0, room));
  }

  /** The next person of this name was added here: show them. */
  expect(name) {
    this.#expected.add(name);
  }

  formerly(id) {
    return this.#names.get(String(id));
  }

  #visible() {
    const { people } = this.store;
    const wanted = people.filter((person) => this.#shown.has(person.name));
    if (!this.narrow) return wanted;
    const one = (this.active && this.store.person(this.active.person.id)) ?? wanted[0] ?? people[0];
    return one ? [one] : [];
  }

  isShown(person) {
    return this.#visible().includes(person);
  }

  toggle(person) {
    if (this.narrow) this.active = this.panels.get(String(person.id));
    else if (!this.#shown.delete(person.name)) this.#shown.add(person.name);
    if (this.narrow) this.#shown.add(person.name);
    this.#layout();
    if (this.#visible().includes(person)) this.panels.get(String(person.id)).element.scrollIntoView({ inline: "nearest", block: "nearest" });
  }

  hide(person) {
    this.#shown.delete(person.name);
    if (this.narrow) this.active = null;
    this.#layout();
  }

  async drop(person) {
    await this.ask({ t: "remove_person", person_id: person.id });
  }

  /** The panel somebody is at: it alone speaks to a screen reader, so that nothing is read twice. */
  activate(panel) {
    if (this.active === panel) return;
    this.active = panel;
    this.#voice();
  }

  #voice() {
    const shown = this.#visible().map((person) => this.panels.get(String(person.id)));
    const speaker = shown.includes(this.active) ? this.active : shown[0];
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
    if (!elements.length) this.stage.append(this.nobody);
    for (const person of shown) {
      const panel = this.panels.get(String(person.id));
      panel.seen();
      panel.settle();
    }
    if (this.#ready || shown.length) {
      try {
        sessionStorage.setItem(SHOWN_KEY, JSON.stringify([...this.#shown]));
      } catch {
        // Not kept, no harm.
      }
    }
    this.#voice();
    this.bar.draw();
  }

  /** A panel's unread count changed: the bar tells it once per frame. */
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

  follow(url) {
    try {
      const { protocol } = new URL(url);
      if (protocol === "https:" || protocol === "http:") window.open(url, "_blank", "noopener,noreferrer");
    } catch {
      this.toast("That link leads nowhere.");
    }
  }
}

new App(document.getElementById("app"));
