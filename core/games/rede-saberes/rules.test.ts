import { describe, expect, it } from 'vitest';
import { collaborativeQuizzes } from '#core/content/rede-saberes.ts';
import { accessTo, canComplete, lacksOf, score, type Table } from './rules.ts';

const [honey] = collaborativeQuizzes;
const [ana, bia, caio, davi] = [1, 2, 3, 4] as const;
const texts = [
  'Favos fechados com cera',
  'Rótulo e selo de inspeção',
  'Chamada pública da prefeitura',
] as const;

const seat = (part: number, userId: number, isAway = false) => ({ part, userId, isAway });
const answer = (part: number, authorId: number | null, text: string = texts[part - 1] ?? '') => ({
  part,
  answer: text,
  authorId,
});
const full: Table = {
  seats: [seat(1, ana), seat(2, bia), seat(3, caio)],
  answers: [answer(1, ana), answer(2, bia), answer(3, caio)],
  holders: [seat(1, ana), seat(2, bia), seat(3, caio)],
};
/** The same after caio has left. */
const left: Table = { ...full, seats: full.seats.slice(0, 2) };
const away: Table = { ...full, seats: [seat(1, ana), seat(2, bia), seat(3, caio, true)] };

const withAnswers = (table: Table, ...answers: Table['answers'][number][]): Table => ({ ...table, answers });

describe('Rede de Saberes', () => {
  it('has three challenges of three parts', () => {
    expect(collaborativeQuizzes.map(({ id }) => id)).toEqual([1, 2, 3]);
    for (const { parts } of collaborativeQuizzes) expect(parts.map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  it('is worth 300, and 400 to who led', () => {
    expect([score(false), score(true)]).toEqual([300, 400]);
  });

  it.each<[string, Table, boolean]>([
    ['three people who each answered their part', full, true],
    ['nothing written', withAnswers(full), false],
    ['two parts written', withAnswers(full, answer(1, ana), answer(2, bia)), false],
    ['a part of one letter', withAnswers(full, answer(1, ana), answer(2, bia), answer(3, caio, 'x')), false],
    ['a part copied', withAnswers(full, answer(1, ana), answer(2, bia), answer(3, caio, texts[0])), false],
    [
      'the part of one who is here written by another',
      withAnswers(full, answer(1, ana), answer(2, bia), answer(3, bia)),
      false,
    ],
    ['who has left having answered', left, true],
    ['who has left covered', withAnswers(left, answer(1, ana), answer(2, bia), answer(3, bia)), true],
    [
      'the answer of an account that is gone',
      withAnswers(left, answer(1, ana), answer(2, bia), answer(3, null)),
      false,
    ],
    ['who is away having answered', away, true],
    [
      'everything written by one',
      withAnswers({ ...full, seats: [seat(1, ana)] }, answer(1, ana), answer(2, ana), answer(3, ana)),
      false,
    ],
    [
      'two people, one of whom sat twice',
      { ...left, holders: [seat(1, ana), seat(2, bia), seat(3, bia)] },
      false,
    ],
    [
      'the text of who sat there before',
      { ...full, seats: [seat(1, ana), seat(2, bia), seat(3, davi)] },
      false,
    ],
  ])('with %s may be concluded: %s', (_what, table, expected) => {
    expect(canComplete(honey, table)).toBe(expected);
  });

  it('says what is missing', () => {
    const alone: Table = { seats: [seat(2, ana)], answers: [answer(2, ana, 'mel')], holders: [seat(2, ana)] };
    expect(lacksOf(honey, alone)).toEqual({
      people: 2,
      parts: [
        { part: 1, why: 'no-holder' },
        { part: 2, why: 'short' },
        { part: 3, why: 'no-holder' },
      ],
      isOneAuthor: true,
    });
    const newcomer: Table = { ...full, seats: [seat(1, ana), seat(2, bia), seat(3, davi)] };
    expect(lacksOf(honey, newcomer).parts).toEqual([{ part: 3, why: 'not-by-holder' }]);
    expect(lacksOf(honey, full)).toEqual({ people: 0, parts: [], isOneAuthor: false });
  });

  it.each<[string, Table, number, number, string]>([
    ['the own part', full, ana, 1, 'own'],
    ['the part of one who is here', full, ana, 2, 'taken'],
    ['any part from outside', full, davi, 3, 'outside'],
    ['a part that nobody ever held', { ...left, holders: left.seats }, ana, 3, 'no-holder'],
    ['the part of who has left', left, ana, 3, 'cover'],
    ['the part of who is away and answered', away, ana, 3, 'taken'],
    [
      'the part of who is away and was copied',
      withAnswers(away, answer(1, ana, texts[2]), answer(3, caio)),
      ana,
      3,
      'taken',
    ],
    ['the part of who is away and wrote nothing', withAnswers(away), ana, 3, 'cover'],
  ])('gives access to %s', (_what, table, userId, part, access) => {
    expect(accessTo(honey, table, userId, part)).toBe(access);
  });
});
