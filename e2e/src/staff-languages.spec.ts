import { staffPages } from '@estante/contract';
import { locales, type PhraseTree } from '@estante/phrases';
import { expect, expectAccessible, expectNoSideScroll, test } from './quiet-page.ts';
import { inDatabase } from './settings.ts';
import { signIn } from './sign-in.ts';

test.skip(({ isMobile }) => !isMobile, 'what is narrow has the least room');

const area = '/meupergamum/atendimento';

/** Sentences without values that only Portuguese has: on a page of another language they are missing. */
async function portugueseAlone(language: 'en' | 'es'): Promise<ReadonlySet<string>> {
  // Loan types and categories have the names that the institution's rows give them, in every language.
  const named = await inDatabase(async (db) => {
    const loanTypes = await db.selectFrom('loan_type').select('name').execute();
    const categories = await db.selectFrom('patron_category').select('name').execute();
    return [...loanTypes, ...categories].map(({ name }) => name);
  });
  const other = new Set([...sentences(locales[language]), ...named]);
  return new Set(sentences(locales.pt).filter((text) => !other.has(text) && !text.includes('{{')));
}

function sentences(tree: PhraseTree): string[] {
  return Object.values(tree).flatMap((one) => (typeof one === 'string' ? [one] : sentences(one)));
}

for (const language of ['en', 'es'] as const) {
  test(`staff pages speak ${language} and fit a phone`, { tag: '@long' }, async ({ page }) => {
    const missing = await portugueseAlone(language);
    await signIn(page, 'administradora', area, { language });
    for (const path of ['', ...staffPages.map((one) => `/${one.path}`)]) {
      await page.goto(`${area}${path}?lng=${language}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      const main = page.locator('main');
      const lines = (await main.innerText()).split('\n').map((line) => line.trim());
      expect(
        lines.filter((line) => missing.has(line)),
        path,
      ).toEqual([]);
      // A phrase that is missing shows its key.
      expect(
        lines.filter((line) => /^[a-z]\w+(?:\.\w+)+$/.test(line)),
        path,
      ).toEqual([]);
      await expectNoSideScroll(page);
      await expectAccessible(page);
    }
  });
}
