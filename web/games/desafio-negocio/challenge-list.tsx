import { MessagesSquare } from 'lucide-react';
import { goodScore } from '#core/content/desafio-negocio.ts';
import type { Answer } from '#core/contract/index.ts';
import { ownFirst } from '#web/play/own-first.ts';
import { OwnWork } from '#web/play/own-work.tsx';
import { PhaseHeading } from '#web/play/phase-heading.tsx';
import { useOwnTrade } from '#web/play/use-own-trade.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { TrialRating } from './trial-rating.tsx';

type Challenge = Answer<'challenges'>[number];

interface Props {
  challenges: readonly Challenge[];
  isBack: boolean;
  isStarting: boolean;
  onStart: (id: string) => void;
}

/** The negotiations one can begin: those that come first, and the others once each of the first was finished. */
export const ChallengeList = ({ challenges, isBack, ...start }: Props) => {
  const own = useOwnTrade()?.challenges ?? [];
  const sorted = ownFirst(challenges, own);
  const first = sorted.filter(({ opensLater }) => !opensLater);
  const tried = sorted.filter(({ trial }) => trial);
  const later = sorted.filter(({ opensLater, trial }) => opensLater && !trial);
  const unfinished = first.filter(({ bestScore }) => bestScore === null).length;
  return (
    <>
      <div className="grid gap-1">
        <PhaseHeading takesFocus={isBack}>Escolha um desafio</PhaseHeading>
        <p className="max-w-prose text-ink-soft">
          Converse por escrito, como você fala. No fim você recebe uma nota e dicas.
        </p>
      </div>
      {tried.length > 0 && (
        <section className="grid gap-4">
          <h2 className="text-2xl">Experimente primeiro</h2>
          <p className="max-w-prose">
            Por você ser liderança, estes desafios abriram antes para você. Jogue até o fim e dê sua nota.
          </p>
          <Cards label="Experimente primeiro" challenges={tried} own={own} {...start} />
        </section>
      )}
      <Cards label="Desafios" challenges={first} own={own} {...start} />
      {later.length > 0 &&
        (unfinished === 0 ? (
          <section className="grid gap-4">
            <h2 className="text-2xl">Mais desafios</h2>
            <Cards label="Mais desafios" challenges={later} own={own} {...start} />
          </section>
        ) : (
          <p className="text-ink-soft">{closedText(unfinished, later.length)}</p>
        ))}
    </>
  );
};

const closedText = (unfinished: number, later: number) =>
  unfinished === 1
    ? `Falta concluir um, e mais ${later} desafios se abrem aqui embaixo.`
    : `Faltam ${unfinished} para concluir, e mais ${later} desafios se abrem aqui embaixo.`;

interface CardsProps extends Pick<Props, 'challenges' | 'isStarting' | 'onStart'> {
  label: string;
  /** The ids of those that speak of the person's own work. */
  own: readonly string[];
}

const Cards = ({ label, challenges, own, ...start }: CardsProps) => (
  <ul aria-label={label} className="grid gap-4 md:grid-cols-2">
    {challenges.map((challenge) => (
      <li key={challenge.id} className="grid">
        <ChallengeCard challenge={challenge} isOwn={own.includes(challenge.id)} {...start} />
      </li>
    ))}
  </ul>
);

interface CardProps {
  challenge: Challenge;
  isOwn: boolean;
  isStarting: boolean;
  onStart: (id: string) => void;
}

const ChallengeCard = ({ challenge, isOwn, isStarting, onStart }: CardProps) => {
  const { id, name, description, persona, objectives, level, temper, bestScore, trial } = challenge;
  return (
    <Card className="grid grid-rows-[auto_auto_1fr_auto] gap-4 p-5">
      <div className="grid gap-1.5">
        {isOwn && <OwnWork />}
        <h3 className="font-display text-2xl leading-tight font-bold">{name}</h3>
        <div className="flex flex-wrap gap-2">
          <Tag tone="water">{level}</Tag>
          {bestScore !== null && (
            <Tag tone={bestScore >= goodScore ? 'leaf' : 'amber'}>Melhor nota: {bestScore}</Tag>
          )}
        </div>
        <p>{description}</p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Avatar name={persona.name} />
        <p className="whole-words leading-snug *:block tight:basis-full">
          <strong>{persona.name}</strong>
          <span className="text-sm text-ink-soft">{persona.role}</span>
          <span className="text-sm text-ink-soft">Jeito de ser: {temper.toLocaleLowerCase('pt-BR')}</span>
        </p>
      </div>
      <div className="grid content-start gap-1">
        <h4 className="text-sm font-bold text-ink-soft">Seus objetivos</h4>
        <ul className="grid list-disc gap-0.5 pl-5 marker:text-clay">
          {objectives.map((objective) => (
            <li key={objective}>{objective}</li>
          ))}
        </ul>
      </div>
      <Button
        aria-label={`Começar o desafio ${name}`}
        onClick={() => onStart(id)}
        pendingText={isStarting && 'Começando...'}
      >
        <MessagesSquare aria-hidden="true" size={20} />
        Começar
      </Button>
      {trial && bestScore !== null && <TrialRating trial={trial} name={name} />}
    </Card>
  );
};
