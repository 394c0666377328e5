import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ToastProvider } from '#web/ui/toast.tsx';
import { useShare } from './use-share.ts';

const copied = { title: 'Texto copiado!', text: 'Compartilhe sua cadeia de valor nas redes sociais.' };
const whole = 'Fiz 120 pontos\n\n#RotaViva #CadeiaDeValor';

function Sharer() {
  const share = useShare();
  return (
    <button
      type="button"
      onClick={() => void share({ text: 'Fiz 120 pontos', hashtags: ['CadeiaDeValor'], copied })}
    >
      Compartilhar
    </button>
  );
}

async function shareWith(device: Partial<Pick<Navigator, 'share'>> & { writeText?: () => Promise<void> }) {
  const person = userEvent.setup();
  vi.stubGlobal('navigator', {
    share: device.share,
    clipboard: device.writeText && { writeText: device.writeText },
  });
  render(
    <ToastProvider>
      <Sharer />
    </ToastProvider>,
  );
  await person.click(screen.getByRole('button', { name: 'Compartilhar' }));
}

test('the device shares where it can, and no toast is needed', async () => {
  const share = vi.fn(async () => {});
  await shareWith({ share });
  expect(share).toHaveBeenCalledWith({ text: whole });
  expect(screen.queryByRole('status')).toBeNull();
});

test('closing the sheet of the device copies nothing', async () => {
  const writeText = vi.fn(async () => {});
  await shareWith({ share: () => Promise.reject(new DOMException('closed', 'AbortError')), writeText });
  expect(writeText).not.toHaveBeenCalled();
});

test.each([
  ['cannot share', undefined],
  ['fails to share', () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
])('a device that %s copies the text with its hashtags', async (_, share) => {
  const writeText = vi.fn(async () => {});
  await shareWith({ ...(share && { share }), writeText });
  expect(writeText).toHaveBeenCalledWith(whole);
  expect(await screen.findByRole('status')).toHaveTextContent(
    'Texto copiado!Compartilhe sua cadeia de valor nas redes sociais.',
  );
});

test.each([
  ['copies by selection', true, 'status', 'Texto copiado!'],
  ['tells that it cannot', false, 'alert', 'Não foi possível copiar o texto.'],
])('without a clipboard it %s', async (_, works, role, text) => {
  document.execCommand = () => works;
  await shareWith({});
  expect(await screen.findByRole(role)).toHaveTextContent(text);
  expect(document.querySelector('textarea')).toBeNull();
});
