import { Sprout } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { Link } from 'wouter';
import { missed } from '#core/practice/ladder.ts';
import { counted } from '#core/progress/wording.ts';
import { serverNow } from '#web/api/server-clock.ts';
import { useSession } from '#web/app/session.ts';
import { useKeepPractice } from '#web/calls/use-practice.ts';

/** Keeps what a round left to learn, and says when it comes back. */
export function PracticeNote({ items }: { items: readonly string[] }) {
  const keep = useKeepPractice(useSession().user?.id ?? 1);
  const keepMissed = useEffectEvent(() => {
    if (items.length > 0) keep(items.map((item) => missed(item, serverNow())));
  });
  useEffect(() => keepMissed(), []);
  if (items.length === 0) return null;
  const text = `${counted(items.length, 'pergunta volta', 'perguntas voltam')} amanhã para você aprender.`;
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-1.5">
      <Sprout aria-hidden="true" size={20} className="shrink-0 text-leaf" />
      {text}
      <Link href="/praticar" className="inline-flex min-h-12 items-center font-bold text-leaf underline">
        Praticar
      </Link>
    </p>
  );
}
