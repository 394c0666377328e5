import { useState } from 'react';
import { gameOf } from '#core/content/games.ts';
import { isOutOfReach } from '#web/api/api-error.ts';
import { LoadFailure } from '#web/calls/load-failure.tsx';
import { GameFrame } from '#web/play/game-frame.tsx';
import { meanwhile } from '#web/play/meanwhile.ts';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { ChooseChallenge } from './choose-challenge.tsx';
import { FormTeam } from './form-team.tsx';
import { JoinByLink } from './join-by-link.tsx';
import { usePlace } from './rede-address.ts';
import { TeamRoom } from './team-room.tsx';
import { useQuizzes } from './use-quizzes.ts';

const { name, description } = gameOf('rede-saberes');

const withoutSignal = `A equipe se encontra com sinal. ${meanwhile}`;

/** Three people solve a challenge of three parts together. */
export function RedeSaberes() {
  const { quizId, teamId, part, joins, go } = usePlace();
  const { offered: quizzes, quiz, isComing } = useQuizzes(quizId);
  const here = `${quizId} ${teamId}`;
  const [start] = useState(here);
  const [hasMoved, setHasMoved] = useState(false);
  if (here !== start && !hasMoved) setHasMoved(true);

  if (!quizzes.data || isComing)
    return (
      <GameFrame title={name} intro={isOutOfReach(quizzes.error) ? withoutSignal : description}>
        {quizzes.isLoadingError ? (
          <LoadFailure failure={quizzes.error} onRetry={() => quizzes.refetch()} />
        ) : (
          <SkeletonRows rows={3} rowClass="h-56" text="Carregando desafios..." />
        )}
      </GameFrame>
    );
  if (!quiz)
    return (
      <GameFrame title={name} intro={description}>
        <ChooseChallenge quizzes={quizzes.data} takesFocus={hasMoved} onChoose={(id) => go.toTeams(id)} />
      </GameFrame>
    );
  if (teamId === undefined)
    return (
      <GameFrame title={name}>
        <FormTeam
          key={quiz.id}
          quiz={quiz}
          takesFocus={hasMoved}
          onDesk={(team) => go.toDesk(quiz.id, team)}
          onBack={go.toSelection}
        />
      </GameFrame>
    );
  if (joins) return <JoinByLink quizId={quiz.id} teamId={teamId} part={part} title={name} />;
  return <TeamRoom key={teamId} quiz={quiz} teamId={teamId} title={name} takesFocus={hasMoved} />;
}
