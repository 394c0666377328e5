import { Sprout } from 'lucide-react';
import { Link } from 'wouter';
import { countKnown, type Practised } from '#core/practice/ladder.ts';
import { buttonLook } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

/** The way to what one got wrong, for whoever got something wrong. */
export function PracticeEntry({ known, due }: { known: readonly Practised[]; due: number }) {
  if (known.length === 0) return null;
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 sm:p-5">
      <div className="flex min-w-0 items-center gap-3">
        <Sprout aria-hidden="true" size={32} className="shrink-0 text-leaf" />
        <div>
          <h2 className="text-xl">Praticar o que errei</h2>
          <p className="text-ink-soft">
            {due > 0 ? `Para hoje: ${due}` : 'Nada para hoje'} · Já sei: {countKnown(known)}
          </p>
        </div>
      </div>
      <Link href="/praticar" className={`${buttonLook(due > 0 ? 'primary' : 'quiet')} max-sm:w-full`}>
        Praticar
      </Link>
    </Card>
  );
}
