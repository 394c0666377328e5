import { describe, expect, test } from 'vitest';
import { type Desk, newestAnswers } from './desk-cache.ts';
import { comingsAndGoings, newAnswers } from './use-desk-news.ts';

const answer = (part: number, text: string, second: number) => ({
  part,
  answer: text,
  authorId: part,
  updatedAt: `2026-11-15T10:00:0${second}.000Z`,
});
const seat = (part: number, username: string, isHere = true) => ({
  part,
  userId: part,
  username,
  isLeader: part === 1,
  isHere,
  isAway: false,
});
const desk = (fields: Partial<Desk>): Desk => ({
  id: 12,
  quizId: 1,
  leaderId: 1,
  leaderName: 'ana',
  members: [],
  isCompleted: false,
  createdAt: '2026-11-15T10:00:00.000Z',
  isMine: true,
  seats: [seat(1, 'ana')],
  answers: [],
  holders: [],
  userPart: 1,
  ...fields,
});

test('of each part the answer written last counts, in whatever order they come', () => {
  const older = answer(1, 'velha', 1);
  const newer = answer(1, 'nova', 2);
  const other = answer(2, 'outra', 1);
  expect(newestAnswers([newer], [older, other])).toEqual([newer, other]);
  expect(newestAnswers([older], [newer])).toEqual([newer]);
});

describe('news of the desk', () => {
  const alone = desk({});
  const withBia = desk({ seats: [seat(1, 'ana'), seat(2, 'bia')] });
  const biaAway = desk({ seats: [seat(1, 'ana'), seat(2, 'bia', false)] });

  test.each([
    [alone, withBia, 'bia entrou na equipe e ficou com a parte 2.'],
    [withBia, alone, 'bia saiu da equipe.'],
    [withBia, biaAway, 'bia saiu da mesa.'],
    [biaAway, withBia, 'bia chegou à mesa.'],
    [withBia, withBia, ''],
  ])('who came and who left (%#)', (before, now, sentence) => {
    expect(comingsAndGoings(before, now)).toBe(sentence);
  });

  test('what the others wrote, not what oneself wrote', () => {
    const written = { ...withBia, answers: [answer(1, 'minha', 1), answer(2, 'dela', 1)] };
    expect(newAnswers(withBia, written, 1)).toBe('bia escreveu na parte 2.');
    expect(newAnswers(written, written, 1)).toBe('');
  });
});
