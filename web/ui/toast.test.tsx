import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ToastProvider, useToast } from './toast.tsx';

const longText = 'Motivo: falou mal dos vizinhos. '.repeat(10);

function Buttons() {
  const toast = useToast();
  return (
    <>
      <button type="button" onClick={() => toast({ title: 'Sucesso', text: 'Plantado' })}>
        plantar
      </button>
      <button type="button" onClick={() => toast({ title: 'Erro', text: 'Geou', look: 'destructive' })}>
        gear
      </button>
      <button type="button" onClick={() => toast({ title: 'Erro', text: longText, look: 'destructive' })}>
        explicar
      </button>
    </>
  );
}

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const notice = () => screen.getByRole('region', { name: 'Aviso' });

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <ToastProvider>
      <Buttons />
    </ToastProvider>,
  );
});

test('a toast goes after five seconds', () => {
  click('plantar');
  wait(4999);
  expect(screen.getByRole('status')).toHaveTextContent('SucessoPlantado');
  wait(1);
  expect(screen.queryByRole('status')).toBeNull();
});

test('a long one stays until somebody who reads slowly has read it', () => {
  click('explicar');
  wait(25_000);
  expect(screen.getByRole('alert')).toHaveTextContent('falou mal dos vizinhos');
  wait(1000);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a new toast takes the place of the one before and has its own five seconds', () => {
  click('plantar');
  wait(4000);
  click('gear');
  expect(screen.queryByText('Plantado')).toBeNull();
  wait(4999);
  expect(screen.getByRole('alert')).toHaveTextContent('ErroGeou');
  wait(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('it waits while the pointer or the focus is on it', () => {
  click('plantar');
  fireEvent.mouseEnter(notice());
  wait(60_000);
  fireEvent.mouseLeave(notice());
  wait(4999);
  act(() => screen.getByRole('button', { name: 'Fechar aviso' }).focus());
  wait(60_000);
  expect(notice()).toBeVisible();
});

test('it can be closed', () => {
  click('gear');
  click('Fechar aviso');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('it knows whether the header is in sight', () => {
  click('plantar');
  expect(notice()).toHaveAttribute('data-at-top', 'true');
  const scrollTo = (y: number) => {
    vi.stubGlobal('scrollY', y);
    fireEvent.scroll(window);
  };
  scrollTo(300);
  expect(notice()).toHaveAttribute('data-at-top', 'false');
  scrollTo(0);
  expect(notice()).toHaveAttribute('data-at-top', 'true');
  vi.unstubAllGlobals();
});
