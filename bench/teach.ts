/**
 * Teaches the second reader of negotiations how people speak, from the talks with grades, and writes down what it learned.
 * Usage: npm run teach
 */
import { writeFileSync } from 'node:fs';
import { taught } from '#core/testing/graded.ts';
import { learn } from '#core/testing/learn.ts';

const file = 'core/content/desafio-negocio/second-reader.json';

const { talks, mean, phrases, objectives } = learn(taught);
const rowsOf = (table: Readonly<Record<string, readonly number[]>>, indent: string) =>
  Object.entries(table)
    .map(([phrase, figures]) => `${indent}${JSON.stringify(phrase)}: [${figures.join(', ')}]`)
    .join(',\n');
const byChallenge = Object.entries(objectives)
  .map(
    ([id, { means, words }]) =>
      `    ${JSON.stringify(id)}: {\n      "means": [${means.join(', ')}],\n      "words": {\n${rowsOf(words, '        ')}\n      }\n    }`,
  )
  .join(',\n');
const text = `{\n  "talks": ${talks},\n  "mean": ${mean},\n  "phrases": {\n${rowsOf(phrases, '    ')}\n  },\n  "objectives": {\n${byChallenge}\n  }\n}\n`;
writeFileSync(file, text);
console.log(
  `${Object.keys(phrases).length} phrases of ${talks} talks, ${Math.round(text.length / 1024)} KB, in ${file}`,
);
