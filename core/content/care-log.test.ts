import { expect, test } from 'vitest';
import { careActions } from '#core/contract/care.ts';
import { careWords } from './care-log.ts';

const entry = {
  id: 1,
  carer: 'Rita',
  person: 'Bento',
  community: 'Vale',
  about: '',
  reason: '',
  at: '2026-11-16T12:00:00.000Z',
};

test.each(careActions)('%s is told in a sentence', (action) => {
  expect(careWords({ ...entry, action })).toMatch(/^Rita \S.*\S\.$/);
});

test.each([
  ['cards_made', '30', 'Rita fez 30 cartões.'],
  ['cards_made', '1', 'Rita fez 1 cartão.'],
  ['role_given', 'facilitator', 'Rita mudou o papel de Bento: facilita.'],
  ['invite_made', 'ABC234', 'Rita fez um convite: ABC234.'],
] as const)('%s about %s', (action, about, words) => {
  expect(careWords({ ...entry, action, about })).toBe(words);
});

test('what it was about is told where it is known, and who is gone has no name', () => {
  const removed = { ...entry, action: 'post_removed' as const, about: 'Doce de leite' };
  expect(careWords(removed)).toBe('Rita tirou do mural uma publicação de Bento: “Doce de leite”.');
  expect(careWords({ ...removed, carer: null, person: null, about: '' })).toBe(
    'Alguém que saiu tirou do mural uma publicação de alguém que saiu.',
  );
});
