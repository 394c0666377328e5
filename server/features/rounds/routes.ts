import { type Route, read, withNetwork, write, writeAfter } from '#server/http/route.ts';
import { answerRound, readCurrent, readRoundPeople, setNaming, takeBackAnswers } from './answer-round.ts';
import { closeRound, openRound, prepareRound, readRounds } from './open-round.ts';
import { giveOpinion } from './opinion.ts';
import type { Publisher } from './publisher.ts';
import { readResults } from './read-results.ts';

/** Rounds of questions on who is looked to: asking, answering in secret, and telling it once. */
export const roundsRoutes = (publisher: Publisher): readonly Route[] => [
  writeAfter('openRound', prepareRound, openRound),
  read('rounds', readRounds),
  write('closeRound', closeRound),
  read('currentRound', readCurrent(publisher)),
  read('roundPeople', readRoundPeople),
  withNetwork(write('answerRound', answerRound)),
  write('takeBackAnswers', takeBackAnswers),
  write('setNaming', setNaming),
  write('giveOpinion', giveOpinion),
  read('roundResults', readResults(publisher)),
];
