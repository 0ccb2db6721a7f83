// Rendering of a message as in Discord: author, text, pictures, buttons and menus. Pure: message + scope → element.

import { now } from "./clock.js";
import { append, avatar, h, icon } from "./dom.js";
import { format, markdown, picturedEmoji } from "./markdown.js";

const LOADING = 1 << 7;
export const EPHEMERAL = 1 << 6;

/**
 * Render a message as an element. `scope` has the viewing person, the store, say (the page's texts), markdown (scope of the text),
 * the state of the message (grouped, fresh, armed, busy, failure, pending(custom_id), selection(component), altOpen(key)),
 * and the actions press, openSelect, toggleAlt, enlarge, dismiss, more, remove.
 */
export function renderMessage(message, scope) {
  const flags = Number(message.flags ?? 0);
  const ephemeral = Boolean(message.visible_to) || Boolean(flags & EPHEMERAL);
  const thinking = Boolean(message.thinking) || Boolean(flags & LOADING);
  const author = describe(message.author, scope);
  const pinged = !ephemeral && (message.mentions ?? []).some((user) => String(user.id) === String(scope.person.id));
  const when = new Date(message.timestamp ?? now());
  const time = format(when, "t", scope.person.locale);
  const edited = message.edited_timestamp && !thinking;
  const classes = ["message", scope.grouped && "grouped", pinged && "pinged", ephemeral && "ephemeral", scope.fresh && "fresh"];

  return h(
    "article",
    {
      class: classes.filter(Boolean).join(" "),
      "data-message-id": message.id,
      "data-author": author.name,
      "data-ephemeral": ephemeral ? "true" : undefined,
      "aria-label": scope.say(ephemeral ? "message-of-hidden" : "message-of", { name: author.name, time }),
      tabindex: "-1",
    },
    h("div", { class: "tools" }, h(
      "button",
      { type: "button", tabindex: "-1", class: "tool", "aria-label": scope.say("apps-message"), "aria-haspopup": "dialog", title: scope.say("apps-message"), on: { click: (event) => scope.more(message, event.currentTarget) } },
      icon("dots"),
    ), h(
      "button",
      { type: "button", tabindex: "-1", class: scope.armed ? "tool delete armed" : "tool delete", "aria-label": scope.say(scope.armed ? "delete-really" : "delete"), title: scope.say(scope.armed ? "delete-again" : "delete"), on: { click: () => scope.remove(message) } },
      icon("trash"), scope.armed && h("span", {}, scope.say("delete-short")),
    )),
    header(message, scope),
    h("div", { class: "gutter", "aria-hidden": "true" }, scope.grouped ? h("span", { class: "gutter-time" }, format(when, "H", scope.person.locale)) : avatar(author.name, author.color, author.picture)),
    h(
      "div",
      { class: "body" },
      !scope.grouped && h(
        "div",
        { class: "byline" },
        h("span", { class: "author", "data-user-id": message.author?.id, style: author.color ? { "--seat": author.color } : {} }, author.name),
        author.bot && h("span", { class: "app-badge" }, "APP"),
        h("time", { class: "when", datetime: when.toISOString(), title: format(when, "F", scope.person.locale) }, stamp(when, scope.person.locale)),
      ),
      thinking
        ? h("div", { class: "thinking" }, dots(), h("span", {}, scope.say("thinking", { name: author.name })))
        : append(document.createDocumentFragment(), [
            message.content ? h("div", { class: "content" }, markdown(message.content, scope.markdown), edited && editedMark(message, scope)) : null,
            pictures(message, scope),
            (message.components ?? []).map((row, at) => controls(row, message, scope, at)),
            edited && !message.content ? editedMark(message, scope) : null,
          ]),
      scope.failure && h("div", { class: "failure", role: "alert" }, h("span", { "aria-hidden": "true" }, "!"), scope.failure),
      ephemeral && h(
        "div",
        { class: "only-you" },
        icon("eye"),
        h("span", {}, scope.say("only-you")),
        h("span", { "aria-hidden": "true" }, "·"),
        h("button", { type: "button", class: "link", on: { click: () => scope.dismiss(message) } }, scope.say("dismiss")),
      ),
    ),
  );
}

function dots() {
  return h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i"));
}

function editedMark(message, scope) {
  return h("time", { class: "edited", datetime: message.edited_timestamp, title: format(new Date(message.edited_timestamp), "F", scope.person.locale) }, scope.say("edited"));
}

function stamp(when, locale) {
  const today = new Date(now()).toDateString() === when.toDateString();
  return format(when, today ? "t" : "s", locale);
}

/** Return an author's name, colour and picture. People on the server override the data in the message. */
export function describe(author, scope) {
  const person = scope.store.person(author?.id);
  const bot = Boolean(author?.bot) || String(author?.id) === String(scope.store.bot.id);
  const name = person?.name ?? author?.global_name ?? author?.username ?? scope.say("somebody");
  return { name, bot, color: person?.color, picture: bot ? "/page/icon.svg" : null };
}

function header(message, scope) {
  const used = message.interaction_metadata ?? message.interaction;
  const name = used?.name ?? used?.command_name ?? message.interaction?.name;
  if (used && name && (used.type ?? 2) === 2) {
    const person = describe(used.user, scope);
    return h(
      "div",
      { class: "reference" },
      avatar(person.name, person.color, person.picture),
      h("b", { "data-user-id": used.user?.id, style: person.color ? { "--seat": person.color } : {} }, person.name),
      h("span", {}, scope.say("used")),
      used.target_user || used.target_message_id
        ? h("span", { class: "mention" }, name)
        : h("button", { type: "button", class: "mention", on: { click: () => scope.markdown.command(name) } }, `/${name}`),
    );
  }
  const to = message.message_reference;
  if (!to?.message_id || message.type === 21) return null;
  const original = message.referenced_message ?? scope.store.message(to.channel_id ?? message.channel_id, to.message_id);
  const person = original && describe(original.author, scope);
  return h(
    "div",
    { class: "reference" },
    person && avatar(person.name, person.color, person.picture),
    person && h("b", { style: person.color ? { "--seat": person.color } : {} }, person.name),
    h(
      "button",
      { type: "button", class: "jump", on: { click: () => scope.markdown.jump(to.channel_id ?? message.channel_id, to.message_id) } },
      original?.content?.split("\n")[0].slice(0, 80) || scope.say(original ? "reply-to" : "reply-to-gone"),
    ),
  );
}

// ---- pictures

function pictures(message, scope) {
  const all = message.attachments ?? [];
  const images = all.filter(isImage);
  const others = all.filter((file) => !isImage(file));
  return [
    images.length > 0 && h("div", { class: "pictures", "data-count": images.length }, images.map((file, at) => picture(file, `${message.id}/${at}`, scope))),
    others.map((file) => h("a", { class: "file", href: local(file.url), download: file.filename }, file.filename, h("span", {}, bytes(file.size)))),
  ];
}

function isImage(file) {
  return (file.content_type ?? "").startsWith("image/") || /\.(png|jpe?g|gif|webp|avif|svg)$/i.test(file.filename ?? "");
}

function bytes(size) {
  return size ? `${Math.max(1, Math.round(size / 1024))} KiB` : "";
}

/** Return the path of an attachment's URL, because the page may use another name of the same server (localhost). */
function local(url) {
  try {
    const address = new URL(url, location.href);
    return ["127.0.0.1", "localhost", "[::1]"].includes(address.hostname) ? address.pathname + address.search : address.href;
  } catch {
    return "";
  }
}

function picture(file, key, scope) {
  const alt = file.description ?? "";
  const open = Boolean(alt) && scope.altOpen(key);
  const source = local(file.url);
  const size = file.width && file.height ? { "--w": `${file.width}px`, "--ratio": `${file.width} / ${file.height}` } : {};
  return h(
    "figure",
    { class: file.width ? "picture" : "picture unsized", style: size },
    h("div", { class: "frame" },
      h("img", { src: source, alt, width: file.width, height: file.height, decoding: "async", draggable: "false" }),
      h("button", { type: "button", class: "enlarge", "aria-label": scope.say("enlarge"), on: { click: () => scope.enlarge(source, alt) } })),
    alt && h("button", { type: "button", class: "alt-badge", "aria-label": scope.say("alt"), "aria-expanded": String(open), title: scope.say("alt-show"), on: { click: () => scope.toggleAlt(key) } }, "ALT"),
    open && h("figcaption", {}, alt),
  );
}

// ---- buttons and menus

function controls(row, message, scope, at) {
  return h("div", { class: "row" }, row.components.map((component, number) => {
    const path = `${at}.${number}`;
    return component.type === 2 ? button(component, message, scope, path) : select(component, message, scope, path);
  }));
}

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger" };

/** Render an emoji next to a label with the same meaning. */
export function emoji(value) {
  if (!value) return null;
  return value.id ? picturedEmoji(value.id, "") : h("span", { class: "emoji", "aria-hidden": "true" }, value.name);
}

function button(component, message, scope, path) {
  const pending = scope.pending(component.custom_id);
  const off = Boolean(component.disabled);
  return h(
    "button",
    {
      type: "button",
      class: `button ${STYLES[component.style]}${pending ? " pending" : ""}`,
      "data-path": path,
      "data-custom-id": component.custom_id,
      "aria-label": component.label ? undefined : component.emoji?.name,
      "aria-busy": pending ? "true" : undefined,
      "aria-disabled": !off && scope.busy ? "true" : undefined,
      disabled: off,
      on: { click: () => off || scope.press(message, component) },
    },
    h("span", { class: "button-face" }, emoji(component.emoji), component.label && h("span", {}, component.label)),
    pending && dots(),
  );
}

/** Render a closed menu. panel.js opens its list. */
function select(component, message, scope, path) {
  const { labels, open } = scope.selection(message, component);
  const pending = scope.pending(component.custom_id);
  const placeholder = component.placeholder || scope.say("select");
  return h(
    "button",
    {
      type: "button",
      class: `select${pending ? " pending" : ""}`,
      role: "combobox",
      "aria-haspopup": "listbox",
      "aria-expanded": String(open),
      "aria-label": labels.length ? `${placeholder}: ${labels.join(", ")}` : placeholder,
      "aria-busy": pending ? "true" : undefined,
      "aria-disabled": !component.disabled && scope.busy ? "true" : undefined,
      "data-path": path,
      "data-custom-id": component.custom_id,
      disabled: Boolean(component.disabled),
      on: {
        click: (event) => scope.openSelect(message, component, event.currentTarget),
        keydown: (event) => {
          if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
          event.preventDefault();
          scope.openSelect(message, component, event.currentTarget);
        },
      },
    },
    h("span", { class: labels.length ? "select-text" : "select-text empty" }, labels.length ? labels.join(", ") : placeholder),
    pending ? dots() : icon("chevron"),
  );
}
