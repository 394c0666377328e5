/** A model that writes more than this wrote no answer. */
const longestText = 60_000;
const mostTries = 200;

/**
 * The JSON objects in what a model wrote, the last one first: some models think aloud, explain themselves or put a fence
 * round the answer, and what they think may hold objects too.
 */
export function findJson(text: string): unknown[] {
  const answer = afterThinking(text.slice(0, longestText));
  const found: unknown[] = [];
  let at = answer.indexOf('{');
  for (let tries = 0; at >= 0 && tries < mostTries; tries++) {
    const end = endOfObject(answer, at);
    const value = end === undefined ? undefined : parsed(answer.slice(at, end));
    if (value !== undefined) found.unshift(value);
    at = answer.indexOf('{', value === undefined ? at + 1 : end);
  }
  return found;
}

/** What follows the last thought; a thought that never ends holds no answer. */
function afterThinking(text: string): string {
  const closed = [...text.matchAll(/<\/(?:think|thinking|thought|reasoning)>/gi)].at(-1);
  const rest = closed ? text.slice(closed.index + closed[0].length) : text;
  return rest.replace(/<(?:think|thinking|thought|reasoning)>.*$/is, '');
}

function endOfObject(text: string, start: number): number | undefined {
  let depth = 0;
  let isQuoted = false;
  for (let at = start; at < text.length; at++) {
    const letter = text[at];
    if (letter === '\\' && isQuoted) at++;
    else if (letter === '"') isQuoted = !isQuoted;
    else if (!isQuoted && letter === '{') depth++;
    else if (!isQuoted && letter === '}' && --depth === 0) return at + 1;
  }
  return undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
