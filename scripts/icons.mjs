import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { findBrowser } from './browser.mjs';

/**
 * Draws the icons that a home screen asks for from web/public/icon.svg; run by hand when the icon changes.
 * A maskable one is cut to any shape, so its drawing keeps to the middle of a full ground.
 */
const icons = [
  { name: 'icon-192.png', size: 192, isFull: false },
  { name: 'icon-512.png', size: 512, isFull: false },
  { name: 'icon-maskable-512.png', size: 512, isFull: true },
  { name: 'icon-apple-180.png', size: 180, isFull: true },
];

const ground = '#1f5a37';
const folder = 'web/public/icons';

const drawing = await readFile('web/public/icon.svg', 'utf8');
const executablePath = await findBrowser();
const browser = await chromium.launch(executablePath ? { executablePath } : {});
const page = await browser.newPage({ deviceScaleFactor: 1 });
await mkdir(folder, { recursive: true });
for (const { name, size, isFull } of icons) {
  await page.setViewportSize({ width: size, height: size });
  const inner = isFull ? Math.round(size * 0.78) : size;
  await page.setContent(
    `<style>html,body{margin:0;height:100%;background:${isFull ? ground : 'transparent'}}body{display:grid;place-items:center}svg{display:block;width:${inner}px;height:${inner}px}</style>${drawing}`,
  );
  await writeFile(`${folder}/${name}`, await page.screenshot({ omitBackground: !isFull }));
}
await browser.close();
