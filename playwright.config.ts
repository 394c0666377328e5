import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser.mjs';

const executablePath = await findBrowser();

// A list of ours takes the place of Playwright's, so that it begins with theirs for Chromium. The two `WebUI`s are what opens under an
// address bar: nobody sees it here, and each page would start a process that draws it, a fifth of what the browser does. Then comes
// a process held ready for the next page: each context would start one and end it unused. The last one parts a page from who opened it:
// the empty page that every test begins with would be thrown away with its process, and no journey goes to another window.
const switchedOff = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
  'CrossOriginOpenerPolicy',
];

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/start-servers.ts',
  fullyParallel: true,
  forbidOnly: true,
  // One more than the cores of a small machine: while one journey waits, another is made.
  workers: 3,
  // A busy machine may take ten times as long as a quiet one: what never comes is told later, what comes costs nothing.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // A busy machine may lose an emulated finger once; what fails twice is broken.
  retries: 1,
  reporter: 'list',
  use: {
    locale: 'pt-BR',
    // What a worker answers is beyond the reach of a test that stands in for the server; the journeys without a signal
    // allow it.
    serviceWorkers: 'block',
    timezoneId: 'America/Sao_Paulo',
    // Colours are judged at rest, not in the middle of a transition.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      args: ['--disable-gpu', `--disable-features=${switchedOff.join(',')}`],
      ...(executablePath ? { executablePath } : {}),
    },
  },
  projects: [
    // A phone has no mouse, and the wide screen no touch. A journey is made on one of them, whichever it is named for, where the width
    // changes nothing of what it proves; what it sees on its way is looked at as a phone and as a desk show it (`checkScreen`).
    {
      name: 'phone',
      grepInvert: /@mouse|@any-screen/,
      use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
    },
    { name: 'desktop', grepInvert: /@touch|@phone/, use: { viewport: { width: 1280, height: 800 } } },
  ],
});
