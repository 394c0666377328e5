import { Users } from 'lucide-react';
import { Link } from 'wouter';
import { whatCarersSee } from '#core/content/care.ts';
import type { Answer } from '#core/contract/index.ts';
import { useSession } from '#web/app/session.ts';
import { CareLog } from '#web/calls/care-log.tsx';
import { buttonLook } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { SecondLook } from './second-look.tsx';

/** Where the member lives, what those who take care see, and what they did that was about the member. */
export function OwnCommunity({ account }: { account: Answer<'account'> }) {
  const { user } = useSession();
  return (
    <Panel title="Minha comunidade" Icon={Users}>
      <p className="grid">
        <strong className="text-xl">{user?.community.name}</strong>
        {user?.community.place && <span className="text-ink-soft">{user.community.place}</span>}
      </p>
      <p className="max-w-prose text-ink-soft">{whatCarersSee}</p>
      <Link href="/convite" className={`${buttonLook('quiet')} justify-self-start`}>
        Tenho um convite
      </Link>
      <div className="grid gap-2 border-t-2 border-dashed border-line pt-4">
        <h3 className="font-bold">O que quem cuida fez</h3>
        <CareLog
          query={{ mine: 'true' }}
          empty="Nada sobre você até agora. Se alguém ajudar você a entrar ou tirar uma publicação, fica anotado aqui."
        >
          {(entries) => <SecondLook entries={entries} review={account.review} />}
        </CareLog>
      </div>
    </Panel>
  );
}
