import { isFrom, type StateId, states } from '#core/content/mapa-produtivo/states.ts';
import { productBank } from '#core/content/mapa-produtivo.ts';
import { Choice } from '#web/ui/choice.tsx';

interface Props {
  state: StateId | undefined;
  onChange: (state: StateId | undefined) => void;
}

/** Lets somebody meet the products of their own state; where there is none yet, it says so. */
export function StateChoice({ state, onChange }: Props) {
  const own = productBank.filter(({ id }) => isFrom(id, state)).length;
  return (
    <div className="grid gap-1">
      <Choice
        label="Rodada com produtos do seu estado"
        value={state ?? ''}
        choices={[['', 'De todo o Brasil'], ...states.map(({ id, name }) => [id, name] as const)]}
        onChange={(value) => onChange(states.find(({ id }) => id === value)?.id)}
      />
      {state && own === 0 && (
        <p className="text-ink-soft">Ainda não temos produto daí. A rodada vem de todo o Brasil.</p>
      )}
    </div>
  );
}
