import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
type RunOptions = Parameters<AxeBuilder['options']>[0];

export interface Fault {
  id: string;
  target: unknown;
  failureSummary: string | undefined;
}

/** The serious faults that axe finds on the screen, or in a part of it, and the start of every element that passed a rule. */
export async function findFaults(
  page: Page,
  options: RunOptions,
  part?: string,
): Promise<{ faults: Fault[]; passed: string[] }> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  // The builder would bring its code, twice as large, two times for each look at a page: it is there already.
  const builder = new AxeBuilder({ page, axeSource: 'true' })
    // Without frames to reach into, the quicker way that opens no second page sees everything.
    .setLegacyMode(true)
    .options({ ...options, resultTypes: part ? ['violations', 'passes'] : ['violations'] });
  const { violations, passes } = await (part ? builder.include(part) : builder).analyze();
  const faults = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => ({ id, target, failureSummary })));
  return { faults, passed: passes.flatMap(({ nodes }) => nodes.map(({ html }) => html)) };
}
