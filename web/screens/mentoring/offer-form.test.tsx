import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ToastProvider } from '#web/ui/toast.tsx';
import { OfferForm } from './offer-form.tsx';

test('the box follows the offer that the server knows, until somebody types', async () => {
  const cache = new QueryClient();
  const form = (offer: string | null) => (
    <QueryClientProvider client={cache}>
      <ToastProvider>
        <OfferForm offer={offer} mayOffer />
      </ToastProvider>
    </QueryClientProvider>
  );
  const { rerender } = render(form(null));
  const box = screen.getByLabelText('Posso ajudar com...');
  expect(box).toHaveValue('');
  rerender(form('a venda na feira'));
  expect(box).toHaveValue('a venda na feira');
  await userEvent.type(box, ' e o rótulo');
  rerender(form('outra coisa'));
  expect(box).toHaveValue('a venda na feira e o rótulo');
});
