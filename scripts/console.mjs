const everyMs = 1000;
/** Where nobody watches a line change, as in a log, a new one comes this seldom. */
const everyLoggedMs = 15_000;

/** One line for whoever is waiting at the console. @param {string} line */
export function say(line) {
  console.log(`rota viva · ${line}`);
}

/**
 * Says what is being done for as long as it takes: the line shows the seconds and how far it has got.
 * @template T
 * @param {string} line
 * @param {() => Promise<T>} work
 * @param {() => string} [progress]
 * @returns {Promise<T>}
 */
export async function sayWhile(line, work, progress = () => '') {
  const started = performance.now();
  const isWatched = process.stdout.isTTY === true;
  const now = () => {
    const seconds = `${Math.round((performance.now() - started) / 1000)} s`;
    return [line, seconds, progress()].filter((part) => part !== '').join(' · ');
  };
  const rewrite = (/** @type {string} */ end) => process.stdout.write(`\r\u001b[Krota viva · ${now()}${end}`);
  if (!isWatched) say(line);
  const timer = setInterval(
    () => (isWatched ? rewrite('') : say(now())),
    isWatched ? everyMs : everyLoggedMs,
  );
  try {
    return await work();
  } finally {
    clearInterval(timer);
    if (isWatched) rewrite('\n');
  }
}

/** Something is missing on this machine: what, and the command that mends it. */
export class MissingError extends Error {
  /** @param {string} what @param {string} remedy */
  constructor(what, remedy) {
    super(`${what}\n  Para resolver: ${remedy}`);
    this.name = 'MissingError';
  }
}
