import { CircleCheck, RotateCcw, Share2, TriangleAlert } from 'lucide-react';
import { Link } from 'wouter';
import type { Apl, Stage } from '#core/content/cadeia-valor/shape.ts';
import { aplById } from '#core/content/cadeia-valor.ts';
import { gameOf } from '#core/content/games.ts';
import { missedIn } from '#core/games/cadeia-valor/missed.ts';
import { isInPlace, type Play, score, tuning } from '#core/games/cadeia-valor/rules.ts';
import { counted, formatNumber } from '#core/progress/wording.ts';
import { PracticeNote } from '#web/play/practice-note.tsx';
import { ResultCard } from '#web/play/result-card.tsx';
import { SourceLine } from '#web/play/source-line.tsx';
import type { RunState } from '#web/play/use-save-run.ts';
import { Button, buttonLook } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { stagesOf } from './stages-of.ts';
import { SupportAdvice } from './support-advice.tsx';

const game = gameOf('cadeia-valor');

interface Props {
  play: Play;
  run: RunState;
  onShare: () => void;
  onReplay: () => void;
  onConclude: () => void;
}

/** The last phase: what was right, where each service helps most, and the points. */
export function ChainResult({ play, run, onShare, onReplay, onConclude }: Props) {
  const apl = aplById(play.apl);
  return (
    <div className="grid gap-6">
      <Card className="p-5 sm:p-7">
        <ResultCard
          game={game}
          once="uma vez por cadeia"
          title="Sua cadeia está montada!"
          score={score(play).total}
          // Before the result is on its way there is nothing to tell, and the button is seen at once.
          {...(run.status !== 'idle' && { run })}
          actions={
            <>
              <Button look="quiet" onClick={onShare}>
                <Share2 aria-hidden="true" size={20} />
                Compartilhar
              </Button>
              <Button look="quiet" onClick={onReplay}>
                <RotateCcw aria-hidden="true" size={20} />
                Jogar Novamente
              </Button>
              <Conclude run={run} onConclude={onConclude} />
            </>
          }
        >
          <Breakdown play={play} />
          <PracticeNote items={missedIn(play)} />
        </ResultCard>
      </Card>
      <section className="grid gap-3">
        <h2 className="text-2xl">Cadeia: {apl.name}</h2>
        <ol className="grid gap-2">
          {stagesOf(play).map((stage, position) => (
            <PlacedStage
              key={stage.id}
              stage={stage}
              position={position}
              isRight={isInPlace(play.apl, stage.id, position)}
            />
          ))}
        </ol>
      </section>
      <SupportAdvice play={play} />
      <DidYouKnow fact={apl.fact} />
    </div>
  );
}

/** Nobody has to scroll past the other buttons to find the one that ends the game. */
const firstOnPhones = 'max-sm:order-first';

/** Ends the game; once the result is on its way there is nothing left but to go back. */
function Conclude({ run, onConclude }: Pick<Props, 'run' | 'onConclude'>) {
  if (run.status === 'saved' || run.status === 'kept') {
    return (
      <Link href="/games" className={`${buttonLook('primary')} ${firstOnPhones}`}>
        Voltar aos Jogos
      </Link>
    );
  }
  return (
    <Button
      className={firstOnPhones}
      onClick={onConclude}
      pendingText={run.status === 'saving' && 'Salvando...'}
    >
      Concluir Jogo
    </Button>
  );
}

function Breakdown({ play }: { play: Play }) {
  const { stagesInPlace, chainPoints, supportPoints } = score(play);
  const services = Object.keys(play.supports).length;
  const rows = [
    {
      label: 'Cadeia',
      sum: `${counted(stagesInPlace, 'etapa certa', 'etapas certas')} × ${tuning.pointsPerStage}`,
      points: chainPoints,
    },
    {
      label: 'Serviços de apoio',
      sum: `${counted(services, 'serviço', 'serviços')} × ${tuning.pointsPerService}`,
      points: supportPoints,
    },
  ];
  return (
    <dl className="grid w-full max-w-md gap-2 text-left">
      {rows.map(({ label, sum, points }) => (
        <div
          key={label}
          className="flex flex-wrap items-center justify-between gap-x-3 rounded-2xl bg-paper px-4 py-2.5"
        >
          <dt className="whole-words">
            <span className="block font-bold">{label}</span>
            <span className="text-base text-ink-soft">{sum}</span>
          </dt>
          <dd className="font-bold whitespace-nowrap tabular-nums">{formatNumber(points)} pontos</dd>
        </div>
      ))}
    </dl>
  );
}

/** Green where the stage stands in its place, yellow where it does not, and in words as well. */
function PlacedStage({ stage, position, isRight }: { stage: Stage; position: number; isRight: boolean }) {
  const Icon = isRight ? CircleCheck : TriangleAlert;
  return (
    <li
      data-right={isRight}
      className={`flex flex-wrap items-center gap-3 rounded-2xl border-2 px-3 py-2.5 ${isRight ? 'border-leaf bg-leaf-wash' : 'border-maize bg-maize-wash'}`}
    >
      <span className={`number-mark size-9 ${isRight ? 'bg-leaf text-on-leaf' : 'bg-maize text-on-maize'}`}>
        {position + 1}
      </span>
      <div className="whole-words">
        <p className="text-[min(1rem,8.2vw)] leading-tight font-bold">{stage.name}</p>
        <p className="text-base leading-snug">{stage.description}</p>
        <p className="flex items-center gap-1.5 pt-1 text-base font-semibold">
          <Icon aria-hidden="true" size={18} className={`shrink-0 ${isRight ? 'text-leaf' : ''}`} />
          {isRight ? 'No lugar certo' : `Fora do lugar: é a ${stage.correctPosition + 1}ª`}
        </p>
      </div>
    </li>
  );
}

const DidYouKnow = ({ fact }: { fact: Apl['fact'] }) => (
  <Card className="grid gap-1 p-5">
    <h2 className="text-xl">Você sabia?</h2>
    <p>{fact.text}</p>
    <SourceLine {...fact} />
  </Card>
);
