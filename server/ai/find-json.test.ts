import { expect, it } from 'vitest';
import { findJson } from './find-json.ts';

const reply = { reply: 'E o selo, tem?' };
const json = JSON.stringify(reply);

it.each([
  ['alone', json],
  ['in a fence', `Claro!\n\`\`\`json\n${json}\n\`\`\`\nEspero ter ajudado.`],
  ['after a thought', `<think>\nEla quer {"reply": "outra coisa"}, mas não.\n</think>\n${json}`],
  ['after a thought whose beginning was eaten', `devo perguntar do selo {"reply": "x"}</think>${json}`],
  ['after two thoughts', `<think>a</think> hum <thinking>{"reply":"b"}</thinking> ${json}`],
  ['after a brace that never closes', `O formato { "reply": ... fica assim: ${json}`],
  ['after another object', `{"rascunho": 1} Agora sim: ${json}`],
])('finds the answer %s', (_where, text) => {
  expect(findJson(text)[0]).toEqual(reply);
});

it.each([
  ['a text without an object', 'Olá!'],
  ['an object cut off', '{"reply": "Olá'],
  ['a thought that never ends', `<think>talvez ${json} ou`],
  ['nothing', ''],
])('finds none in %s', (_what, text) => {
  expect(findJson(text)).toEqual([]);
});

it('keeps braces and quotes inside texts', () => {
  const odd = { reply: 'disse "{" e foi \\ embora }' };
  expect(findJson(`ouça: ${JSON.stringify(odd)}`)).toEqual([odd]);
});

it('is not held up by endless braces', () => {
  expect(findJson('{'.repeat(100_000))).toEqual([]);
});
