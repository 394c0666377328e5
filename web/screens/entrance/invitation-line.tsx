import { useSearchParams } from 'wouter';
import { endedElsewhere, invitationTo } from '#core/content/invitations.ts';
import { useSession } from '#web/app/session.ts';
import { useWanted } from '#web/app/session-address.ts';
import { useByCode } from '#web/calls/use-by-code.ts';
import { placeWords } from './place-words.ts';

/** What the person is invited to, in one line above the form; or that they are not signed in any more. */
export function InvitationLine() {
  const [search] = useSearchParams();
  const code = search.get('convite');
  const wanted = useWanted();
  const { isEnded } = useSession();
  if (code) return <InviteLine code={code} />;
  return <Line text={isEnded ? endedElsewhere : invitationTo(wanted)} />;
}

function InviteLine({ code }: { code: string }) {
  const { found: invite } = useByCode('invite', code);
  return <Line text={invite?.community ? `Convite para ${placeWords(invite.community)}.` : undefined} />;
}

const Line = ({ text }: { text: string | undefined }) =>
  text && <p className="rounded-2xl bg-leaf-wash px-4 py-3 font-semibold text-leaf">{text}</p>;
