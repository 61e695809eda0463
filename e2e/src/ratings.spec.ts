import type { Page } from '@playwright/test';
import { main } from './main.ts';
import { aPerson } from './people.ts';
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  waitForHydration,
  test,
} from './quiet-page.ts';
import { inDatabase } from './settings.ts';
import { signIn } from './sign-in.ts';

/** Unrated title that no test withdraws, another for each test. */
const unratedTitle = (offset: number) =>
  inDatabase(async (db) => {
    const { id } = await db
      .selectFrom('title')
      .select('id')
      .where('work_type', '=', 'book')
      .where('id', 'not in', db.selectFrom('title_rating').select('title_id'))
      .where('id', 'not in', db.selectFrom('title_comment').select('title_id'))
      .orderBy('id')
      .offset(offset)
      .limit(1)
      .executeTakeFirstOrThrow();
    return id;
  });

async function expectGood(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSideScroll(page);
}

const machineData = (page: Page) =>
  page.locator('script[type="application/ld+json"]').first().textContent();

test('a title is rated with the keyboard @long', async ({ page }) => {
  const person = await aPerson();
  const title = await unratedTitle(2);
  await signIn(page, person.username, `/acervo/${title}`, person);
  await waitForHydration(page);
  await main(page).getByRole('button', { name: 'Avaliar', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: '1 estrela' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: '2 estrelas' })).toBeChecked();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(main(page).getByText('Você deu 2 estrelas.')).toBeVisible();
  await expect(main(page).getByText('2 de 5')).toBeVisible();
});

test('a title is rated, rated anew and no longer @long', async ({ page }) => {
  const person = await aPerson();
  const title = await unratedTitle(0);
  await signIn(page, person.username, `/acervo/${title}`, person);
  await waitForHydration(page);
  expect(await machineData(page)).not.toContain('AggregateRating');
  await main(page).getByRole('button', { name: 'Avaliar', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Avaliar', exact: true }).press('Enter');
  await expect(dialog.getByText('Escolha de uma a cinco estrelas.').first()).toBeVisible();
  await dialog.getByRole('radio', { name: '1 estrela' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: '4 estrelas' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(main(page).getByText('Você deu 4 estrelas.')).toBeVisible();
  await expect(main(page).getByText('4 de 5')).toBeVisible();
  await expect(main(page).getByText('1 avaliação')).toBeVisible();
  await expectGood(page);
  await page.reload();
  await waitForHydration(page);
  expect(await machineData(page)).toContain('AggregateRating');
  await main(page).getByRole('button', { name: 'Mudar a avaliação' }).press('Enter');
  await dialog.getByRole('radio', { name: '2 estrelas' }).check();
  await page.keyboard.press('Enter');
  await expect(main(page).getByText('2 de 5')).toBeVisible();
  await main(page).getByRole('button', { name: 'Mudar a avaliação' }).press('Enter');
  await dialog.getByRole('button', { name: 'Retirar a avaliação' }).press('Enter');
  await expect(main(page).getByRole('button', { name: 'Avaliar', exact: true })).toBeVisible();
  await expect(main(page).getByText('2 de 5')).toHaveCount(0);
});

test('a rating with a comment waits with it @long', async ({ page }) => {
  const person = await aPerson();
  const title = await unratedTitle(1);
  await signIn(page, person.username, `/acervo/${title}`, person);
  await waitForHydration(page);
  await main(page).getByRole('button', { name: 'Escrever um comentário' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Comentário', { exact: true }).fill('Um livro para reler devagar.');
  await expect(dialog.getByRole('radio', { name: 'Sem avaliação' })).toBeChecked();
  await dialog.getByRole('radio', { name: '5 estrelas' }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Enviar comentário' }).press('Enter');
  await expect(
    main(page).getByText('Contará na média quando o comentário enviado com ela for publicado.'),
  ).toBeVisible();
  await expect(main(page).getByText('5 de 5')).toHaveCount(0);
  await page.goto('/meupergamum/comentarios');
  await waitForHydration(page);
  await main(page).locator('summary').first().click();
  await expect(main(page).getByText(/^Você deu 5 estrelas\./)).toBeVisible();
  await expectGood(page);
});
