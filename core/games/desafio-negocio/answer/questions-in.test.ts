import { expect, test } from 'vitest';
import { read } from '#core/games/desafio-negocio/words/words.ts';
import { questionsIn } from './questions-in.ts';

test.each<[string, number]>([
  ['quanto é o juro e quantos anos eu tenho pra pagar?', 2],
  ['qual é o seu nome e quem é o engenheiro?', 2],
  ['quanto custa o adubo e a ureia?', 1],
  ['que tamanho de pote vocês preferem', 1],
  ['paga quando', 1],
  ['e se um turista passar mal quem leva', 1],
  ['tem desconto pra assentado', 1],
  ['a senhora que manda ou tem outro chefe', 1],
  ['tem nota, rótulo e selo', 0],
  ['feijão quando chove', 0],
  ['que o senhor venha domingo', 0],
  ['quem fez foi a Emater', 0],
  ['todo mundo que prova volta', 0],
])('«%s» asks %i', (said, expected) => expect(questionsIn(read(said))).toHaveLength(expected));

test('what is asked at once is asked in all its words', () => {
  const asked = questionsIn(read('quanto é o juro e quantos anos eu tenho pra pagar?'));
  const words = asked.map((question) => question.words.map(({ plain }) => plain).join(' '));
  expect(words).toEqual(['quanto e o juro', 'quantos anos eu tenho pra pagar']);
});

test.each([
  ['tá bom né?', 0],
  ['vende bem aqui né?', 1],
  ['vende bem, viu?', 1],
])('«%s» ends with %i words that ask nothing', (said, tag) => {
  expect(read(said).sentences[0]?.tag).toBe(tag);
});
