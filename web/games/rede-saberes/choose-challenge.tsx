import { CircleCheck } from 'lucide-react';
import type { Answer } from '#core/contract/index.ts';
import { tuning } from '#core/games/rede-saberes/rules.ts';
import { PhaseHeading } from '#web/play/phase-heading.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ListenButton } from '#web/ui/listen-button.tsx';

export type Quiz = Answer<'quizzes'>[number];

interface Props {
  quizzes: readonly Quiz[];
  takesFocus: boolean;
  onChoose: (quizId: number) => void;
}

/** The three challenges, each with the questions of its parts. */
export const ChooseChallenge = ({ quizzes, takesFocus, onChoose }: Props) => (
  <>
    <div className="grid gap-1">
      <PhaseHeading takesFocus={takesFocus}>Escolha um desafio</PhaseHeading>
      <p className="max-w-prose text-ink-soft">
        A equipe tem três pessoas, e cada uma responde uma parte. Cada uma ganha {tuning.reward} de
        influência, e quem lidera ganha mais {tuning.leaderBonus}.
      </p>
    </div>
    <ul aria-label="Desafios" className="grid gap-4 md:grid-cols-3">
      {quizzes.map((quiz) => (
        <li key={quiz.id} className="grid min-w-0">
          <ChallengeCard quiz={quiz} onChoose={() => onChoose(quiz.id)} />
        </li>
      ))}
    </ul>
  </>
);

const ChallengeCard = ({ quiz, onChoose }: { quiz: Quiz; onChoose: () => void }) => (
  <Card className="grid content-between gap-4 p-4 sm:p-5">
    <div className="grid gap-3">
      {quiz.isCompleted && (
        <p className="flex items-center gap-2 font-bold text-leaf">
          <CircleCheck aria-hidden="true" size={22} />
          Concluído
        </p>
      )}
      <h3 className="font-display text-2xl leading-tight font-bold">{quiz.title}</h3>
      <p>{quiz.description}</p>
      <ol className="grid gap-2">
        {quiz.parts.map(({ id, question }) => (
          <li key={id} className="flex gap-3">
            <span aria-hidden="true" className="number-mark size-7 bg-maize text-sm text-on-maize">
              {id}
            </span>
            {question}
          </li>
        ))}
      </ol>
    </div>
    <div className="grid gap-3">
      <ListenButton text={spoken(quiz)} />
      <Button onClick={onChoose}>
        <span>
          Escolher desafio<span className="sr-only"> {quiz.title}</span>
        </span>
      </Button>
    </div>
  </Card>
);

const spoken = ({ title, description, parts }: Quiz): string =>
  [`${title}.`, description, ...parts.map(({ question }) => question)].join(' ');
