import { useEffect, useEffectEvent } from 'react';
import { type Play, report } from '#core/games/flip-produtividade/rules.ts';
import { gameOf } from '#web/play/game-of.ts';
import { useSaveRun } from '#web/play/use-save-run.ts';
import { type Span, secondsBetween } from './clock.ts';

const { id: gameId } = gameOf('flip-produtividade');

/** The report of a finished round, which is saved by itself the moment the round ends. */
export function useSavedResult(play: Play, { startedAt, endedAt }: Span) {
  const { state, save } = useSaveRun(gameId);
  const result = endedAt === undefined ? undefined : report(play, secondsBetween(startedAt, endedAt));

  const saveResult = useEffectEvent(() => {
    if (!result) return;
    save(
      { score: result.score, data: { ...result.data } },
      {
        success: { title: 'Jogo Concluído!', text: 'Parabéns! Você completou o Flip de Produtividade.' },
        failure: 'Erro ao salvar resultado do jogo.',
      },
    );
  });
  useEffect(() => {
    if (endedAt !== undefined) saveResult();
  }, [endedAt]);

  return { result: result?.data, run: state };
}
