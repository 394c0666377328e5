import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Leaf } from 'lucide-react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Tabs } from './tabs.tsx';

const tabs = [
  { id: 'one', text: 'Um', Icon: Leaf },
  { id: 'two', text: 'Dois', Icon: Leaf },
  { id: 'three', text: 'Três', Icon: Leaf },
] as const;

function Sample() {
  const [current, setCurrent] = useState<(typeof tabs)[number]['id']>('one');
  return (
    <Tabs label="Partes" tabs={tabs} current={current} onChange={setCurrent}>
      <p>parte {current}</p>
    </Tabs>
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });

test('one tab is chosen, and its panel bears its name', async () => {
  render(<Sample />);
  expect(screen.getByRole('tablist', { name: 'Partes' })).toBeVisible();
  expect(tab('Um')).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(tab('Dois'));
  expect(screen.getByRole('tabpanel', { name: 'Dois' })).toHaveTextContent('parte two');
  expect(tab('Dois')).toHaveAttribute('aria-controls', screen.getByRole('tabpanel').id);
});

test('the keyboard stops once and walks with arrows, Home and End', async () => {
  render(<Sample />);
  const person = userEvent.setup();
  await person.tab();
  expect(tab('Um')).toHaveFocus();
  for (const [key, name] of [
    ['ArrowLeft', 'Três'],
    ['ArrowRight', 'Um'],
    ['ArrowRight', 'Dois'],
    ['End', 'Três'],
    ['Home', 'Um'],
  ] as const) {
    await person.keyboard(`{${key}}`);
    expect(tab(name)).toHaveFocus();
    expect(tab(name)).toHaveAttribute('aria-selected', 'true');
  }
  await person.tab();
  expect(tab('Um')).not.toHaveFocus();
  expect(tab('Dois')).not.toHaveFocus();
});
