import { SpellCheck } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { changedWords } from './changed-words.ts';
import type { Mended } from './written-story.ts';

interface Props {
  mended: readonly Mended[];
  isPending: boolean;
  /** The person wants their spelling back. */
  onRefuse: () => void;
}

/** What was changed in the person's spelling, before the story is shared. */
export const MendedWords = ({ mended, isPending, onRefuse }: Props) => (
  <Panel title="Arrumamos a escrita" Icon={SpellCheck}>
    <p>Foi só isto que mudou nas suas palavras:</p>
    <ul className="flex flex-wrap gap-x-5 gap-y-1">
      {changedWords(mended).map(({ before, after }) => (
        <li key={`${before} ${after}`} className="wrap-anywhere">
          <del className="text-ink-soft">{before}</del>
          <span aria-hidden="true"> → </span>
          <span className="sr-only"> virou </span>
          <ins className="font-bold no-underline">{after}</ins>
        </li>
      ))}
    </ul>
    <div>
      <Button look="quiet" onClick={onRefuse} pendingText={isPending && 'Um momento...'}>
        Deixar como eu escrevi
      </Button>
    </div>
  </Panel>
);
