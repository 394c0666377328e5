import { History, RotateCcw } from 'lucide-react';
import { goodScore } from '#core/content/desafio-negocio.ts';
import { gameOf } from '#core/content/games.ts';
import type { Answer } from '#core/contract/index.ts';
import { gainSentence } from '#web/play/gain-words.ts';
import { Gains } from '#web/play/gains.tsx';
import { PhaseHeading } from '#web/play/phase-heading.tsx';
import { ShareResult } from '#web/play/share-result.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Celebration } from '#web/ui/celebration.tsx';
import { ListenButton } from '#web/ui/listen-button.tsx';
import { ProgressRing } from '#web/ui/progress-ring.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { Messages } from './messages.tsx';
import { ObjectiveResults } from './objective-results.tsx';
import { TrialRating } from './trial-rating.tsx';
import type { Conversation } from './use-conversation.ts';

const game = gameOf('desafio-negocio');

interface Props {
  conversation: Conversation;
  persona: string;
  /** What it brought, if it has ended just now. */
  gains: { pointsEarned: number; newBadges: readonly string[] } | undefined;
  /** Where the person tries the challenge before everybody sees it. */
  trial: Answer<'challenges'>[number]['trial'];
  onRetry: () => void;
  onHistory: () => void;
}

/** The end of a conversation: the score, what was said well and what was missing. */
export function Outcome({ conversation, persona, gains, trial, onRetry, onHistory }: Props) {
  const { challengeName, feedback, objectives, messages } = conversation;
  const score = conversation.score ?? 0;
  return (
    <div className="grid gap-6">
      <Card className="relative grid justify-items-center gap-3.5 p-5 text-center sm:p-8">
        {gains && score > 0 && <Celebration />}
        <PhaseHeading takesFocus className="text-3xl">
          Conversa encerrada
        </PhaseHeading>
        <p className="-mt-2 text-ink-soft">
          {challengeName}, com {persona}
        </p>
        <ProgressRing
          percent={score}
          figure={String(score)}
          label={`Nota ${score} de 100`}
          className="size-36"
        />
        <p aria-hidden="true" className="-mt-2 font-semibold text-ink-soft">
          de 100
        </p>
        {score >= goodScore && <Tag tone="leaf">Bom desempenho</Tag>}
        {gains && (
          <Gains
            earned={gains.pointsEarned}
            sentence={gainSentence({
              game,
              once: 'uma vez por desafio',
              result: `Sua nota foi ${score}.`,
              earned: gains.pointsEarned,
              isCompleted: score > 0,
            })}
            newBadges={gains.newBadges}
          />
        )}
        <div className="flex w-full flex-col gap-3 sm:flex-row sm:flex-wrap sm:justify-center">
          <Button onClick={onRetry}>
            <RotateCcw aria-hidden="true" size={20} />
            Tentar Novamente
          </Button>
          <Button look="quiet" onClick={onHistory}>
            <History aria-hidden="true" size={20} />
            Ver histórico
          </Button>
          {gains && score > 0 && (
            <ShareResult game={game} score={score} unit="de 100" badge={gains.newBadges[0]} />
          )}
        </div>
      </Card>
      {trial && (
        <Card className="p-5">
          <TrialRating trial={trial} name={challengeName} />
        </Card>
      )}
      <section className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-2xl">Retorno</h2>
          {feedback && <ListenButton text={feedback} />}
        </div>
        <p className="max-w-prose whitespace-pre-line">{feedback}</p>
      </section>
      <section className="grid gap-3">
        <h2 className="text-2xl">Seus objetivos</h2>
        <ObjectiveResults objectives={objectives} />
      </section>
      <section className="grid gap-3">
        <h2 className="text-2xl">A conversa</h2>
        <Messages messages={messages} persona={persona} />
      </section>
    </div>
  );
}
