import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openDesk } from '#web/testing/desk.ts';
import { rita } from '#web/testing/people.ts';
import { json, refusal } from '#web/testing/stub-api.ts';
import type { Person } from './columns.ts';

const bento: Person = {
  id: 11,
  username: 'bento',
  fullName: '=Bento; "o do mel"',
  role: 'member',
  joinedAt: '2026-10-01T15:00:00.000Z',
  lastSeenAt: '2026-11-15T17:00:00.000Z',
  gamesStarted: 4,
  gamesCompleted: 3,
  openTeams: 1,
  teamsCompleted: 2,
  ideas: 5,
  stories: 1,
  connections: 6,
  influenceScore: 12480,
  cameBy: 'card',
  isSuspended: false,
  needsHelp: false,
};
const caio: Person = {
  ...bento,
  id: 12,
  username: 'caio',
  fullName: null,
  lastSeenAt: null,
  cameBy: 'alone',
};

/** A window in which one sees so much of a list as the test says; at first everything. */
function stubWindow() {
  const watched = new Map<Element, (isNear: boolean) => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly tell: (entries: object[]) => void;
      constructor(tell: (entries: object[]) => void) {
        this.tell = tell;
      }
      observe(part: Element) {
        const see = (isIntersecting: boolean) =>
          this.tell([{ isIntersecting, target: part, boundingClientRect: { height: 900 } }]);
        watched.set(part, see);
        see(true);
      }
      disconnect() {}
    },
  );
  return watched;
}

beforeEach(() => void stubWindow());

const list = 'GET /api/communities/1/people?limit=100';
const page = (people: readonly Person[], next: number | null = null) => json(200, { people, next });
const rows = () => screen.getAllByRole('row').slice(1);

test('everybody is listed with what a carer sees; more come when asked for', async () => {
  const { person } = openDesk('/cuidar/pessoas', {
    [list]: () => page([bento], 11),
    [`${list}&after=11`]: () => page([caio]),
  });
  const cells = within(await screen.findByRole('row', { name: /Bento/ }));
  expect(cells.getByText('12.480')).toBeVisible();
  expect(cells.getByText('por cartão')).toBeVisible();
  expect(cells.getByText('participa')).toBeVisible();
  const count = screen.getByText('Mais de 1 pessoa');
  expect(count).toHaveRole('status');
  await person.click(screen.getByRole('button', { name: 'Mostrar mais' }));
  expect(await screen.findByText('ainda não entrou')).toBeVisible();
  expect(rows()).toHaveLength(2);
  expect(count).toHaveTextContent('2 pessoas');
  expect(screen.queryByRole('button', { name: 'Mostrar mais' })).not.toBeInTheDocument();
});

test('beyond a hundred, who is far from what is seen keeps the place, and is drawn when near, and on paper', async () => {
  const watched = stubWindow();
  const hundred = Array.from({ length: 100 }, (_, place) => ({ ...bento, id: place + 100 }));
  const { person } = openDesk('/cuidar/pessoas', {
    [list]: () => page(hundred, 199),
    [`${list}&after=199`]: () => page([{ ...caio, id: 200 }]),
  });
  await person.click(await screen.findByRole('button', { name: 'Mostrar mais' }));
  const last = await screen.findByRole('row', { name: /caio/ });
  expect(last).toHaveAttribute('aria-rowindex', '102');
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '102');
  // Other parts of the screen are watched too; a part is watched some time after it is drawn.
  const parts = () => [...watched].filter(([one]) => one.matches('tbody'));
  await waitFor(() => expect(parts().at(-1)?.[0]).toContainElement(last));
  act(() => {
    for (const see of watched.values()) see(false);
  });
  expect(rows()).toHaveLength(100);
  const [part, see] = parts().at(-1) ?? [];
  expect(part).toHaveStyle({ height: '900px' });
  fireEvent(window, new Event('beforeprint'));
  expect(rows()).toHaveLength(101);
  fireEvent(window, new Event('afterprint'));
  expect(rows()).toHaveLength(100);
  act(() => see?.(true));
  expect(screen.getByRole('row', { name: /caio/ })).toBeVisible();
});

test('of two quick taps one brings more', async () => {
  const { requests } = openDesk('/cuidar/pessoas', {
    [list]: () => page([bento], 11),
    [`${list}&after=11`]: () => page([caio]),
  });
  const more = await screen.findByRole('button', { name: 'Mostrar mais' });
  act(() => {
    more.click();
    more.click();
  });
  await waitFor(() => expect(requests.filter(({ call }) => call.endsWith('&after=11'))).toHaveLength(2));
  await screen.findByRole('row', { name: /caio/ });
  expect(rows()).toHaveLength(2);
});

test('after a write far down the list only the first page and that person are read again', async () => {
  let state = caio;
  const { person, requests } = openDesk('/cuidar/pessoas', {
    [list]: () => page([bento], 11),
    [`${list}&after=11`]: () => page([caio], 12),
    [`${list}&after=12`]: () => page([{ ...caio, id: 13, username: 'dora' }]),
    'GET /api/communities/1/people?limit=1&after=11': () => page([state], 12),
    'POST /api/users/12/suspend': () => {
      state = { ...caio, isSuspended: true };
      return json(200, { ok: true });
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Mostrar mais' }));
  await screen.findByRole('row', { name: /caio/ });
  await person.click(screen.getByRole('button', { name: 'Mostrar mais' }));
  await screen.findByRole('row', { name: /dora/ });
  const before = requests.length;
  await person.click(screen.getByRole('button', { name: 'Mais sobre caio' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'caio' }));
  await person.type(dialog.getByRole('textbox', { name: /^Motivo/ }), 'Ofendeu uma vizinha.');
  await person.click(dialog.getByRole('button', { name: 'Suspender' }));
  expect(await screen.findByText('suspensa')).toBeVisible();
  await waitFor(() => {
    const asked = requests.slice(before).map(({ call }) => call);
    expect(asked.filter((call) => call.includes('/people?')).sort()).toEqual([
      'GET /api/communities/1/people?limit=1&after=11',
      list,
    ]);
  });
  expect(rows()).toHaveLength(3);
});

test('whoever comes back to the list finds its beginning', async () => {
  const { person, requests } = openDesk('/cuidar/pessoas', {
    [list]: () => page([bento], 11),
    [`${list}&after=11`]: () => page([caio]),
    'GET /api/communities/1/people?needs=suspended&limit=100': () => page([]),
  });
  await person.click(await screen.findByRole('button', { name: 'Mostrar mais' }));
  await waitFor(() => expect(rows()).toHaveLength(2));
  await person.click(screen.getByRole('button', { name: 'Suspensas' }));
  expect(await screen.findByText('Ninguém por aqui')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Suspensas' }));
  expect(await screen.findByRole('row', { name: /Bento/ })).toBeVisible();
  expect(rows()).toHaveLength(1);
  await person.click(screen.getByRole('button', { name: 'Mostrar mais' }));
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(requests.filter(({ call }) => call.endsWith('&after=11'))).toHaveLength(2);
});

test('a filter stands in the address, and a search waits for the typing', async () => {
  const { person, requests } = openDesk('/cuidar/pessoas?comunidade=1&filtro=help', {
    'GET /api/communities/1/people?needs=help&limit=100': () => page([{ ...bento, needsHelp: true }]),
    'GET /api/communities/1/people?needs=suspended&limit=100': () => page([]),
    'GET /api/communities/1/people?q=cai&needs=suspended&limit=100': () => page([caio]),
  });
  expect(await screen.findByText('pediu ajuda para entrar')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Esqueceu a senha', pressed: true })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Suspensas' }));
  expect(await screen.findByText('Ninguém por aqui')).toBeVisible();
  expect(location.search).toBe('?comunidade=1&filtro=suspended');
  await person.type(screen.getByRole('searchbox', { name: 'Buscar por nome' }), 'cai');
  expect(await screen.findByRole('row', { name: /caio/ })).toBeVisible();
  expect(requests.filter(({ call }) => call.includes('q='))).toHaveLength(1);
});

test('the file has the cells of the screen, of everybody, and nothing a spreadsheet would run', async () => {
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const { person } = openDesk('/cuidar/pessoas', {
    [list]: () => page([bento, caio]),
    'GET /api/communities/1/people?limit=500': () => page([bento], 11),
    'GET /api/communities/1/people?limit=500&after=11': () => page([caio]),
  });
  await screen.findByRole('row', { name: /caio/ });
  await person.click(screen.getByRole('button', { name: 'Baixar planilha' }));
  expect(await screen.findByText('A planilha foi baixada.')).toBeVisible();
  const file = made.mock.calls[0]?.[0];
  const bytes = file instanceof Blob ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array();
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [head, first, second] = new TextDecoder().decode(bytes).split('\r\n');
  expect(first?.startsWith(`"'=Bento;`)).toBe(true);

  const shown = (row: HTMLElement | undefined) =>
    [...(row?.querySelectorAll('th, td') ?? [])]
      .filter((_, column) => column !== 1)
      .map((cell) => cell.lastChild?.textContent);
  expect(head?.split(';')).toEqual(shown(screen.getAllByRole('row')[0]));
  expect(second?.split(';')).toEqual(shown(rows()[1]));
});

test('one tap makes a way back in, to be scanned, typed or sent', async () => {
  let reply = refusal('not_moderator');
  const { person } = openDesk('/cuidar/pessoas', {
    [list]: () => page([caio]),
    'POST /api/users/12/recovery': () => reply,
  });
  const help = await screen.findByRole('button', { name: 'Ajudar a entrar caio' });
  await person.click(help);
  expect(await screen.findByRole('alert')).toHaveTextContent('Só quem cuida da comunidade');
  reply = json(201, {
    code: 'ABCDE23456',
    url: '/entrar/ABCDE23456',
    path: '/entrar/ABCDE23456',
    expiresAt: '2026-11-17T15:00:00.000Z',
  });
  await person.click(help);
  const dialog = within(await screen.findByRole('dialog', { name: 'Ajudar caio a entrar' }));
  expect(dialog.getByRole('img', { name: 'QR para caio entrar' })).toBeVisible();
  expect(dialog.getByText('ABCDE 23456')).toBeVisible();
  expect(dialog.getByText('localhost:3000/entrar/ABCDE23456')).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Pronto' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(help).toHaveFocus();
});

test.each([
  ['coordinator', ['ana', 'bento']],
  ['facilitator', ['bento']],
] as const)('a %s is offered nothing that would be refused', async (role, helped) => {
  const ana: Person = { ...caio, id: 13, username: 'ana', role: 'coordinator' };
  openDesk('/cuidar/pessoas', {
    'GET /api/auth/me': () => json(200, { ...rita, role }),
    [list]: () => page([{ ...caio, id: rita.id, username: 'rita' }, ana, { ...bento, fullName: null }]),
  });
  await screen.findByRole('row', { name: /bento/ });
  const offered = screen.getAllByRole('button', { name: /^Ajudar a entrar/ });
  expect(offered.map((button) => button.textContent)).toEqual(
    helped.map((name) => `Ajudar a entrar ${name}`),
  );
});

test('a person is suspended with a reason, and let in again', async () => {
  let people = [caio];
  const { person, requests } = openDesk('/cuidar/pessoas', {
    [list]: () => page(people),
    'POST /api/users/12/suspend': () => {
      people = [{ ...caio, isSuspended: true }];
      return json(200, { ok: true });
    },
    'POST /api/users/12/restore': () => {
      people = [caio];
      return json(200, { ok: true });
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Mais sobre caio' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'caio' }));
  await person.click(dialog.getByRole('button', { name: 'Suspender' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Diga o motivo');
  await person.type(dialog.getByRole('textbox', { name: /^Motivo/ }), 'Ofendeu uma vizinha.');
  await person.click(dialog.getByRole('button', { name: 'Suspender' }));
  expect(await screen.findByText('suspensa')).toBeVisible();
  expect(requests.find(({ call }) => call.endsWith('/suspend'))?.body).toEqual({
    reason: 'Ofendeu uma vizinha.',
  });
  await person.click(screen.getByRole('button', { name: 'Mais sobre caio' }));
  await person.click(await screen.findByRole('button', { name: 'Deixar entrar de novo' }));
  await waitFor(() => expect(screen.queryByText('suspensa')).not.toBeInTheDocument());
});

test('the coordination gives a role, also in another community', async () => {
  const { person, requests } = openDesk('/cuidar/pessoas', {
    [list]: () => page([caio]),
    'PUT /api/users/12/role': () => json(200, { ok: true }),
  });
  await person.click(await screen.findByRole('button', { name: 'Mais sobre caio' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'caio' }));
  await person.selectOptions(dialog.getByRole('combobox', { name: 'Papel' }), 'facilitator');
  await person.selectOptions(dialog.getByRole('combobox', { name: 'Em qual comunidade' }), '2');
  await person.click(dialog.getByRole('button', { name: 'Salvar papel' }));
  expect(await screen.findByText('Papel salvo')).toBeVisible();
  expect(requests.find(({ call }) => call.endsWith('/role'))?.body).toEqual({
    role: 'facilitator',
    communityId: 2,
  });
});
