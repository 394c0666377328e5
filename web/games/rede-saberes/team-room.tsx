import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { lacksOf, parts } from '#core/games/rede-saberes/rules.ts';
import { ApiError } from '#web/api/api-error.ts';
import { useTeamPresence } from '#web/api/open-desks.ts';
import { readAfter } from '#web/api/query-client.ts';
import { LoadFailure } from '#web/calls/load-failure.tsx';
import { GameFrame } from '#web/play/game-frame.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { ChallengeEnd } from './challenge-end.tsx';
import type { Quiz } from './choose-challenge.tsx';
import { type Desk, useDesk } from './desk-cache.ts';
import { DeskTable } from './desk-table.tsx';
import { usePlace } from './rede-address.ts';
import { useNewBadges } from './use-new-badges.ts';

interface Props {
  quiz: Quiz;
  teamId: number;
  title: string;
  takesFocus: boolean;
}

/** A team's room: its desk until the challenge is completed, by whomever, and what came of it afterwards. */
export function TeamRoom({ quiz, teamId, title, takesFocus }: Props) {
  const desk = useDesk(quiz.id, teamId);
  useTeamPresence(desk.data && !desk.data.isCompleted ? teamId : undefined);
  useCompletion(desk.data);
  const newBadges = useNewBadges();

  if (desk.isError && (!desk.data || isShutOut(desk.error)))
    return (
      <GameFrame title={title}>
        {isShutOut(desk.error) ? (
          <NoDesk quizId={quiz.id} />
        ) : (
          <LoadFailure failure={desk.error} onRetry={() => desk.refetch()} />
        )}
      </GameFrame>
    );
  if (!desk.data)
    return (
      <GameFrame title={title}>
        <SkeletonRows rows={3} rowClass="h-56" text="Carregando a mesa da equipe..." />
      </GameFrame>
    );
  if (desk.data.isCompleted)
    return (
      <GameFrame title={title}>
        <ChallengeEnd quiz={quiz} desk={desk.data} newBadges={newBadges} />
      </GameFrame>
    );
  const done = parts.length - lacksOf(quiz, desk.data).parts.length;
  return (
    <GameFrame
      title={title}
      progress={{
        label: `${done} de ${parts.length} partes com resposta`,
        done,
        total: parts.length,
      }}
    >
      <DeskTable quiz={quiz} desk={desk.data} takesFocus={takesFocus} isStale={desk.isError} />
    </GameFrame>
  );
}

/** The team is gone, or the person is not of it. */
const isShutOut = (failure: unknown): boolean =>
  failure instanceof ApiError && [403, 404].includes(failure.status);

/** Says once that the challenge is completed, to everyone who was at the desk, and reads again what it changed. */
function useCompletion(desk: Desk | undefined) {
  const cache = useQueryClient();
  const toast = useToast();
  const wasOpen = useRef(false);
  const celebrate = useEffectEvent(() => {
    toast({ title: 'Desafio concluído!', text: 'Parabéns! A equipe chegou ao fim.' });
    void readAfter(cache, 'completeTeam');
  });
  const isCompleted = desk?.isCompleted;
  useEffect(() => {
    if (isCompleted && wasOpen.current) celebrate();
    wasOpen.current = isCompleted === false;
  }, [isCompleted]);
}

function NoDesk({ quizId }: { quizId: number }) {
  const { go } = usePlace();
  return (
    <EmptyState
      title="Você não está nesta equipe"
      text="Você saiu dela, ou ela seguiu sem você depois de um dia. Escolha outra ou crie a sua."
    >
      <Button onClick={() => go.toTeams(quizId)}>Ver as equipes</Button>
    </EmptyState>
  );
}
