import { useState } from 'react';
import { leaderSignalNames, standingTexts } from '#core/content/leadership.ts';
import { reviewTexts } from '#core/content/network.ts';
import type { Answer } from '#core/contract/index.ts';
import { leaderModel, leaderSignals, leaderTypeIds } from '#core/progress/leader-model.ts';
import { missingToQualify } from '#core/progress/leader-qualification.ts';
import { formatNumber, joined } from '#core/progress/wording.ts';
import { ReviewDialog } from '#web/calls/review-dialog.tsx';
import { Breakable } from '#web/ui/breakable.tsx';
import { Button } from '#web/ui/button.tsx';
import { NamedNote } from '#web/ui/named-note.tsx';
import { ReviewState } from '#web/ui/review-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tag } from '#web/ui/tag.tsx';

type Account = Answer<'account'>;

/** How the member appears, what that is made of, and the way to have a person look at it. */
export function OwnStanding({ account }: { account: Account | undefined }) {
  const [isAsking, setAsking] = useState(false);
  if (!account) return <Skeleton className="h-12" />;
  const { type, name, reasons } = account.standing;
  const isWaiting = account.review !== null && account.review.answer === null;
  return (
    <div className="grid gap-3">
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-2">
          Hoje você aparece como{' '}
          <Tag tone={type ? 'leaf' : 'grey'}>
            <Breakable text={name} />
          </Tag>
        </p>
        {reasons.length > 0 && <p>Por quê: {joined(reasons)}.</p>}
        {(type ? [standingTexts.identified] : missingOf(account)).map((sentence) => (
          <p key={sentence} className="max-w-prose text-ink-soft">
            {sentence}
          </p>
        ))}
      </div>
      {account.standing.named && (
        <div className="rounded-2xl bg-maize-wash px-4 py-3">
          <NamedNote named={account.standing.named} isSelf />
        </div>
      )}
      <MadeOf account={account} />
      {account.review && <ReviewState review={account.review} />}
      {!isWaiting && (
        <Button look="quiet" className="justify-self-start" onClick={() => setAsking(true)}>
          Pedir revisão
        </Button>
      )}
      {isAsking && <ReviewDialog about={reviewTexts} onClose={() => setAsking(false)} />}
    </div>
  );
}

/** Why the member is not identified yet; who lacks more people is told so once nothing else is missing. */
function missingOf({ facts, standing }: Account): string[] {
  const missing = missingToQualify(facts);
  if (standing.isDamped) return [...missing, standingTexts.damped];
  return missing.length === 0 && !standing.isKnown ? [standingTexts.unknown] : missing;
}

/** Every number the standing is made of, and how much each one weighs. */
function MadeOf({ account }: { account: Account }) {
  const signals = leaderSignals(account.facts);
  return (
    <details className="rounded-2xl border-2 border-line px-4">
      <summary className="flex min-h-12 cursor-pointer items-center py-2 leading-tight font-bold text-leaf underline underline-offset-4">
        Do que é feita a minha posição
      </summary>
      <div className="grid gap-3 pb-4">
        <p className="max-w-prose text-ink-soft">{standingTexts.madeOf}</p>
        <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
          {leaderTypeIds.map((type) => (
            <div key={type}>
              <p className="font-bold">{leaderModel.types[type].name}</p>
              <ul>
                {leaderModel.types[type].signals.map(({ signal, weight }) => (
                  <li key={signal} className="flex flex-wrap justify-between gap-x-3">
                    <span className="whole-words">{leaderSignalNames[signal]}</span>
                    <span className="whitespace-nowrap tabular-nums">
                      {formatNumber(signals[signal])} × {weight}
                    </span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <p className="text-sm text-ink-soft">Regras na versão {account.standing.version}.</p>
      </div>
    </details>
  );
}
