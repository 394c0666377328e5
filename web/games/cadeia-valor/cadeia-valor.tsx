import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type AplId, aplById } from '#core/content/cadeia-valor.ts';
import { gameOf } from '#core/content/games.ts';
import {
  confirmOrder,
  deal,
  finish,
  type Play,
  place,
  reorder,
  report,
  servicesAt,
} from '#core/games/cadeia-valor/rules.ts';
import { formatNumber } from '#core/progress/wording.ts';
import { freshSeed } from '#web/play/fresh-seed.ts';
import { GameFrame } from '#web/play/game-frame.tsx';
import { useBegun } from '#web/play/use-begun.ts';
import { useSaveRun } from '#web/play/use-save-run.ts';
import { useShare } from '#web/play/use-share.ts';
import { useStopwatch } from '#web/play/use-stopwatch.ts';
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
  const stopwatch = useStopwatch();
  const isTimed = useRef(false);
  const begin = (apl: AplId) => {
    stopwatch.restart();
    isTimed.current = true;
    setPlay(deal(apl, freshSeed()));
  };
  const restart = () => {
    setIsBack(true);
    setPlay(undefined);
  };
  useEffect(() => draft.write(play), [draft, play]);
  useBegun(gameId, play !== undefined);
  return (
    <GameFrame title={name}>
      {play ? (
        <Chain
          play={play}
          readSeconds={() => (isTimed.current ? stopwatch.read() : undefined)}
          onChange={change}
          onRestart={restart}
          onHandedIn={() => draft.write(undefined)}
        />
      ) : (
        <ChooseApl isBack={isBack} onChoose={begin} />
      )}
    </GameFrame>
  );
}

interface ChainProps {
  play: Play;
  /** The time since the choice of the product; unknown where the chain was kept from an earlier visit. */
  readSeconds: () => number | undefined;
  onChange: (next: (play: Play) => Play) => void;
  /** Back to the choice of the product. */
  onRestart: () => void;
  /** The run is on its way, so that nothing has to be kept any more. */
  onHandedIn: () => void;
}

/** One chain from the shuffled stages to the result. */
function Chain({ play, readSeconds, onChange, onRestart, onHandedIn }: ChainProps) {
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
      return <Complete play={play} readSeconds={readSeconds} onRestart={onRestart} onHandedIn={onHandedIn} />;
  }
}

/** The finished chain, which the person shares, plays again or hands in; whoever leaves it otherwise hands it in too. */
function Complete({ play, readSeconds, onRestart, onHandedIn }: Omit<ChainProps, 'onChange'>) {
  const { state, save } = useSaveRun(gameId);
  const share = useShare();

  function conclude() {
    const { score: total, data } = report(play, readSeconds());
    const run = { gameId, score: total, data: { ...data }, completedAt: new Date().toISOString() };
    save(run, {
      success: { title: 'Parabéns!', text: `Jogo concluído com ${formatNumber(total)} pontos!` },
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
