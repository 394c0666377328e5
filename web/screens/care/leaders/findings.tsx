import { nominationModel } from '#core/nominations/model.ts';
import { namesOf } from './names-of.ts';
import type { Told } from './told.ts';
import { percent } from './verdict-words.ts';

const mostTold = 3;
/** So much nearer or further apart the shifts that keep answers secret bring two counts, nineteen times in twenty. */
const shiftApart = 2 * Math.sqrt(2 * nominationModel.spread.together);

/** The most named, and whoever may stand behind them by the shift alone. */
function mostNamed({ named }: Told): Told['named'] {
  const countOf = ({ together }: Told['named'][number]) => together?.count ?? 0;
  const told = named.filter(({ together }) => together);
  const last = told.slice(0, mostTold).at(-1);
  return told.filter((one) => last && countOf(one) >= countOf(last) - shiftApart);
}

/** What follows from a round that may be claimed, in sentences; nothing where it may not. */
export function Findings({ told }: { told: Told }) {
  if (!told.verdict.mayClaim) return null;
  const hidden = told.named.filter(({ isHidden }) => isHidden);
  const first = mostNamed(told);
  const last = told.cover.at(-1);
  return (
    <ul className="grid list-disc gap-2 pl-5">
      {first.length > 0 && (
        <li>
          {first.length === 1 ? 'Mais indicada' : 'Mais indicadas'}: <strong>{namesOf(told, first)}</strong>.
        </li>
      )}
      {hidden.length > 0 && (
        <li>
          Muita gente recorre a <strong>{namesOf(told, hidden, told.howMany.hidden)}</strong>,{' '}
          {told.howMany.hidden === 1
            ? 'que quase não aparece por aqui. Vale uma visita: é uma liderança que o programa não via.'
            : 'que quase não aparecem por aqui. Vale uma visita: são lideranças que o programa não via.'}
        </li>
      )}
      {told.unnamed.length > 0 && (
        <li>
          {told.unnamed.length === 1
            ? 'Participa muito, e foi pouco indicada'
            : 'Participam muito, e foram pouco indicadas'}
          : {namesOf(told, told.unnamed, told.howMany.unnamed)}.
        </li>
      )}
      {last && told.inNetwork > 0 && (
        <li>
          Falando com {namesOf(told, told.cover)}, um recado chega a {percent(last.reached / told.inNetwork)}{' '}
          da rede de hoje.
        </li>
      )}
    </ul>
  );
}
