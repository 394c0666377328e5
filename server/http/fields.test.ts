import { expect, it } from 'vitest';
import { fieldsOf } from './fields.ts';

it('names every field with its path, in words', () => {
  const person = {
    type: 'object',
    required: ['id'],
    properties: { id: { type: 'integer' }, name: { anyOf: [{ type: 'string' }, { type: 'null' }] } },
  };
  const schema = {
    type: 'object',
    required: ['people', 'kind'],
    properties: { people: { type: 'array', items: person }, kind: { enum: ['a', 'b'] }, extra: {} },
  };
  expect(fieldsOf(schema)).toEqual([
    { name: 'people', type: 'lista de objeto', isRequired: true },
    { name: 'people[].id', type: 'número inteiro', isRequired: true },
    { name: 'people[].name', type: 'texto ou nada', isRequired: false },
    { name: 'kind', type: '"a" ou "b"', isRequired: true },
    { name: 'extra', type: 'qualquer valor', isRequired: false },
  ]);
});

it('names once what several choices have, needed only where all need it', () => {
  const choice = (required: string[], more: object) => ({
    type: 'object',
    required,
    properties: { type: { type: 'string' }, ...more },
  });
  const schema = { oneOf: [choice(['type', 'n'], { n: { type: 'number' } }), choice(['type'], {})] };
  expect(fieldsOf(schema)).toEqual([
    { name: 'type', type: 'texto', isRequired: true },
    { name: 'n', type: 'número', isRequired: true },
  ]);
});
