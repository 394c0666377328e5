import type { Need } from './use-people.ts';

const names: Record<Need, string> = {
  to_play: 'Ainda não jogou',
  to_return: 'Parou há 7 dias',
  team_waits: 'A equipe espera',
  help: 'Esqueceu a senha',
  suspended: 'Suspensas',
};

const needs = Object.keys(names) as Need[];

/** The filter that an address names. */
export const needIn = (text: string | null): Need | undefined => needs.find((need) => need === text);

interface Props {
  current: Need | undefined;
  onChange: (need: Need | undefined) => void;
}

/** Leaves only those who need something; once more shows everybody again. */
export const Filters = ({ current, onChange }: Props) => (
  <fieldset className="flex flex-wrap gap-2">
    <legend className="sr-only">Mostrar só</legend>
    {needs.map((need) => (
      <button
        key={need}
        type="button"
        aria-pressed={need === current}
        onClick={() => onChange(need === current ? undefined : need)}
        className="inline-flex min-h-12 items-center rounded-full border-2 border-edge px-4 font-semibold hover:bg-maize-wash aria-pressed:border-leaf aria-pressed:bg-leaf aria-pressed:text-on-leaf"
      >
        {names[need]}
      </button>
    ))}
  </fieldset>
);
