import { describe, expect, test } from 'vitest';
import { storyTemplates } from '#core/content/minha-historia.ts';
import { fillings } from '#core/testing/fillings.ts';
import { mendFields } from './mend-fields.ts';
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

const isWhole = (told: string) =>
  !/[{}]|undefined|null|\s\s|\s[.,;:!?]|,,|,\.|(?<!\.)\.\.(?!\.)|[!?]\./.test(told);

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
        expect(isWhole(paragraph), paragraph).toBe(true);
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

  test('two people who wrote nothing alike get stories that are not alike', () => {
    const runs = people.map(({ fields, told }) => ({ fields, run: fiveWords(told.story) }));
    for (const [at, one] of runs.entries()) {
      for (const other of runs.slice(at + 1)) {
        const isUnlike = Object.entries(one.fields).every(([name, typed]) => other.fields[name] !== typed);
        if (isUnlike) expect(shared(one.run, other.run)).toBeLessThanOrEqual(0.5);
      }
    }
  });

  test('the same words and seed make the same story; new seeds make others', () => {
    for (const { fields, told } of people.slice(0, 40)) {
      expect(tellStory(id, fields)).toEqual(told);
      const again = ['1', '2', '3', '4', '5', '6'].map((seed) => tellStory(id, fields, seed).story);
      expect(new Set(again).size, told.story).toBeGreaterThanOrEqual(3);
    }
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
  expect(story).not.toContain('🙂🙂');
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

const antonio = {
  nome: 'Antônio',
  tipoNegocio: 'Serviços',
  cidade: 'Picos',
  desafio: 'Ninguém conhecia meu produto',
  solucao: 'Comecei na feira',
  resultado: 'Dobrei as vendas',
};
const tereza = {
  nomeLider: 'Eu mesma, Tereza',
  papel: 'Presidente da associação',
  comunidade: 'Bonito Ms',
  situacao: 'Eu não esqueço a seca',
  acao: 'juntei td mundo',
  legado: 'caminhao',
};
const seeds = Array.from({ length: 30 }, (_, at) => `${at}`);

test.each([
  [
    'two are several',
    { nome: 'Lia e Pedro' },
    /Lia e Pedro[\s\S]*(somos|trabalhamos|vivemos)|(somos|trabalhamos|vivemos)[\s\S]*Lia e Pedro/i,
    /sou Lia|“?Comecei na feira(?!”)/,
  ],
  ['a region has its article', { cidade: 'Chapada Diamantina' }, /na Chapada Diamantina/, /em Chapada/],
  ['a valley has its article', { cidade: 'Vale do Jequitinhonha' }, /no Vale do Jequitinhonha/, /em Vale/],
  [
    'a town has its accents and its state',
    { cidade: 'Sao Jose do Egito Pe' },
    /em São José do Egito, PE/,
    /Sao|Pe\b/,
  ],
  ['a state has capitals', { cidade: 'Bonito Ms' }, /em Bonito, MS/, /Ms/],
  [
    'a story of another is told so',
    { desafio: 'Ele não tinha estrada' },
    /“Comecei na feira”/,
    /Meu nome|sou|chamo|trabalho com/i,
  ],
  ['nothing is left out', { desafio: 'nada' }, /Comecei na feira/i, /nada/i],
  ['not knowing is left out', { resultado: 'Não sei' }, /Comecei na feira/i, /não sei/i],
  ['a dash is left out', { resultado: '-' }, /Comecei na feira/i, /[:?] -/],
  ['two letters are left out', { resultado: 'ab' }, /Comecei na feira/i, /\bab\b/i],
  [
    'haste is mended',
    { resultado: 'agora vendo pro brasil td' },
    /Agora vendo pro Brasil todo/i,
    /brasil|\btd\b/,
  ],
  ['services are no singular', {}, /serviços/, /foi os/],
])('%s', (_, fields, told, never) => {
  for (const seed of seeds) {
    const { story } = tellStory('empreendedor-local', mendFields({ ...antonio, ...fields }).fields, seed);
    expect(story).toMatch(told);
    expect(story).not.toMatch(never);
  }
});

test.each([
  [
    'nobody is cheered over a loss',
    'empreendedor-local',
    { ...antonio, resultado: 'Perdi o drone e devo 40 mil' },
    /Perdi o drone e devo 40 mil\.$/,
    /fruto|A colheita/,
  ],
  [
    'a death is told without a word of ours',
    'lider-transformador',
    { ...tereza, nomeLider: 'Zefa', legado: 'Ela morreu, mas o peixe voltou', acao: 'fez o acordo de pesca' },
    /\n\nEla morreu, mas o peixe voltou\.$/,
    / é presidente/,
  ],
  [
    'a role that the name holds is not said again',
    'lider-transformador',
    { ...tereza, nomeLider: 'Padre Geraldo', papel: 'padre' },
    /Padre Geraldo/,
    /[^e] padre/i,
  ],
  [
    'no word of ours is said again by theirs',
    'empreendedor-local',
    { ...antonio, resultado: 'Hoje vendo mais', desafio: 'O mais difícil era a estrada' },
    /Hoje vendo mais/,
    /E hoje\?|O mais difícil[?:] O/,
  ],
  [
    'who has no name but a kinship is told of',
    'empreendedor-local',
    { ...antonio, nome: 'minha mãe', solucao: 'foi vender na feira' },
    /minha mãe/i,
    /Minha Mãe|(?<!\p{L})[Ss]ou(?!\p{L})/u,
  ],
  [
    'several speak as several',
    'empreendedor-local',
    { ...antonio, nome: 'Quebradeiras do Bico' },
    /Quebradeiras do Bico/,
    /sou |meu nome|me chamo/i,
  ],
  [
    'two leaders are no one',
    'lider-transformador',
    { ...tereza, nomeLider: 'Lia e Pedro', acao: 'juntou o povo' },
    /Lia e Pedro/,
    /Lia e Pedro (é|juntou)/,
  ],
  [
    'an age is no part of a name',
    'empreendedor-local',
    { ...antonio, nome: 'Luana, 22 anos' },
    /Luana/,
    /22/,
  ],
] as const)('%s', (_, id, fields, told, never) => {
  for (const seed of seeds) {
    const { story } = tellStory(id, mendFields(fields).fields, seed);
    expect(story).toMatch(told);
    expect(story).not.toMatch(never);
  }
});

test('a leader who writes of herself is quoted', () => {
  for (const seed of seeds) {
    const { title, story } = tellStory('lider-transformador', mendFields(tereza).fields, seed);
    expect(`${title} ${story}`).not.toMatch(/Eu mesma/);
    expect(story).toMatch(/Tereza/);
    expect(story).toContain('“Eu não esqueço a seca”');
    expect(story).toContain('“Juntei todo mundo”');
    expect(story).toMatch(/caminhão/i);
  }
});

test('who said nothing gets no invented story', () => {
  const nothing = {
    nomeLider: '-',
    papel: 'nada',
    comunidade: 'x',
    situacao: '-',
    acao: 'não sei',
    legado: '...',
  };
  const { title, story } = tellStory('lider-transformador', nothing);
  expect(title).toBe('Quem abriu o caminho');
  expect(story).toMatch(/^Esta história ainda está no começo\./);
});
