import { Layers } from 'lucide-react';
import { gameOf } from '#core/content/games.ts';
import { score, tuning } from '#core/games/rede-saberes/rules.ts';
import { useSession } from '#web/app/session.ts';
import { Gains } from '#web/play/gains.tsx';
import { HomeLink, ResultCard } from '#web/play/result-card.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Influence } from '#web/ui/influence.tsx';
import type { Quiz } from './choose-challenge.tsx';
import type { Desk } from './desk-cache.ts';
import { ModelAnswers } from './model-answers.tsx';
import { usePlace } from './rede-address.ts';
import { TeamThread } from './team-thread.tsx';

const game = gameOf('rede-saberes');

interface Props {
  quiz: Quiz;
  desk: Desk;
  newBadges: readonly string[];
}

/** What the challenge brought: the points, the badges, the people, and answers to learn from. */
export function ChallengeEnd({ quiz, desk, newBadges }: Props) {
  const { user } = useSession();
  const { go } = usePlace();
  const isLeader = desk.leaderId === user?.id;
  const teammates = desk.seats.filter(({ userId }) => userId !== user?.id);
  return (
    <>
      <Card className="p-5 sm:p-8">
        <ResultCard
          game={game}
          title="Desafio concluído!"
          score={score(isLeader)}
          actions={
            <>
              <Button onClick={go.toSelection}>
                <Layers aria-hidden="true" size={20} />
                Escolher Outro Desafio
              </Button>
              <HomeLink />
            </>
          }
        >
          <Gains
            sentence={
              <>
                <strong>{quiz.title}</strong> vale{' '}
                <Influence points={tuning.reward} className="align-bottom text-leaf" />
                {isLeader && ` e mais ${tuning.leaderBonus} por liderar a equipe`}, uma vez.
              </>
            }
            newBadges={newBadges}
          />
          <Teammates names={teammates.map(({ username }) => username)} />
        </ResultCard>
      </Card>
      {quiz.isCompleted && <ModelAnswers quiz={quiz} answers={desk.answers} />}
      <TeamThread quizId={desk.quizId} teamId={desk.id} isOver />
    </>
  );
}

const Teammates = ({ names }: { names: readonly string[] }) =>
  names.length > 0 && (
    <div className="grid w-full justify-items-center gap-2 rounded-2xl border-2 border-line px-4 py-3">
      <h3 className="font-semibold">Agora vocês se conectaram</h3>
      <ul className="flex max-w-full flex-wrap justify-center gap-x-5 gap-y-2">
        {names.map((name) => (
          <li key={name} className="flex min-w-0 items-center gap-2 text-left font-bold">
            <Avatar name={name} className="size-9" />
            <span className="min-w-0 break-words">{name}</span>
          </li>
        ))}
      </ul>
    </div>
  );
