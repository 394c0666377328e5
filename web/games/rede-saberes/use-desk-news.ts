import { useEffect, useRef, useState } from 'react';
import type { Desk } from './desk-cache.ts';
import { answerTo } from './use-answer-keepers.ts';

/** A teammate who writes is told of once, when the pen rests. */
const restMs = 2000;

/** The latest news of the desk in one sentence: who came or left, and which part has a new answer. */
export function useDeskNews(desk: Desk, userId: number): string {
  const [news, setNews] = useState('');
  const told = useRef(desk);
  useEffect(() => {
    const comings = comingsAndGoings(told.current, desk);
    if (comings) {
      told.current = { ...told.current, seats: desk.seats };
      setNews(comings);
    }
    const timer = setTimeout(() => {
      const writing = newAnswers(told.current, desk, userId);
      told.current = desk;
      if (writing) setNews(writing);
    }, restMs);
    return () => clearTimeout(timer);
  }, [desk, userId]);
  return news;
}

/** Who came to the team, left it, or opened or closed the desk. */
export function comingsAndGoings(before: Desk, now: Desk): string {
  const sentences = [
    ...now.seats.flatMap(({ userId, username, part, isHere }) => {
      const known = before.seats.find((seat) => seat.userId === userId);
      if (!known) return [`${username} entrou na equipe e ficou com a parte ${part}.`];
      if (known.isHere === isHere) return [];
      return [isHere ? `${username} chegou à mesa.` : `${username} saiu da mesa.`];
    }),
    ...before.seats
      .filter(({ userId }) => !now.seats.some((seat) => seat.userId === userId))
      .map(({ username }) => `${username} saiu da equipe.`),
  ];
  return sentences.join(' ');
}

/** Which parts of others have an answer that was not there before. */
export function newAnswers(before: Desk, now: Desk, userId: number): string {
  return now.seats
    .filter((seat) => seat.userId !== userId)
    .filter(({ part }) => answerTo(before.answers, part) !== answerTo(now.answers, part))
    .map(({ username, part }) => `${username} escreveu na parte ${part}.`)
    .join(' ');
}
