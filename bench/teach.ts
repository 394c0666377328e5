/**
 * Teaches the second reader of negotiations how people speak, from the talks with grades, and writes down what it learned.
 * Usage: npm run teach
 */
import { writeFileSync } from 'node:fs';
import { taught } from '#core/testing/graded.ts';
import { learn } from '#core/testing/learn.ts';

const file = 'core/content/desafio-negocio/second-reader.json';

const { talks, mean, phrases } = learn(taught);
const rows = Object.entries(phrases).map(
  ([phrase, [count, worth]]) => `    ${JSON.stringify(phrase)}: [${count}, ${worth}]`,
);
const text = `{\n  "talks": ${talks},\n  "mean": ${mean},\n  "phrases": {\n${rows.join(',\n')}\n  }\n}\n`;
writeFileSync(file, text);
console.log(`${rows.length} phrases of ${talks} talks, ${Math.round(text.length / 1024)} KB, in ${file}`);
