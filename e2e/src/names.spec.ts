import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  test,
  waitForHydration,
} from './quiet-page.ts';
import { inDatabase } from './settings.ts';
import { signIn } from './sign-in.ts';

/** Names that the demo network gives to its own entries, by language. */
const words = {
  pt: { library: 'Biblioteca Central', loanType: 'Empréstimo normal', shelf: 'Estantes de livre' },
  en: { library: 'Central Library', loanType: 'Standard loan', shelf: 'Open shelves' },
  es: { library: 'Biblioteca Central', loanType: 'Préstamo normal', shelf: 'Estantes de libre' },
} as const;

/** Title that can be borrowed at the central library from the open shelves, and that library. */
async function aTitle() {
  return inDatabase((db) =>
    db
      .selectFrom('copy as c')
      .innerJoin('library as b', 'b.id', 'c.library_id')
      .innerJoin('loan_type as t', 't.id', 'c.loan_type_id')
      .innerJoin('location as l', 'l.id', 'c.location_id')
      .select(['c.title_id as id', 'b.id as library'])
      .where('b.code', '=', 'BC')
      .where('t.code', '=', 'NOR')
      .where('l.code', '=', 'EST')
      .where('c.state', '=', 'available')
      .orderBy('c.id')
      .executeTakeFirstOrThrow(),
  );
}

for (const [language, told] of Object.entries(words)) {
  test(`results and title pages name places in ${language} @long`, async ({ page }) => {
    const { id, library } = await aTitle();
    // The filter has the same address in each language: its name is no part of it.
    await page.goto(`/?q=&filtro=B%3A${library}&lng=${language}`);
    await waitForHydration(page);
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
    const shown = (text: string) =>
      page.getByRole('main').getByText(text).filter({ visible: true }).first();
    await expect(shown(told.library)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`filtro=B%3A${library}\\b`));
    await expectNoSideScroll(page);
    await page.goto(`/acervo/${id}/exemplares?cod_unidade=${library}&lng=${language}`);
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 3 })).toHaveText([told.library]);
    await expect(shown(told.loanType)).toBeVisible();
    await expect(shown(told.shelf)).toBeVisible();
    await expectAccessible(page);
    await expectNoSideScroll(page);
  });
}

const area = '/meupergamum/atendimento/nomes';
const list = (page: Page, name: string) =>
  page.locator('details').filter({ has: page.locator('summary', { hasText: name }) });

test('staff say what a collection is called in other languages, by keyboard @one-size @long', async ({
  page,
}) => {
  const own = `Coleção de teste ${crypto.randomUUID()}`;
  await inDatabase((db) => db.insertInto('collection').values({ code: own, name: own }).execute());
  try {
    await signIn(page, 'administradora', area);
    const collections = list(page, 'Coleções');
    await expect(collections.locator('summary')).toContainText('1 sem nome');
    await collections.locator('summary').press('Enter');
    const entry = collections.getByRole('group', { name: own });
    await entry.getByLabel('Em inglês').fill('Test collection');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Colección de prueba');
    await expectAccessible(page);
    await expectNoSideScroll(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'já valem' })).toBeVisible();
    await expect(collections.locator('summary')).toContainText('completa');
    await page.reload();
    await waitForHydration(page);
    await list(page, 'Coleções').locator('summary').click();
    await expect(entry.getByLabel('Em espanhol')).toHaveValue('Colección de prueba');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSideScroll(page);
  } finally {
    await inDatabase((db) => db.deleteFrom('collection').where('code', '=', own).execute());
  }
});
