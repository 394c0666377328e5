import { Link } from 'wouter';
import type { Practised } from '#core/practice/ladder.ts';
import { Explanations } from '#web/play/explanations.tsx';
import { PhaseHeading } from '#web/play/phase-heading.tsx';
import { HomeLink } from '#web/play/result-card.tsx';
import { Button, buttonLook } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Celebration } from '#web/ui/celebration.tsx';
import type { Asked } from './bring-questions.ts';
import { KnownCount } from './standing.tsx';

export interface AnsweredQuestion extends Asked {
  isRight: boolean;
}

interface Props {
  answers: readonly AnsweredQuestion[];
  known: readonly Practised[];
  hasMore: boolean;
  onAgain: () => void;
}

/** The end of a round: how many were right, what is known by now, and every explanation again. */
export function RoundEnd({ answers, known, hasMore, onAgain }: Props) {
  const right = answers.filter(({ isRight }) => isRight).length;
  return (
    <>
      <Card className="relative grid justify-items-center gap-4 p-5 text-center sm:p-8">
        {right > 0 && <Celebration />}
        <PhaseHeading takesFocus className="text-3xl">
          Prática feita!
        </PhaseHeading>
        <p>
          Você acertou <strong>{right}</strong> de {answers.length}.
          {right < answers.length && ' O que você errou volta amanhã.'}
        </p>
        <KnownCount known={known} />
        <div className="flex w-full flex-col gap-3 sm:flex-row sm:justify-center">
          {hasMore && <Button onClick={onAgain}>Praticar mais</Button>}
          <Link href="/games" className={buttonLook(hasMore ? 'quiet' : 'primary')}>
            Ver os jogos
          </Link>
          <HomeLink />
        </div>
      </Card>
      <Explanations
        heading="O que você praticou"
        items={answers.map(({ known: { item }, about, emoji, ask, why, source, isRight }) => ({
          id: item,
          title: emoji ? `${emoji} ${about}` : ask,
          isCorrect: isRight,
          text: <p>{why}</p>,
          ...(source && { source }),
          spoken: `${about} ${ask} ${why}`,
        }))}
      />
    </>
  );
}
