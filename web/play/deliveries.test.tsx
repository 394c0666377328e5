import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { gameOf } from '#core/content/games.ts';
import { readOptions } from '#web/api/read-options.ts';
import { maria } from '#web/testing/people.ts';
import { renderSignedIn } from '#web/testing/render-signed-in.tsx';
import { savedRun } from '#web/testing/saved-run.ts';
import { json, noSignal, refusal, stubApi } from '#web/testing/stub-api.ts';
import { ResultCard } from './result-card.tsx';
import { useSaveRun } from './use-save-run.ts';

const me = 'GET /api/auth/me';
const progress = 'POST /api/games/2/progress';
const words = { success: { title: 'Parabéns!', text: 'Você completou!' }, failure: 'Não deu para salvar.' };

function Game() {
  const { state, save, reset } = useSaveRun(2);
  return (
    <>
      <button type="button" onClick={() => save({ score: 200, data: { choices: [] } }, words)}>
        terminar
      </button>
      <button type="button" onClick={reset}>
        de novo
      </button>
      <ResultCard game={gameOf('jornada-empreendedor')} title="Fim" score={200} run={state} actions={null} />
    </>
  );
}

async function finish() {
  const queryClient = renderSignedIn(<Game />);
  const person = userEvent.setup();
  await person.click(await screen.findByRole('button', { name: 'terminar' }));
  return { queryClient, person };
}
const notice = () => screen.findByRole('region', { name: 'Aviso' });

test('a saved run says so, shows what it brought and fills the cache', async () => {
  const requests = stubApi({
    [me]: () => json(200, maria),
    [progress]: () => json(200, savedRun(2, 200, { newBadges: ['Empreendedor'] })),
  });
  const { queryClient, person } = await finish();
  expect(await notice()).toHaveTextContent('Parabéns!Você completou!');
  expect(requests.at(-1)?.body).toMatchObject({ score: 200, isCompleted: true, data: { choices: [] } });
  expect(screen.getByText('+150 de influência')).toBeVisible();
  expect(screen.getByText('Novo selo: Empreendedor')).toBeVisible();
  const { queryKey } = readOptions('userStats', { params: { id: '7' } });
  expect(queryClient.getQueryData(queryKey)).toMatchObject({ influenceScore: 12_630 });
  const read = readOptions('gameProgress', { params: { userId: '7', gameId: '2' } });
  expect(queryClient.getQueryData(read.queryKey)).toMatchObject({ score: 200 });

  await person.click(screen.getByRole('button', { name: 'de novo' }));
  expect(screen.queryByText('+150 de influência')).toBeNull();
});

test('nobody is congratulated on a run without points', async () => {
  stubApi({ [me]: () => json(200, maria), [progress]: () => json(200, savedRun(2, 0)) });
  await finish();
  expect(await notice()).toHaveTextContent('Resultado salvoDesta vez não houve pontos.');
});

test('what the run changed elsewhere is marked as out of date, and nothing else', async () => {
  stubApi({ [me]: () => json(200, maria), [progress]: () => json(200, savedRun(2, 200)) });
  const queryClient = renderSignedIn(<Game />);
  const addresses = [
    ['/api/users', '7', 'activities?limit=5'],
    ['/api/users', '7', 'octalysis-stats'],
    ['/api/account'],
    ['/api/leaderboard'],
    ['/api/leadership', 'stats'],
    ['/api/games'],
    ['/api/stories'],
  ];
  for (const key of addresses) queryClient.setQueryData(key, {});
  await userEvent.click(await screen.findByRole('button', { name: 'terminar' }));
  await notice();
  const isOld = addresses.map((key) => queryClient.getQueryState(key)?.isInvalidated);
  expect(isOld).toEqual([true, true, true, true, true, true, false]);
});

test('without a signal the person is told, and told again when it has gone out', async () => {
  let answer: () => Response = noSignal;
  stubApi({ [me]: () => json(200, maria), [progress]: () => answer() });
  await finish();
  const kept = 'Sem conexão: seu resultado está guardado e será enviado quando a internet voltar.';
  expect(await notice()).toHaveTextContent(kept);
  expect(screen.getAllByText(kept)).toHaveLength(2);

  answer = () => json(200, savedRun(2, 200));
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Resultado enviado!')).toBeVisible();
  expect(screen.getByText('+150 de influência')).toBeVisible();
});

test('a fault of the server is told as one, on the card as in the notice, and a tap sends again', async () => {
  let answer = () => refusal('server_failure');
  const requests = stubApi({ [me]: () => json(200, maria), [progress]: () => answer() });
  const { person } = await finish();
  expect(await screen.findByRole('alert')).toHaveTextContent('ErroNão deu para salvar.');
  const card = screen.getByText(/^Não deu para salvar\. Seu resultado está guardado neste aparelho/);
  expect(card).toBeVisible();
  expect(screen.queryByText(/Sem conexão/)).toBeNull();

  answer = () => json(200, savedRun(2, 200));
  await person.click(screen.getByRole('button', { name: 'Tentar enviar agora' }));
  expect(await notice()).toHaveTextContent('Parabéns!Você completou!');
  expect(screen.getByText('+150 de influência')).toBeVisible();
  const ids = requests.filter(({ call }) => call === progress).map(({ body }) => Object(body).runId);
  expect(new Set(ids).size).toBe(1);
});

test('a tap that fails once more says so once more', async () => {
  const requests = stubApi({ [me]: () => json(200, maria), [progress]: () => refusal('server_failure') });
  const { person } = await finish();
  await person.click(await screen.findByRole('button', { name: 'Tentar enviar agora' }));
  expect(await screen.findByRole('button', { name: 'Tentar enviar agora' })).toBeVisible();
  expect(requests.filter(({ call }) => call === progress)).toHaveLength(2);
});

test('a run that came too soon waits in peace, with the words of the server', async () => {
  stubApi({
    [me]: () => json(200, maria),
    [progress]: () => refusal('too_fast', 'Calma, espere 20 segundos.'),
  });
  await finish();
  const sentence =
    'Calma, espere 20 segundos. Seu resultado está guardado neste aparelho e será enviado de novo.';
  expect(await notice()).toHaveTextContent(`Resultado guardado${sentence}`);
  expect(screen.getAllByText(sentence)).toHaveLength(2);
});

test('a refused run shows the words of the game, and on the card the reason', async () => {
  stubApi({ [me]: () => json(200, maria), [progress]: () => refusal('impossible_run', 'Jogue de novo.') });
  await finish();
  expect(await screen.findByRole('alert')).toHaveTextContent('ErroNão deu para salvar.');
  expect(screen.getByText('Não deu para salvar. Jogue de novo.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Tentar enviar agora' })).toBeNull();
});

const reward = 'Concluir a Jornada do Empreendedor vale 150 de influência, uma vez';
test.each([
  ['paid now', {}, `Você fez 200 pontos da partida. ${reward}.`],
  ['paid before', { pointsEarned: 0 }, `Você fez 200 pontos da partida. ${reward}: esta você já recebeu.`],
  [
    'of nothing',
    { pointsEarned: 0, score: 0 },
    'Você fez 0 pontos da partida. Desta vez o jogo não foi concluído, por isso não há influência.',
  ],
])('a run %s says how its points became influence', async (_, gained, sentence) => {
  stubApi({ [me]: () => json(200, maria), [progress]: () => json(200, savedRun(2, 200, gained)) });
  await finish();
  expect(await screen.findByText(sentence)).toBeVisible();
});
