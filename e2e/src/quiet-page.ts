import { test as base, expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** axe, minified: a page parses it in half the time. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** A page whose console must stay silent: any error or warning fails the test. */
export const test = base.extend<{ readonly refusals: RegExp }>({
  /** Statuses that the browser itself may report for calls, beside 404, 410 and 503. */
  refusals: [/^$/, { option: true }],
  page: async ({ page, refusals }, use) => {
    const said: string[] = [];
    let hasLeft = false;
    page.on('framenavigated', (frame) => (hasLeft ||= frame.url().endsWith('/sair')));
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return;
      const text = message.text();
      if (!isExpected(text) && !refusals.test(text) && !(hasLeft && isOfLeaving(text)))
        said.push(text);
    });
    page.on('pageerror', (error) => said.push(String(error)));
    await use(page);
    expect(said).toEqual([]);
  },
});

/** Whether the browser itself reports an answer of 404, 410, 422 or 503, which some tests provoke. */
function isExpected(text: string): boolean {
  return /the server responded with a status of (404|410|422|503)/.test(text);
}

/** Whether the browser reports a call that was under way when its session ended. */
function isOfLeaving(text: string): boolean {
  return /the server responded with a status of 401/.test(text);
}

/** Expects no violation of WCAG 2.2 A and AA, nor of axe's best practices. */
export async function expectAccessible(page: Page): Promise<void> {
  const found = await violationsOn(page);
  // A colour in transition is checked again; a real fault stays.
  expect(found.length === 0 ? found : await violationsOn(page)).toEqual([]);
}

async function violationsOn(page: Page): Promise<readonly string[]> {
  await settled(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const { violations } = await page.evaluate(() =>
    (window as unknown as { readonly axe: typeof axe }).axe.run({
      resultTypes: ['violations'],
      // Preloading is only for rules that are off, and takes a third of the time.
      preload: false,
      // Frames belong to other sites: a captcha's, a translator's.
      iframes: false,
    }),
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** Finishes all animations before axe looks: a text that fades in has no contrast yet. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isEnding = ({ effect }: Animation) => effect?.getComputedTiming().iterations !== Infinity;
    // An animation that ends may begin another, so none must be found twice in a row.
    for (let still = 0; still < 2; still++) {
      const ending = document.getAnimations().filter(isEnding);
      for (const animation of ending) animation.finish();
      if (ending.length > 0) still = 0;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
}

/** Expects nothing to stick out to the right. */
export async function expectNoSideScroll(page: Page): Promise<void> {
  const [wide, room] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(wide).toBeLessThanOrEqual(room ?? 0);
}

/** Waits until React has hydrated the page. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#main') ?? {}).some((key) =>
      key.startsWith('__reactFiber'),
    ),
  );
}

export { expect };
