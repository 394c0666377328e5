import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { hiddenName } from '#core/contract/network-export.ts';
import { storeToken } from '#web/api/token.ts';
import { smallNetwork } from '#web/testing/network.ts';
import { maria } from '#web/testing/people.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { json, ofServer, refusal, stubApi } from '#web/testing/stub-api.ts';
// What comes late in the browser is here from the start, so that no test waits for it.
import '#web/app/signed-in.tsx';
import './network.tsx';

const read = 'GET /api/network?period=all&kind=all&limit=500';

function open(replies: Parameters<typeof stubApi>[0] = {}, address = '/leadership/network') {
  storeToken('bom');
  const requests = stubApi({
    'GET /api/auth/me': () => json(200, maria),
    [read]: () => json(200, smallNetwork),
    ...replies,
  });
  return { person: renderApp(address), requests };
}

const people = async () => within(await screen.findByRole('region', { name: 'Pessoas' }));
const names = (list: Awaited<ReturnType<typeof people>>) =>
  list.getAllByRole('rowheader').map(({ textContent }) => textContent);

test('the page tells figures, people and when it was calculated', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Análise de Rede' })).toBeVisible();
  const list = await people();
  expect(names(list)[0]).toContain('Rita, Ponte');
  expect(list.getAllByRole('row')).toHaveLength(7);
  expect(screen.getByText(/Atualizado/)).toHaveTextContent('Atualizado há poucos minutos');
  const figures = within(screen.getByRole('region', { name: 'A rede em números' }));
  expect(figures.getByText('66%')).toBeVisible();
  expect(screen.getByRole('img', { name: /Desenho da rede: 6 pessoas e 2 ligações/ })).toBeVisible();
  expect(screen.getByText('Liga grupos que sem ela quase não se falariam.')).toBeVisible();
});

test('the list is sorted by any measure and searched by name, accents aside', async () => {
  const { person } = open();
  const list = await people();
  await person.click(list.getByRole('button', { name: 'Crescimento' }));
  // The list follows in a moment of its own.
  await waitFor(() => expect(names(list)[0]).toContain('Bento'));
  expect(list.getByRole('columnheader', { name: 'Crescimento' })).toHaveAttribute('aria-sort', 'descending');
  await person.type(list.getByRole('searchbox', { name: 'Procurar pessoa' }), 'zelia');
  await waitFor(() => expect(names(list)).toHaveLength(1));
  expect(names(list)[0]).toContain('Zélia');
});

test('arrows walk through the list, Enter tells why, closing leads back', async () => {
  const { person } = open();
  const list = await people();
  const [first, second] = list.getAllByRole('rowheader').map((row) => within(row).getByRole('button'));
  first?.focus();
  await person.keyboard('{ArrowDown}');
  expect(second).toHaveFocus();
  expect(second).toHaveAttribute('aria-pressed', 'true');
  await person.keyboard('{ArrowUp}{Enter}');
  const card = within(screen.getByRole('region', { name: 'Pessoa escolhida' }));
  expect(card.getByRole('heading', { name: 'Rita' })).toHaveFocus();
  expect(card.getByText(/Por quê:/).parentElement).toHaveTextContent('conectou 12 pessoas de 3 grupos.');
  expect(card.getByText(/indicação de cerca de 14 pessoas na rodada de 12\/11\/2026/)).toBeVisible();
  expect(card.getByText('31%')).toBeVisible();
  expect(card.getByText('Grupo 1')).toBeVisible();
  await person.click(card.getByRole('button', { name: 'Fechar' }));
  expect(first).toHaveFocus();
  expect(screen.queryByRole('region', { name: 'Pessoa escolhida' })).toBeNull();
});

test('votes that count for little are told as such, and one finds oneself', async () => {
  const { person } = open();
  const list = await people();
  await person.click(list.getByRole('button', { name: /Nilo/ }));
  const card = screen.getByRole('region', { name: 'Pessoa escolhida' });
  expect(card).toHaveTextContent(/Peso menor\. Muitos votos ou ligações vieram de uma vez/);
  expect(card).toHaveTextContent('Sem grupo');
  await person.click(screen.getByRole('button', { name: 'Me encontrar' }));
  expect(
    within(screen.getByRole('region', { name: 'Pessoa escolhida' })).getByRole('heading'),
  ).toHaveTextContent('maria (você)');
});

test('filters go into the address and into the question', async () => {
  const { person } = open({
    'GET /api/network?period=month&kind=all&limit=500': () => json(200, smallNetwork),
    'GET /api/network?period=month&kind=vote&limit=500': () =>
      json(200, { ...smallNetwork, ties: [], groupVotes: [{ from: 1, to: 2, votes: 9 }] }),
    'GET /api/network?period=month&kind=vote&group=2&limit=500': () =>
      json(200, { ...smallNetwork, people: [], isTooSmall: true }),
  });
  await person.selectOptions(await screen.findByLabelText('Período'), 'Último mês');
  await person.selectOptions(screen.getByLabelText('Tipo de ligação'), 'Votos entre grupos');
  const votes = within(await screen.findByRole('region', { name: 'Votos entre grupos' }));
  expect(await votes.findByText('Do Grupo 1 para o Grupo 2')).toBeVisible();
  expect(votes.getByText('9 votos')).toBeVisible();
  expect(location.search).toBe('?periodo=month&laco=vote');
  await person.selectOptions(screen.getByLabelText('Grupo'), 'Grupo 2 (5 pessoas)');
  expect(await screen.findByText(/Com menos de 5 pessoas/)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Pessoas' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  expect(await people()).toBeTruthy();
  expect(location.search).toBe('');
});

test('before the first calculation it says so, and looks again by itself', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const answers = [{ ...smallNetwork, computedAt: null }, smallNetwork];
  open({ [read]: () => json(200, answers.shift()) });
  expect(await screen.findByText('A rede está sendo calculada')).toBeVisible();
  await vi.advanceTimersByTimeAsync(5000);
  expect(names(await people())).toHaveLength(6);
});

test('when there are more people they can be asked for', async () => {
  const { person } = open({
    [read]: () => json(200, { ...smallNetwork, totals: { people: 9000, ties: 2 } }),
    'GET /api/network?period=all&kind=all&limit=10000': () => json(200, smallNetwork),
  });
  await person.click(await screen.findByRole('button', { name: 'Mostrar mais 8.994 pessoas' }));
  expect(location.search).toBe('?pessoas=todas');
  await waitFor(() => expect(screen.queryByRole('button', { name: /Mostrar mais/ })).toBeNull());
});

test('the data come as a file in the format that was chosen', async () => {
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const { person, requests } = open({
    'GET /api/network/export?format=gexf': () => new Response('<gexf/>', { headers: ofServer }),
  });
  await person.click(await screen.findByRole('button', { name: 'Exportar Dados' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Exportar Dados' }));
  await person.click(dialog.getByRole('button', { name: /GEXF/ }));
  expect(await screen.findByText('O arquivo foi baixado.')).toBeVisible();
  expect(requests.at(-1)?.headers.get('Authorization')).toBe('Bearer bom');
  const file = made.mock.calls[0]?.[0];
  expect(file instanceof Blob && (await file.text())).toBe('<gexf/>');
  expect(saved.mock.contexts[0]).toHaveProperty('download', 'rede-rota-viva.gexf');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an export that fails is told', async () => {
  const { person } = open({
    'GET /api/network/export?format=csv': () => refusal('unavailable', 'O serviço está reiniciando.'),
  });
  await person.click(await screen.findByRole('button', { name: 'Exportar Dados' }));
  await person.click(await screen.findByRole('button', { name: /Planilha das pessoas/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('O serviço está reiniciando.');
});

test('a member who hides the name is told as such, and reads what others see', async () => {
  const [rita, ...others] = smallNetwork.people;
  const hidden = { ...rita, id: -1, username: hiddenName, isHidden: true };
  const shown = others.map((other) => (other.id === 7 ? { ...other, isHidden: true } : other));
  const { person } = open({
    [read]: () => json(200, { ...smallNetwork, ties: [], people: [hidden, ...shown] }),
  });
  const list = await people();
  const card = () => screen.getByRole('region', { name: 'Pessoa escolhida' });
  await person.click(list.getByRole('button', { name: new RegExp(hiddenName) }));
  expect(card()).toHaveTextContent('Esta pessoa prefere não mostrar o nome');
  await person.click(screen.getByRole('button', { name: 'Me encontrar' }));
  expect(card()).toHaveTextContent(`Os outros veem “${hiddenName}”.`);
});
