import { readFileSync } from 'node:fs';
import type { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

// In plain letters alone it takes half the room on its way to each page, and a third less time.
const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8').replace(
  /[^\0-\x7f]/g,
  (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
);
type RunOptions = Parameters<AxeBuilder['options']>[0];
type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;

export interface Fault {
  id: string;
  html: string;
  failureSummary: string | undefined;
}

interface Asked {
  options: RunOptions;
  part: string | undefined;
}

export interface Found {
  faults: Fault[];
  passed: string[];
}

/** The serious faults that axe finds on the screen, or in a part of it, and the start of every element of the part that passed a rule. */
export async function findFaults(page: Page, options: RunOptions, part?: string): Promise<Found> {
  const asked = { options, part };
  const found = await page.evaluate(runAxe, asked);
  if (found) return found;
  await page.evaluate(axe);
  return (await page.evaluate(runAxe, asked)) as Found;
}

/**
 * Asked in the page and not through axe's own builder, which brings its code twice for each look and takes everything back to Node. No rule
 * that runs reads files of styles or sound, so that nothing has to be loaded for it. Nothing is found where axe is not there yet.
 */
async function runAxe({ options, part }: Asked): Promise<Found | null> {
  if (!('axe' in window)) return null;
  const { violations, passes }: Results = await Object(window).axe.run(part ?? document, {
    ...options,
    preload: false,
    selectors: false,
    resultTypes: part ? ['violations', 'passes'] : ['violations'],
  });
  const faults = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => ({ id, html, failureSummary })));
  const passed = part ? passes.flatMap(({ nodes }) => nodes.map(({ html }) => html)) : [];
  return { faults, passed };
}
