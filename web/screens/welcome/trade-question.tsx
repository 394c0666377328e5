import { type TradeId, trades } from '#core/content/trades.ts';
import { TradeIcon } from '#web/ui/trade-icon.tsx';
import { Question, type QuestionProps } from './question.tsx';

/** What the person produces or does, by picture. */
export const TradeQuestion = ({ place, onAnswer }: QuestionProps<{ trade?: TradeId }>) => (
  <Question
    place={place}
    title="O que você produz ou faz?"
    note="Toque na figura. Os exemplos vão falar do seu trabalho."
    onSkip={() => onAnswer({})}
  >
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,4.9rem),1fr))] gap-1.5 sm:gap-2 sm:grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))]">
      {trades.map(({ id, name }) => (
        <li key={id} className="grid">
          <button
            type="button"
            onClick={() => onAnswer({ trade: id })}
            className="grid min-h-24 content-center justify-items-center gap-1.5 rounded-2xl border-2 border-edge bg-card py-2 text-center leading-tight font-semibold hover:bg-maize-wash max-sm:text-[min(0.85rem,max(3.7vw,(18rem-100vw)*99))] sm:px-1"
          >
            <span className="text-clay">
              <TradeIcon trade={id} size={36} />
            </span>
            {name}
          </button>
        </li>
      ))}
    </ul>
  </Question>
);
