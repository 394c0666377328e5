import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { ThreadAnswer, ThreadQuestion } from '#server/threads/ask-thread.ts';
import { answerByRules, type RulesAnswer, type RulesQuestion } from './rules.ts';

// On Linux a priority is a thread's own: those who answer requests go first.
if (process.platform === 'linux') setPriority(10);

parentPort?.on('message', ({ id, question }: ThreadQuestion<RulesQuestion>) => {
  parentPort?.postMessage({ id, answer: answerByRules(question) } satisfies ThreadAnswer<RulesAnswer>);
});
