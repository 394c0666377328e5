import { useQuery } from '@tanstack/react-query';
import { Lightbulb, PenLine } from 'lucide-react';
import { Link } from 'wouter';
import { cutText } from '#core/progress/cut-text.ts';
import { buttonLook } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { Answered } from './answered.tsx';
import { communityReads } from './community-reads.ts';
import { NothingYet } from './nothing-yet.tsx';
import { VoteCount } from './vote-count.tsx';

const shown = 5;
const previewLength = 50;

/** The newest ideas of Voz da Rota, a line each. */
export function LatestSubmissions() {
  const read = useQuery(communityReads.submissions);
  return (
    <Panel title="Últimas Submissões" plain="As ideias mais novas." Icon={Lightbulb}>
      <Answered read={read} waiting={<SkeletonRows rows={shown} rowClass="h-20" />}>
        {(submissions) =>
          submissions.length === 0 ? (
            <NothingYet Icon={Lightbulb} text="Nenhuma ideia enviada ainda. A sua pode ser a primeira!" />
          ) : (
            <ul className="grid divide-y-2 divide-line">
              {submissions.slice(0, shown).map(({ id, userId, username, answer, votes }) => (
                <li key={id} className="py-2.5 first:pt-0 last:pb-0">
                  <p>{cutText(answer, previewLength)}</p>
                  <div className="flex flex-wrap items-center justify-between gap-x-3 text-sm text-ink-soft">
                    <p className="min-w-0">
                      Usuário {userId} · {username}
                    </p>
                    <VoteCount votes={votes} />
                  </div>
                </li>
              ))}
            </ul>
          )
        }
      </Answered>
      <Link href="/games/voz-rota" className={buttonLook('primary')}>
        <PenLine aria-hidden="true" size={20} />
        Nova Postagem
      </Link>
    </Panel>
  );
}
