// The menu that skips time for the bot and the page, to try out deadlines.

import { now } from "./clock.js";
import { h, icon, place } from "./dom.js";
import { format } from "./markdown.js";

const STEPS = [[3, "minute"], [10, "minute"], [1, "hour"], [1, "day"]];
const SECONDS = { minute: 60, hour: 3600, day: 86400 };

export class TimeMenu {
  constructor(app) {
    this.app = app;
    this.name = h("span", {});
    this.button = h("button", { type: "button", class: "ghost pass-time", "aria-haspopup": "dialog", popovertarget: "pass-time" }, icon("clock"), this.name);
    this.time = h("p", { class: "menu-note", role: "status" });
    this.steps = STEPS.map(([count, unit]) => h("button", { type: "button", class: "menu-item", on: { click: () => this.#pass(count * SECONDS[unit]) } }));
    this.pop = h("div", { class: "menu", popover: "auto", id: "pass-time", role: "dialog" }, this.time, this.steps);
    this.pop.addEventListener("toggle", (event) => {
      if (event.newState !== "open") return;
      this.draw();
      place(this.pop, this.button, { align: "end" });
    });
  }

  /** Skip time. The menu stays open, because some deadlines need several skips. */
  #pass(seconds) {
    this.app.ask({ t: "pass_time", seconds });
  }

  draw() {
    const { locale, say, store } = this.app;
    this.button.hidden = !store.time.passes;
    this.name.textContent = this.pop.ariaLabel = this.button.title = this.button.ariaLabel = say("time-pass");
    this.time.textContent = say("time-now", { time: format(new Date(now()), "n", locale) });
    this.steps.forEach((step, at) => {
      const [count, unit] = STEPS[at];
      step.textContent = new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(count);
    });
  }
}
