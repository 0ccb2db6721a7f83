// A person's panel: tabs for channels and direct messages, the messages, and the composer.

import { Composer } from "./composer.js";
import { avatar, h, icon, morph, place, unique } from "./dom.js";
import { renderMessage } from "./messages.js";
import { SelectList } from "./select.js";
import { leaves, wording } from "./store.js";
import { LANGUAGES, failure, languageOf, say } from "./words.js";

const DIRECT = "direct";
const LEVEL = "hen"; // the opponent of a one-click game: neither the weakest computer nor the strongest
const AT_ONCE = 120;
const GROUP_WITHIN = 7 * 60 * 1000;
const PARTS = ":is(.body, .reference) :is(button, a, [role=button])";
const BOARD = "article:not([data-ephemeral]):has([data-path], .picture)";

export class Panel {
  #articles = new Map(); // message id → element
  #pending = new Map(); // message id → custom_id
  #failures = new Map(); // message id → sentence
  #alts = new Set();
  #choices = new Map();
  #unread = new Map(); // tab → number of pings (0: unread, unpinged)
  #armed = null;
  #begins = false; // a one-click game was requested and has no reply yet
  #limit = AT_ONCE;
  #stick = true;
  #sized = "";
  #fresh = 0;
  #paint = 0; // the requested animation frame that scrolls to the bottom
  #open = new WeakSet(); // articles with parts in the tab order
  #shut = new WeakSet(); // articles without parts in the tab order

  constructor(app, person) {
    this.app = app;
    this.store = app.store;
    this.person = person;
    this.tab = String(this.store.channels[0]?.id ?? DIRECT);
    this.composer = new Composer(this);
    this.select = new SelectList(this, (message, component, values) => this.#selected(message, component, values));
    this.#build();
    this.refresh();
  }

  /** A text of the page in this person's language. */
  say = (key, values) => say(this.person.locale, key, values);

  get direct() {
    return this.tab === DIRECT;
  }

  /** The id of the tab's channel, or null if the server has not sent it. */
  get channelId() {
    const id = this.direct ? this.store.dmOf(this.person.id)?.id : this.tab;
    return id === undefined ? null : String(id);
  }

  #build() {
    const id = unique("panel");
    this.menu = h("div", { class: "menu", popover: "auto", id: `${id}-menu` });
    this.menuButton = h("button", { type: "button", class: "ghost", "aria-haspopup": "dialog", popovertarget: this.menu.id }, icon("dots"));
    this.menu.addEventListener("toggle", (event) => {
      if (event.newState === "open") place(this.menu, this.menuButton, { align: "end" });
    });
    this.title = h("div", { class: "who" });
    this.members = h("button", { type: "button", class: "ghost", "aria-haspopup": "dialog", on: { click: () => this.app.apps.people(this, this.members) } }, icon("people"));
    this.tabs = h("div", { class: "tabs", role: "tablist", on: { keydown: (event) => this.#tabKey(event) } });
    this.addForm = this.#addChannelForm(id);
    this.list = h("div", { class: "messages" });
    this.log = h("div", { class: "log", role: "log", "aria-live": "polite", "aria-relevant": "additions text", tabindex: "0", id: `${id}-log` }, this.list);
    this.present = h("button", { type: "button", class: "present", hidden: true, on: { click: () => this.toBottom(true) } }, icon("down"), h("span", {}));
    this.view = h("div", { class: "view", role: "tabpanel", id: `${id}-view` }, this.log, this.present);
    this.restText = h("p", {});
    this.comeBack = h("button", { type: "button", class: "button primary", on: { click: () => this.#setAway(false) } });
    this.rest = h("div", { class: "rest", hidden: true }, icon("rest"), this.restText, this.comeBack);
    this.element = h(
      "section",
      { class: "panel" },
      h("header", { class: "panel-head" }, this.title, this.members, this.menuButton, this.menu),
      h("div", { class: "tab-row" }, this.tabs, this.addForm),
      this.view,
      this.composer.element,
      this.rest,
      this.select.element,
    );
    this.element.addEventListener("focusin", () => {
      this.app.activate(this);
      this.#rove();
    });
    this.element.addEventListener("pointerdown", () => this.app.activate(this));
    this.log.addEventListener("scroll", () => this.#scrolled(), { passive: true });
    this.log.addEventListener("keydown", (event) => this.#logKey(event));
    this.log.addEventListener("contextmenu", (event) => this.#contextMenu(event));
    const grown = new ResizeObserver(() => this.#resized());
    grown.observe(this.list);
    grown.observe(this.log);
  }

  #addChannelForm(id) {
    const name = h("input", { type: "text", id: `${id}-channel`, maxlength: "90", autocomplete: "off" });
    const label = h("label", { for: name.id });
    const add = h("button", { class: "button primary" });
    const form = h("form", { class: "menu-form" }, label, name, add);
    const pop = h("div", { class: "menu", popover: "auto", id: `${id}-add` }, form);
    const open = h("button", { type: "button", class: "ghost small", popovertarget: pop.id }, icon("plus"));
    pop.addEventListener("toggle", (event) => {
      if (event.newState !== "open") return;
      place(pop, open, { align: "end" });
      name.focus();
    });
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      const known = new Set(this.store.channels.map((channel) => String(channel.id)));
      const wanted = name.value.trim() || name.placeholder;
      const answer = await this.app.ask({ t: "add_channel", name: wanted });
      if (!answer.ok) return;
      name.value = "";
      pop.hidePopover();
      const added = this.store.channels.find((channel) => !known.has(String(channel.id)));
      if (added) this.show(String(added.id));
    });
    this.wordAddChannel = () => {
      name.placeholder = this.say("channel-new");
      label.textContent = this.say("channel-name");
      add.textContent = open.title = open.ariaLabel = this.say("channel-add");
    };
    return h("div", { class: "add-channel" }, open, pop);
  }

  /** Redraw everything after people, channels or the whole state changed. */
  refresh() {
    this.person = this.store.person(this.person.id) ?? this.person;
    const { name, color, locale } = this.person;
    this.element.dataset.person = name;
    this.element.dataset.personId = this.person.id;
    this.element.setAttribute("aria-label", name);
    this.element.lang = languageOf(locale);
    this.element.style.setProperty("--own", color ?? "#8a7a6c");
    if (!this.direct && !this.store.channel(this.tab)) this.tab = String(this.store.channels[0]?.id ?? DIRECT);
    this.title.replaceChildren(
      avatar(name, color),
      h("h2", {}, name),
      h("span", { class: "badge", title: this.say("language-is", { language: LANGUAGES[locale] ?? locale }) }, locale.split("-")[0]),
      this.person.dms_open === false ? h("span", { class: "badge warn" }, this.say("dms-closed")) : "",
      this.person.away ? h("span", { class: "badge warn" }, this.say("away-short")) : "",
    );
    this.#drawRest();
    this.menuButton.title = this.menuButton.ariaLabel = this.say("settings", { name });
    this.members.title = this.members.ariaLabel = this.say("members");
    this.wordAddChannel();
    this.#drawMenu();
    this.#drawTabs();
    this.sync();
    this.composer.refresh();
  }

  /** Disable the panel of a person who is away. */
  #drawRest() {
    const { away, name } = this.person;
    const held = this.rest.contains(document.activeElement);
    this.element.toggleAttribute("data-away", away);
    this.list.inert = away;
    this.composer.element.hidden = away;
    this.rest.hidden = !away;
    this.restText.textContent = this.say("away-is", { name });
    this.comeBack.textContent = this.say("away-back");
    if (held && !away) this.log.focus();
  }

  #setAway(away) {
    this.app.ask({ t: "set_away", person_id: this.person.id, away });
  }

  #drawMenu() {
    const { id, name, locale, dms_open: open, away } = this.person;
    const language = h(
      "select",
      { id: `${this.menu.id}-language`, on: { change: (event) => this.app.ask({ t: "set_locale", person_id: id, locale: event.target.value }) } },
      [...new Set([...Object.keys(LANGUAGES), locale])].map((code) => h("option", { value: code, selected: code === locale }, LANGUAGES[code] ?? code)),
    );
    const focused = this.menu.contains(document.activeElement) ? document.activeElement.dataset.part : null;
    this.menu.replaceChildren(
      h("div", { class: "menu-form" }, h("label", { for: language.id }, this.say("language")), language),
      h(
        "button",
        { type: "button", class: "menu-item", role: "switch", "aria-checked": String(open !== false), "data-part": "dms", on: { click: () => this.app.ask({ t: "set_dms", person_id: id, open: open === false }) } },
        h("span", {}, this.say("dms-open")),
        h("span", { class: "switch", "aria-hidden": "true" }),
      ),
      h(
        "button",
        { type: "button", class: "menu-item", role: "switch", "aria-checked": String(away), "data-part": "away", on: { click: () => this.#setAway(!away) } },
        h("span", {}, this.say("away-switch")),
        h("span", { class: "switch", "aria-hidden": "true" }),
      ),
      h("hr", { class: "separator" }),
      h("button", { type: "button", class: "menu-item", on: { click: () => this.app.hide(this.person) } }, h("span", {}, this.say("panel-hide"))),
      h("button", { type: "button", class: "menu-item danger", on: { click: () => this.app.drop(this.person) } }, h("span", {}, this.say("person-drop", { name }))),
    );
    if (focused) this.menu.querySelector(`[data-part="${focused}"]`)?.focus();
  }

  // ---- tabs

  #tabList() {
    const channels = this.store.channels.map((channel) => ({ key: String(channel.id), name: channel.name, icon: channel.type === 11 ? "thread" : "hash", label: `# ${channel.name}` }));
    return [...channels, { key: DIRECT, name: this.say("direct"), short: this.say("direct-short"), icon: "mail", label: this.say("direct") }];
  }

  #drawTabs() {
    const all = this.#tabList();
    const fresh = h("div", {}, all.map(({ key, name, short, icon: sign, label }) => {
      const chosen = key === this.tab;
      const pings = this.#unread.get(key);
      const title = pings === undefined ? label : this.say(pings ? "tab-news" : "tab-unread", { label, count: pings });
      return h(
        "button",
        {
          type: "button",
          role: "tab",
          class: "tab",
          "aria-selected": String(chosen),
          "aria-controls": this.view.id,
          "aria-label": title,
          tabindex: chosen ? "0" : "-1",
          "data-tab": key,
          "data-unread": pings === undefined ? undefined : String(pings),
          on: { click: () => this.show(key) },
        },
        icon(sign),
        h("span", { class: short ? "tab-name roomy" : "tab-name" }, name),
        short && h("span", { class: "tab-name snug" }, short),
        pings === undefined ? null : h("span", { class: pings ? "dot ping" : "dot", "aria-hidden": "true" }, pings || ""),
      );
    }));
    this.tabs.setAttribute("aria-label", this.say("channels", { name: this.person.name }));
    const focused = this.tabs.contains(document.activeElement);
    morph(this.tabs, withChildren(this.tabs, fresh));
    if (focused) this.tabs.querySelector('[aria-selected="true"]')?.focus();
    this.app.pinged(this);
  }

  #tabKey(event) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const keys = this.#tabList().map(({ key }) => key);
    this.show(keys[(keys.indexOf(this.tab) + step + keys.length) % keys.length]);
    this.tabs.querySelector('[aria-selected="true"]')?.focus();
  }

  show(tab) {
    this.#unread.delete(tab);
    if (tab !== this.tab) {
      this.tab = tab;
      this.#articles.clear();
      this.#limit = AT_ONCE;
      this.#stick = true;
      this.#fresh = 0;
      this.list.replaceChildren();
      this.sync();
      this.composer.refresh();
    }
    this.#drawTabs();
    this.toBottom();
    this.tabs.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  get pings() {
    let sum = 0;
    for (const count of this.#unread.values()) sum += count;
    return sum;
  }

  #tabOf(channelId) {
    const id = String(channelId);
    if (this.store.channel(id)) return id;
    return String(this.store.dmOf(this.person.id)?.id) === id ? DIRECT : null;
  }

  // ---- messages

  /** Show a new or changed message. */
  take(message, created) {
    const tab = this.#tabOf(message.channel_id);
    if (!tab) return;
    if (message.visible_to && String(message.visible_to) !== String(this.person.id)) return;
    for (const key of [...this.#choices.keys()]) if (key.startsWith(`${message.id}:`)) this.#choices.delete(key);
    const shown = tab === this.tab;
    if (shown) {
      this.select.cancel(message.id);
      if (created) {
        if (!this.#stick) this.#fresh++;
        this.sync(String(message.id));
      } else this.draw(message.id);
    }
    const mine = String(message.author?.id) === String(this.person.id);
    if (created && !mine && (!shown || !this.element.isConnected)) {
      const ping = tab === DIRECT || message.visible_to || (message.mentions ?? []).some((user) => String(user.id) === String(this.person.id));
      this.#unread.set(tab, (this.#unread.get(tab) ?? 0) + (ping ? 1 : 0));
      this.#drawTabs();
    }
  }

  gone(channelId, id) {
    if (String(channelId) !== this.channelId) return;
    this.select.cancel(id);
    const article = this.#articles.get(id);
    if (article?.contains(document.activeElement)) (article.nextElementSibling ?? article.previousElementSibling ?? this.log).focus();
    this.sync();
  }

  /** Restore the scroll position after the panel returns to the page, because removed elements lose it. */
  settle() {
    if (this.#stick) this.toBottom();
  }

  /** Mark the tab as read when the panel returns to the page. */
  seen() {
    if (this.#unread.delete(this.tab)) this.#drawTabs();
  }

  /** Update the list from the store. With `freshId`, redraw only that new message and the one after it. */
  sync(freshId = null) {
    const channelId = this.channelId;
    const label = this.direct ? this.say("direct-of", { name: this.person.name }) : `# ${this.store.channel(this.tab)?.name ?? ""}`;
    this.log.setAttribute("aria-label", label);
    this.view.setAttribute("aria-label", label);
    const all = channelId ? this.store.seen(channelId, this.person.id) : [];
    const shown = all.slice(-this.#limit);
    if (freshId && !this.#stick && all.length > shown.length) this.#limit++;
    const wanted = new Set(shown.map((message) => String(message.id)));
    for (const [id, article] of this.#articles) {
      if (wanted.has(id)) continue;
      article.remove();
      this.#articles.delete(id);
    }
    let intro = this.list.querySelector(":scope > .intro");
    const introNow = this.#intro(all.length, all.length > shown.length);
    if (intro) intro = morph(intro, introNow);
    else this.list.prepend((intro = introNow));
    let before = intro;
    shown.forEach((message, at) => {
      const known = freshId && String(message.id) !== freshId && String(shown[at - 1]?.id) !== freshId && this.#articles.get(String(message.id));
      const article = known || this.#article(message, shown[at - 1], String(message.id) === freshId);
      if (before.nextElementSibling !== article) before.after(article);
      before = article;
    });
    this.#rove();
    this.#follow();
    this.#presence();
  }

  draw(id) {
    if (!this.channelId) return;
    const all = this.store.seen(this.channelId, this.person.id);
    const at = all.findIndex((message) => String(message.id) === String(id));
    if (at < 0 || !this.#articles.has(String(id))) return;
    for (const one of [at, at + 1]) if (all[one]) this.#article(all[one], all[one - 1], false);
    this.#rove();
    this.#follow();
  }

  #article(message, previous, fresh) {
    const id = String(message.id);
    const made = renderMessage(message, this.#scope(message, previous, fresh));
    const old = this.#articles.get(id);
    if (!old) {
      this.#articles.set(id, made);
      return made;
    }
    const held = old.contains(document.activeElement) ? document.activeElement : null;
    const mark = held && { custom: held.dataset.customId, label: faceOf(held), path: held.dataset.path, itself: held === old };
    made.tabIndex = old.tabIndex;
    morph(old, made);
    this.#open.delete(old); // rendering has reset the tab order of its parts
    this.#shut.delete(old);
    if (mark && !mark.itself) refocus(old, mark);
    return old;
  }

  #scope(message, previous, fresh) {
    const id = String(message.id);
    return {
      person: this.person,
      store: this.store,
      say: this.say,
      fresh,
      grouped: grouped(message, previous),
      armed: this.#armed === id,
      failure: this.#failures.get(id),
      busy: this.#pending.has(id),
      pending: (customId) => this.#pending.get(id) === customId,
      altOpen: (key) => this.#alts.has(key),
      selection: (one, component) => this.#selection(one, component),
      press: (one, component) => this.#click(one, component),
      openSelect: (one, component, anchor) => {
        if (this.#pending.has(id)) return;
        this.select.show(one, component, anchor, this.#chosen(one, component));
        this.draw(id);
      },
      toggleAlt: (key) => {
        if (!this.#alts.delete(key)) this.#alts.add(key);
        this.draw(id);
      },
      enlarge: (source, alt) => this.app.enlarge(source, alt),
      dismiss: (one) => this.app.ask({ t: "dismiss", message_id: one.id }),
      remove: (one) => this.#remove(one),
      more: (one, anchor) => this.app.apps.ofMessage(this, one, anchor),
      markdown: this.texts,
    };
  }

  get texts() {
    return {
      locale: this.person.locale,
      say: this.say,
      personId: this.person.id,
      person: (id) => this.store.person(id)?.name ?? (String(id) === String(this.store.bot.id) ? this.store.bot.username : null) ?? this.app.formerly(id),
      channel: (id) => {
        const name = this.store.channel(id)?.name;
        if (name) return `# ${name}`;
        return this.#tabOf(id) === DIRECT ? this.say("direct") : null;
      },
      jump: (channel, message) => this.jump(channel, message),
      command: (name) => this.composer.prefill(`/${name} `),
    };
  }

  #intro(count, earlier) {
    if (earlier) {
      return h("div", { class: "intro" }, h("button", { type: "button", class: "button secondary", on: { click: () => this.#earlier() } }, this.say("intro-earlier")));
    }
    const channel = this.store.channel(this.tab);
    const name = this.direct ? this.store.bot.username : channel?.name ?? "";
    const open = this.direct ? [] : this.#starters();
    const [before, after] = this.say("hint", { count: open.length }).split("{command}");
    const more = this.direct ? (this.person.dms_open === false ? "intro-direct-closed" : "intro-direct-open") : "intro-channel-more";
    return h(
      "div",
      { class: `intro${count ? "" : " empty"}` },
      h("div", { class: "intro-sign", "aria-hidden": "true" }, this.direct ? avatar(name, null, "/page/icon.svg") : icon(channel?.type === 11 ? "thread" : "hash")),
      h("div", { class: "intro-title" }, this.direct ? this.say("intro-direct", { bot: name, name: this.person.name }) : this.say("intro-channel", { name })),
      h("p", {}, this.say(more, { bot: name, name: this.person.name })),
      !count && !this.direct && this.#against(),
      !count && open.length > 0 && h("div", { class: "hint" },
        h("p", {}, before, h("kbd", {}, `/${open[0]}`), after),
        h("div", { class: "row" }, open.map((words, at) => h("button", { type: "button", class: `button ${at ? "secondary" : "primary"}`, on: { click: () => this.composer.prefill(`/${words} `) } }, `/${words}`)))),
    );
  }

  /** Offer each game with one click, if the bot has computer players. */
  #against() {
    const opening = this.#opening();
    const choices = (name) => opening?.options.find((option) => option.name === name)?.choices ?? [];
    if (!choices("against").some(({ value }) => value === LEVEL)) return null;
    const game = (choice) => h(
      "button",
      { type: "button", class: "button primary", on: { click: () => this.#playAgainst(choice.value) } },
      wording(choice, "name", this.person.locale).split(" · ")[0], // drop the description that lists show after the name
    );
    return h("div", { class: "hint", role: "group", "aria-label": this.say("against") },
      h("p", {}, h("b", {}, this.say("against")), " ", this.say("against-more")),
      h("div", { class: "row" }, choices("game").map(game)));
  }

  /** Return the command that opens a table, if the bot has one. */
  #opening() {
    return leaves(this.store.commands, this.person.locale, false).find(({ path }) => path.join(" ") === "table open");
  }

  async #playAgainst(game) {
    if (this.#begins) return;
    this.#begins = true;
    await this.composer.run(this.#opening(), { game, against: LEVEL });
    this.#begins = false;
  }

  /** Return the commands to begin with, in the person's language. */
  #starters() {
    const all = leaves(this.store.commands, this.person.locale, false);
    const found = ["table open", "rules", "help"].map((words) => all.find(({ path }) => path.join(" ") === words));
    return found.filter(Boolean).map((leaf) => leaf.words.join(" "));
  }

  #earlier() {
    const height = this.log.scrollHeight;
    this.#limit += AT_ONCE;
    this.#stick = false;
    this.sync();
    this.log.scrollTop += this.log.scrollHeight - height;
  }

  // ---- actions on a message

  async #click(message, component, values) {
    const id = String(message.id);
    if (this.#pending.has(id)) return;
    this.#pending.set(id, component.custom_id);
    this.#failures.delete(id);
    this.draw(id);
    const answer = await this.app.socket.ask({ t: "click", person_id: this.person.id, channel_id: message.channel_id, message_id: message.id, custom_id: component.custom_id, ...(values ? { values } : {}) });
    this.#pending.delete(id);
    if (!answer.ok) this.#failures.set(id, failure(this.person.locale, answer));
    if (answer.form) this.app.form.show(this.person, answer.form);
    this.draw(id);
  }

  #chosen(message, component) {
    const kept = this.#choices.get(this.select.key(message, component));
    return kept ?? component.options.filter((option) => option.default).map((option) => option.value);
  }

  #selection(message, component) {
    const chosen = this.#chosen(message, component);
    const labels = component.options.filter((option) => chosen.includes(option.value)).map((option) => option.label);
    return { labels, open: this.select.isOpen(message, component) };
  }

  #selected(message, component, values) {
    if (values) {
      this.#choices.set(this.select.key(message, component), values);
      this.#click(message, component, values);
    } else this.draw(message.id);
    const article = this.#articles.get(String(message.id));
    if (document.activeElement === document.body || this.select.element.contains(document.activeElement)) {
      const face = article && [...article.querySelectorAll(".select")].find((one) => one.dataset.customId === component.custom_id);
      (face ?? article ?? this.log).focus({ preventScroll: true });
    }
  }

  #remove(message) {
    const id = String(message.id);
    if (this.#armed === id) {
      this.#armed = null;
      this.app.ask({ t: "delete_message", message_id: message.id });
      return;
    }
    this.#armed = id;
    this.draw(id);
    setTimeout(() => {
      if (this.#armed !== id) return;
      this.#armed = null;
      this.draw(id);
    }, 3000);
  }

  /** Open the menu of a person or a message: by right-click, by a long press, or by the keyboard on a message. Links and
   * selected text keep the browser's own. */
  #contextMenu(event) {
    const article = event.target.closest("article");
    if (!article || event.target.closest("a") || !getSelection().isCollapsed) return;
    event.preventDefault();
    const { clientX, clientY } = event;
    const anchor = clientX || clientY ? { getBoundingClientRect: () => new DOMRect(clientX, clientY, 0, 0) } : article;
    const named = event.target.closest("[data-user-id]")?.dataset.userId;
    const open = () => {
      if (this.store.person(named)) this.app.apps.ofPerson(this, named, anchor);
      else this.app.apps.ofMessage(this, this.store.message(this.channelId, article.dataset.messageId), anchor);
    };
    // The button that is still down would close the menu when it goes up: Chromium since 150.
    if (event.buttons) addEventListener("pointerup", () => setTimeout(open), { once: true });
    else open();
  }

  jump(channelId, messageId) {
    const tab = this.#tabOf(channelId);
    if (!tab) {
      this.app.toast(this.say("place-unknown"));
      return;
    }
    if (tab !== this.tab) this.show(tab);
    if (!messageId) return;
    while (!this.#articles.has(String(messageId)) && this.store.seen(this.channelId, this.person.id).length > this.#limit) this.#earlier();
    const article = this.#articles.get(String(messageId));
    if (!article) {
      this.app.toast(this.say("message-gone"));
      return;
    }
    this.#stick = false;
    article.scrollIntoView({ block: "center" });
    article.focus({ preventScroll: true });
    article.classList.remove("flash");
    void article.offsetWidth;
    article.classList.add("flash");
  }

  // ---- focus and scrolling

  /** Set the tab order: one message, and the buttons of the focused message and of all messages from the newest board on.
   * Arrow keys move between messages. */
  #rove() {
    const all = [...this.list.querySelectorAll(":scope > article")];
    const held = all.find((article) => article.contains(document.activeElement));
    const board = all.findLastIndex((article) => article.matches(BOARD));
    const newest = board < 0 ? all.length - 1 : board;
    all.forEach((article, at) => {
      const [now, before] = article === held || at >= newest ? [this.#open, this.#shut] : [this.#shut, this.#open];
      if (!now.has(article)) {
        before.delete(article);
        now.add(article);
        const stop = now === this.#open ? 0 : -1;
        for (const part of article.querySelectorAll(PARTS)) if (part.tabIndex !== stop) part.tabIndex = stop;
      }
      const stop = article === (held ?? all.at(-1)) ? 0 : -1;
      if (article.tabIndex !== stop) article.tabIndex = stop;
    });
  }

  #logKey(event) {
    const article = event.target.closest?.("article");
    if (event.target !== article && event.target !== this.log) return;
    const all = [...this.list.querySelectorAll(":scope > article")];
    if (!all.length) return;
    const at = all.indexOf(article);
    const to = { ArrowUp: at < 0 ? all.length - 1 : at - 1, ArrowDown: at < 0 ? -1 : at + 1, Home: 0, End: all.length - 1 }[event.key];
    if (event.key === "Delete" && article) this.#remove(this.store.message(this.channelId, article.dataset.messageId));
    else if (to === undefined || !all[to]) return;
    else {
      all[to].focus({ preventScroll: true });
      all[to].scrollIntoView({ block: "nearest" });
    }
    event.preventDefault();
  }

  #size() {
    return `${this.log.clientWidth} × ${this.log.clientHeight}`;
  }

  /** Stay at the bottom after the list or the log changed its size. */
  #resized() {
    this.#sized = this.#size();
    if (this.#stick) this.toBottom();
  }

  /** Stay at the bottom, from the next frame on. Measuring after every change would force a layout of all panels each time. */
  #follow() {
    if (!this.#stick || this.#paint) return;
    this.#paint = requestAnimationFrame(() => {
      this.#paint = 0;
      if (this.#stick) this.toBottom();
    });
  }

  #scrolled() {
    if (this.#paint) return; // the event is older than the list
    if (this.#size() !== this.#sized) return; // the browser scrolled because the log changed its size
    const { scrollHeight, scrollTop, clientHeight } = this.log;
    this.#stick = scrollHeight - scrollTop - clientHeight < 48;
    if (this.#stick) this.#fresh = 0;
    this.#presence();
  }

  #presence() {
    if (this.present.hidden !== this.#stick) this.present.hidden = this.#stick;
    const text = this.#fresh ? this.say("news", { count: this.#fresh }) : this.say("newest");
    if (this.present.lastChild.textContent !== text) this.present.lastChild.textContent = text;
    this.present.classList.toggle("news", this.#fresh > 0);
  }

  toBottom(smooth = false) {
    this.#stick = true;
    this.#fresh = 0;
    if (smooth && !matchMedia("(prefers-reduced-motion: reduce)").matches) this.log.scrollTo({ top: this.log.scrollHeight, behavior: "smooth" });
    else this.log.scrollTop = this.log.scrollHeight;
    this.#presence();
  }
}

function withChildren(element, holder) {
  const copy = element.cloneNode(false);
  copy.handlers = element.handlers;
  copy.append(...holder.childNodes);
  return copy;
}

function grouped(message, previous) {
  if (!previous || message.interaction_metadata?.name || message.interaction || message.message_reference?.message_id) return false;
  if (String(previous.author?.id) !== String(message.author?.id)) return false;
  if (Boolean(previous.visible_to) !== Boolean(message.visible_to)) return false;
  return Math.abs(new Date(message.timestamp) - new Date(previous.timestamp)) < GROUP_WITHIN;
}

function faceOf(element) {
  return element.getAttribute("aria-label") ?? element.textContent;
}

/** Move the focus to the successor of a redrawn control. */
function refocus(article, mark) {
  const all = [...article.querySelectorAll("[data-path]:not(:disabled)")];
  if (mark.path === undefined) {
    if (!article.contains(document.activeElement)) article.focus({ preventScroll: true });
    return;
  }
  const row = mark.path.split(".")[0];
  const heir =
    all.find((one) => mark.custom && one.dataset.customId === mark.custom) ??
    all.find((one) => faceOf(one) === mark.label) ??
    all.find((one) => one.dataset.path === mark.path) ??
    all.findLast((one) => one.dataset.path.split(".")[0] === row) ??
    all[0] ??
    article;
  if (document.activeElement !== heir) heir.focus({ preventScroll: true });
}
