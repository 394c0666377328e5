import { expect, test, vi } from 'vitest';
import { noteSignal } from '#web/api/signal.ts';
import { createKeptProgram } from './kept-program.ts';

/** A browser with workers, of which one may wait and one may be at work. */
function createBrowser({ isControlled = false } = {}) {
  const registration = Object.assign(new EventTarget(), {
    waiting: null as null | { state: string; postMessage: (word: string) => void },
    installing: null as null | (EventTarget & { state: string }),
    active: null as null | object,
    update: vi.fn(async () => {}),
  });
  const register = vi.fn(async () => registration);
  const workers = Object.assign(new EventTarget(), { controller: isControlled ? {} : null, register });
  /** A newer worker has been installed and waits. */
  function installNewer() {
    const installing = Object.assign(new EventTarget(), { state: 'installed' });
    const postMessage = vi.fn((_word: string) => void workers.dispatchEvent(new Event('controllerchange')));
    registration.installing = installing;
    registration.dispatchEvent(new Event('updatefound'));
    registration.waiting = { state: 'installed', postMessage };
    installing.dispatchEvent(new Event('statechange'));
    return postMessage;
  }
  /** The worker that is being installed could not bring everything. */
  async function breakOff() {
    await vi.waitFor(() => expect(register).toHaveReturned());
    await Promise.resolve();
    const installing = Object.assign(new EventTarget(), { state: 'redundant' });
    registration.installing = installing;
    // Browsers tell of a worker that was there already, too.
    registration.dispatchEvent(new Event('updatefound'));
    registration.dispatchEvent(new Event('updatefound'));
    installing.dispatchEvent(new Event('statechange'));
  }
  return {
    breakOff,
    workers: workers as unknown as ServiceWorkerContainer,
    registration,
    register,
    installNewer,
  };
}

function open(browser: ReturnType<typeof createBrowser>, savesData = false) {
  const reload = vi.fn();
  const program = createKeptProgram({
    workers: browser.workers,
    savesData,
    whenIdle: (act) => act(),
    reload,
  });
  return { program, reload };
}

test('the program is kept in the first idle moment', () => {
  const browser = createBrowser();
  const { program } = open(browser);
  program.start();
  program.start();
  expect(browser.register).toHaveBeenCalledExactlyOnceWith('/sw.js');
});

test('who saves data is asked first, once', () => {
  const browser = createBrowser();
  const { program } = open(browser, true);
  program.start();
  expect(program.read()).toBe('asking');
  expect(browser.register).not.toHaveBeenCalled();
  program.keep();
  expect(program.read()).toBe('keeping');
  expect(browser.register).toHaveBeenCalledOnce();

  const later = createBrowser();
  open(later, true).program.start();
  expect(later.register).toHaveBeenCalledOnce();
});

test('where nothing more can be written, it is kept all the same', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  const browser = createBrowser();
  const { program } = open(browser, true);
  program.keep();
  expect(browser.register).toHaveBeenCalledOnce();
});

test('without workers, and with one that cannot be registered, nothing breaks', async () => {
  const none = createKeptProgram({
    workers: undefined,
    savesData: false,
    whenIdle: (act) => act(),
    reload() {},
  });
  none.start();
  expect(none.read()).toBe('unsupported');

  const browser = createBrowser();
  browser.register.mockRejectedValue(new Error('no room'));
  const { program } = open(browser);
  program.start();
  await vi.waitFor(() => expect(browser.register).toHaveBeenCalled());
  expect(program.read()).toBe('keeping');
});

test('a newer version is offered and comes when it is wanted, with one reload', async () => {
  const browser = createBrowser({ isControlled: true });
  const { program, reload } = open(browser);
  program.start();
  await vi.waitFor(() => expect(browser.register).toHaveReturned());
  await Promise.resolve();
  const postMessage = browser.installNewer();
  expect(program.read()).toBe('new-version');
  expect(reload).not.toHaveBeenCalled();
  program.update();
  expect(postMessage).toHaveBeenCalledOnce();
  expect(reload).toHaveBeenCalledOnce();
});

test('it looks for a newer one when the signal is back, and not each time that it comes and goes', async () => {
  const browser = createBrowser();
  const { update } = browser.registration;
  browser.registration.active = {};
  update.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  open(browser).program.start();
  for (let time = 0; time < 5; time++) {
    await new Promise((resolve) => setTimeout(resolve));
    dispatchEvent(new Event('online'));
  }
  expect(update).toHaveBeenCalledTimes(2);
});

test('the first version of all is no news', async () => {
  const browser = createBrowser();
  const { program } = open(browser);
  program.start();
  await vi.waitFor(() => expect(browser.register).toHaveReturned());
  await Promise.resolve();
  browser.installNewer();
  expect(program.read()).toBe('keeping');
});

test('a newer version that another tab has asked for already comes with a reload', async () => {
  const browser = createBrowser({ isControlled: true });
  const { program, reload } = open(browser);
  program.start();
  await vi.waitFor(() => expect(browser.register).toHaveReturned());
  await Promise.resolve();
  const postMessage = browser.installNewer();
  if (browser.registration.waiting) browser.registration.waiting.state = 'activated';
  program.update();
  expect(reload).toHaveBeenCalledOnce();
  expect(postMessage).not.toHaveBeenCalled();
});

test('what broke off before all was there goes on when the signal is back, and by itself', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const browser = createBrowser();
  open(browser).program.start();
  await browser.breakOff();
  noteSignal(true);
  expect(browser.register).toHaveBeenCalledTimes(1);
  noteSignal(false);
  expect(browser.register).toHaveBeenCalledTimes(2);
  // Each time it waits twice as long.
  for (const [seconds, times] of [
    [10, 3],
    [20, 4],
  ] as const) {
    await browser.breakOff();
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(browser.register).toHaveBeenCalledTimes(times - 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(browser.register).toHaveBeenCalledTimes(times);
  }
});
