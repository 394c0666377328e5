import { CircleCheck, Clock, Play, Sparkles, Sprout, Sun } from 'lucide-react';
import { Link } from 'wouter';
import type { Answer } from '#core/contract/index.ts';
import { plainFactor } from '#core/progress/octalysis.ts';
import { formatNumber } from '#core/progress/wording.ts';
import { GamePreview } from '#web/games/game-preview.tsx';
import { buttonLook } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ListenButton } from '#web/ui/listen-button.tsx';
import { ProgressRing } from '#web/ui/progress-ring.tsx';
import { Tag, toneClass } from '#web/ui/tag.tsx';
import { pillarName, pillarPlain, pillarTone } from './pillar-tone.ts';

type Game = Answer<'games'>[number];
type Account = Answer<'account'>;
type Played = Account['facts']['games'][number];

interface Props {
  game: Game;
  /** What the member has reached in it; absent before the first run. */
  played: Played | undefined;
  /** How many of its rewards the member has received. */
  reward: Account['rewards'][number] | undefined;
  /** How much of it there is to practise today. */
  toPractise: number;
}

/** One game of the list, with the way into it. */
export function GameCard({ game, played, reward, toPractise }: Props) {
  const tone = pillarTone(game.pillar);
  return (
    <Card className="flex h-full flex-col overflow-hidden">
      <div className={`${toneClass(tone)} tone-picture px-6 pt-3`}>
        <GamePreview type={game.type} />
      </div>
      <div className="flex grow flex-col gap-3 p-4 sm:p-5">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="flex max-w-full flex-wrap items-center gap-x-2 text-sm text-ink-soft">
            <Tag tone={tone}>{pillarName(game.pillar)}</Tag>
            {pillarPlain(game.pillar)}
          </p>
          <p className="flex items-center gap-1.5 text-sm font-semibold text-ink-soft">
            <Clock aria-hidden="true" size={18} />
            {game.estimatedTime}
          </p>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-2xl">{game.name}</h2>
          <ListenButton text={`${game.name}. ${game.description}`} />
        </div>
        <p>{game.description}</p>
        {game.octalysisFactor && <Motivation factor={game.octalysisFactor} />}
        <OwnProgress name={game.name} played={played} />
        <div className="flex flex-wrap items-center gap-x-2 font-bold">
          <Sun aria-hidden="true" size={20} strokeWidth={2.5} className="shrink-0 text-clay" />
          <p>Recompensa: +{formatNumber(game.baseReward)} pts</p>
          {reward && reward.received > 0 && <p className="text-leaf">{receivedWords(reward)}</p>}
        </div>
        <Link
          href={`/games/${game.type}`}
          aria-label={`Jogar Agora: ${game.name}`}
          className={buttonLook('primary')}
        >
          <Play aria-hidden="true" size={20} />
          Jogar Agora
        </Link>
        {toPractise > 0 && (
          <Link
            href="/praticar"
            aria-label={`Praticar ${toPractise}: ${game.name}`}
            className={buttonLook('quiet')}
          >
            <Sprout aria-hidden="true" size={20} className="text-leaf" />
            Praticar {toPractise}
          </Link>
        )}
      </div>
    </Card>
  );
}

function Motivation({ factor }: { factor: string }) {
  const plain = plainFactor(factor);
  return (
    <p className="flex items-center gap-2 text-[min(0.875rem,7.6vw)] text-ink-soft">
      <Sparkles aria-hidden="true" size={18} className="shrink-0 text-clay tight:hidden" />
      <span className="min-w-0">
        <span className="block">Motivação: {factor}</span>
        {plain && `Para quem gosta de ${plain}.`}
      </span>
    </p>
  );
}

const receivedWords = ({ received, total }: Account['rewards'][number]): string =>
  total === 1 ? 'já recebida' : `${received} de ${total} ${received === 1 ? 'recebida' : 'recebidas'}`;

function OwnProgress({ name, played }: { name: string; played: Played | undefined }) {
  // Of a round that has only begun nothing was measured yet: a zero would say that it went badly.
  if (!played || (played.bestPercent === 0 && !played.completed)) {
    return (
      <p className="mt-auto flex min-h-16 items-center gap-3 text-ink-soft">
        <Sprout aria-hidden="true" size={28} className="shrink-0 text-leaf" />
        {played ? 'Você já começou este.' : 'Você ainda não jogou este.'}
      </p>
    );
  }
  const best = Math.round(played.bestPercent);
  return (
    <div className="mt-auto flex min-h-16 flex-wrap items-center gap-x-3">
      <ProgressRing
        percent={played.bestPercent}
        label={`Seu melhor resultado em ${name}: ${best}%`}
        className="size-16"
      />
      <p className="whole-words text-ink-soft">
        <span className="block">Seu melhor resultado</span>
        {played.completed && (
          <strong className="flex items-center gap-1.5 text-leaf">
            <CircleCheck aria-hidden="true" size={20} />
            Concluído
          </strong>
        )}
      </p>
    </div>
  );
}
