import { expect, test } from 'vitest';
import { speaker } from './speaker.ts';

const about = (...said: string[]) =>
  speaker(
    said.map((content) => ({ role: 'assistant', content })),
    { mentions: {}, room: 4, random: () => 0 },
  );

const schools = 'São 12 escolas, e duas ficam mais longe.';
const delivery = 'Olha, são 12 escolas, e duas ficam longe: como faria a entrega?';

test('what was just told is not told again in the same reply', () => {
  const persona = about();
  persona.say([schools]);
  expect(persona.say([delivery])).toBe(false);
  expect(persona.say(['E a entrega, como faria?'])).toBe(true);
});

test('of two lines, the one that does not tell the last story again is said', () => {
  const persona = about('Entrei na associação com o dinheiro de um boi inteiro.');
  persona.say(['Perdi lá o dinheiro de um boi.', 'Até hoje ninguém se desculpou.']);
  expect(persona.text()).toBe('Até hoje ninguém se desculpou.');
});

test('where there is no other, a line is said rather than none', () => {
  const persona = about(schools);
  expect(persona.say([delivery])).toBe(true);
});
