import { z } from 'zod';
import type { GameType } from '#core/content/games.ts';
import { storyTemplates } from '#core/content/minha-historia.ts';
import { quizBank } from '#core/content/rede-saberes.ts';
import { promptByText, promptQuestions } from '#core/content/voz-rota.ts';
import { limits } from '#core/contract/limits.ts';
import { text } from '#core/contract/text.ts';
import { score as redeScore } from '#core/games/rede-saberes/rules.ts';
import { score as vozScore } from '#core/games/voz-rota/rules.ts';
import type { Tx } from '#server/db/schema.ts';
import { fileIdea, findMostVotedIdea, hasStory } from '#server/features/posts/queries.ts';
import { findCompletedRole } from '#server/features/teams/queries.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Run } from '#server/ledger/record-run.ts';

type Seen = Pick<Run, 'variant' | 'variantName' | 'score'>;

/** What free data names something by: an id, or its number as text; a number beyond every id names nothing. */
const named = z.union([z.string().max(limits.question.max), z.int().min(0).max(999_999_999)]);

/** What the server itself knows of a member's part in a game; nothing where the member took none. */
type Witness = (tx: Tx, userId: number, data: Record<string, unknown>) => Promise<Seen | undefined>;

/** Rede de Saberes: the member's team has concluded the challenge, by this write or before. */
const redeSaberes: Witness = async (tx, userId, data) => {
  const [challengeId, teamId] = [data.challengeId, data.teamId].map((name) => named.safeParse(name).data);
  const quiz = quizBank.find(({ id }) => id === Number(challengeId));
  if (data.challengeId !== undefined && !quiz) throw new Refusal('impossible_run');
  if (!quiz || teamId === undefined) return undefined;
  const role = await findCompletedRole(tx, { userId, quizId: quiz.id, teamId: Number(teamId) });
  if (!role) return undefined;
  return { variant: String(quiz.id), variantName: quiz.title, score: redeScore(role.leader_id === userId) };
};

/** Voz da Rota: an idea was published for the question, named or numbered, and the votes are counted here. */
const vozRota: Witness = async (tx, userId, { questionId, submissionText }) => {
  const asked = String(named.safeParse(questionId).data);
  const prompt =
    promptQuestions.find(({ id, category }, index) => [id, String(index + 1), category].includes(asked)) ??
    promptByText(asked);
  if (!prompt && questionId !== undefined) throw new Refusal('impossible_run');
  if (!prompt) return undefined;
  const submitted = text(limits.answer.max).safeParse(submissionText).data;
  if (submitted) await fileIdea(tx, userId, { text: submitted, category: prompt.category });
  const idea = await findMostVotedIdea(tx, userId, prompt.category);
  return idea && { variant: prompt.id, variantName: prompt.category, score: vozScore(idea.votes) };
};

/** Minha História: a story of the template was shared. */
const minhaHistoria: Witness = async (tx, userId, data) => {
  const template = storyTemplates.find(({ id }) => id === data.promptId);
  if (!template && data.promptId !== undefined) throw new Refusal('impossible_run');
  const isShared = template && (await hasStory(tx, userId, template.category));
  return isShared ? { variant: template.id, variantName: template.title, score: 100 } : undefined;
};

/** The games whose completion the server sees for itself when the client says that it is done. */
export const witnesses: Partial<Record<GameType, Witness>> = {
  'rede-saberes': redeSaberes,
  'voz-rota': vozRota,
  'minha-historia': minhaHistoria,
};
