import { rubrics } from '#core/content/desafio-negocio/rubrics.ts';
import type { ChallengeId } from '#core/content/desafio-negocio.ts';
import { open } from '#core/games/desafio-negocio/answer/open.ts';
import type { Claim } from '#core/games/desafio-negocio/judge/check-rubric.ts';
import type { Line } from '#core/games/desafio-negocio/words/message.ts';
import { tellStory } from '#core/games/minha-historia/tell-story.ts';
import { type AskThread, createAskThread } from '#server/threads/ask-thread.ts';
import type { Ai, Judgement } from './engine.ts';
import type { RulesAnswer, RulesQuestion } from './rules.ts';

/** The engine that needs no model: nothing leaves the server, and it always answers. */
export interface EmbeddedAi extends Ai {
  /** What a conversation is worth where a model has judged it too. */
  confirm(challengeId: ChallengeId, lines: readonly Line[], claims: readonly Claim[]): Promise<Judgement>;
  stop(): Promise<void>;
}

function engineOf({ ask, warm, stop }: AskThread<RulesQuestion, RulesAnswer>): EmbeddedAi {
  async function judge(question: RulesQuestion): Promise<Judgement> {
    const answer = await ask(question);
    if ('text' in answer) throw new Error('the rules answered where they should have judged');
    return answer;
  }
  return {
    usesModel: false,
    prepare: (challengeId) =>
      warm({
        challengeId,
        talk: open(challengeId),
        message: rubrics[challengeId][0]?.example ?? '',
        seed: '',
      }),
    async answer(challengeId, talk, message, seed) {
      const answer = await ask({ challengeId, talk, message, seed });
      if (!('text' in answer)) throw new Error('the rules judged where they should have answered');
      return answer;
    },
    judge: (challengeId, lines) => judge({ challengeId, lines }),
    confirm: (challengeId, lines, claims) => judge({ challengeId, lines, claims }),
    async tellStory(templateId, fields, seed) {
      return { ...tellStory(templateId, fields, seed), engine: 'embedded' };
    },
    stop,
  };
}

/** In this very thread. What they know takes a fifth of the server's memory, so that they come with the first question. */
async function answerHere(question: RulesQuestion): Promise<RulesAnswer> {
  const { answerByRules } = await import('./rules.ts');
  return answerByRules(question);
}

/** In the process that asks: for tests, and wherever nobody else waits. */
export const embeddedAi: EmbeddedAi = engineOf({
  ask: answerHere,
  warm: () => {},
  stop: async () => {},
});

const patienceMs = 8_000;
const idleMs = 15 * 60_000;

interface Options {
  file?: URL;
  patience?: number;
  failed: (error: unknown) => void;
}

/**
 * In a thread beside the requests: a long conversation takes a tenth of a second to read, and the first one, for which
 * all patterns are prepared, most of a second. Nobody else waits for it.
 */
export function createEmbeddedAi({
  file = new URL('./rules-worker.ts', import.meta.url),
  patience = patienceMs,
  failed,
}: Options): EmbeddedAi {
  return engineOf(createAskThread({ file, patience, idle: idleMs, without: answerHere, failed }));
}
