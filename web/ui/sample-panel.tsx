import { type ComponentProps, useId, useRef, useState } from 'react';
import { Card } from './card.tsx';
import { Panel } from './panel.tsx';
import { SampleTag } from './sample-tag.tsx';

interface Props extends Omit<ComponentProps<typeof Panel>, 'tag'> {
  /** Everything in it is a sample; it is folded into one line until somebody wants to see it. */
  isSample: boolean;
}

/** A panel that may hold a sample of what will stand there. */
export function SamplePanel({ isSample, ...panel }: Props) {
  const [isUnfolded, setUnfolded] = useState(false);
  const wasPressed = useRef(false);
  const id = useId();
  if (!isSample) return <Panel {...panel} />;
  const fold = {
    onPress() {
      wasPressed.current = true;
      setUnfolded(!isUnfolded);
    },
    // The button that takes the place of the pressed one takes its focus too.
    onShown: (button: HTMLButtonElement | null) => {
      if (!button || !wasPressed.current) return;
      wasPressed.current = false;
      button.focus({ preventScroll: true });
    },
  };
  if (!isUnfolded) return <Folded panel={panel} fold={fold} />;
  const aside = (
    <>
      {panel.aside}
      <FoldButton {...fold} isOpen titleId={id} />
      <span id={id} hidden>
        {panel.title}
      </span>
    </>
  );
  return <Panel {...panel} tag={<SampleTag />} aside={aside} />;
}

interface FoldProps {
  onPress: () => void;
  onShown: (button: HTMLButtonElement | null) => void;
}

/** One line, as high as what can be pressed in it. */
function Folded({ panel, fold }: { panel: Pick<Props, 'title' | 'plain' | 'className'>; fold: FoldProps }) {
  const { title, plain, className = '' } = panel;
  const id = useId();
  return (
    <section aria-labelledby={id} className={`grid min-w-0 content-start ${className}`}>
      <Card className="flex min-w-0 flex-wrap items-center gap-x-2 py-1 pr-1 pl-4">
        <div className="whole-words leading-tight">
          <h2 id={id}>{title}</h2>
          {plain && <p className="text-sm text-ink-soft">{plain}</p>}
        </div>
        <FoldButton {...fold} isOpen={false} titleId={id} />
      </Card>
    </section>
  );
}

interface ButtonProps extends FoldProps {
  isOpen: boolean;
  /** Of what it opens or closes. */
  titleId: string;
}

const FoldButton = ({ isOpen, titleId, onPress, onShown }: ButtonProps) => (
  <button
    ref={onShown}
    type="button"
    aria-expanded={isOpen}
    aria-describedby={titleId}
    onClick={onPress}
    className="ml-auto min-h-12 w-min min-w-12 rounded-xl px-2 text-sm leading-tight wrap-normal font-bold text-leaf underline underline-offset-4 hover:bg-leaf-wash"
  >
    {isOpen ? 'Fechar' : 'Ver exemplo'}
  </button>
);
