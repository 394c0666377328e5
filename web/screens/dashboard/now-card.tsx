import { useId } from 'react';
import { Link } from 'wouter';
import { nextStep } from '#core/progress/next-step.ts';
import { useSession } from '#web/app/session.ts';
import { buttonLook } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ListenButton } from '#web/ui/listen-button.tsx';
import { NowWaiting } from './now-waiting.tsx';
import { nowWords } from './now-words.ts';
import { takeNotice, useSituation } from './use-situation.ts';

/** The one best next thing for this person: never empty, never gone. */
export function NowCard() {
  const userId = useSession().user?.id ?? 1;
  const titleId = useId();
  const known = useSituation(userId);
  if (!known) return <NowWaiting />;
  const step = nextStep(known.situation);
  const { title, text, button, href, Icon } = nowWords(step);
  function take() {
    if (step.kind === 'team' || step.kind === 'votes') takeNotice(userId, known?.notices[step.kind]);
  }
  return (
    <section aria-labelledby={titleId}>
      <Card className="grid min-h-63 content-between items-center gap-x-5 gap-y-3 border-leaf bg-leaf-wash p-4 sm:min-h-32 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:p-5">
        <span className="grid size-14 place-items-center rounded-2xl bg-leaf text-on-leaf max-sm:hidden">
          <Icon aria-hidden="true" size={30} />
        </span>
        <div className="grid min-w-0 gap-0.5">
          <div className="flex flex-wrap items-center justify-between gap-x-3 sm:justify-start">
            <p className="font-bold text-leaf">Agora</p>
            <ListenButton text={`Agora: ${title}. ${text}`} />
          </div>
          <h2 id={titleId} className="text-xl text-balance">
            {title}
          </h2>
          <p className="text-ink-soft">{text}</p>
        </div>
        <Link href={href} onClick={take} className={`${buttonLook('primary')} max-sm:w-full`}>
          {button}
        </Link>
      </Card>
    </section>
  );
}
