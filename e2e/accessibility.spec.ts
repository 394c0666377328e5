import type { Page } from '@playwright/test';
import { checkScreen } from './accessibility.ts';
import { findDoubtfulTargets } from './find-doubtful-targets.ts';
import { expect, test } from './fixtures.ts';

/** A small page in Portuguese whose texts say their colours themselves. */
const show = (page: Page, body: string): Promise<void> =>
  page.setContent(`<!doctype html><html lang="pt-BR"><head><title>Cores</title><style>
    body { background: #fff; color: #000; font-size: 16px }
    .box { position: relative; width: 200px; height: 50px }
    .layer { position: absolute; inset: 0; background: #222 }
    .on-layer { position: relative }
    @media (prefers-color-scheme: dark) { .night { color: #fff; background: #eee } }
  </style></head><body><main><h1>Cores</h1>${body}</main></body></html>`);

test('faint text is found, whatever was found clear before', { tag: '@any-screen' }, async ({ page }) => {
  const plain = '<p>Claro</p><div class="box"><span class="on-layer">Por cima</span></div>';
  await show(page, plain);
  await checkScreen(page);
  const faint = {
    'letters of another colour': '<p style="color: #ccc">Apagado</p>',
    'letters a little too faint': '<p style="color: #777">Apagado</p>',
    'letters that let the ground through': '<p style="color: rgba(0, 0, 0, 0.4)">Apagado</p>',
    'letters filled with another colour': '<p style="-webkit-text-fill-color: #ccc">Apagado</p>',
    'a box of another colour': '<div style="background: #222"><p>Apagado</p></div>',
    'a box that lets half through': '<div style="opacity: 0.3"><p>Apagado</p></div>',
    'the dark': '<p class="night">Apagado</p>',
    'something that lies beneath':
      '<div class="box"><div class="layer"></div><span class="on-layer">Por cima</span></div>',
    'something of its own that lies beneath':
      '<p class="box">Por cima<span class="layer" style="z-index: -1"></span></p>',
    'something of its own that has letters itself':
      '<p class="box"><span class="layer" style="left: 80px">Apagado</span></p>',
    'letters beside something for the ears alone':
      '<div><p style="position: absolute; clip-path: inset(50%)">Ouvido</p><p style="color: #ccc">Apagado</p></div>',
    'a button beside one that cannot be pressed':
      '<button disabled>Depois</button><button style="color: #ccc; background: #fff">Apagado</button>',
  };
  for (const [what, body] of Object.entries(faint)) {
    await show(page, plain + body);
    await expect(checkScreen(page), what).rejects.toThrow('color-contrast');
  }
  await show(page, plain);
  await checkScreen(page);
});

test('what is too small to be touched is found, beside something or beneath it', {
  tag: '@any-screen',
}, async ({ page }) => {
  const button = (style: string): string => `<button style="padding: 0; border: 0; ${style}">a</button>`;
  const small = 'width: 20px; height: 20px;';
  const large = 'width: 30px; height: 30px;';
  await show(page, `<div>${button(large)}${button(large)}</div><p style="margin: 30px">${button(small)}</p>`);
  expect(await page.evaluate(findDoubtfulTargets)).toEqual([]);
  await checkScreen(page);
  const bar = 'position: fixed; left: 0; right: 0; bottom: 0; display: flex';
  await show(page, `${`<p>${button(large)}</p>`.repeat(60)}<div style="${bar}">${button(large)}</div>`);
  expect(await page.evaluate(findDoubtfulTargets)).toEqual([]);
  await checkScreen(page);
  const faulty = {
    'two small ones in a bar that stays': `<div style="${bar}">${button(small) + button(small)}</div>`,
    'one that another one in a bar covers in part': `<div style="${bar}">${button(large)}${button(`${large} margin-left: -20px; position: relative`)}</div>`,
    'two small ones side by side': button(small) + button(small),
    'a small one beside a large one': button(small) + button(large),
    'one that another covers in part':
      button(large) + button(`${large} margin-left: -20px; position: relative`),
  };
  for (const [what, body] of Object.entries(faulty)) {
    await show(page, `<div style="display: flex">${body}</div>`);
    await expect(checkScreen(page), what).rejects.toThrow('target-size');
  }
});

test('what scrolls out of reach of the keys, or has the focus and is hidden from the ears, is found', {
  tag: '@any-screen',
}, async ({ page }) => {
  const tall = (inside: string): string =>
    `<div style="height: 60px; overflow-y: auto">${inside}<p style="height: 90px">Longe</p><p>Mais longe</p></div>`;
  const link = '<a href="#perto" style="display: inline-block; padding: 20px">Perto</a>';
  await show(page, `${tall(link)}<div aria-hidden="true"><p>Enfeite</p></div>`);
  await checkScreen(page);
  const faulty = {
    'scrollable-region-focusable': tall(''),
    'aria-hidden-focus': `<div aria-hidden="true"><p>${link}</p></div>`,
  };
  for (const [rule, body] of Object.entries(faulty)) {
    await show(page, body);
    await expect(checkScreen(page), rule).rejects.toThrow(rule);
  }
  await show(page, '<p aria-hidden="true" tabindex="0">Perto</p>');
  await expect(checkScreen(page)).rejects.toThrow('aria-hidden-focus');
});
