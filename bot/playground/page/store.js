// The state received from the server: guild, bot, channels, people, commands, messages.

const byId = (a, b) => {
  const [first, second] = [String(a.id), String(b.id)];
  return first.length - second.length || (first < second ? -1 : first > second ? 1 : 0);
};

export class Store {
  guild = { id: "0", name: "" };
  bot = { id: "0", username: "Roost", online: false };
  channels = [];
  people = [];
  dms = [];
  commands = [];
  time = { ahead: 0, passes: false };
  #messages = new Map(); // channel id → Map(message id → message)

  /** Apply a frame and return the change. For a message, `created` is true if it is new. */
  apply(frame) {
    switch (frame.t) {
      case "state":
        for (const key of ["guild", "bot", "channels", "people", "dms", "commands", "time"]) this[key] = frame[key] ?? this[key];
        this.#messages.clear();
        for (const list of Object.values(frame.messages ?? {})) for (const message of list) this.#put(message);
        return { kind: "all" };
      case "message":
        return { kind: "message", message: frame.message, created: this.#put(frame.message) };
      case "message_delete": {
        const channelId = String(frame.channel_id);
        this.#messages.get(channelId)?.delete(String(frame.id));
        return { kind: "gone", channelId, id: String(frame.id) };
      }
      case "people":
        this.people = frame.people ?? this.people;
        this.dms = frame.dms ?? this.dms;
        return { kind: "people" };
      case "channels":
        this.channels = frame.channels;
        return { kind: "channels" };
      case "commands":
        this.commands = frame.commands;
        return { kind: "commands" };
      case "time":
        this.time = frame.time;
        return { kind: "time" };
      case "bot":
        this.bot = { ...this.bot, ...frame.bot, online: frame.online ?? frame.bot?.online ?? this.bot.online };
        return { kind: "bot" };
      default:
        return { kind: "unknown" };
    }
  }

  #put(message) {
    const channelId = String(message.channel_id);
    let channel = this.#messages.get(channelId);
    if (!channel) this.#messages.set(channelId, (channel = new Map()));
    const created = !channel.has(String(message.id));
    channel.set(String(message.id), message);
    return created;
  }

  /** Return a channel's messages that a person can see, oldest first. */
  seen(channelId, personId) {
    const all = [...(this.#messages.get(String(channelId))?.values() ?? [])];
    return all.filter((message) => visible(message, personId)).sort(byId);
  }

  message(channelId, id) {
    return this.#messages.get(String(channelId))?.get(String(id));
  }

  person(id) {
    return this.people.find((person) => String(person.id) === String(id));
  }

  channel(id) {
    return this.channels.find((channel) => String(channel.id) === String(id));
  }

  dmOf(personId) {
    return this.dms.find((dm) => String(dm.person_id) === String(personId));
  }
}

export function visible(message, personId) {
  return !message.visible_to || String(message.visible_to) === String(personId);
}

export { byId };

/** Return a name or description in the person's language, or the default one without a localization. */
export function wording(thing, field, locale) {
  const all = thing[`${field}_localizations`] ?? {};
  const short = locale.split("-")[0];
  return all[locale] ?? all[short] ?? all[Object.keys(all).find((key) => key.split("-")[0] === short)] ?? thing[field];
}

/** Return every slash command that a person can type, with path, localized words and options. */
export function leaves(commands, locale, inDirectMessages) {
  const found = [];
  const walk = (node, path, words) => {
    const here = [...path, node.name];
    const shown = [...words, wording(node, "name", locale)];
    const inner = (node.options ?? []).filter((option) => option.type === 1 || option.type === 2);
    if (inner.length) for (const option of inner) walk(option, here, shown);
    else found.push({ path: here, words: shown, description: wording(node, "description", locale) ?? "", options: node.options ?? [] });
  };
  for (const command of commands) {
    if ((command.type ?? 1) !== 1) continue;
    if (inDirectMessages && (command.dm_permission === false || (command.contexts && !command.contexts.includes(1)))) continue;
    walk(command, [], []);
  }
  return found;
}
