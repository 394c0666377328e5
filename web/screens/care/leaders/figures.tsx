import { formatNumber } from '#core/progress/wording.ts';
import { isShared, sharedNames } from './names-of.ts';
import type { Opinions, RoundHead, Told } from './told.ts';
import { measure, percent } from './verdict-words.ts';

type Estimate = Told['named'][number]['together'];

/** A count with its interval; without one it is too small beside the shift that keeps it secret. */
const estimateWords = (estimate: Estimate): string =>
  estimate
    ? `${formatNumber(estimate.count)} (${formatNumber(estimate.low)} a ${formatNumber(estimate.high)})`
    : 'incerto';

interface Props {
  round: RoundHead;
  told: Told;
  opinions: Opinions;
}

/** As many rows are shown here. */
const maxRows = 50;

/** The figures behind the words, for whoever wants them. */
export const Figures = ({ told, ...props }: Props) => (
  <details>
    <summary className="min-h-12 cursor-pointer py-3 font-semibold">Ver os números</summary>
    <div className="grid gap-4">
      <Measures told={told} />
      <NamedTable told={told} {...props} />
      <p className="text-sm text-ink-soft">
        {told.howMany.named > maxRows &&
          `Aqui estão as ${maxRows} pessoas mais indicadas de ${formatNumber(told.howMany.named)}; a planilha traz todas. `}
        Entre parênteses, o intervalo de 95%. Cada número foi deslocado um pouco por sorteio, uma única vez,
        para que ninguém descubra quem indicou quem. “Incerto” é o número pequeno demais para isso. “Grupos”
        diz em quantos grupos da rede a pessoa tem ligações.
      </p>
    </div>
  </details>
);

/** The measures of the round as a whole. */
export const Measures = ({ told }: { told: Told }) => (
  <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
    <div>
      <dt className="text-sm text-ink-soft">Responderam (em passos de cinco)</dt>
      <dd className="font-bold">
        {formatNumber(told.answered)} de {formatNumber(told.members)} (
        {percent(told.answered / Math.max(1, told.members))})
      </dd>
    </div>
    <div>
      <dt className="text-sm text-ink-soft">Estabilidade da ordem (0 a 0,75)</dt>
      <dd className="font-bold">{measure(told.stability)}</dd>
    </div>
    {told.agreement && (
      <div>
        <dt className="text-sm text-ink-soft">Acordo com os pontos (−1 a 1)</dt>
        <dd className="font-bold">
          {measure(told.agreement.value)} ({measure(told.agreement.low)} a {measure(told.agreement.high)})
        </dd>
      </div>
    )}
    {told.outside.length > 0 && (
      <div>
        <dt className="text-sm text-ink-soft">De fora da comunidade</dt>
        <dd className="font-bold">
          {told.outside.map(({ name, count }) => `${name} (${formatNumber(count)})`).join(', ')}
        </dd>
      </div>
    )}
  </dl>
);

const cell = 'text-left align-top break-words sm:border-b sm:border-line sm:px-1 sm:py-2 print:py-1';

/** Who was named, together and for each question; on a phone each row is a sheet with its labels beside the cells. */
export function NamedTable({ round, told, opinions, max = maxRows }: Props & { max?: number }) {
  const shared = sharedNames(told);
  return (
    <div className="grid gap-2">
      <ol className="text-sm print:text-[9pt]">
        {round.questions.map((question, place) => (
          <li key={question}>
            P{place + 1}: {question}
          </li>
        ))}
      </ol>
      <table className="block w-full border-collapse text-sm sm:table sm:table-fixed print:text-[9pt] print:leading-tight">
        <thead className="hidden sm:table-header-group">
          <tr>
            <th scope="col" className={`${cell} w-1/4`}>
              Pessoa
            </th>
            <th scope="col" className={cell}>
              Ao todo
            </th>
            {round.questions.map((question, place) => (
              <th key={question} scope="col" className={cell}>
                P{place + 1}
              </th>
            ))}
            <th scope="col" className={cell}>
              Grupos
            </th>
            {opinions.length > 0 && (
              <th scope="col" className={cell}>
                Quem cuida
              </th>
            )}
          </tr>
        </thead>
        <tbody className="grid sm:table-row-group">
          {told.named.slice(0, max).map((person) => (
            <NamedRow
              key={person.id}
              person={person}
              isAlike={isShared(person, shared)}
              questions={round.questions}
              opinions={opinions}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  person: Told['named'][number];
  /** Another one has the same full name. */
  isAlike: boolean;
  questions: readonly string[];
  opinions: Opinions;
}

const NamedRow = ({ person, isAlike, questions, opinions }: RowProps) => (
  <tr className="flex flex-wrap gap-x-4 border-b border-line py-2 sm:table-row sm:border-0">
    <th scope="row" className={`${cell} w-full sm:w-auto`}>
      {person.fullName ?? person.username}
      {/* Two people may have the same name, and this one nobody shares; on paper there is room for it where it is needed. */}
      {person.fullName && (
        <span className={`font-normal text-ink-soft ${isAlike ? '' : 'print:hidden'}`}>
          {' '}
          ({person.username})
        </span>
      )}
    </th>
    <td className={cell}>
      <Label text="Ao todo" />
      {estimateWords(person.together)}
    </td>
    {questions.map((question, place) => (
      <td key={question} className={cell}>
        <Label text={`P${place + 1}`} />
        {estimateWords(person.questions[place] ?? null)}
      </td>
    ))}
    <td className={cell}>
      <Label text="Grupos" />
      {formatNumber(person.groups)}
    </td>
    {opinions.length > 0 && (
      <td className={cell}>
        <Label text="Quem cuida" />
        {formatNumber(opinions.find(({ id }) => id === person.id)?.carers ?? 0)}
      </td>
    )}
  </tr>
);

/** What a cell tells, where no heading stands above it. */
const Label = ({ text }: { text: string }) => <span className="text-ink-soft sm:hidden">{text}: </span>;
