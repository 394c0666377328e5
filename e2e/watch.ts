import type { Page } from '@playwright/test';

/** Collects what a person would never see but must not happen: errors, failed calls, requests to other hosts. */
export function watchPage(
  page: Page,
  { host, refusals }: { host: string; refusals: readonly number[] },
): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    // A refused call writes its own line here, and `response` below judges it by its status.
    const isRefusal = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isRefusal) problems.push(`console: ${message.text()}`);
  });
  page.on('response', (response) => {
    const status = response.status();
    if (status >= 400 && !refusals.includes(status)) problems.push(`${status} from ${response.url()}`);
  });
  page.on('request', (request) => {
    const { protocol, host: asked } = new URL(request.url());
    const isLocal = protocol === 'data:' || protocol === 'blob:';
    if (asked !== host && !isLocal) problems.push(`request to another host: ${request.url()}`);
  });
  return problems;
}
