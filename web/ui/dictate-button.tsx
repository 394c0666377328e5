import { Mic, Square } from 'lucide-react';
import { useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { dictationNotice } from '#core/content/dictation.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { keepOnDevice } from './keep-on-device.ts';
import { addWords } from './voice/add-words.ts';
import { canRecognize } from './voice/recognition.ts';
import { useDictation } from './voice/use-dictation.ts';

interface Props {
  /** What the box holds. */
  value: string;
  /** How many characters it takes. */
  max: number;
  onChange: (value: string) => void;
  /** Which box it is, for whoever does not see it beside the button. */
  label: string;
}

/** Fills a box with what the person says, to be mended by hand; where the browser cannot, there is no button. */
export const DictateButton = (props: Props) => (canRecognize() ? <Dictate {...props} /> : null);

function Dictate({ value, max, onChange, label }: Props) {
  const [isAsking, setAsking] = useState(false);
  const id = useId();
  const { isListening, interim, problem, start, stop } = useDictation((words) =>
    onChange(addWords(value, words, max)),
  );
  const isFull = value.length >= max;
  function press() {
    if (isListening) stop();
    else if (localStorage.getItem(toldKey)) start();
    else setAsking(true);
  }
  function agree() {
    keepOnDevice(toldKey, 'sim');
    setAsking(false);
    start();
  }
  const Icon = isListening ? Square : Mic;
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1" data-silent>
      <button
        type="button"
        onClick={press}
        aria-describedby={id}
        className={`inline-flex min-h-12 shrink-0 items-center gap-2 rounded-2xl border-2 px-4 font-bold tight:px-2 ${isListening ? 'border-danger bg-danger-wash text-danger' : 'border-edge bg-card hover:bg-maize-wash'}`}
      >
        <Icon aria-hidden="true" size={20} className={isListening ? '' : 'text-clay'} />
        {isListening ? 'Parar' : 'Falar'}
        <span className="sr-only">{isListening ? ' de falar' : `: ${label}`}</span>
      </button>
      <p id={id} role="status" className="min-w-0 grow basis-40 text-sm wrap-anywhere empty:hidden">
        {problem ||
          (isListening && (isFull ? 'A caixa está cheia.' : interim || 'Pode falar, estou ouvindo...'))}
      </p>
      {isAsking &&
        createPortal(
          <Dialog title={dictationNotice.title} onClose={() => setAsking(false)}>
            <p>{dictationNotice.text}</p>
            <div className="flex flex-wrap gap-3">
              <Button onClick={agree}>Entendi, quero falar</Button>
              <Button look="quiet" onClick={() => setAsking(false)}>
                Prefiro escrever
              </Button>
            </div>
          </Dialog>,
          document.body,
        )}
    </div>
  );
}

const toldKey = 'fala-avisada';
