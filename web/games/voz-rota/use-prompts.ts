import { useState } from 'react';
import { gameOf } from '#core/content/games.ts';
import { type PromptQuestion, promptQuestions, promptsInTurn } from '#core/content/voz-rota.ts';
import { serverNow } from '#web/api/server-clock.ts';
import { useFinished } from '#web/play/use-finished.ts';

const { id: gameId } = gameOf('voz-rota');

/** Five questions, one a category: the first ones until each was answered, then those of these two weeks; undefined until it is known. */
export function usePrompts(): readonly PromptQuestion[] | undefined {
  const finished = useFinished(gameId);
  const [now] = useState(serverNow);
  if (!finished) return undefined;
  return promptQuestions.every(({ id }) => finished.includes(id)) ? promptsInTurn(now) : promptQuestions;
}
