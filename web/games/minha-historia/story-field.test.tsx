import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { stubSpeech } from '#web/testing/stub-speech.ts';
import { StoryField } from './story-field.tsx';

test('a choice is read aloud with all its options', async () => {
  await import('#web/ui/voice/reader.tsx');
  const speech = stubSpeech('pt-BR');
  const field = {
    name: 'tipo',
    label: 'Tipo de negócio',
    type: 'select',
    placeholder: 'Escolha',
    required: true,
    options: ['Agricultura', 'Artesanato'],
  } as const;
  render(<StoryField field={field} value="" isMarked={false} hint={false} onChange={() => {}} />);
  await userEvent.click(screen.getByRole('button', { name: 'Ouvir' }));
  await screen.findByRole('button', { name: 'Pausar' });
  for (const _ of [1, 2, 3]) act(() => speech.finish());
  expect(speech.heard.join(' ')).toBe('Tipo de negócio. Escolha: Agricultura. Artesanato.');
});
