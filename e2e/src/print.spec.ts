import type { Page } from '@playwright/test';
import { aPerson } from './people.ts';
import { expect, waitForHydration, test } from './quiet-page.ts';
import { signIn } from './sign-in.ts';

interface PrintedWords {
  readonly words: string;
  readonly contrast: number;
}

/** Least contrast for effortless reading (WCAG 1.4.3). */
const least = 4.5;

/** Printed words with less contrast to the paper than that: backgrounds are not printed. */
async function palestOnPaper(page: Page): Promise<readonly PrintedWords[]> {
  await page.emulateMedia({ media: 'print' });
  // A page's words may come after hydration.
  await expect.poll(async () => (await wordsOnPaper(page)).length).toBeGreaterThan(3);
  return (await wordsOnPaper(page)).filter(({ contrast }) => contrast < least);
}

function wordsOnPaper(page: Page): Promise<readonly PrintedWords[]> {
  return page.evaluate(() => {
    const channel = (value: number) =>
      value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    // Drawn on white, like paper, in any colour space.
    const lightOf = (colour: string) => {
      if (!canvas) return 0;
      canvas.fillStyle = '#ffffff';
      canvas.fillRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0] = canvas.getImageData(0, 0, 1, 1).data;
      const [x, y, z] = [r, g, b].map((one) => channel(one / 255));
      return 0.2126 * (x ?? 0) + 0.7152 * (y ?? 0) + 0.0722 * (z ?? 0) + 0.05;
    };
    // Drawings are printed: a word of a cover may stand on a shape.
    const groundOf = (words: SVGElement) => {
      const at = words.getBoundingClientRect();
      const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
      const shapes = [...(words.ownerSVGElement?.querySelectorAll('rect, circle, path') ?? [])];
      const below = shapes.filter((shape) => {
        const { left, right, top, bottom } = shape.getBoundingClientRect();
        const isBefore = shape.compareDocumentPosition(words) & Node.DOCUMENT_POSITION_FOLLOWING;
        const isIn = x > left && x < right && y > top && y < bottom;
        return isBefore && isIn && getComputedStyle(shape).fill !== 'none';
      });
      const last = below.at(-1);
      return last ? getComputedStyle(last).fill : '#ffffff';
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: { words: string; contrast: number }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const words = (node.textContent ?? '').trim();
      if (words === '' || !element?.checkVisibility({ visibilityProperty: true })) continue;
      const style = getComputedStyle(element);
      const isDrawn = element instanceof SVGElement;
      const ink = lightOf(isDrawn ? style.fill : style.color);
      const ground = lightOf(isDrawn ? groundOf(element) : '#ffffff');
      found.push({ words, contrast: Math.max(ink, ground) / Math.min(ink, ground) });
    }
    return found;
  });
}

test.describe('without the grounds that browsers do not print', () => {
  for (const scheme of ['light', 'dark'] as const) {
    const title = `every word is dark on the paper, covers and statuses too (${scheme}) @one-size @long`;
    test(title, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme });
      for (const address of ['/acervo/1', '/?q=machado', '/?q=machado&exibicao=C', '/cesta']) {
        await page.emulateMedia({ media: 'screen' });
        await page.goto(address);
        await waitForHydration(page);
        expect(await palestOnPaper(page), address).toEqual([]);
      }
    });
  }

  test('where copies are is said in words, and a typed cover has its border @one-size @long', async ({
    page,
  }) => {
    await page.goto('/?q=casmurro&exibicao=C');
    await waitForHydration(page);
    await page.emulateMedia({ media: 'print' });
    const state = page
      .getByRole('main')
      .getByText(/^Disponível: /)
      .first();
    await expect(state).toBeVisible();
    const cover = page
      .locator('main svg[viewBox]')
      .filter({ has: page.locator('text') })
      .first();
    await expect(cover).toHaveCSS('border-top-style', 'solid');
    await expect(cover).toHaveCSS('border-top-color', 'rgb(0, 0, 0)');
  });

  test('a list of one’s own and its page to share @one-size @long', async ({ page }) => {
    const person = await aPerson();
    await signIn(page, person.username, '/meupergamum/listas', person);
    await page.getByRole('button', { name: 'Nova lista' }).press('Enter');
    await page.getByLabel('Nome da lista').fill('Verão');
    await page.getByRole('button', { name: 'Criar a lista' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Verão' })).toBeVisible();
    expect(await palestOnPaper(page)).toEqual([]);
  });
});
