import { roundPromises } from '#core/content/rounds.ts';
import { useHouseName } from '#web/screens/care/use-house-name.ts';
import { dayWords } from '#web/ui/day-words.ts';
import { Measures, NamedTable } from './figures.tsx';
import { Findings } from './findings.tsx';
import { Retest } from './retest.tsx';
import type { Opinions, RoundHead, Told } from './told.ts';
import { verdictWords } from './verdict-words.ts';

interface Props {
  round: RoundHead;
  told: Told;
  opinions: Opinions;
  communityName: string;
}

/** As many people fit the second page, also with five long questions and names of two lines. */
const maxPeople = 14;

/** The report on two pages of A4: what it says, and what was asked with the figures behind it. */
export function ReportSheet({ round, told, opinions, communityName }: Props) {
  const house = useHouseName();
  return (
    <>
      <div className="grid gap-[4mm] break-after-page text-[11pt]">
        <p className="text-[10pt]">
          {house} · {communityName}
        </p>
        <h1 className="text-[26pt]">A quem a comunidade recorre</h1>
        <p>
          Rodada de {dayWords(round.openedAt)} a {dayWords(round.endsAt)}.
        </p>
        <p className="text-[14pt] font-bold">{verdictWords(told)}</p>
        <Findings told={told} />
        <Retest round={round} told={told} />
        <h2 className="text-[14pt]">O que foi prometido</h2>
        <ul className="list-disc pl-[8mm]">
          {roundPromises.map((promise) => (
            <li key={promise}>{promise}</li>
          ))}
        </ul>
      </div>
      <div className="grid gap-[4mm] text-[10pt]">
        <h2 className="text-[18pt]">Os números</h2>
        <Measures told={told} />
        <NamedTable round={round} told={told} opinions={opinions} max={maxPeople} />
        <p>
          Entre parênteses, o intervalo de 95%. Cada número foi deslocado um pouco por sorteio, uma única vez.
          Regra de cálculo: versão {told.modelVersion}.
        </p>
      </div>
    </>
  );
}
