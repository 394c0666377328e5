import { useEffect, useEffectEvent } from 'react';
import { GameFrame } from '#web/play/game-frame.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { usePlace } from './rede-address.ts';
import { useJoinTeam } from './use-team-moves.ts';

interface Props {
  quizId: number;
  teamId: number;
  /** The part that the link named. */
  part: number | undefined;
  title: string;
}

/** Joins the team that a link named and goes on to its desk, or to the other teams where that cannot be. */
export function JoinByLink({ quizId, teamId, part, title }: Props) {
  const { go } = usePlace();
  const { mutate } = useJoinTeam(quizId, {
    onDone: () => go.toDesk(quizId, teamId, { replace: true }),
    onRefused: () => go.toTeams(quizId, { replace: true }),
  });
  const join = useEffectEvent((id: number) => mutate({ teamId: id, part }));
  useEffect(() => join(teamId), [teamId]);
  return (
    <GameFrame title={title}>
      <Spinner text="Entrando na equipe..." />
    </GameFrame>
  );
}
