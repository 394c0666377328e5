import { CircleCheck, CircleX } from 'lucide-react';
import { useId } from 'react';
import { productById, regionById } from '#core/content/mapa-produtivo.ts';
import { isCorrect, type Placement } from '#core/games/mapa-produtivo/rules.ts';
import { GoOnButton } from '#web/play/go-on-button.tsx';
import { SourceLine } from '#web/play/source-line.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ListenButton } from '#web/ui/listen-button.tsx';

interface Props {
  placement: Placement;
  /** No other product comes after it. */
  isLast: boolean;
  onReading: (isReading: boolean) => void;
  onGoOn: () => void;
}

/** Says whether the drop was right, where the product is at home, and why. */
export function DropFeedback({ placement, isLast, onReading, onGoOn }: Props) {
  const [titleId, textId] = [useId(), useId()];
  const isRight = isCorrect(placement);
  const product = productById(placement.product);
  const home = `${product.name}: região ${regionById(product.region).name}.`;
  const Icon = isRight ? CircleCheck : CircleX;
  return (
    <Dialog role="alertdialog" labelledBy={titleId} describedBy={textId}>
      <div className="grid justify-items-center gap-2.5 text-center">
        <Icon
          aria-hidden="true"
          size={52}
          strokeWidth={2.5}
          className={isRight ? 'text-leaf' : 'text-danger'}
        />
        <h2 id={titleId} className={`text-2xl ${isRight ? 'text-leaf' : 'text-danger'}`}>
          {verdictOf(placement)}
        </h2>
        {!isRight && !isLast && <p className="-mt-2 text-ink-soft">A próxima vem aí.</p>}
        <div id={textId} className="grid gap-1.5">
          <p className="text-lg font-bold">
            <span aria-hidden="true">{product.emoji} </span>
            {home}
          </p>
          <p>{product.fact.text}</p>
          <SourceLine {...product.fact} />
        </div>
        <div className="flex w-full flex-wrap justify-center gap-3">
          <ListenButton
            text={`${verdictOf(placement)}${isRight ? '' : '.'} ${home} ${product.fact.text}`}
            startsItself
            onSpeaking={onReading}
          />
          <GoOnButton onGoOn={onGoOn} />
        </div>
      </div>
    </Dialog>
  );
}

/** The two words or so that a drop earns. */
export const verdictOf = (placement: Placement): string =>
  isCorrect(placement) ? 'Correto!' : 'Ops! Tente novamente';
