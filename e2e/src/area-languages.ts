import { locales, type PhraseTree } from '@estante/phrases';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSideScroll } from './quiet-page.ts';
import { inDatabase } from './settings.ts';

/** Sentences without values that only Portuguese has; on a page in another language they must not appear. */
async function portugueseAlone(language: 'pt' | 'en' | 'es'): Promise<ReadonlySet<string>> {
  // Names from the institution's rows are the same in every language.
  const named = await inDatabase(async (db) => {
    const loanTypes = await db.selectFrom('loan_type').select('name').execute();
    const categories = await db.selectFrom('patron_category').select('name').execute();
    const areas = await db.selectFrom('database_resource').select('area as name').execute();
    // Role names are as at sign-in: 'professor'.
    const logins = await db.selectFrom('login').select('username as name').execute();
    return [...loanTypes, ...categories, ...areas, ...logins].map(({ name }) => name);
  });
  const other = new Set([...sentences(locales[language]), ...named]);
  return new Set(sentences(locales.pt).filter((text) => !other.has(text) && !text.includes('{{')));
}

function sentences(tree: PhraseTree): string[] {
  return Object.values(tree).flatMap((one) => (typeof one === 'string' ? [one] : sentences(one)));
}

/** Expects each of these pages to be entirely in the language, for everybody, and as wide as the window. */
export async function expectPagesSpeak(
  page: Page,
  addresses: readonly string[],
  language: 'pt' | 'en' | 'es',
): Promise<void> {
  const missing = await portugueseAlone(language);
  for (const address of addresses) {
    await page.goto(`${address}?lng=${language}`);
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const lines = (await page.locator('main').innerText()).split('\n').map((line) => line.trim());
    expect(
      lines.filter((line) => missing.has(line)),
      address,
    ).toEqual([]);
    // A missing phrase shows its key, which looks like the name of an uploaded file.
    expect(
      lines.filter((line) => /^[a-z]\w+(?:\.(?!csv$|txt$)\w+)+$/.test(line)),
      address,
    ).toEqual([]);
    await expectNoSideScroll(page);
    await expectAccessible(page);
  }
}
