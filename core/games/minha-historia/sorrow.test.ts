import { expect, test } from 'vitest';
import { isGrave, isSad } from './sorrow.ts';

test.each([
  ['Ele morreu em 2019, mas o peixe voltou', 'grave'],
  ['Foi assassinada, porém a luta continua', 'grave'],
  ['Perdemos um parente na luta', 'grave'],
  ['Ela partiu em 2021', 'grave'],
  ['A família sofria violência', 'grave'],
  ['Perdi o drone e devo 40 mil', 'sad'],
  ['Ganho menos que antes', 'sad'],
  ['Ainda nenhuma, mas continuamos', 'sad'],
  ['O caminhão partiu em dois dias', 'glad'],
  ['Quero que a arte não deixe de viver', 'sad'],
  ['Dobrei as vendas', 'glad'],
  ['Não deixar a arte morrer comigo', 'sad'],
])('%j is %s', (text, mood) => {
  expect(isGrave(text) ? 'grave' : isSad(text) ? 'sad' : 'glad').toBe(mood);
});
