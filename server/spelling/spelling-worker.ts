import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import dictionary from 'dictionary-pt';
import { createHunspellFromStrings } from 'hunspell-wasm';
import { type MendedFields, mendFields } from '#core/games/minha-historia/mend-fields.ts';
import type { ThreadAnswer, ThreadQuestion } from '#server/threads/ask-thread.ts';
import type { Written } from './speller.ts';

// On Linux a priority is a thread's own: those who answer requests go first.
if (process.platform === 'linux') setPriority(10);

const hunspell = await createHunspellFromStrings(String(dictionary.aff), String(dictionary.dic));
const isWord = (word: string): boolean => hunspell.testSpelling(word);

parentPort?.on('message', ({ id, question }: ThreadQuestion<Written>) => {
  const answer = mendFields(question, isWord);
  parentPort?.postMessage({ id, answer } satisfies ThreadAnswer<MendedFields>);
});
