// The input of a panel: plain messages, or slash commands with options and completions.

import { h, icon, unique } from "./dom.js";
import { leaves, wording } from "./store.js";
import { failure, refusal } from "./words.js";

const TYPING_PAUSE = 120;
const fold = (text) => text.toLowerCase().replace(/\s+/g, " ");

export class Composer {
  #panel;
  #drafts = new Map(); // by channel: {command, text, fields}
  #place; // the channel of the current draft
  #command = null; // {leaf, fields: [{option, input, element, value, text, error}]}
  #items = [];
  #at = -1;
  #anchor = null;
  #asked = 0;
  #timer = 0;
  #last = null;

  constructor(panel) {
    this.#panel = panel;
    const id = unique("composer");
    this.list = h("ul", { role: "listbox", id: `${id}-list` });
    this.heading = h("div", { class: "popup-head" });
    this.popup = h("div", { class: "popup", hidden: true, on: { pointerdown: (event) => event.preventDefault() } }, this.heading, this.list);
    this.input = h("input", {
      type: "text",
      id,
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": "false",
      "aria-controls": this.list.id,
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: "false",
      enterkeyhint: "send",
      maxlength: "2000",
      on: { input: () => this.#typed(), keydown: (event) => this.#mainKey(event), focus: () => this.#mainFocus(), blur: () => this.#close() },
    });
    this.name = h("span", { class: "command-name" });
    this.fields = h("span", { class: "command-fields" });
    this.more = h("button", { type: "button", class: "command-more", hidden: true, on: { pointerdown: (event) => event.preventDefault(), click: () => this.#offerMore() } });
    this.cancel = h("button", { type: "button", class: "ghost small", hidden: true, on: { click: () => this.clear(true) } }, icon("close"));
    this.commands = h("button", { type: "button", class: "ghost small slash", on: { click: () => this.#browse() } }, "/");
    this.send = h("button", { class: "ghost small send" }, icon("send"));
    this.problem = h("div", { class: "composer-problem", role: "alert", id: `${id}-problem` });
    this.note = h("div", { class: "composer-note" });
    this.line = h("span", { class: "composer-line", on: { click: (event) => event.target === event.currentTarget && this.input.focus() } }, this.name, this.fields, this.input);
    this.element = h(
      "form",
      { class: "composer", on: { submit: (event) => { event.preventDefault(); this.#submit(); } } },
      this.popup,
      h("div", { class: "composer-box" }, this.commands, this.line, this.cancel, this.send),
      h("div", { class: "composer-foot" }, this.problem, this.note, this.more),
    );
  }

  /** Redraw after the channel or the commands changed. */
  refresh() {
    const { channelId, direct, store, person } = this.#panel;
    const off = channelId === null;
    this.#showDraftOf(direct ? "direct" : channelId);
    this.input.disabled = off;
    this.commands.disabled = off;
    this.send.disabled = off;
    const place = direct ? store.bot.username : `# ${store.channel(channelId)?.name ?? ""}`;
    const write = off ? "write-nowhere" : direct ? "write-to" : "write-in";
    this.placeholder = this.#say(write, { place, name: person.name });
    this.#words();
    this.#plain();
    if (this.#command) {
      const path = this.#command.leaf.path.join(" ");
      if (!this.#leaves().some((leaf) => leaf.path.join(" ") === path)) this.clear();
    }
  }

  /** Keep the draft in its channel, and show the one of another channel. */
  #showDraftOf(place) {
    if (place === this.#place) return;
    this.#drafts.set(this.#place, { command: this.#command, text: this.input.value, fields: [...this.fields.children] });
    const draft = this.#drafts.get(place);
    this.#place = place;
    this.clear();
    if (!draft) return;
    this.#command = draft.command;
    this.input.value = draft.text;
    this.fields.replaceChildren(...draft.fields);
    this.#drawCommand();
  }

  #say(key, values) {
    return this.#panel.say(key, values);
  }

  /** Set the labels of elements that are built only once. */
  #words() {
    this.list.ariaLabel = this.#say("suggestions");
    this.input.ariaLabel = this.#say("message");
    this.cancel.ariaLabel = this.#say("command-clear");
    this.commands.ariaLabel = this.commands.title = this.#say("commands");
    this.send.ariaLabel = this.send.title = this.#say("send");
  }

  #leaves() {
    const { store, person, direct } = this.#panel;
    return leaves(store.commands, person.locale, direct);
  }

  focus() {
    this.input.focus();
  }

  /** Enter a command as if it were typed. */
  prefill(text) {
    this.clear();
    this.input.focus();
    this.input.value = text;
    this.#typed();
  }

  clear(focus = false) {
    this.#command = null;
    this.input.value = "";
    this.#close();
    this.#drawCommand();
    this.#complain("");
    if (focus) this.input.focus();
  }

  #complain(problem) {
    if (this.problem.textContent !== problem) this.problem.textContent = problem;
  }

  #plain() {
    this.input.placeholder = this.#command ? "" : this.placeholder ?? "";
  }

  // ---- typing words or a command's name

  #browse() {
    if (!this.popup.hidden && this.#anchor === this.input) {
      this.#close();
      return;
    }
    this.clear();
    this.input.focus();
    this.input.value = "/";
    this.#typed();
  }

  #typed() {
    this.#complain("");
    if (this.#command) {
      if (!this.#named(this.input)) this.#offerMore(this.input.value.trim());
      return;
    }
    const text = this.input.value;
    if (!text.startsWith("/")) {
      this.#close();
      return;
    }
    const all = this.#leaves();
    const folded = fold(text.slice(1));
    const whole = all
      .flatMap((leaf) => [leaf.path, leaf.words].map((words) => ({ leaf, start: `${fold(words.join(" "))} ` })))
      .filter(({ start }) => folded.startsWith(start))
      .sort((a, b) => b.start.length - a.start.length)[0];
    if (whole) {
      const rest = text.slice(1).replace(/\s+/g, " ").slice(whole.start.length);
      this.#choose(whole.leaf, rest.trim());
      return;
    }
    const found = rank(all, folded.trim());
    this.#open(this.input, found.map((leaf) => ({
      label: `/${leaf.words.join(" ")}`,
      tail: leaf.options.map((option) => ({ text: wording(option, "name", this.#panel.person.locale), required: option.required })),
      detail: leaf.description,
      choose: () => this.#choose(leaf, ""),
    })), { title: this.#say(found.length ? "commands" : "commands-none"), first: true });
  }

  #choose(leaf, rest) {
    this.#close();
    this.#command = { leaf, fields: [] };
    this.input.value = "";
    this.#complain("");
    for (const option of leaf.options) if (option.required) this.#addField(option, false);
    this.#drawCommand();
    if (rest) this.#fill(rest);
    this.#advance();
  }

  /** Fill in options from text: "face:4 mode:fast", or bare words for the first option. */
  #fill(rest) {
    const { bare, parts } = this.#parts(rest);
    const first = this.#command.leaf.options[0];
    if (bare && first) this.#put(first, bare);
    for (const { option, value } of parts) this.#put(option, value);
  }

  /** Split text into the words before the first option's name, and the value after each name. */
  #parts(text) {
    const locale = this.#panel.person.locale;
    const optionOf = (word) => this.#command.leaf.options.find((option) => [option.name, wording(option, "name", locale)].some((name) => fold(name) === fold(word)));
    const found = [...text.matchAll(/(?:^|\s)([^\s:]+):/g)].map((match) => ({ match, option: optionOf(match[1]) })).filter(({ option }) => option);
    const parts = found.map(({ match, option }, at) => ({ option, value: text.slice(match.index + match[0].length, found[at + 1]?.match.index ?? text.length).trim() }));
    return { bare: text.slice(0, found[0]?.match.index ?? text.length).trim(), parts };
  }

  /** Move values to their options if an input contains "name:". Returns whether it does. */
  #named(input) {
    const { bare, parts } = this.#parts(input.value);
    if (!parts.length) return false;
    const own = this.#command.fields.find((field) => field.input === input);
    if (own) this.#put(own.option, bare);
    else input.value = bare;
    for (const { option, value } of parts) this.#put(option, value);
    const last = this.#command.fields.find((field) => field.option === parts.at(-1).option);
    if (document.activeElement === last.input) this.#suggest(last, TYPING_PAUSE);
    else last.input.focus();
    return true;
  }

  #put(option, text) {
    const field = this.#command.fields.find((one) => one.option === option) ?? this.#addField(option, false);
    field.input.value = text;
    field.value = undefined;
    const { locale } = this.#panel.person;
    const starts = (candidates(option, this.#panel) ?? []).filter((choice) => [wording(choice, "name", locale), String(choice.value)].some((name) => fold(name).startsWith(fold(text))));
    const exact = starts.find((choice) => [wording(choice, "name", locale), String(choice.value)].some((name) => fold(name) === fold(text)));
    const meant = exact ?? (starts.length === 1 ? starts[0] : null);
    if (text && meant) {
      field.value = meant.value;
      field.input.value = wording(meant, "name", locale);
    }
    this.#grow(field);
  }

  // ---- a command's options

  #addField(option, focus) {
    const { person } = this.#panel;
    const name = wording(option, "name", person.locale);
    const id = unique("option");
    const field = { option, name, value: undefined };
    field.input = h("input", {
      type: "text",
      id,
      role: "combobox",
      "aria-label": option.required ? this.#say("option-required", { name }) : name,
      "aria-description": wording(option, "description", person.locale),
      "aria-autocomplete": "list",
      "aria-expanded": "false",
      "aria-controls": this.list.id,
      "aria-required": option.required ? "true" : undefined,
      "data-option": option.name,
      inputmode: option.type === 4 || option.type === 10 ? "decimal" : undefined,
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: "false",
      on: {
        input: () => this.#fieldTyped(field),
        focus: () => this.#suggest(field, 0),
        blur: () => this.#close(),
        keydown: (event) => this.#fieldKey(event, field),
      },
    });
    field.element = h(
      "label",
      { class: option.required ? "field required" : "field", for: id },
      h("span", { class: "field-name" }, name),
      field.input,
      !option.required && h("button", { type: "button", class: "field-drop", tabindex: "-1", "aria-label": this.#say("option-drop", { name }), on: { click: () => this.#dropField(field) } }, icon("close")),
    );
    this.#command.fields.push(field);
    this.fields.append(field.element);
    this.#grow(field);
    this.#drawCommand();
    if (focus) field.input.focus();
    return field;
  }

  #dropField(field) {
    this.#command.fields = this.#command.fields.filter((one) => one !== field);
    field.element.remove();
    this.#drawCommand();
    this.input.focus();
  }

  #grow(field) {
    field.input.style.width = `${Math.max(4, [...field.input.value].length + 1.5)}ch`;
  }

  #drawCommand() {
    const command = this.#command;
    this.element.classList.toggle("commanding", Boolean(command));
    this.name.hidden = !command;
    this.fields.hidden = !command;
    this.cancel.hidden = !command;
    this.commands.hidden = Boolean(command);
    this.note.textContent = command ? command.leaf.description : "";
    if (command) this.name.textContent = `/${command.leaf.words.join(" ")}`;
    else this.fields.replaceChildren();
    const count = this.#unused().length;
    this.more.hidden = !count;
    this.more.textContent = count ? this.#say("options-more", { count }) : "";
    this.#plain();
  }

  #unused() {
    return this.#command ? this.#command.leaf.options.filter((option) => !this.#command.fields.some((field) => field.option === option)) : [];
  }

  #advance() {
    const open = (field) => field.value === undefined && (!field.input.value.trim() || (!field.option.autocomplete && candidates(field.option, this.#panel)));
    const next = this.#command.fields.find(open);
    (next?.input ?? this.input).focus();
    this.line.scrollLeft = this.line.scrollWidth;
  }

  #offerMore(text = "") {
    const unused = this.#unused();
    const { locale } = this.#panel.person;
    const found = unused.filter((option) => [option.name, wording(option, "name", locale)].some((name) => fold(name).startsWith(fold(text))));
    if (document.activeElement !== this.input) this.input.focus();
    if (!found.length) {
      this.#close();
      return;
    }
    this.#open(this.input, found.map((option) => ({
      label: wording(option, "name", locale),
      detail: wording(option, "description", locale),
      choose: () => {
        this.input.value = "";
        this.#close();
        this.#addField(option, true);
      },
    })), { title: this.#say("options"), first: Boolean(text) });
  }

  #mainFocus() {
    if (this.#command) {
      if (this.input.value) this.#offerMore(this.input.value.trim());
    } else if (this.input.value.startsWith("/")) this.#typed();
  }

  #fieldTyped(field) {
    if (this.#named(field.input)) return;
    field.value = undefined;
    field.element.classList.remove("wrong");
    this.#complain("");
    this.#grow(field);
    this.#suggest(field, TYPING_PAUSE);
  }

  /** List values for an option: its choices, people, channels, yes and no, or the bot's completions. */
  #suggest(field, pause) {
    const { option } = field;
    const { locale } = this.#panel.person;
    clearTimeout(this.#timer);
    const asked = ++this.#asked;
    if (option.autocomplete) {
      const ask = async () => {
        const { channelId, person, app } = this.#panel;
        const answer = await app.socket.ask({ t: "complete", person_id: person.id, channel_id: channelId, path: this.#command.leaf.path, options: this.#values(true), focused: option.name });
        if (asked !== this.#asked || document.activeElement !== field.input || !this.#command?.fields.includes(field)) return;
        this.#offer(field, answer.ok ? (answer.choices ?? []) : [], answer.ok ? "" : this.#say("refused-options"));
      };
      if (this.#anchor !== field.input) this.#offer(field, [], this.#say("options-asking"));
      else this.#mark(this.#items.indexOf(this.#typedOut(field))); // the other items belong to older text
      this.#timer = setTimeout(() => this.#command && ask(), pause);
      return;
    }
    const all = candidates(option, this.#panel);
    if (!all) {
      this.#offer(field, []);
      return;
    }
    const text = fold(field.value === undefined ? field.input.value.trim() : "");
    const fits = all.filter((choice) => fold(wording(choice, "name", locale)).includes(text) || fold(String(choice.value)).startsWith(text));
    this.#offer(field, fits, fits.length ? "" : this.#say("options-none"));
  }

  #offer(field, choices, note = "") {
    const { locale } = this.#panel.person;
    const about = wording(field.option, "description", locale);
    const items = choices.map((choice) => {
      const label = wording(choice, "name", locale);
      return { label, value: choice.value, choose: () => this.#take(field, label, choice.value) };
    });
    this.#open(field.input, items, { title: field.name, about, note, first: true });
    const typed = items.indexOf(this.#typedOut(field));
    if (typed >= 0) this.#mark(typed);
  }

  /** Return the list item with exactly the text of a field, if any. */
  #typedOut(field) {
    const text = fold(field.input.value.trim());
    const found = this.#anchor === field.input && text ? this.#items : [];
    return found.find((item) => fold(item.label) === text) ?? found.find((item) => fold(String(item.value)) === text);
  }

  #fix(field, label, value) {
    field.input.value = label;
    field.value = value;
    field.element.classList.remove("wrong");
    this.#grow(field);
  }

  #take(field, label, value) {
    this.#fix(field, label, value);
    clearTimeout(this.#timer);
    this.#asked++;
    this.#close();
    this.#advance();
  }

  /** Return the options for the server, or null if one is wrong. A `loose` call skips errors, for completions. */
  #values(loose) {
    const { locale } = this.#panel.person;
    const values = {};
    let wrong = null;
    for (const field of this.#command.fields) {
      const { option } = field;
      const text = field.input.value.trim();
      let value = field.value;
      let problem = "";
      if (value === undefined && text) {
        const all = candidates(option, this.#panel);
        const match = all?.find((choice) => [wording(choice, "name", locale), String(choice.value)].some((name) => fold(name) === fold(text)));
        if (match) value = match.value;
        else if (all && !option.autocomplete) problem = this.#say("wrong-choice", field);
        else if (option.type === 4 && !/^-?\d+$/.test(text)) problem = this.#say("wrong-integer", field);
        else if (option.type === 10 && !Number.isFinite(Number(text))) problem = this.#say("wrong-number", field);
        else value = option.type === 4 || option.type === 10 ? Number(text) : text;
      }
      if (!problem && typeof value === "number") {
        if (option.min_value !== undefined && value < option.min_value) problem = this.#say("wrong-least", { name: field.name, least: option.min_value });
        if (option.max_value !== undefined && value > option.max_value) problem = this.#say("wrong-most", { name: field.name, most: option.max_value });
      }
      if (!problem && !text && option.required) problem = this.#say("wrong-missing", field);
      if (loose) {
        if (text || option.autocomplete) values[option.name] = value ?? text;
        continue;
      }
      field.element.classList.toggle("wrong", Boolean(problem));
      if (problem) wrong ??= { field, problem };
      else if (text) values[option.name] = value;
    }
    if (wrong) {
      wrong.field.input.focus();
      this.#complain(wrong.problem);
      return null;
    }
    return values;
  }

  // ---- keys

  /** Handle a key for the open list. Returns whether it was used. */
  #listKey(event) {
    if (this.popup.hidden || !this.#items.length) return false;
    const count = this.#items.length;
    if (event.key === "ArrowDown") this.#mark((this.#at + 1) % count);
    else if (event.key === "ArrowUp") this.#mark((this.#at <= 0 ? count : this.#at) - 1);
    else if ((event.key === "Enter" || (event.key === "Tab" && !event.shiftKey)) && this.#at >= 0) this.#items[this.#at].choose();
    else return false;
    event.preventDefault();
    return true;
  }

  #mainKey(event) {
    if (event.isComposing) return;
    if (event.key === "Enter" && this.#at <= 0 && this.#wholeCommand()) {
      event.preventDefault();
      this.#submit();
      return;
    }
    if (this.#listKey(event)) return;
    const empty = !this.input.value;
    if (event.key === "Escape") {
      if (!this.popup.hidden) this.#close();
      else if (this.#command || !empty) this.clear();
      event.preventDefault();
    } else if (event.key === "Backspace" && empty && this.#command) {
      event.preventDefault();
      const last = this.#command.fields.at(-1);
      if (last) last.input.focus();
      else this.#back();
    } else if (event.key === "ArrowUp" && empty && !this.#command && this.#last) {
      event.preventDefault();
      this.#recall();
    } else if (event.key === "ArrowDown" && this.#command && empty) {
      event.preventDefault();
      this.#offerMore();
    } else if (event.key === "Enter") {
      event.preventDefault();
      this.#submit();
    }
  }

  /** Return whether the text is a complete command without required options. */
  #wholeCommand() {
    const text = fold(this.input.value).trim();
    return !this.#command && this.#leaves().some((leaf) => !leaf.options.some((option) => option.required) && [leaf.path, leaf.words].some((words) => `/${fold(words.join(" "))}` === text));
  }

  #fieldKey(event, field) {
    if (event.isComposing) return;
    const typed = event.key === "Enter" && field.value === undefined && this.#typedOut(field);
    const due = this.#command.fields.some((one) => one !== field && one.option.required && !one.input.value.trim());
    if (typed && typed === this.#items[this.#at] && !due) this.#fix(field, typed.label, typed.value);
    const text = field.input.value;
    const blank = !text.trim();
    if (event.key === "Tab" && (event.shiftKey || field.value !== undefined)) return;
    if (event.key === "Tab" && blank && !field.option.required) return;
    if (event.key === "Enter" && field.value !== undefined) {
      event.preventDefault();
      this.#submit();
      return;
    }
    if (this.#listKey(event)) return;
    if (event.key === "Escape") {
      event.preventDefault();
      if (!this.popup.hidden) this.#close();
      else this.clear(true);
    } else if (event.key === "Backspace" && !text) {
      event.preventDefault();
      const { fields } = this.#command;
      const before = fields[fields.indexOf(field) - 1];
      if (!field.option.required) {
        this.#dropField(field);
        before?.input.focus();
      } else if (before) before.input.focus();
      else this.#back();
    } else if (event.key === "Enter") {
      event.preventDefault();
      this.#submit();
    }
  }

  /** Turn a chosen command back into text. */
  #back() {
    const text = `/${this.#command.leaf.words.join(" ")}`;
    this.clear(true);
    this.input.value = text;
    this.#typed();
  }

  #recall() {
    if (this.#last.content !== undefined) {
      this.input.value = this.#last.content;
      return;
    }
    this.#choose(this.#last.leaf, "");
    for (const { option, text, value } of this.#last.fields) {
      this.#put(option, text);
      this.#command.fields.find((field) => field.option === option).value = value;
    }
    this.#drawCommand();
    this.input.focus();
  }

  // ---- sending

  async #submit() {
    const { app, person, channelId } = this.#panel;
    if (channelId === null) return;
    const command = this.#command;
    if (!command) {
      const content = this.input.value.trim();
      if (!content) return;
      if (content.startsWith("/")) {
        this.input.value = `${content} `; // the space after a complete command chooses it
        this.#typed();
        if (this.#command) {
          await this.#submit();
          return;
        }
        this.input.value = content;
        this.#complain(this.#say("commands-choose"));
        return;
      }
      this.#last = { content };
      this.clear();
      this.#panel.toBottom();
      const answer = await app.socket.ask({ t: "say", person_id: person.id, channel_id: channelId, content });
      if (!answer.ok) this.#complain(refusal(person.locale, answer));
      return;
    }
    if (this.input.value.trim()) {
      this.#complain(this.#say("wrong-option", { name: this.input.value.trim() }));
      return;
    }
    const options = this.#values(false);
    if (!options) return;
    this.#last = { leaf: command.leaf, fields: command.fields.map(({ option, input, value }) => ({ option, text: input.value, value })) };
    this.clear(true);
    await this.run(command.leaf, options);
  }

  /** Send a command with its options. */
  async run(leaf, options) {
    const { app, person, channelId } = this.#panel;
    this.#complain("");
    this.#panel.toBottom();
    this.element.classList.add("sending");
    this.note.textContent = this.#say("sending", { command: `/${leaf.words.join(" ")}` });
    const answer = await app.socket.ask({ t: "command", person_id: person.id, channel_id: channelId, path: leaf.path, options });
    this.element.classList.remove("sending");
    if (!this.#command) this.note.textContent = "";
    if (!answer.ok) this.#complain(failure(person.locale, answer));
    if (answer.form) app.form.show(person, answer.form);
  }

  // ---- the list

  #open(anchor, items, { title = "", about = "", note = "", first = false }) {
    if (this.#anchor && this.#anchor !== anchor) this.#close();
    this.#anchor = anchor;
    this.#items = items;
    this.heading.replaceChildren(h("b", {}, title), about && about !== title ? h("span", {}, about) : "", note ? h("i", { role: "status" }, note) : "");
    this.list.replaceChildren(...items.map((item, at) => h(
      "li",
      { role: "option", id: `${this.list.id}-${at}`, "aria-selected": "false", on: { click: () => item.choose(), pointermove: () => this.#mark(at, false) } },
      h("span", { class: "option-label" }, item.label, item.tail?.map(({ text, required }) => h("span", { class: required ? "tail required" : "tail" }, text))),
      item.detail && h("span", { class: "option-detail" }, item.detail),
    )));
    this.list.hidden = !items.length;
    this.popup.hidden = false;
    anchor.setAttribute("aria-expanded", String(items.length > 0));
    this.#mark(first && items.length ? 0 : -1);
  }

  #mark(at, scroll = true) {
    this.#at = at;
    for (const [index, row] of [...this.list.children].entries()) {
      row.classList.toggle("active", index === at);
      row.setAttribute("aria-selected", String(index === at));
    }
    if (at < 0) this.#anchor?.removeAttribute("aria-activedescendant");
    else {
      this.#anchor?.setAttribute("aria-activedescendant", `${this.list.id}-${at}`);
      if (scroll) this.list.children[at].scrollIntoView({ block: "nearest" });
    }
  }

  #close() {
    clearTimeout(this.#timer);
    this.#asked++;
    this.#anchor?.setAttribute("aria-expanded", "false");
    this.#anchor?.removeAttribute("aria-activedescendant");
    this.#anchor = null;
    this.#items = [];
    this.#at = -1;
    this.popup.hidden = true;
  }
}

/** Return all values of an option, or null for free text. */
function candidates(option, { store, say }) {
  if (option.choices?.length) return option.choices;
  if (option.type === 5) return [{ name: say("option-true"), value: true }, { name: say("option-false"), value: false }];
  if (option.type === 6) return [...store.people.map(({ name, id }) => ({ name, value: String(id) })), { name: store.bot.username, value: String(store.bot.id) }];
  if (option.type === 7) return store.channels.map(({ name, id }) => ({ name: `# ${name}`, value: String(id) }));
  return null;
}

/** Return the commands that match text: first by their start, then by the start of a word, then by any part. */
function rank(all, text) {
  if (!text) return all;
  const score = (leaf) => {
    let best = 9;
    for (const words of [leaf.words, leaf.path]) {
      const name = fold(words.join(" "));
      if (name.startsWith(text)) best = Math.min(best, 0);
      else if (words.some((word) => fold(word).startsWith(text))) best = Math.min(best, 1);
      else if (name.includes(text)) best = Math.min(best, 2);
    }
    return best;
  };
  return all.map((leaf) => ({ leaf, rank: score(leaf) })).filter((one) => one.rank < 9).sort((a, b) => a.rank - b.rank).map((one) => one.leaf);
}
