// The part of Discord's markdown that bots use, as DOM nodes. Text becomes text nodes only; nothing is parsed as HTML.

import { now } from "./clock.js";
import { h } from "./dom.js";

const BLOCK = /```(?:([\w+#-]{1,20})\n)?\n?([\s\S]*?)\n?```/g;
const SPECIAL = /[\\`<[*_~|h@]/;

/** `scope`: locale, say (the page's words), person(id), channel(id), personId, jump(guild, channel, message), command(name). */
export function markdown(text, scope) {
  const out = document.createDocumentFragment();
  let from = 0;
  for (const match of text.matchAll(BLOCK)) {
    lines(text.slice(from, match.index).replace(/\n$/, ""), scope, out);
    out.append(h("pre", {}, h("code", {}, match[2])));
    from = match.index + match[0].length;
  }
  lines(text.slice(from).replace(from ? /^\n/ : /^$/, ""), scope, out);
  return out;
}

function lines(text, scope, out) {
  if (!text) return;
  const rows = text.split("\n");
  let plain = [];
  const flush = () => {
    if (plain.length) out.append(h("p", {}, inline(plain.join("\n"), scope)));
    plain = [];
  };
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at];
    if (row.startsWith(">>> ")) {
      flush();
      const inner = document.createDocumentFragment();
      lines([row.slice(4), ...rows.slice(at + 1)].join("\n"), scope, inner);
      out.append(h("blockquote", {}, inner));
      return;
    }
    if (row.startsWith("> ") || row === ">") {
      flush();
      const quoted = [];
      while (at < rows.length && (rows[at].startsWith("> ") || rows[at] === ">")) quoted.push(rows[at++].slice(2));
      at--;
      const inner = document.createDocumentFragment();
      lines(quoted.join("\n"), scope, inner);
      out.append(h("blockquote", {}, inner));
      continue;
    }
    const heading = /^(#{1,3}) +(\S.*)$/.exec(row);
    if (heading) {
      flush();
      const level = heading[1].length;
      out.append(h("div", { class: `heading heading-${level}`, role: "heading", "aria-level": level + 2 }, inline(heading[2], scope)));
      continue;
    }
    if (row.startsWith("-# ") && row.length > 3) {
      flush();
      out.append(h("div", { class: "subtext" }, inline(row.slice(3), scope)));
      continue;
    }
    if (ITEM.test(row)) {
      flush();
      const items = [];
      while (at < rows.length && ITEM.test(rows[at])) items.push(ITEM.exec(rows[at++]));
      at--;
      out.append(list(items, scope));
      continue;
    }
    plain.push(row);
  }
  flush();
}

const ITEM = /^( *)([-*]|\d{1,9}\.) +(\S.*)$/;

function list(items, scope) {
  const depth = items[0][1].length;
  const ordered = /\d/.test(items[0][2]);
  const element = h(ordered ? "ol" : "ul", { start: ordered ? parseInt(items[0][2], 10) : undefined });
  for (let at = 0; at < items.length; at++) {
    const entry = h("li", {}, inline(items[at][3], scope));
    const deeper = [];
    while (at + 1 < items.length && items[at + 1][1].length > depth) deeper.push(items[++at]);
    if (deeper.length) entry.append(list(deeper, scope));
    element.append(entry);
  }
  return element;
}

const wrap = (tag, props) => (match, scope) => h(tag, props ?? {}, inline(match[1], scope));

const RULES = [
  [/\\([^A-Za-z0-9\s])/y, (match) => match[1]],
  [/(`+)([\s\S]*?[^`])\1(?!`)/y, (match) => h("code", {}, match[1].length > 1 ? match[2].trim() : match[2])],
  [/<@!?(\d+)>/y, (match, scope) => person(match[1], scope)],
  [/<@&(\d+)>/y, () => h("span", { class: "mention" }, "@role")],
  [/<#(\d+)>/y, (match, scope) => jump(match[1], null, null, scope)],
  [/<\/([^:<>\n]{1,100}):(\d+)>/y, (match, scope) => command(match[1], scope)],
  [/<t:(-?\d{1,12})(?::([tTdDfFRsS]))?>/y, (match, scope) => time(Number(match[1]), match[2] ?? "f", scope)],
  [/<a?:(\w{2,32}):(\d+)>/y, (match) => picturedEmoji(match[2], `:${match[1]}:`)],
  [/<(https?:\/\/[^\s<>]+)>/y, (match, scope) => link(match[1], null, scope)],
  [/\[((?:\\.|[^\]\\\n])+)\]\(<?(https?:\/\/[^\s()<>]+(?:\([^\s()<>]*\)[^\s()<>]*)*)>?(?: +"[^"\n]*")?\)/y, (match, scope) => link(match[2], match[1], scope)],
  [/https?:\/\/[^\s<>]*[^\s<>.,:;"'!?)\]*_~|]/y, (match, scope) => link(match[0], null, scope)],
  [/\*\*\*(?=\S)([\s\S]+?)\*\*\*(?!\*)/y, (match, scope) => h("strong", {}, h("em", {}, inline(match[1], scope)))],
  [/\*\*([\s\S]+?)\*\*(?!\*)/y, wrap("strong")],
  [/__([\s\S]+?)__(?!_)/y, wrap("u")],
  [/~~([\s\S]+?)~~/y, wrap("s")],
  [/\|\|([\s\S]+?)\|\|/y, (match, scope) => spoiler(match[1], scope)],
  [/\*(?=[^\s*])((?:\*\*[\s\S]+?\*\*|\\[\s\S]|[^*\\])+?)\*(?!\*)/y, wrap("em")],
  [/_((?:__[\s\S]+?__|\\[\s\S]|[^\\_])+?)_(?!\w)/y, wrap("em")],
  [/@(?:everyone|here)\b/y, (match) => h("span", { class: "mention" }, match[0])],
];

function inline(text, scope) {
  const out = document.createDocumentFragment();
  let plain = "";
  let at = 0;
  scan: while (at < text.length) {
    if (SPECIAL.test(text[at]) && !(text[at] === "_" && /\w/.test(text[at - 1] ?? ""))) {
      for (const [rule, make] of RULES) {
        rule.lastIndex = at;
        const match = rule.exec(text);
        if (!match) continue;
        const node = make(match, scope);
        if (typeof node === "string") plain += node;
        else {
          if (plain) out.append(plain);
          plain = "";
          out.append(node);
        }
        at += match[0].length;
        continue scan;
      }
    }
    plain += text[at++];
  }
  if (plain) out.append(plain);
  return out;
}

function person(id, scope) {
  const me = String(id) === String(scope.personId);
  return h("span", { class: me ? "mention mention-me" : "mention", "data-mention": id, "data-user-id": id }, `@${scope.person(id) ?? scope.say("somebody")}`);
}

/** Create the image of an application emoji. */
export function picturedEmoji(id, alt) {
  return h("img", { class: "emoji", src: `/cdn/emojis/${id}.png`, alt, draggable: "false" });
}

function command(name, scope) {
  return h("button", { type: "button", class: "mention", on: { click: () => scope.command(name) } }, `/${name}`);
}

const JUMP = /^https:\/\/(?:(?:ptb|canary)\.)?discord(?:app)?\.com\/channels\/(\d+|@me)\/(\d+)(?:\/(\d+))?\/?$/;

/** Return the ids in a link to a message or channel, or null. */
function jumpTarget(url) {
  const match = JUMP.exec(url);
  return match && { guild: match[1], channel: match[2], message: match[3] ?? null };
}

function link(url, label, scope) {
  const target = jumpTarget(url);
  if (target) return jump(target.channel, target.message, label, scope);
  return h("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, label ? inline(label, scope) : url);
}

function jump(channel, message, label, scope) {
  const name = scope.channel(channel);
  const place = name ?? scope.say("channel-unknown");
  const text = label ? inline(label, scope) : message ? scope.say("channel-message", { channel: place }) : place;
  return h("button", { type: "button", class: label ? "jump" : "mention", on: { click: () => scope.jump(channel, message) } }, text);
}

function spoiler(text, scope) {
  const reveal = (event) => {
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    const element = event.currentTarget;
    element.classList.add("open");
    element.removeAttribute("aria-label");
    element.setAttribute("aria-expanded", "true");
  };
  const props = { class: "spoiler", role: "button", tabindex: "0", "aria-label": scope.say("spoiler"), "aria-expanded": "false" };
  return h("span", { ...props, on: { click: reveal, keydown: reveal } }, inline(text, scope));
}

const FORMATS = {
  t: { timeStyle: "short" },
  n: { weekday: "long", hour: "numeric", minute: "2-digit" }, // an extension: weekday and time of the time menu
  H: { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }, // an extension: the shortest format, for the gutter
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};

function time(seconds, style, scope) {
  const when = new Date(seconds * 1000);
  if (Number.isNaN(when.getTime())) return `<t:${seconds}>`;
  const element = h("time", { class: "timestamp", datetime: when.toISOString(), title: format(when, "F", scope.locale) });
  if (style === "R") {
    element.dataset.relative = String(seconds);
    element.dataset.locale = scope.locale;
    element.textContent = relative(seconds, scope.locale);
  } else element.textContent = format(when, style, scope.locale);
  return element;
}

const formatters = new Map();

export function format(when, style, locale) {
  const key = `${locale} ${style}`;
  if (!formatters.has(key)) formatters.set(key, new Intl.DateTimeFormat(locale, FORMATS[style])); // slow to make
  return formatters.get(key).format(when);
}

const UNITS = [
  ["year", 31536000],
  ["month", 2592000],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

function relative(seconds, locale) {
  const away = seconds - now() / 1000;
  const [unit, size] = UNITS.find(([, length]) => Math.abs(away) >= length) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.round(away / size), unit);
}

/** Update every relative time on the page. */
export function tick() {
  for (const element of document.querySelectorAll("time[data-relative]")) {
    const text = relative(Number(element.dataset.relative), element.dataset.locale);
    if (element.textContent !== text) element.textContent = text;
  }
}
