import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { startDevelopment } from './development.ts';
import { waitForHydration } from './quiet-page.ts';

/*
 * The families of components of `ui/`, as they were when somebody last looked at them. One that differs is
 * looked at beside its picture, then mended, or taken anew: `npm run pictures`.
 */

/** Schemes by day and by night; a test of their own checks the colours of the others. */
const schemes = ['normal', 'dark'];

/** Shapes and colours show well enough at two fifths of the size, in a tenth of the bytes. */
test.use({ deviceScaleFactor: 0.4 });

const fonts = createRequire(new URL('../../apps/web/package.json', import.meta.url));

/** Letters and an edge without our styles: they show how this machine draws. */
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

test('components look as their pictures @long', async ({ page }, testInfo) => {
  const letters = await drawLetters(page);
  const path = testInfo.snapshotPath('letters.png', { kind: 'screenshot' });
  const isTaken = testInfo.config.updateSnapshots === 'all';
  if (isTaken) await keep(path, letters);
  const kept = await readFile(path).catch(() => null);
  test.skip(!kept?.equals(letters), 'the pictures were drawn by a machine whose letters differ');
  await using development = await startDevelopment();
  await page.goto(`${development.address}/gallery?width=768`);
  await waitForHydration(page);
  await page.evaluate(hideOtherLetters);
  const families = page.locator('section:has(> h2):has(> section[id])');
  await expect(families).not.toHaveCount(0);
  for (const scheme of schemes) {
    await page.getByLabel('Colours').selectOption(scheme);
    // The page gets its theme some time after its address says so.
    await expect(page.locator('html')).toHaveAttribute('data-scheme', scheme);
    for (const family of await families.all()) {
      const name = slug(await family.locator('> h2').innerText());
      await expect
        .soft(family)
        .toHaveScreenshot([scheme, `${name}.png`], { scale: 'device', timeout: 60_000 });
    }
  }
});

async function keep(path: string, picture: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, picture);
}

/** Hides letters outside our fonts, which the system draws in its own. */
function hideOtherLetters(): void {
  for (const stage of document.querySelectorAll<HTMLElement>('[data-shown="right to left"]'))
    stage.style.visibility = 'hidden';
}

const slug = (name: string) => name.toLowerCase().replaceAll(/\W+/g, '-');
