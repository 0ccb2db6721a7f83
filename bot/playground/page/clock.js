// The time at the table: this machine's, or a later one where somebody let time pass.

let ahead = 0;

export const now = () => Date.now() + ahead;

export function setAhead(milliseconds) {
  ahead = milliseconds;
}
