import { useQuery } from '@tanstack/react-query';
import { Bell as BellIcon } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { counted } from '#core/progress/wording.ts';
import { readOptions } from '#web/api/read-options.ts';

/** The server counts no further. */
const maxCounted = 99;

/** Leads to what happened to the member, with the number of what is new. */
export function Bell() {
  const [address] = useLocation();
  const { data } = useQuery(readOptions('notices'));
  const unread = data?.unread ?? 0;
  return (
    <Link href="/avisos" aria-current={address === '/avisos' ? 'page' : undefined} className="bell group">
      <span className="relative rounded-full px-2 py-0.5 group-aria-[current]:bg-leaf-wash">
        <BellIcon aria-hidden="true" size={22} />
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="absolute -top-1.5 -right-1 min-w-[1.6em] rounded-full bg-clay px-[0.3em] text-center text-[min(0.75rem,4.2vw,var(--max))] leading-[1.6] font-bold text-paper tabular-nums"
          >
            {unread < maxCounted ? unread : `${maxCounted}+`}
          </span>
        )}
      </span>
      Avisos
      {unread > 0 && <span className="sr-only">{counted(unread, 'novo', 'novos')}</span>}
    </Link>
  );
}
