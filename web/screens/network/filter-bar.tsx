import { networkKinds, networkPeriods, networkTexts } from '#core/content/network.ts';
import type { Answer } from '#core/contract/index.ts';
import { counted } from '#core/progress/wording.ts';
import { Choice } from '#web/ui/choice.tsx';
import type { Filter, NetworkQuery } from './filters.ts';

interface Props {
  query: NetworkQuery;
  groups: Answer<'network'>['groups'];
  onChange: (filter: Filter, value: string) => void;
}

/** Chooses of when, of which kind and of which group the network is shown. */
export function FilterBar({ query, groups, onChange }: Props) {
  const groupChoices = groups.map(
    ({ id, name, members }) => [String(id), `${name} (${counted(members, 'pessoa', 'pessoas')})`] as const,
  );
  return (
    <section aria-label="Filtros" className="grid gap-2">
      <h2 className="sr-only">Filtros</h2>
      <div className="grid gap-3 sm:grid-cols-3">
        <Choice
          label="Período"
          value={query.period}
          choices={Object.entries(networkPeriods)}
          onChange={(value) => onChange('period', value)}
        />
        <Choice
          label="Tipo de ligação"
          value={query.kind}
          choices={Object.entries(networkKinds)}
          onChange={(value) => onChange('kind', value)}
        />
        <Choice
          label="Grupo"
          value={query.group ?? ''}
          choices={[['', 'Todos os grupos'], ...groupChoices]}
          onChange={(value) => onChange('group', value)}
        />
      </div>
      <p className="text-sm text-ink-soft">{networkTexts.wholeMeasures}</p>
    </section>
  );
}
