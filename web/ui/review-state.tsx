import { reviewTexts } from '#core/content/network.ts';
import type { Answer } from '#core/contract/index.ts';
import { dayWords } from './day-words.ts';

type Review = NonNullable<Answer<'account'>['review']>;

/** The review that a member asked for, and what a person answered. */
export const ReviewState = ({ review }: { review: Review }) => (
  <div className="grid gap-3 rounded-2xl bg-maize-wash p-4">
    <Said title={`Você pediu em ${dayWords(review.requestedAt)}`} text={review.message} />
    {review.answer === null ? (
      <p className="font-semibold">{reviewTexts.waiting}</p>
    ) : (
      <Said title={`Resposta de ${dayWords(review.answeredAt ?? review.requestedAt)}`} text={review.answer} />
    )}
  </div>
);

const Said = ({ title, text }: { title: string; text: string }) => (
  <div>
    <p className="text-sm font-bold text-ink-soft">{title}</p>
    {text && <p className="whitespace-pre-line">{text}</p>}
  </div>
);
