import { describe, expect, test } from 'vitest';
import { storyTemplates } from '#core/content/minha-historia.ts';
import { fillings } from '#core/testing/fillings.ts';
import { tellStory } from './tell-story.ts';

const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const sentences = (text: string) => text.split(/(?<=[.!?…]”?)\s+/).map(bare);

function fiveWords(text: string): Set<string> {
  const all = bare(text).split(' ');
  return new Set(all.slice(4).map((_, at) => all.slice(at, at + 5).join(' ')));
}

function shared(one: Set<string>, other: Set<string>): number {
  let same = 0;
  for (const run of one) if (other.has(run)) same++;
  return same / Math.min(one.size, other.size);
}

describe.each(storyTemplates)('$id', ({ id }) => {
  const people = fillings(id, 200).map((fields) => ({ fields, told: tellStory(id, fields) }));

  test('every given fact is in the story', () => {
    for (const { fields, told } of people) {
      for (const fact of Object.values(fields)) expect(bare(told.story), fact).toContain(bare(fact));
    }
  });

  test('at least four paragraphs, well formed, and a title', () => {
    for (const { told } of people) {
      const paragraphs = told.story.split('\n\n');
      expect(paragraphs.length).toBeGreaterThanOrEqual(4);
      for (const paragraph of [told.title, ...paragraphs]) {
        expect(paragraph).toMatch(/^[\p{Lu}“\d]/u);
        expect(paragraph).not.toMatch(/[{}]|undefined|null|\s\s|\s[.,;:!?]|,,|,\.|(?<!\.)\.\.(?!\.)|[!?]\./);
      }
      for (const paragraph of paragraphs) expect(paragraph).toMatch(/[.!?…”]$/);
      expect(told.title.length).toBeLessThanOrEqual(160);
    }
  });

  test('no sentence is told twice', () => {
    for (const { told } of people) {
      const all = sentences(told.story);
      expect(new Set(all).size, told.story).toBe(all.length);
    }
  });

  test('no two people get more than half of the same story', () => {
    const runs = people.map(({ told }) => fiveWords(told.story));
    let max = 0;
    for (const [at, one] of runs.entries()) {
      for (const other of runs.slice(at + 1)) max = Math.max(max, shared(one, other));
    }
    expect(max).toBeLessThanOrEqual(0.5);
  });

  test('the same words make the same story; a new seed makes another', () => {
    const [first] = people;
    expect(tellStory(id, first?.fields ?? {})).toEqual(first?.told);
    expect(tellStory(id, first?.fields ?? {}, 'outra vez')).not.toEqual(first?.told);
  });
});

test('odd characters and marks of our own are kept as words', () => {
  const fields = {
    nome: 'Zé {nome} $& <b>',
    tipoNegocio: 'Comércio',
    cidade: 'Picos',
    desafio: '- "Ninguém" comprava {solucao} $1 & ficava ruim;',
    solucao: '🙂🙂',
    resultado: 'x'.repeat(400),
  };
  const { story } = tellStory('empreendedor-local', fields);
  expect(story).toContain('{nome}');
  expect(story).toContain('comprava {solucao} $1 & ficava ruim');
  expect(story).toContain('🙂🙂');
  expect(story).toContain('x'.repeat(399));
});

test('the same words in every field still make no sentence twice', () => {
  const fields = {
    nome: 'Ana',
    tipoNegocio: 'Turismo',
    cidade: 'Ana',
    desafio: 'Vendi tudo',
    solucao: 'Vendi tudo',
  };
  const all = sentences(tellStory('empreendedor-local', { ...fields, resultado: 'Vendi tudo' }).story);
  expect(new Set(all).size).toBe(all.length);
});

test.each([
  ['lider-transformador', 'nomeLider', 'Seu João', 'acao', 'Juntei as famílias', '“Juntei as famílias”'],
  ['rede-cooperacao', 'nomeGrupo', 'Vale', 'problema', 'Eu perdia a safra', '“Eu perdia a safra”'],
  [
    'empreendedor-local',
    'nome',
    'maria das dores',
    'cidade',
    'SÍTIO BOA VISTA, PICOS-PI',
    'no Sítio Boa Vista, Picos-PI',
  ],
  ['tradicao-inovacao', 'comunidade', 'Bahia', 'origem', 'os mais velhos', 'os mais velhos'],
] as const)('%s fits the words in', (id, one, first, other, second, fitted) => {
  const [fields] = fillings(id, 1);
  const { story } = tellStory(id, { ...fields, [one]: first, [other]: second });
  expect(story.toLowerCase()).toContain(fitted.toLowerCase());
});
