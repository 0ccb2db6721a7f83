// Elements, icons, and in-place updates ("morph") that preserve focus and loaded pictures.

const SVG = "http://www.w3.org/2000/svg";

/** Create an element. `on` has handlers, `style` CSS properties (set through CSSOM, as the page's policy requires). */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "on") listen(element, value);
    else if (name === "style") for (const [key, style] of Object.entries(value)) element.style.setProperty(key, style);
    else if (name === "value" || name === "checked" || name === "selected") element[name] = value;
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  append(element, children);
  return element;
}

export function append(element, children) {
  for (const child of children.flat(Infinity)) {
    if (child === null || child === undefined || child === false || child === "") continue;
    element.append(child);
  }
  return element;
}

function dispatch(event) {
  this.handlers?.[event.type]?.call(this, event);
}

function listen(element, handlers) {
  for (const type of Object.keys(handlers)) element.addEventListener(type, dispatch);
  element.handlers = handlers;
}

const PATHS = {
  hash: "M9.500 4 7.500 20M16.500 4l-2 16M4.500 9h16M3.500 15h16",
  thread: "M5 5h14M5 10h9M5 15h14v4l4-4",
  mail: "M3.500 6h17v12h-17zM4 7l8 6 8-6",
  plus: "M12 5v14M5 12h14",
  people: "M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM2.500 20a6.500 6.500 0 0 1 13 0M16 4.500a3.300 3.300 0 0 1 0 6.400M18 14.500a6 6 0 0 1 3.500 5.500",
  dots: "M5 12h.01M12 12h.01M19 12h.01",
  close: "M6 6l12 12M18 6 6 18",
  send: "M4 12 20 4.500 15.500 20l-4-6.500zM11.500 13.500 20 4.500",
  eye: "M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12zM12 9.200a2.800 2.800 0 1 0 0 5.600 2.800 2.800 0 0 0 0-5.600z",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.500v2M12 19.500v2M2.500 12h2M19.500 12h2M5.300 5.300l1.400 1.400M17.300 17.300l1.400 1.400M18.700 5.300l-1.400 1.400M6.700 17.300l-1.400 1.400",
  moon: "M19.500 14.500A8 8 0 0 1 9.500 4.500a8 8 0 1 0 10 10z",
  trash: "M4.500 7h15M9.500 7V4.500h5V7M6.500 7l1 13h9l1-13M10.500 11v5.500M13.500 11v5.500",
  chevron: "M6 9.500l6 6 6-6",
  down: "M12 5v14M6 13l6 6 6-6",
  clock: "M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17zM12 7.500V12l3.200 2",
  rest: "M6.500 6.500h11l-11 11h11",
  check: "M5 12.500l4.500 4.500L19 7.500",
};

export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", `icon icon-${name}`);
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", PATHS[name]);
  svg.append(path);
  return svg;
}

/** Create a round avatar: a picture, or a letter on a colour. */
export function avatar(name, color, picture) {
  if (picture) return h("img", { class: "avatar", src: picture, alt: "", draggable: "false" });
  const letter = [...(name || "?").trim()][0] ?? "?";
  return h("span", { class: pale(color) ? "avatar pale" : "avatar", "aria-hidden": "true", style: { "--seat": color ?? "#8a7a6c" } }, letter.toUpperCase());
}

/** Return whether a dark letter is easier to read on a colour than a white one. */
function pale(color) {
  const [red, green, blue] = (/^#(..)(..)(..)$/.exec(color) ?? []).slice(1).map((part) => parseInt(part, 16));
  return 0.3 * red + 0.59 * green + 0.11 * blue > 150;
}

/** Change `old` until it equals `fresh`, reusing its elements. Returns the element that is now in the document. */
export function morph(old, fresh) {
  if (old.nodeType !== fresh.nodeType || old.nodeName !== fresh.nodeName) {
    old.replaceWith(fresh);
    return fresh;
  }
  if (old.nodeType !== Node.ELEMENT_NODE) {
    if (old.data !== fresh.data) old.data = fresh.data;
    return old;
  }
  if (old instanceof HTMLImageElement) {
    morphImage(old, fresh);
    return old;
  }
  attributes(old, fresh);
  if (fresh.handlers) listen(old, fresh.handlers);
  else if (old.handlers) old.handlers = undefined;
  let at = old.firstChild;
  let from = fresh.firstChild;
  while (from) {
    const next = from.nextSibling;
    if (at) at = morph(at, from).nextSibling;
    else old.append(from);
    from = next;
  }
  while (at) {
    const next = at.nextSibling;
    at.remove();
    at = next;
  }
  return old;
}

function attributes(old, fresh) {
  for (const name of old.getAttributeNames()) if (name !== "style" && !fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const name of fresh.getAttributeNames()) {
    const value = fresh.getAttribute(name);
    if (name !== "style" && old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  if (old.getAttribute("style") !== fresh.getAttribute("style")) old.style.cssText = fresh.style.cssText;
}

/** Replace a picture once the new one is decoded, so that nothing flashes or jumps. */
function morphImage(old, fresh) {
  if (fresh.handlers) listen(old, fresh.handlers);
  const source = fresh.getAttribute("src");
  const settle = () => attributes(old, fresh);
  if (old.getAttribute("src") === source) {
    old.wanted = source;
    settle();
    return;
  }
  if (old.wanted === source && old.settle) {
    old.settle = settle;
    return;
  }
  old.wanted = source;
  old.settle = settle;
  const finish = () => {
    if (old.wanted !== source) return;
    old.settle?.();
    old.settle = undefined;
  };
  fresh.decode().then(finish, finish);
}

let serial = 0;
export const unique = (prefix) => `${prefix}-${++serial}`;

/** Place an open popover next to its button and inside the window. */
export function place(popover, anchor, { align = "start", above = false, width } = {}) {
  const box = anchor.getBoundingClientRect();
  if (width) popover.style.width = `${width}px`;
  popover.style.maxHeight = "";
  const size = popover.getBoundingClientRect();
  const edge = 8;
  let left = align === "end" ? box.right - size.width : box.left;
  left = Math.max(edge, Math.min(left, innerWidth - size.width - edge));
  const under = innerHeight - box.bottom - edge;
  const over = box.top - edge;
  const up = above ? over > size.height || over > under : size.height > under && over > under;
  popover.style.maxHeight = `${Math.max(120, (up ? over : under) - 6)}px`;
  popover.style.left = `${left}px`;
  popover.style.top = up ? "auto" : `${box.bottom + 6}px`;
  popover.style.bottom = up ? `${innerHeight - box.top + 6}px` : "auto";
}
