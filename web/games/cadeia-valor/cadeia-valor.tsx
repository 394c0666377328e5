import { useEffect, useEffectEvent, useState } from 'react';
import { type AplId, aplById } from '#core/content/cadeia-valor.ts';
import {
  confirmOrder,
  deal,
  finish,
  type Play,
  place,
  reorder,
  report,
  score,
  servicesAt,
} from '#core/games/cadeia-valor/rules.ts';
import { formatNumber } from '#core/progress/wording.ts';
import { freshSeed } from '#web/play/fresh-seed.ts';
import { GameFrame } from '#web/play/game-frame.tsx';
import { gameOf } from '#web/play/game-of.ts';
import { useBegun } from '#web/play/use-begun.ts';
import { useSaveRun } from '#web/play/use-save-run.ts';
import { useShare } from '#web/play/use-share.ts';
import { useStoredJson } from '#web/play/use-stored-json.ts';
import { ChainResult } from './chain-result.tsx';
import { ChooseApl } from './choose-apl.tsx';
import { keptChain } from './kept-chain.ts';
import { OrderChain } from './order-chain.tsx';
import { PlaceServices } from './place-services.tsx';
import { sharedChain } from './shared-chain.ts';
import { stagesOf } from './stages-of.ts';

const { id: gameId, name } = gameOf('cadeia-valor');

/** Put the stages of a product's way in order, then give each support service to a stage. */
export function CadeiaValor() {
  const draft = useStoredJson('cadeia-valor');
  const [play, setPlay] = useState(() => keptChain(draft.read()));
  const [isBack, setIsBack] = useState(false);
  const change = (next: (play: Play) => Play) => setPlay((now) => now && next(now));
  const begin = (apl: AplId) => setPlay(deal(apl, freshSeed()));
  const restart = () => {
    setIsBack(true);
    setPlay(undefined);
  };
  useEffect(() => draft.write(play), [draft, play]);
  useBegun(gameId, play !== undefined);
  return (
    <GameFrame title={name}>
      {play ? (
        <Chain play={play} onChange={change} onRestart={restart} onHandedIn={() => draft.write(undefined)} />
      ) : (
        <ChooseApl isBack={isBack} onChoose={begin} />
      )}
    </GameFrame>
  );
}

interface ChainProps {
  play: Play;
  onChange: (next: (play: Play) => Play) => void;
  /** Back to the choice of the product. */
  onRestart: () => void;
  /** The run is on its way, so that nothing has to be kept any more. */
  onHandedIn: () => void;
}

/** One chain from the shuffled stages to the result. */
function Chain({ play, onChange, onRestart, onHandedIn }: ChainProps) {
  const stages = stagesOf(play);
  switch (play.phase) {
    case 'main-chain':
      return (
        <OrderChain
          stages={stages}
          onMove={(from, to) => onChange((now) => reorder(now, from, to))}
          onConfirm={() => onChange(confirmOrder)}
          onRestart={onRestart}
        />
      );
    case 'support-services':
      return (
        <PlaceServices
          stages={stages}
          services={aplById(play.apl).supportServices}
          supports={play.supports}
          countAt={(stage) => servicesAt(play, stage)}
          onPlace={(service, stage) => onChange((now) => place(now, service, stage))}
          onFinish={() => onChange(finish)}
          onRestart={onRestart}
        />
      );
    case 'complete':
      return <Complete play={play} onRestart={onRestart} onHandedIn={onHandedIn} />;
  }
}

/** The finished chain, which the person shares, plays again or hands in; whoever leaves it otherwise hands it in too. */
function Complete({ play, onRestart, onHandedIn }: Omit<ChainProps, 'onChange'>) {
  const { state, save } = useSaveRun(gameId);
  const share = useShare();

  function conclude() {
    const run = { gameId, ...report(play), completedAt: new Date().toISOString() };
    save(run, {
      success: { title: 'Parabéns!', text: `Jogo concluído com ${formatNumber(score(play).total)} pontos!` },
    });
    onHandedIn();
  }
  const leave = useEffectEvent(() => {
    if (state.status === 'idle') conclude();
  });
  useEffect(() => () => leave(), []);

  return (
    <ChainResult
      play={play}
      run={state}
      onShare={() => void share(sharedChain(play))}
      onReplay={onRestart}
      onConclude={conclude}
    />
  );
}
