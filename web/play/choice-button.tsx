import { CircleCheck, CircleX } from 'lucide-react';

interface Props {
  /** Its place in the list: A, B, C ... */
  place: number;
  text: string;
  isRight: boolean;
  isTaken: boolean;
  /** One of the choices was taken: from then on this one says whether it was the right one. */
  isOver: boolean;
  onChoose: () => void;
}

/** The letters before the choices of a question. */
export const choiceLetters = ['A', 'B', 'C', 'D', 'E'];

/** One of the choices of a question. */
export const ChoiceButton = ({ place, text, isRight, isTaken, isOver, onChoose }: Props) => (
  <button
    type="button"
    aria-pressed={isTaken}
    aria-disabled={isOver}
    onClick={onChoose}
    className={`flex min-h-16 items-center gap-3 tight:gap-1.5 tight:px-1.5 rounded-2xl border-2 px-3 py-2.5 text-left font-medium ${isOver ? lookAfter(isRight, isTaken) : 'border-edge bg-card hover:bg-maize-wash'}`}
  >
    <span aria-hidden="true" className="grid min-h-9 min-w-9 shrink-0 place-items-center">
      {(isOver && markOf(isRight, isTaken)) || (
        <span className="number-mark size-[max(--spacing(9),1.4em)] bg-maize text-on-maize">
          {choiceLetters[place]}
        </span>
      )}
    </span>
    <span className="min-w-0 grow text-[min(1rem,8.6vw)]">{text}</span>
  </button>
);

/** The right choice and a wrong one that was taken show it in the place of their letter. */
function markOf(isRight: boolean, isTaken: boolean) {
  if (isRight) return <CircleCheck className="size-[min(34px,14vw)] text-leaf" />;
  return isTaken && <CircleX className="size-[min(34px,14vw)] text-danger" />;
}

function lookAfter(isRight: boolean, isTaken: boolean): string {
  if (isRight) return 'border-leaf bg-leaf-wash';
  return isTaken ? 'border-danger bg-danger-wash' : 'border-line bg-card text-ink-soft';
}
