/**
 * Lists the facts of the games that are due to be looked at again, today or by another day.
 * Usage: npm run facts -- [2027-12-31]
 */
import { factLine, factsDue, statedFacts } from '#core/content/facts.ts';

const day = process.argv[2] ?? new Date().toISOString().slice(0, 10);
const due = factsDue(statedFacts, day);
for (const fact of due) console.log(factLine(fact));
console.log(`${due.length} of ${statedFacts.length} facts are due by ${day}.`);
