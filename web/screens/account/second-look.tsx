import { useState } from 'react';
import { careWords } from '#core/content/care-log.ts';
import { reviewTexts, secondLookTexts } from '#core/content/network.ts';
import type { Answer } from '#core/contract/index.ts';
import { ReviewDialog } from '#web/calls/review-dialog.tsx';
import { Button } from '#web/ui/button.tsx';

type Entry = Answer<'careLog'>['entries'][number];

/** What takes something from somebody: whoever it was taken from may have it looked at once more. */
const isAgainst = ({ action }: Entry): boolean =>
  ['post_removed', 'reply_removed', 'certificate_revoked', 'person_suspended'].includes(action);

interface Props {
  entries: readonly Entry[];
  review: Answer<'account'>['review'];
}

/** The way to say no to what those who take care did; one request at a time. */
export function SecondLook({ entries, review }: Props) {
  const [isAsking, setAsking] = useState(false);
  const last = entries.find(isAgainst);
  if (!last) return null;
  if (review !== null && review.answer === null)
    return <p className="font-semibold">{reviewTexts.waiting}</p>;
  return (
    <>
      <Button look="quiet" className="justify-self-start" onClick={() => setAsking(true)}>
        {secondLookTexts.title}
      </Button>
      {isAsking && (
        <ReviewDialog
          about={{ ...secondLookTexts, begun: `${careWords(last)}\n` }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
