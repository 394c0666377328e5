import { collaborativeQuizzes, quizBank, quizzesInTurn } from '#core/content/rede-saberes.ts';
import { parts } from '#core/games/rede-saberes/rules.ts';
import { type Route, read, withNetwork, write } from '#server/http/route.ts';
import { writeOnce } from '#server/http/write-once.ts';
import { completeTeam, repeatCompletion } from './complete-team.ts';
import { createTeam, joinTeam, leaveTeam, quizById, readDesk, requireTeam, writeAnswer } from './desk.ts';
import { findOpenTeams, findOwnQuizzes, findOwnTeams, findTeamsWithSeat } from './queries.ts';
import { findSeats } from './seat-queries.ts';
import { toTeam } from './show-team.ts';
import { readThread, sendMessage } from './thread.ts';

const maxListed = 30;
const maxOffered = 5;

/** Teams of three that solve a challenge together. */
export const teamsRoutes: readonly Route[] = [
  read('quizzes', async (db, { query, member, now }) => {
    const { completed, underWay } = await findOwnQuizzes(db, member.id);
    const areFirstOver = collaborativeQuizzes.every(({ id }) => completed.has(id));
    const offered = new Set(
      (areFirstOver ? quizzesInTurn(now) : collaborativeQuizzes).map(({ id }): number => id),
    );
    return quizBank
      .filter(({ id }) => offered.has(id) || underWay.has(id) || id === query.also)
      .map(({ id, title, description, parts: asked }) => {
        const isCompleted = completed.has(id);
        const shown = asked.map((part) => ({ ...part, answer: isCompleted ? part.answer : '' }));
        return { id, title, description, parts: shown, isCompleted };
      });
  }),
  read('teams', async (db, { params, member }) => {
    const quiz = quizById(params.quizId);
    const own = await findOwnTeams(db, quiz.id, member.id);
    const open = await findOpenTeams(db, member, quiz.id, maxListed);
    const teams = [...own, ...open.filter(({ id }) => !own.some((team) => team.id === id))];
    const seats = await findSeats(
      db,
      teams.map(({ id }) => id),
    );
    return teams.map((team) => toTeam(team, seats, member.id));
  }),
  read('openTeams', async (db, { member }) => {
    const teams = await findTeamsWithSeat(db, member, maxOffered);
    const seats = await findSeats(
      db,
      teams.map(({ id }) => id),
    );
    return teams.flatMap((team) => {
      const taken = seats.filter(({ team_id }) => team_id === team.id).map(({ part }) => part);
      const freePart = parts.find((part) => !taken.includes(part));
      if (!freePart) return [];
      const quiz = quizById(team.quiz_id);
      const freeQuestion = quiz.parts[freePart - 1]?.question ?? '';
      return { ...toTeam(team, seats, member.id), quizTitle: quiz.title, freePart, freeQuestion };
    });
  }),
  read('team', async (db, { params, member, now }) =>
    readDesk(db, await requireTeam(db, member, params.quizId, params.teamId), member.id, now),
  ),
  writeOnce('createTeam', createTeam),
  write('joinTeam', joinTeam),
  writeOnce('leaveTeam', leaveTeam),
  // The desk names others, so it is not kept: whoever asks again sees it as it is now.
  writeOnce('writeAnswer', writeAnswer, async (tx, { params, member, now }) =>
    readDesk(tx, await requireTeam(tx, member, params.quizId, params.teamId), member.id, now),
  ),
  withNetwork(writeOnce('completeTeam', completeTeam, repeatCompletion)),
  read('teamMessages', readThread),
  write('sendTeamMessage', sendMessage),
];
