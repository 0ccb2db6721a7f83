// The world's time: this machine's, plus the time that a page has skipped.

let ahead = 0;

export const now = () => Date.now() + ahead;

export function setAhead(milliseconds) {
  ahead = milliseconds;
}
