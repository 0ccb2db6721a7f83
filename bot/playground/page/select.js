// The open list of a menu. A single choice is sent at once, several choices when the list closes.

import { h, icon, place, unique } from "./dom.js";
import { emoji } from "./messages.js";

export class SelectList {
  #panel;
  #send;
  #closed = { key: null, at: 0 };
  open = null; // {message, component, options, chosen, before, at}

  constructor(panel, send) {
    this.#panel = panel;
    this.#send = send;
    this.list = h("ul", { role: "listbox", tabindex: "-1", id: unique("select"), on: { keydown: (event) => this.#key(event) } });
    this.foot = h("div", { class: "list-foot" });
    this.element = h("div", { class: "list-pop", popover: "auto", on: { toggle: (event) => event.newState === "closed" && this.#closedNow() } }, this.list, this.foot);
  }

  key(message, component) {
    return `${message.id}:${component.custom_id}`;
  }

  show(message, component, anchor, chosen) {
    const key = this.key(message, component);
    if (this.#closed.key === key && performance.now() - this.#closed.at < 250) return;
    const { options } = component;
    const most = component.max_values ?? 1;
    const at = Math.max(0, options.findIndex((option) => chosen.includes(option.value)));
    this.open = { message, component, options, chosen: new Set(chosen), before: [...chosen].sort().join(), at, many: most > 1, least: component.min_values ?? 1, most: Math.min(most, options.length), key, send: false };
    this.list.setAttribute("aria-label", component.placeholder || this.#panel.say("select"));
    this.list.setAttribute("aria-multiselectable", String(this.open.many));
    this.#draw();
    this.element.showPopover();
    place(this.element, anchor, { width: Math.max(240, anchor.getBoundingClientRect().width) });
    this.list.focus({ preventScroll: true });
    this.#activate(at);
  }

  isOpen(message, component) {
    return this.open?.key === this.key(message, component);
  }

  /** Close the list without sending if its message changed, because its options may be gone. */
  cancel(messageId) {
    if (!this.open || String(this.open.message.id) !== String(messageId)) return;
    this.open.cancelled = true;
    this.element.hidePopover();
  }

  #draw() {
    const { options, chosen, many, least, most } = this.open;
    const rows = options.map((option, at) => h(
      "li",
      {
        role: "option",
        id: `${this.list.id}-${at}`,
        "aria-selected": String(chosen.has(option.value)),
        "data-value": option.value,
        on: { click: () => this.#pick(at), pointermove: () => this.#activate(at, false) },
      },
      emoji(option.emoji),
      h("span", { class: "option-text" }, h("span", { class: "option-label" }, option.label), option.description && h("span", { class: "option-detail" }, option.description)),
      h("span", { class: many ? "tick box" : "tick", "aria-hidden": "true" }, icon("check")),
    ));
    this.list.replaceChildren(...rows);
    const range = least === most ? "select-just" : least === 0 ? "select-most" : "select-range";
    this.foot.replaceChildren(
      ...(many ? [h("span", { role: "status" }, this.#panel.say(range, { least, most, chosen: chosen.size })), h("button", { type: "button", class: "button primary small", disabled: chosen.size < least, on: { click: () => this.element.hidePopover() } }, this.#panel.say("select-done"))] : []),
    );
    this.foot.hidden = !many;
    this.#mark();
  }

  #activate(at, scroll = true) {
    if (!this.open || !this.open.options.length) return;
    this.open.at = Math.max(0, Math.min(at, this.open.options.length - 1));
    this.#mark();
    if (scroll) this.list.children[this.open.at]?.scrollIntoView({ block: "nearest" });
  }

  #mark() {
    for (const [at, row] of [...this.list.children].entries()) row.classList.toggle("active", at === this.open.at);
    this.list.setAttribute("aria-activedescendant", `${this.list.id}-${this.open.at}`);
  }

  #pick(at) {
    const { options, chosen, many, least, most } = this.open;
    const { value } = options[at];
    if (!many) {
      if (chosen.has(value) && least === 0) chosen.clear();
      else {
        chosen.clear();
        chosen.add(value);
      }
      this.open.send = true;
      this.element.hidePopover();
      return;
    }
    if (chosen.has(value)) chosen.delete(value);
    else if (chosen.size < most) chosen.add(value);
    this.open.at = at;
    this.#draw();
    this.list.focus({ preventScroll: true });
  }

  #key(event) {
    const { at, options } = this.open ?? {};
    if (at === undefined) return;
    const moves = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: options.length - 1, PageDown: at + 8, PageUp: at - 8 };
    if (event.key in moves) this.#activate(moves[event.key]);
    else if (event.key === "Enter" || event.key === " ") {
      if (options.length) this.#pick(at);
    } else if (event.key === "Tab") {
      if (this.open.many && !event.shiftKey) return;
      this.element.hidePopover();
    } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const letter = event.key.toLowerCase();
      const order = [...options.keys()].map((step) => (at + 1 + step) % options.length);
      const found = order.find((index) => options[index].label.toLowerCase().startsWith(letter));
      if (found !== undefined) this.#activate(found);
    } else return;
    event.preventDefault();
  }

  #closedNow() {
    const was = this.open;
    this.open = null;
    if (!was) return;
    this.#closed = { key: was.key, at: performance.now() };
    const changed = [...was.chosen].sort().join() !== was.before;
    const enough = was.chosen.size >= was.least;
    const sends = !was.cancelled && enough && (was.many ? changed : was.send);
    this.#send(was.message, was.component, sends ? [...was.chosen] : null);
  }
}
