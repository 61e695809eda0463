import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { Page } from '@playwright/test';
import { startDevelopment, type Development } from './development.ts';
import { expect, test, waitForHydration } from './quiet-page.ts';

/*
 * The families of components of `ui/`, as they were when somebody last looked at them. One that differs is
 * looked at beside its picture, then mended, or taken anew: `npm run pictures`.
 */

/** How the gallery is looked at: each scheme, each language, a phone. */
const looks: readonly Readonly<Record<'scheme' | 'lng' | 'width', string>>[] = [
  ...['normal', 'inverted', 'greyscale', 'high-contrast', 'monochrome', 'dark'].map((scheme) => ({
    scheme,
    lng: 'pt',
    width: '768',
  })),
  { scheme: 'normal', lng: 'en', width: '768' },
  { scheme: 'normal', lng: 'es', width: '768' },
  { scheme: 'normal', lng: 'pt', width: '390' },
];

const fonts = createRequire(new URL('../../apps/web/package.json', import.meta.url));

/** Letters and an edge that owe nothing to our styles: they tell how this machine draws. */
async function drawLetters(page: Page): Promise<Buffer> {
  const file = fonts.resolve(
    '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
  );
  const font = (await readFile(file)).toString('base64');
  await page.setContent(`<style>
    @font-face {
      font-family: Letters;
      src: url(data:font/woff2;base64,${font});
      font-weight: 200 900;
    }
    p {
      font: 600 19px Letters;
      inline-size: 30rem;
      border: 1px solid;
      border-radius: 7px;
      box-shadow: 0 2px 5px #0006;
    }
  </style><p>Ação, índice e empréstimo: 0123456789. The quick brown fox.</p>`);
  await page.evaluate(() => document.fonts.ready);
  return page.locator('p').screenshot();
}

let development: Development;
test.beforeAll(async () => {
  development = await startDevelopment();
});
test.afterAll(() => development[Symbol.asyncDispose]());

for (const look of looks) {
  const name = Object.values(look).join('-');
  test(`components look as their pictures: ${name}`, async ({ page }, { config, snapshotPath }) => {
    const letters = await drawLetters(page);
    const path = snapshotPath('letters.png', { kind: 'screenshot' });
    if (config.updateSnapshots === 'all') await keep(path, letters);
    const kept = await readFile(path).catch(() => null);
    test.skip(!kept?.equals(letters), 'the pictures were drawn by a machine whose letters differ');
    await page.goto(`${development.address}/gallery?${new URLSearchParams(look)}`);
    await waitForHydration(page);
    const headings = page.getByRole('heading', { level: 2 });
    await expect(headings).not.toHaveCount(0);
    for (const family of await headings.allTextContents()) {
      const section = page.locator('section', {
        has: page.getByRole('heading', { level: 2, name: family }),
      });
      await expect.soft(section).toHaveScreenshot(`${name}/${slug(family)}.png`);
    }
  });
}

async function keep(path: string, picture: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, picture);
}

const slug = (name: string) => name.toLowerCase().replaceAll(/\W+/g, '-');
