import type { Message } from '#core/games/desafio-negocio/words/message.ts';
import { once } from '#core/games/desafio-negocio/words/once.ts';
import type { Word } from '#core/games/desafio-negocio/words/words.ts';

const fewest = 3;
const runLength = 5;
/** Nearly all of a sentence is repeated, and hardly anything else is said. */
const share = { ofSuggestion: 0.95, ofMessage: 0.75 };

const runsOf = (words: readonly Word[]): string[] =>
  words.slice(runLength - 1).map((_, start) =>
    words
      .slice(start, start + runLength)
      .map(({ plain }) => plain)
      .join(' '),
  );

/** A suggestion never changes: its runs are made once. */
const runsKnown = new WeakMap<readonly Word[], ReadonlySet<string>>();

const knownRuns = (suggestion: readonly Word[]): ReadonlySet<string> =>
  once(runsKnown, suggestion, () => new Set(runsOf(suggestion)));

/** Whether a message is, word for word, one of the sentences that the feedback suggests. */
function isSuggested({ reading: { words } }: Message, suggestions: readonly (readonly Word[])[]): boolean {
  const runs = runsOf(words);
  return suggestions.some((suggestion) => {
    const known = knownRuns(suggestion);
    const copied = new Set(
      runs.flatMap((run, start) =>
        known.has(run) ? Array.from({ length: runLength }, (_, offset) => start + offset) : [],
      ),
    );
    return (
      copied.size >= suggestion.length * share.ofSuggestion && copied.size >= words.length * share.ofMessage
    );
  });
}

/**
 * Whether somebody reads out the sentences of the feedback. It gives one for the next time, which may be tried as it is;
 * who has nothing but them has collected the answers.
 */
export function isReadOut(messages: readonly Message[], suggestions: readonly (readonly Word[])[]): boolean {
  const times = messages.filter((message) => isSuggested(message, suggestions)).length;
  return times >= fewest && times * 2 > messages.length;
}
