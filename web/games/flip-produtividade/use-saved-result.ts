import { useEffect, useEffectEvent } from 'react';
import { type Play, report } from '#core/games/flip-produtividade/rules.ts';
import { gameOf } from '#web/play/game-of.ts';
import { useSaveRun } from '#web/play/use-save-run.ts';

const { id: gameId } = gameOf('flip-produtividade');

/** The report of a finished round, which is saved by itself the moment the round ends. */
export function useSavedResult(play: Play, endedAfter: number | undefined) {
  const { state, save } = useSaveRun(gameId);
  const result = endedAfter === undefined ? undefined : report(play, endedAfter);

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
    if (endedAfter !== undefined) saveResult();
  }, [endedAfter]);

  return { result: result?.data, run: state };
}
