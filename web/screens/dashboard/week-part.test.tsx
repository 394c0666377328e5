import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Answer } from '#core/contract/index.ts';
import { storeToken } from '#web/api/token.ts';
import { dashboardReplies } from '#web/testing/dashboard.ts';
import { goal } from '#web/testing/goal.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { stubApi } from '#web/testing/stub-api.ts';
// What comes late in the browser is here from the start, so that no test waits for it.
import '#web/app/signed-in.tsx';
import './dashboard.tsx';
import './week-part.tsx';

function open(news: Answer<'news'>, week: Partial<Answer<'weeklyGoal'>> = {}) {
  storeToken('bom');
  stubApi(dashboardReplies({ news, weeklyGoal: { ...goal, ...week } }));
  return renderApp('/');
}

const panel = async (name: string) => within(await screen.findByRole('region', { name }));

test('the goal of the week grows, thanks who took part, and says how the last one ended', async () => {
  open([]);
  const week = await panel('Mutirão da semana');
  expect(await week.findByText('Vamos terminar juntos 20 jogos até domingo')).toBeVisible();
  const tree = 'A árvore do mutirão cresceu 60%: 12 jogos terminados, de 20.';
  expect(week.getByRole('img', { name: tree })).toBeVisible();
  expect(week.getByText(/Você participou em 3 semanas até hoje/)).toBeVisible();
  expect(week.getByText('Conseguimos! 6 pessoas votaram na semana passada, e a meta era 5.')).toBeVisible();
  expect(week.getByRole('link', { name: 'Escolher um jogo' })).toHaveAttribute('href', '/games');
  expect(screen.queryByRole('region', { name: 'O que há de novo' })).not.toBeInTheDocument();
});

test('whoever is new is told when what they do begins to count', async () => {
  open([], { isCounted: false });
  const week = await panel('Mutirão da semana');
  expect(await week.findByText(/passa a contar aqui depois do seu primeiro dia/)).toBeVisible();
});

test('a week that was missed is not spoken of', async () => {
  open([], { hasShared: false, sharedWeeks: 0, last: { kind: 'games', target: 9, reached: 0 } });
  const week = await panel('Mutirão da semana');
  expect(await week.findByText('12 jogos terminados. Faltam 8.')).toBeVisible();
  expect(week.queryByText(/semana passada|participou/)).not.toBeInTheDocument();
});

test('what is new stands in lines that lead to it', async () => {
  open([
    { kind: 'replies', count: 1, names: ['Rita'], about: 'O mel', path: '/community?publicacao=4' },
    { kind: 'votes', count: 3, names: [], about: 'O mel', path: '/community?publicacao=4' },
  ]);
  const news = await panel('O que há de novo');
  const line = await news.findByRole('link', { name: 'Rita respondeu na conversa sobre “O mel”' });
  expect(line).toHaveAttribute('href', '/community?publicacao=4');
  expect(news.getAllByRole('listitem')).toHaveLength(2);
});
