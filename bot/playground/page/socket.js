// The connection to the local server: incoming frames, requests with answers, automatic reconnects.

import { preferred } from "./words.js";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 5000;
const ANSWER_WITHIN = 20000;

export class Socket {
  #handlers;
  #socket = null;
  #nonce = 0;
  #open = new Map();
  #wait = FIRST_WAIT;

  constructor(handlers) {
    this.#handlers = handlers;
    this.#connect();
  }

  /** Send a request and return its answer. Connection errors become `{ok: false, code}`. */
  ask(frame) {
    if (this.#socket?.readyState !== WebSocket.OPEN) {
      return Promise.resolve({ ok: false, code: "away" });
    }
    const nonce = ++this.#nonce;
    return new Promise((resolve) => {
      const late = setTimeout(() => this.#settle(nonce, { ok: false, code: "silent" }), ANSWER_WITHIN);
      this.#open.set(nonce, { resolve, late });
      this.#socket.send(JSON.stringify({ nonce, ...frame }));
    });
  }

  #settle(nonce, answer) {
    const question = this.#open.get(nonce);
    if (!question) return;
    this.#open.delete(nonce);
    clearTimeout(question.late);
    question.resolve(answer);
  }

  #connect() {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/socket?${new URLSearchParams({ locale: preferred() ?? "" })}`);
    this.#socket = socket;
    socket.addEventListener("message", (event) => {
      const frame = JSON.parse(event.data);
      if (frame.t === "answer") this.#settle(frame.nonce, frame);
      else {
        if (frame.t === "state") {
          this.#wait = FIRST_WAIT;
          this.#handlers.connected(true);
        }
        this.#handlers.frame(frame);
      }
    });
    socket.addEventListener("close", () => {
      for (const nonce of [...this.#open.keys()]) this.#settle(nonce, { ok: false, code: "cut" });
      this.#handlers.connected(false);
      setTimeout(() => this.#connect(), this.#wait * (0.8 + Math.random() * 0.4));
      this.#wait = Math.min(this.#wait * 1.7, LONGEST_WAIT);
    });
  }
}
