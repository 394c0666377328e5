import { usePrefetchQuery } from '@tanstack/react-query';
import { PenLine } from 'lucide-react';
import { Link } from 'wouter';
import { hashtagKey } from '#core/progress/hashtags.ts';
import { readOptions } from '#web/api/read-options.ts';
import { useSession } from '#web/app/session.ts';
import { WeeklyGoal } from '#web/calls/weekly-goal.tsx';
import { buttonLook } from '#web/ui/button.tsx';
import { MoreLink } from '#web/ui/more-link.tsx';
import { ScreenHeading } from '#web/ui/screen-heading.tsx';
import { useSearch } from '#web/ui/use-search.ts';
import { Advice } from './advice.tsx';
import { Feed } from './feed.tsx';
import { Figures } from './figures.tsx';
import { SharedPost } from './shared-post.tsx';
import { Topics } from './topics.tsx';

/** The community page. */
export function Community() {
  const { user } = useSession();
  // Asked for before the first drawing, and in the order in which it is seen.
  usePrefetchQuery(readOptions('weeklyGoal'));
  usePrefetchQuery(readOptions('community'));
  usePrefetchQuery(readOptions('connections'));
  const [topic, showTopic] = useTopic();
  const shared = useSharedPost();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="grid gap-2">
          <ScreenHeading title="Comunidade">Comunidade</ScreenHeading>
          <p className="max-w-prose text-ink-soft">Conversas, ideias e gente que faz junto.</p>
        </div>
        <Link href="/games/voz-rota" className={buttonLook('primary')}>
          <PenLine aria-hidden="true" size={20} />
          Nova Postagem
        </Link>
      </div>
      {shared && <SharedPost key={shared} id={shared} onTopic={showTopic} />}
      <WeeklyGoal />
      <Figures />
      {user?.isModerator && <MoreLink href="/cuidar/moderacao">Denúncias para rever</MoreLink>}
      <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_22rem] md:grid-rows-[auto_1fr]">
        <div className="min-w-0 md:order-2">
          <Topics current={topic} onTopic={showTopic} />
        </div>
        <Feed topic={topic} onTopic={showTopic} />
        <div className="min-w-0 md:order-3">
          <Advice />
        </div>
      </div>
    </>
  );
}

/** The topic that the address names, so that it can be shared and gone back from. */
function useTopic(): [string, (key: string) => void] {
  const [search, setSearch] = useSearch();
  const show = (key: string) => setSearch(key ? { assunto: key } : {});
  return [hashtagKey(search.get('assunto') ?? ''), show];
}

/** The post that the address names. */
function useSharedPost(): number | undefined {
  const [search] = useSearch();
  const named = search.get('publicacao') ?? '';
  return /^[1-9]\d{0,8}$/.test(named) ? Number(named) : undefined;
}
