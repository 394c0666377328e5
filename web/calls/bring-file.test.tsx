import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { maria } from '#web/testing/people.ts';
import { renderSignedIn } from '#web/testing/render-signed-in.tsx';
import { json, stubApi } from '#web/testing/stub-api.ts';
import { waitingVote } from '#web/testing/waiting-vote.ts';
import { BringFile } from './bring-file.tsx';
import { packWaiting } from './waiting-file.ts';

const fileOf = (...parts: BlobPart[]) => new File(parts, 'guardados.json', { type: 'application/json' });

/** As where it lies in some cloud, and there is no signal. */
function unreadable(): File {
  const file = fileOf('');
  file.text = () => Promise.reject(new DOMException('', 'NotReadableError'));
  return file;
}

test.each([
  ['what waited', async () => fileOf(await packWaiting(maria.id, [waitingVote]).text()), '1 item trazido'],
  ['nothing', async () => fileOf(await packWaiting(maria.id, []).text()), 'Não há nada a enviar'],
  [
    'what is of another',
    async () => fileOf(await packWaiting(3, [waitingVote]).text()),
    'Este arquivo não é seu',
  ],
  ['half of it', async () => fileOf('{"format":"rota-viva-gua'), 'Este arquivo não é seu'],
  ['what cannot be read', async () => unreadable(), 'Não deu para ler o arquivo'],
])('of a file with %s one hears what became of it', async (_, make, words) => {
  stubApi({
    'GET /api/auth/me': () => json(200, maria),
    'POST /api/submissions/4/vote': () => json(200, { votes: 1, hasVoted: true, notice: null }),
  });
  renderSignedIn(<BringFile userId={maria.id} />);
  await userEvent.upload(await screen.findByLabelText(/^Trazer de um arquivo/), await make());
  expect(await screen.findByText(new RegExp(words))).toBeVisible();
});
