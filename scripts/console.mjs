/** One line for whoever is waiting at the console. @param {string} line */
export function say(line) {
  console.log(`rota viva · ${line}`);
}

/** Something is missing on this machine: what, and the command that mends it. */
export class MissingError extends Error {
  /** @param {string} what @param {string} remedy */
  constructor(what, remedy) {
    super(`${what}\n  Para resolver: ${remedy}`);
    this.name = 'MissingError';
  }
}
