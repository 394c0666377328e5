import { Hash } from 'lucide-react';
import { Panel } from '#web/ui/panel.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useFigures } from './use-figures.ts';

interface Props {
  /** The key of the one that is shown; empty for all. */
  current: string;
  onTopic: (key: string) => void;
}

/** What the community talks about; each topic filters the feed, and once more shows all again. */
export function Topics({ current, onTopic }: Props) {
  const { data, isLoadingError } = useFigures();
  const topics = data?.topics;
  if (isLoadingError) return null;
  return (
    <Panel title="Assuntos" Icon={Hash}>
      {topics?.length === 0 && (
        <p className="text-ink-soft">
          Ainda não há assuntos. Escreva uma palavra com # na sua ideia, como #mel.
        </p>
      )}
      {!topics && <Skeleton className="h-24" />}
      <ul className="flex flex-wrap gap-2">
        {topics?.map(({ tag, key, posts }) => (
          <li key={key}>
            <button
              type="button"
              aria-pressed={key === current}
              onClick={() => onTopic(key === current ? '' : key)}
              className="inline-flex min-h-12 max-w-full flex-wrap items-center gap-x-2 rounded-full border-2 border-edge px-4 font-semibold tight:px-2 hover:bg-maize-wash aria-pressed:border-leaf aria-pressed:bg-leaf aria-pressed:text-on-leaf"
            >
              #{tag} <span className="text-sm tabular-nums">{posts}</span>{' '}
              <span className="sr-only">{posts === 1 ? 'vez' : 'vezes'}</span>
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
