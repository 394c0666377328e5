import { expect, test } from 'vitest';
import { mendFields } from './mend-fields.ts';

test('tells what it mended, and leaves names and places alone', () => {
  const fields = {
    nome: 'Antonio Simao',
    cidade: 'Sao Jose do Egito Pe',
    desafio: 'nao tinha agua',
    solucao: 'Comecei na feira',
  };
  expect(mendFields(fields)).toEqual({
    fields: { ...fields, desafio: 'não tinha água' },
    mended: [{ field: 'desafio', before: 'nao tinha agua', after: 'não tinha água' }],
  });
});

test('another way to store the same letters is no change', () => {
  expect(mendFields({ desafio: 'não'.normalize('NFD') }).mended).toEqual([]);
});
