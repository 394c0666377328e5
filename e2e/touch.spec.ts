import { isPage } from '#core/contract/pages.ts';
import { enter } from './account.ts';
import { giveVoice } from './device-voice.ts';
import { deskPages, doors, memberPages, openWhole } from './every-page.ts';
import { findSmallTargets } from './find-small-targets.ts';
import { expect, test } from './fixtures.ts';
import { pagesWithCode } from './pages-with-code.ts';
import { moderatorName } from './server.ts';

// An address that leads nowhere shows the program's own page, with status 404.
test.use({ community: 'demo', refusals: [404] });

test('whatever can be pressed is large enough for a finger and says a word', async ({ page, request }) => {
  test.slow();
  await giveVoice(page);
  for (const path of [...doors, ...(await pagesWithCode(request))]) {
    await openWhole(page, path);
    expect.soft(await findSmallTargets(page), path).toEqual([]);
  }
  await enter(page, 'maria');
  for (const path of memberPages) {
    await openWhole(page, path);
    expect.soft(await findSmallTargets(page), path).toEqual([]);
  }
});

test('so it is at the desk of those who take care', async ({ page }) => {
  await giveVoice(page);
  await enter(page, moderatorName);
  for (const path of deskPages) {
    await openWhole(page, path);
    expect.soft(await findSmallTargets(page), path).toEqual([]);
  }
});

test('these are pages of the program', { tag: '@any-screen' }, () => {
  const known = [...doors, ...memberPages, ...deskPages].filter((path) => path !== '/nao-existe');
  expect(known.filter((path) => !isPage(path))).toEqual([]);
});
