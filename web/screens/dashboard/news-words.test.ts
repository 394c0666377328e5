import { expect, test } from 'vitest';
import { fiveLines, type NewsLine, newsWords } from './news-words.ts';

const line = (kind: NewsLine['kind'], fields: Partial<NewsLine> = {}): NewsLine => ({
  kind,
  count: 1,
  names: [],
  about: '',
  path: '/avisos',
  ...fields,
});

test.each([
  [line('replies', { names: ['Rita'], about: 'O mel' }), 'Rita respondeu na conversa sobre “O mel”'],
  [line('replies', { about: 'O mel' }), 'Alguém respondeu na conversa sobre “O mel”'],
  [line('replies', { count: 3, names: ['Rita', 'Caio'] }), '3 respostas novas, de Rita e Caio'],
  [line('team', { names: ['Ivo'], about: 'Feira' }), 'Ivo escreveu para a sua equipe: Feira'],
  [line('team', { count: 2, names: ['Ivo'] }), '2 mensagens na sua equipe, de Ivo'],
  [line('asked', { names: ['Rita'] }), 'Rita quer se conectar com você'],
  [line('accepted', { count: 2, names: ['Rita', 'Ivo'] }), 'Rita e Ivo aceitaram se conectar com você'],
  [line('votes', { count: 1, about: 'O mel' }), '1 voto novo em “O mel”'],
  [line('votes', { count: 4 }), '4 votos novos no que você publicou'],
  [line('joined', { names: ['Rita'] }), 'Rita chegou à comunidade'],
  [line('joined', { count: 5, names: ['Rita', 'Ivo'] }), 'Rita, Ivo e mais 3 chegaram à comunidade'],
  [line('joined', { count: 2 }), '2 pessoas chegaram à comunidade'],
])('%j', (news, words) => {
  expect(newsWords(news)).toBe(words);
});

test('six kinds stand in five lines, and nothing is said of anybody that is not so', () => {
  const news = (['replies', 'team', 'asked', 'accepted', 'votes', 'joined'] as const).map((kind) =>
    line(kind, { names: kind === 'asked' ? ['Caio'] : ['Bia'], path: '/community' }),
  );
  const lines = fiveLines(news);
  expect(lines.map(({ kind }) => kind)).toEqual(['replies', 'team', 'asked', 'votes', 'joined']);
  expect(lines[2]).toEqual({
    kind: 'asked',
    text: 'Caio quer se conectar com você. Bia aceitou se conectar com você',
    path: '/avisos',
  });
  expect(fiveLines(news.slice(1)).map(({ kind }) => kind)).toContain('accepted');
});
