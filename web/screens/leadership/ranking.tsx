import { useQuery } from '@tanstack/react-query';
import { Trophy } from 'lucide-react';
import { Link } from 'wouter';
import type { Answer } from '#core/contract/index.ts';
import { joined } from '#core/progress/wording.ts';
import { readOptions } from '#web/api/read-options.ts';
import { useSession } from '#web/app/session.ts';
import { ConnectButton } from '#web/calls/connect-button.tsx';
import { LoadFailure } from '#web/calls/load-failure.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Breakable } from '#web/ui/breakable.tsx';
import { buttonLook } from '#web/ui/button.tsx';
import { Influence } from '#web/ui/influence.tsx';
import { Medal } from '#web/ui/medal.tsx';
import { MoreLink } from '#web/ui/more-link.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { Tag } from '#web/ui/tag.tsx';

const shown = 10;

/** Those identified as leaders, by influence, with how they lead and why; while there are none, whoever has most. */
export function Ranking() {
  const leaderboard = useQuery({ ...readOptions('leaderboard'), refetchOnMount: 'always' });
  const scored = leaderboard.data?.filter(({ influenceScore }) => influenceScore > 0);
  const leaders = scored?.filter(({ leadership }) => leadership.type !== null) ?? [];
  const members = (leaders.length > 0 ? leaders : scored)?.slice(0, shown);
  return (
    <Panel title="Ranking" Icon={Trophy}>
      {leaderboard.isPending && <SkeletonRows rows={5} rowClass="h-18" text="Carregando ranking..." />}
      {leaderboard.isLoadingError && (
        <LoadFailure failure={leaderboard.error} onRetry={() => leaderboard.refetch()} />
      )}
      {members?.length === 0 && <Nobody />}
      {members && members.length > 0 && (
        <p className="text-ink-soft">
          {leaders.length > 0
            ? 'Quem já aparece como liderança, por influência.'
            : 'Ainda não há lideranças identificadas. Estas são as pessoas com mais pontos.'}
        </p>
      )}
      {members && members.length > 0 && (
        <ol>
          {members.map((member, index) => (
            <Row key={member.id} member={member} position={index + 1} />
          ))}
        </ol>
      )}
      <MoreLink href="/leadership/network">Ver a rede por trás do ranking</MoreLink>
    </Panel>
  );
}

function Row({ member, position }: { member: Answer<'leaderboard'>[number]; position: number }) {
  const { user } = useSession();
  const { leadership } = member;
  return (
    <li className="flex items-start gap-3 border-t-2 border-dashed border-line py-3 first:border-0">
      <Medal place={position} />
      <Avatar name={member.username} className="size-11 max-sm:hidden" />
      <div className="min-w-0 grow">
        <div className="grid justify-items-start">
          <strong className="min-w-0">
            <MemberName member={member} />
            {member.id === user?.id && ' (você)'}
          </strong>
          <Influence points={member.influenceScore} />
        </div>
        <p>
          <Tag tone={leadership.type ? 'leaf' : 'grey'}>
            <Breakable text={leadership.name} />
          </Tag>
        </p>
        {leadership.reasons.length > 0 && (
          <p className="text-sm text-ink-soft">Por quê: {joined(leadership.reasons)}.</p>
        )}
        {member.id !== user?.id && (
          <p className="mt-2">
            <ConnectButton id={member.id} username={member.username} />
          </p>
        )}
      </div>
    </li>
  );
}

/** The name, which leads to its place in the network unless its member keeps it private. */
function MemberName({ member: { id, fullName, username } }: { member: Answer<'leaderboard'>[number] }) {
  const name = fullName ?? username;
  if (id < 0) return name;
  return (
    <Link
      href={`/leadership/network?pessoa=${id}`}
      className="-my-2.5 inline-flex min-h-12 min-w-12 max-w-full items-center underline decoration-line decoration-2 underline-offset-4 hover:decoration-leaf"
    >
      {name}
    </Link>
  );
}

const Nobody = () => (
  <div className="grid justify-items-start gap-3">
    <p className="text-ink-soft">Ninguém pontuou ainda. O primeiro lugar está livre.</p>
    <Link href="/games" className={buttonLook('primary')}>
      Escolher um jogo
    </Link>
  </div>
);
