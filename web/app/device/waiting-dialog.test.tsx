import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { maria } from '#web/testing/people.ts';
import { renderSignedIn } from '#web/testing/render-signed-in.tsx';
import { json, noSignal, stubApi } from '#web/testing/stub-api.ts';
import { waitingVote } from '#web/testing/waiting-vote.ts';
import { keepOnDevice } from '#web/ui/keep-on-device.ts';
import { WaitingDialog } from './waiting-dialog.tsx';

test('what could not be sent now is told so, and nothing is once it has arrived', async () => {
  let answer: () => Response = noSignal;
  stubApi({
    'GET /api/auth/me': () => json(200, maria),
    'POST /api/submissions/4/vote': () => answer(),
  });
  keepOnDevice(`call:${maria.id}:${waitingVote.runId}`, JSON.stringify(waitingVote));
  renderSignedIn(<WaitingDialog onClose={vi.fn()} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Enviar agora' }));
  expect(await screen.findByText(/^Ainda não foi tudo\./)).toBeVisible();
  answer = () => json(200, { votes: 1, hasVoted: true, notice: null });
  await userEvent.click(screen.getByRole('button', { name: 'Enviar agora' }));
  expect(await screen.findByText('Nada. Tudo o que você fez já chegou.')).toBeVisible();
  expect(screen.queryByText(/^Ainda não foi tudo/)).toBeNull();
});
