import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { stubDictation } from '#web/testing/stub-dictation.ts';
import { DictateButton } from './dictate-button.tsx';
import { addWords } from './voice/add-words.ts';

function Box({ max = 100 }: { max?: number }) {
  const [text, setText] = useState('');
  return (
    <>
      <textarea aria-label="Ideia" value={text} onChange={({ target }) => setText(target.value)} />
      <DictateButton value={text} max={max} onChange={setText} label="sua ideia" />
    </>
  );
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const box = () => screen.getByRole('textbox');

test('where the browser cannot, there is no button', () => {
  render(<Box />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('who may hear it is told once, before it listens', async () => {
  const browser = stubDictation();
  render(<Box />);
  await press(/^Falar/);
  expect(screen.getByRole('dialog')).toHaveTextContent('quem fez o navegador pode ouvir');
  await press('Prefiro escrever');
  expect(browser.isListening()).toBe(false);
  await press(/^Falar/);
  await press('Entendi, quero falar');
  expect(browser.isListening()).toBe(true);
  await press(/^Parar/);
  await press(/^Falar/);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(browser.isListening()).toBe(true);
});

test('what is said is shown as it comes and fills the box, where it can be mended', async () => {
  localStorage.setItem('fala-avisada', 'sim');
  const browser = stubDictation();
  render(<Box />);
  await press(/^Falar/);
  act(() => browser.hear('vender o', false));
  expect(screen.getByRole('status')).toHaveTextContent('vender o');
  expect(box()).toHaveValue('');
  act(() => browser.hear('vender o mel junto'));
  act(() => browser.fallSilent());
  act(() => browser.hear('na feira'));
  expect(box()).toHaveValue('Vender o mel junto na feira');
  act(() => browser.fallSilent());
  act(() => browser.fallSilent());
  expect(browser.isListening()).toBe(false);
  await userEvent.type(box(), '!');
  expect(box()).toHaveValue('Vender o mel junto na feira!');
});

test('no more comes in than the box takes', async () => {
  localStorage.setItem('fala-avisada', 'sim');
  const browser = stubDictation();
  render(<Box max={10} />);
  await press(/^Falar/);
  act(() => browser.hear('vender o mel junto'));
  expect(box()).toHaveValue('Vender o m');
  expect(screen.getByRole('status')).toHaveTextContent('A caixa está cheia.');
});

test.each([
  ['not-allowed', /não deixou usar o microfone/],
  ['network', /Sem sinal/],
  ['no-speech', /Não ouvi nada/],
  ['audio-capture', /microfone neste aparelho/],
  ['bad-grammar', /Tente de novo/],
])('%s is told in a sentence', async (code, sentence) => {
  localStorage.setItem('fala-avisada', 'sim');
  const browser = stubDictation();
  render(<Box />);
  await press(/^Falar/);
  act(() => browser.fail(code));
  expect(screen.getByRole('status')).toHaveTextContent(sentence);
  expect(screen.getByRole('button', { name: /^Falar/ })).toBeVisible();
});

test.each([
  ['', 'bom dia ', 'Bom dia'],
  ['Bom dia.', 'tudo bem', 'Bom dia. Tudo bem'],
  ['Bom dia ', 'gente', 'Bom dia gente'],
])('%j and %j make %j', (text, said, whole) => {
  expect(addWords(text, said, 100)).toBe(whole);
});
