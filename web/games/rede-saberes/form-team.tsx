import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, UserPlus, Users } from 'lucide-react';
import type { Answer } from '#core/contract/index.ts';
import { parts } from '#core/games/rede-saberes/rules.ts';
import { ageOf } from '#web/api/age.ts';
import { readOptions } from '#web/api/read-options.ts';
import { LoadFailure } from '#web/calls/load-failure.tsx';
import { useLock } from '#web/calls/use-lock.ts';
import { PhaseHeading } from '#web/play/phase-heading.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import type { Quiz } from './choose-challenge.tsx';
import { ModelAnswers } from './model-answers.tsx';
import { useCreateTeam, useJoinTeam } from './use-team-moves.ts';

type Team = Answer<'teams'>[number];

/** How many fit beside the leader. */
const maxBeside = parts.length - 1;

interface Props {
  quiz: Quiz;
  takesFocus: boolean;
  onDesk: (teamId: number) => void;
  onBack: () => void;
}

/** The open teams of a challenge: join one, go on with one's own, or create one. */
export function FormTeam({ quiz, takesFocus, onDesk, onBack }: Props) {
  const teams = useQuery({
    ...readOptions('teams', { params: { quizId: String(quiz.id) } }),
    refetchOnMount: 'always',
  });
  const create = useCreateTeam(quiz.id, { onDone: ({ id }) => onDesk(id) });
  const join = useJoinTeam(quiz.id, {
    onDone: ({ id }) => onDesk(id),
    onRefused: () => void teams.refetch(),
  });
  const once = useLock();
  const open = teams.data?.filter(({ isCompleted }) => !isCompleted);
  return (
    <>
      <div className="grid gap-1">
        <p className="font-bold text-clay">Forme sua equipe</p>
        <PhaseHeading takesFocus={takesFocus}>{quiz.title}</PhaseHeading>
        <p className="max-w-prose text-ink-soft">
          Entre em uma equipe ou crie a sua. São três pessoas, e o sorteio decide a parte de cada uma.
        </p>
      </div>
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button
          pendingText={create.isPending && 'Criando equipe...'}
          onClick={() => once((release) => create.mutate(undefined, { onSettled: release }))}
        >
          <UserPlus aria-hidden="true" size={20} />
          Criar Equipe
        </Button>
        <Button look="quiet" onClick={onBack}>
          <ArrowLeft aria-hidden="true" size={20} />
          Outro desafio
        </Button>
      </div>
      <section aria-labelledby="equipes" className="grid gap-3">
        <h3 id="equipes" className="text-xl font-bold">
          Equipes abertas
        </h3>
        {teams.isPending && <SkeletonRows rows={2} rowClass="h-28" text="Carregando equipes..." />}
        {teams.isLoadingError && <LoadFailure failure={teams.error} onRetry={() => teams.refetch()} />}
        {open?.length === 0 && <NoTeams />}
        <ul aria-labelledby="equipes" className="grid gap-3 md:grid-cols-2">
          {open?.map((team) => (
            <li key={team.id} className="grid min-w-0">
              <TeamCard
                team={team}
                isJoining={join.isPending && join.variables.teamId === team.id}
                onJoin={() => once((release) => join.mutate({ teamId: team.id }, { onSettled: release }))}
                onContinue={() => onDesk(team.id)}
              />
            </li>
          ))}
        </ul>
      </section>
      {quiz.isCompleted && <ModelAnswers quiz={quiz} />}
    </>
  );
}

const NoTeams = () => (
  <Card className="grid justify-items-center gap-3 px-6 py-8 text-center">
    <Users aria-hidden="true" size={40} className="text-clay" />
    <p className="max-w-prose font-semibold">Nenhuma equipe disponível. Seja o primeiro a criar uma!</p>
  </Card>
);

interface TeamProps {
  team: Team;
  isJoining: boolean;
  onJoin: () => void;
  onContinue: () => void;
}

function TeamCard({ team, isJoining, onJoin, onContinue }: TeamProps) {
  const isFull = team.members.length >= maxBeside;
  return (
    <Card className={`flex flex-wrap items-center gap-3 p-4 ${team.isMine ? 'bg-leaf-wash' : ''}`}>
      <Avatar name={team.leaderName} />
      <div className="grid min-w-0 grow basis-32 leading-snug">
        <h4 className="font-bold break-words">
          {team.isMine ? 'Sua equipe' : `Equipe de ${team.leaderName}`}
        </h4>
        <p className="text-ink-soft">
          {team.members.length + 1} de {parts.length} pessoas
          {isFull && ' · completa'}
        </p>
        <p className="text-sm text-ink-soft">
          Criada {ageOf(team.createdAt)}
          {team.isMine && ` por ${team.leaderName}`}
        </p>
      </div>
      {team.isMine ? (
        <Button onClick={onContinue}>
          <InTeam of={team.leaderName}>Continuar</InTeam>
        </Button>
      ) : (
        <Button
          disabled={isFull}
          pendingText={isJoining && 'Entrando...'}
          onClick={onJoin}
          className="disabled:cursor-not-allowed disabled:opacity-60"
        >
          <InTeam of={team.leaderName}>Entrar</InTeam>
        </Button>
      )}
    </Card>
  );
}

const InTeam = ({ of, children }: { of: string; children: string }) => (
  <span>
    {children}
    <span className="sr-only"> na equipe de {of}</span>
  </span>
);
