import { Vote } from 'lucide-react';
import { networkTexts } from '#core/content/network.ts';
import type { Answer } from '#core/contract/index.ts';
import { counted } from '#core/progress/wording.ts';
import { Panel } from '#web/ui/panel.tsx';

type Network = Answer<'network'>;

const shown = 20;

/** How many votes went from one group to another, the most first. */
export function GroupVotes({ groups, groupVotes }: Pick<Network, 'groups' | 'groupVotes'>) {
  const names = new Map(groups.map(({ id, name }) => [id, name]));
  const nameOf = (group: number): string => names.get(group) ?? `Grupo ${group}`;
  const max = [...groupVotes].sort((one, other) => other.votes - one.votes).slice(0, shown);
  return (
    <Panel title="Votos entre grupos" Icon={Vote}>
      <p className="max-w-prose text-ink-soft">{networkTexts.privateVotes}</p>
      {max.length === 0 ? (
        <p>{networkTexts.noVotes}</p>
      ) : (
        <ul className="grid gap-x-8 sm:grid-cols-2">
          {max.map(({ from, to, votes }) => (
            <li
              key={`${from}-${to}`}
              className="flex justify-between gap-3 border-b-2 border-dashed border-line py-2"
            >
              <span className="min-w-0">
                {from === to ? `Dentro do ${nameOf(from)}` : `Do ${nameOf(from)} para o ${nameOf(to)}`}
              </span>
              <strong className="whitespace-nowrap text-leaf">{counted(votes, 'voto', 'votos')}</strong>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
