import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CloudOff, Flag, UserPlus } from 'lucide-react';
import { accessTo, canComplete, lacksOf, type Part, parts } from '#core/games/rede-saberes/rules.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { useSession } from '#web/app/session.ts';
import { PhaseHeading } from '#web/play/phase-heading.tsx';
import { useShare } from '#web/play/use-share.ts';
import { Button } from '#web/ui/button.tsx';
import type { AnswerKeeper } from './answer-keeper.ts';
import type { Quiz } from './choose-challenge.tsx';
import { cacheDesk, type Desk, teamParams } from './desk-cache.ts';
import { partLackWords, teamLackWords } from './lack-words.ts';
import { LeaveTeam } from './leave-team.tsx';
import { PartCard } from './part-card.tsx';
import { invitation } from './rede-address.ts';
import { TeamThread } from './team-thread.tsx';
import { answerTo, useAnswerKeepers } from './use-answer-keepers.ts';
import { useDeskNews } from './use-desk-news.ts';
import { useFailure } from './use-team-moves.ts';

interface Props {
  quiz: Quiz;
  desk: Desk;
  takesFocus: boolean;
  /** What is shown may be old: the server could not be reached. */
  isStale: boolean;
}

/** The desk at which a team works: three parts, who holds which, and the way to the end. */
export function DeskTable({ quiz, desk, takesFocus, isStale }: Props) {
  const userId = useSession().user?.id ?? 1;
  const keepers = useAnswerKeepers(desk);
  const news = useDeskNews(desk, userId);
  const hasFreeSeat = desk.seats.length < parts.length;
  const lacks = lacksOf(quiz, desk);
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid min-w-0 grow basis-64 gap-1">
          <p className="font-bold text-clay">{`Mesa da equipe de ${desk.leaderName}`}</p>
          <PhaseHeading takesFocus={takesFocus}>{quiz.title}</PhaseHeading>
          <p className="max-w-prose text-ink-soft">
            São três pessoas: cada uma responde a sua parte. Se alguém sumir por um dia, a equipe pode
            responder no lugar.
          </p>
        </div>
        {hasFreeSeat && <Invite quiz={quiz} teamId={desk.id} />}
      </div>
      <p role="status" className="sr-only">
        {news}
      </p>
      {isStale && (
        <p className="flex items-center gap-2 rounded-2xl bg-maize-wash px-4 py-3 font-semibold">
          <CloudOff aria-hidden="true" size={22} className="shrink-0 text-clay" />
          Sem conexão: você pode continuar escrevendo.
        </p>
      )}
      <ul aria-label="Partes do desafio" className="grid gap-4 md:grid-cols-3">
        {ownFirst(desk.userPart).map((part) => (
          <li key={part} className="grid min-w-0">
            <PartCard
              part={part}
              question={quiz.parts.find(({ id }) => id === part)?.question ?? ''}
              answer={answerTo(desk.answers, part)}
              seat={desk.seats.find((seat) => seat.part === part)}
              isOwn={desk.userPart === part}
              access={accessTo(quiz, desk, userId, part)}
              lack={partLackWords(lacks, part, desk.userPart)}
              keeper={keepers[part]}
            />
          </li>
        ))}
      </ul>
      <Conclusion quiz={quiz} desk={desk} keepers={Object.values(keepers)} />
      <TeamThread quizId={desk.quizId} teamId={desk.id} />
    </>
  );
}

/** The own part comes first, so that nobody has to look for it on a phone. */
const ownFirst = (own: number): Part[] => [
  ...parts.filter((part) => part === own),
  ...parts.filter((part) => part !== own),
];

function Invite({ quiz, teamId }: { quiz: Quiz; teamId: number }) {
  const share = useShare();
  const invite = () =>
    share({
      text: `Vem fazer o desafio “${quiz.title}” com a minha equipe: ${invitation(quiz.id, teamId)}`,
      hashtags: ['RedeDeSaberes'],
      copied: { title: 'Convite copiado!', text: 'Mande para quem você quer na equipe.' },
    });
  return (
    <Button look="quiet" className="max-sm:w-full" onClick={invite}>
      <UserPlus aria-hidden="true" size={20} />
      Convidar pessoas
    </Button>
  );
}

const lastWordsWait = () =>
  new ApiError({
    status: 0,
    message: 'an answer has not arrived',
    sentence: 'O que você escreveu por último ainda não chegou à equipe. Quando aparecer “Salvo”, conclua.',
  });

interface ConclusionProps {
  quiz: Quiz;
  desk: Desk;
  keepers: readonly AnswerKeeper[];
}

function Conclusion({ quiz, desk, keepers }: ConclusionProps) {
  const cache = useQueryClient();
  const showFailure = useFailure('Não foi possível concluir o desafio. Tente de novo.');
  const complete = useMutation({
    mutationFn: async () => {
      // The last words typed belong to the answer: without them it is not the team's.
      const settled = await Promise.all(keepers.map((keeper) => keeper.settle()));
      if (settled.includes(false)) throw lastWordsWait();
      return call('completeTeam', { params: teamParams(desk.quizId, desk.id) });
    },
    onSuccess: ({ team }) => cacheDesk(cache, team),
    onError: showFailure,
  });
  return (
    <div className="grid gap-3">
      <p aria-live="polite" className="text-center text-balance text-ink-soft empty:hidden">
        {teamLackWords(lacksOf(quiz, desk))}
      </p>
      <div className="flex flex-col gap-3 sm:flex-row-reverse sm:justify-between">
        <Button
          disabled={!canComplete(quiz, desk)}
          pendingText={complete.isPending && 'Concluindo...'}
          onClick={() => complete.mutate()}
          className="disabled:cursor-not-allowed disabled:opacity-60"
        >
          <Flag aria-hidden="true" size={20} />
          Concluir Desafio
        </Button>
        <LeaveTeam desk={desk} beforeLeaving={() => Promise.all(keepers.map((keeper) => keeper.settle()))} />
      </div>
    </div>
  );
}
