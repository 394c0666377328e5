import type { Answer } from '#core/contract/index.ts';
import { limits } from '#core/contract/limits.ts';
import { type ComparedRound, compareRounds } from '#core/nominations/retest.ts';
import { areDifferent } from '#core/nominations/round-questions.ts';
import type { Db } from '#server/db/schema.ts';
import type { Scope } from '#server/db/scope.ts';
import { endOf } from './open-round.ts';
import { findRoundsBefore, findTold, type RoundRow } from './round-queries.ts';
import { type ToldHead, type ToldPerson, toldHead } from './told-round.ts';

type Retest = NonNullable<Answer<'roundResults'>['told']>['retest'];
type Person = Retest['rose'][number] & Pick<ToldPerson, 'together'>;

interface Told {
  round: RoundRow;
  head: ToldHead;
  scope: Scope;
  people: readonly Person[];
}

/** A claim is looked for in so many rounds before. */
const maxRounds = 20;

/** What changed since the last round before that allows a claim; why that cannot be said, where it cannot. */
export async function retestOf(db: Db, { round, head, scope, people }: Told): Promise<Retest> {
  const earlier = (await findRoundsBefore(db, scope, round.id, maxRounds)).map((row) => ({
    row,
    head: toldHead(row),
  }));
  const nothing = { agreement: null, both: 0, rose: [], fell: [] };
  const [last] = earlier;
  if (!last) return { since: null, cause: 'first', ...nothing };
  // One that was not counted yet may allow a claim: what lies behind it is not the last.
  const before = earlier.find((one) => one.row.told === null || one.head?.verdict.mayClaim);
  const since = endOf((before ?? last).row);
  if (!before || !head.verdict.mayClaim) return { since, cause: 'no_claim', ...nothing };
  if (!before.head) return { since, cause: 'uncounted', ...nothing };
  if (!asksTheSame(before.row, round)) return { since, cause: 'other_questions', ...nothing };
  const peopleBefore = (await findTold(db, before.row.id, scope)).map(({ body, full_name, ...person }) => {
    const { together }: ToldPerson = JSON.parse(body);
    return { ...person, fullName: full_name, together };
  });
  const told = compareRounds(
    { answered: before.head.answered, counts: countsOf(peopleBefore) },
    { answered: head.answered, counts: countsOf(people) },
  );
  if (!told.agreement) return { since, cause: 'few_people', ...nothing, both: told.both };
  const persons = new Map([...peopleBefore, ...people].map((person) => [person.id, person]));
  const show = (ids: readonly number[]): Retest['rose'] =>
    ids.slice(0, limits.roundShown.max).flatMap((id) => {
      const person = persons.get(id);
      return person ? [{ id, username: person.username, fullName: person.fullName }] : [];
    });
  return { ...told, since, cause: null, rose: show(told.rose), fell: show(told.fell) };
}

/** Whether two rounds ask the same, however it is spelt and in whichever order. */
function asksTheSame(one: RoundRow, other: RoundRow): boolean {
  const asked: string[] = JSON.parse(one.questions);
  const others: string[] = JSON.parse(other.questions);
  const isAmong = (text: string) => others.some((another) => !areDifferent([text, another]));
  return asked.length === others.length && asked.every(isAmong);
}

const countsOf = (people: readonly Person[]): ComparedRound['counts'] =>
  new Map(people.flatMap(({ id, together }) => (together ? [[id, together.count] as const] : [])));
