import { businessChallenges, firstChallenges } from '#core/content/desafio-negocio.ts';
import { type Route, read, withNetwork, writeAfter } from '#server/http/route.ts';
import { doneOnce, writeOnce } from '#server/http/write-once.ts';
import { finishTurn, prepareAnswer, prepareEnd, repeatTurn, startChallenge, toState } from './converse.ts';
import { findTrying } from './find-trying.ts';
import { findBestScores, findConversations } from './queries.ts';

const maxListed = 50;

/** What of the challenges is the same for everybody. */
const shownChallenges = businessChallenges.map((challenge) => ({
  ...challenge,
  objectives: [...challenge.objectives],
  opensLater: !firstChallenges.some(({ id }) => id === challenge.id),
  bestScore: null,
  trial: null,
}));

/** Negotiations with a persona. */
export const challengesRoutes: readonly Route[] = [
  read('challenges', async (db, request) => {
    const { member } = request;
    const trying = await findTrying(db, request);
    const best = await findBestScores(db, member.id);
    return shownChallenges
      .filter(({ id }) => !trying.isHeldBack(id))
      .map((challenge) => {
        const bestScore = best.get(challenge.id) ?? null;
        const trial = trying.trialOf(challenge.id);
        return bestScore === null && trial === null ? challenge : { ...challenge, bestScore, trial };
      });
  }),
  withNetwork(writeOnce('startChallenge', startChallenge)),
  withNetwork(writeAfter('sendMessage', prepareAnswer, doneOnce('sendMessage', finishTurn, repeatTurn))),
  withNetwork(writeAfter('endChallenge', prepareEnd, finishTurn)),
  read('challengeHistory', async (db, { member }) => {
    const conversations = await findConversations(db, member.id, maxListed);
    return conversations.map((conversation) => ({
      ...toState(conversation),
      startedAt: new Date(conversation.started_at).toISOString(),
      completedAt:
        conversation.completed_at === null ? null : new Date(conversation.completed_at).toISOString(),
    }));
  }),
  read('aiStatus', async (_db, { services }) => ({ usesModel: services.ai.usesModel })),
];
