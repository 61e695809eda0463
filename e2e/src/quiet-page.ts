import { test as base, expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** axe, minified: a page reads it in half the time. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** A page whose console must stay silent: any error or warning fails the test. */
export const test = base.extend<{ readonly refusals: RegExp }>({
  /** Statuses that the browser itself may report of calls, beside 404, 410 and 503. */
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

/** The browser itself reports an answer of 404, 410, 422 or 503, which some tests ask for. */
function isExpected(text: string): boolean {
  return /the server responded with a status of (404|410|422|503)/.test(text);
}

/** The browser reports calls that were under way as their session ended. */
function isOfLeaving(text: string): boolean {
  return /the server responded with a status of 401/.test(text);
}

/** No violation of WCAG 2.2 A and AA, nor of axe's best practices. */
export async function expectAccessible(page: Page): Promise<void> {
  const found = await violationsOn(page);
  // A colour that changes in the moment of the look is looked at again; what is wrong stays wrong.
  expect(found.length === 0 ? found : await violationsOn(page)).toEqual([]);
}

async function violationsOn(page: Page): Promise<readonly string[]> {
  await settled(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const { violations } = await page.evaluate(() =>
    (window as unknown as { readonly axe: typeof axe }).axe.run({
      resultTypes: ['violations'],
      // Preloading is for rules that are off: a third of the time.
      preload: false,
      // Frames are of other sites: a captcha's, a translator's.
      iframes: false,
    }),
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** Brings all that ends to its end before axe looks: a text that fades in has no contrast yet. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isEnding = ({ effect }: Animation) => effect?.getComputedTiming().iterations !== Infinity;
    // One that ends may begin another: twice in a row there is none.
    for (let still = 0; still < 2; still++) {
      const ending = document.getAnimations().filter(isEnding);
      for (const animation of ending) animation.finish();
      if (ending.length > 0) still = 0;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
}

/** Nothing sticks out to the right. */
export async function expectNoSideScroll(page: Page): Promise<void> {
  const [wide, room] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(wide).toBeLessThanOrEqual(room ?? 0);
}

/** Hydrated: React has taken the page over. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#main') ?? {}).some((key) =>
      key.startsWith('__reactFiber'),
    ),
  );
}

export { expect };
