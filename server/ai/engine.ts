import type { ChallengeId } from '#core/content/desafio-negocio.ts';
import type { StoryTemplateId } from '#core/content/minha-historia.ts';
import type { Talk } from '#core/games/desafio-negocio/answer/turn.ts';
import type { Assessment } from '#core/games/desafio-negocio/judge/assess.ts';
import type { Line } from '#core/games/desafio-negocio/words/message.ts';

/** Who wrote a text: the platform itself, or a model outside it. */
export type EngineName = 'embedded' | 'model';

export interface Judgement {
  assessment: Assessment;
  feedback: string;
}

export interface PersonaAnswer {
  text: string;
  /** What the conversation is worth, once the persona has ended it. */
  judgement?: Judgement;
  engine: EngineName;
}

export interface ToldStory {
  title: string;
  story: string;
  engine: EngineName;
}

/** What the games with an AI ask for; every answer comes, whatever happens to a model. */
export interface Ai {
  /** Whether what people write leaves this server. */
  usesModel: boolean;
  /** Somebody begins to talk: what takes a while to get ready is ready by their first message. */
  prepare(challengeId: ChallengeId): void;
  answer(challengeId: ChallengeId, talk: Talk, message: string, seed: string): Promise<PersonaAnswer>;
  judge(challengeId: ChallengeId, lines: readonly Line[]): Promise<Judgement>;
  /** Another seed tells the same words another way. */
  tellStory(templateId: StoryTemplateId, fields: Record<string, string>, seed: string): Promise<ToldStory>;
}
