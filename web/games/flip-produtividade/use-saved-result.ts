import { useEffect, useEffectEvent, useState } from 'react';
import { gameOf } from '#core/content/games.ts';
import { type FlipData, isFinished, type Play, report } from '#core/games/flip-produtividade/rules.ts';
import { useSaveRun } from '#web/play/use-save-run.ts';

const { id: gameId } = gameOf('flip-produtividade');

/** The report of a finished round, which is saved by itself the moment the round ends. */
export function useSavedResult(play: Play, readSeconds: () => number) {
  const { state, save } = useSaveRun(gameId);
  const [result, setResult] = useState<FlipData>();

  const end = useEffectEvent(() => {
    const { score, data } = report(play, readSeconds());
    setResult(data);
    save(
      { score, data: { ...data } },
      {
        success: { title: 'Jogo Concluído!', text: 'Parabéns! Você completou o Flip de Produtividade.' },
        failure: 'Erro ao salvar resultado do jogo.',
      },
    );
  });
  const hasEnded = isFinished(play);
  useEffect(() => {
    if (hasEnded) end();
  }, [hasEnded]);

  return { result, run: state };
}
