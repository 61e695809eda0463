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
import { endSession, signIn, signInByDialog } from './sign-in.ts';

/** Title with a copy to lend at the first library, and none at the last. */
async function aTitle(): Promise<number> {
  const row = await inDatabase((db) =>
    db
      .selectFrom('copy')
      .select('title_id')
      .where('state', '=', 'available')
      .where('library_id', '=', 1)
      .where('title_id', 'not in', (eb) =>
        eb
          .selectFrom('copy')
          .select('title_id')
          .where(
            'library_id',
            '=',
            eb.selectFrom('library').select((of) => of.fn.max('id').as('id')),
          ),
      )
      .orderBy('title_id', 'desc')
      .executeTakeFirstOrThrow(),
  );
  return row.title_id;
}

test('a title is asked for from another library, seen in the account, and cancelled @long', async ({
  page,
}) => {
  const { username, password } = await aPerson();
  await page.goto(`/acervo/${await aTitle()}/solicitacao-emprestimo`);
  await waitForHydration(page);
  await main(page).getByRole('link', { name: 'Entrar para solicitar' }).press('Enter');
  await page.locator('input[name="username"]').fill(username);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('input[name="password"]').press('Enter');
  const origin = main(page).getByLabel('Biblioteca de origem');
  await expect(origin).toBeVisible();
  // A single option is shown as text, not as a choice.
  await expect(main(page).getByRole('paragraph').getByText('Obra completa')).toBeVisible();
  await expect(main(page).getByLabel('O que solicitar')).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSideScroll(page);
  const options = main(page).getByLabel('Biblioteca de recebimento').locator('option');
  await main(page)
    .getByLabel('Biblioteca de recebimento')
    .selectOption({
      index: (await options.count()) - 1,
    });
  await main(page).getByRole('button', { name: 'Enviar a solicitação' }).press('Enter');
  await expect(main(page).getByText(/^Solicitação SE-\d+ enviada$/)).toBeVisible();
  await main(page).getByRole('link', { name: 'Ver minhas solicitações' }).click();
  await expect(main(page).getByRole('article')).toHaveCount(1);
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await main(page)
    .getByRole('button', { name: /^Cancelar a solicitação/ })
    .press('Enter');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Cancelar a solicitação/ })
    .press('Enter');
  await expect(main(page).getByText('Não finalizada').last()).toBeVisible();
  await expect(main(page).getByText(/^Cancelada por você/)).toBeVisible();
});

test('where to receive is chosen first, and told where it is missing @long', async ({ page }) => {
  const { username, password } = await aPerson();
  const address = `/acervo/${await aTitle()}/solicitacao-emprestimo`;
  await signIn(page, username, address, { password });
  await main(page).getByLabel('Biblioteca de recebimento').selectOption('');
  const origin = main(page).getByLabel('Biblioteca de origem');
  await expect(origin.locator('option')).toHaveText(['Escolha primeiro onde receber']);
  await main(page).getByRole('button', { name: 'Enviar a solicitação' }).press('Enter');
  await expect(
    main(page)
      .getByText(/O campo Biblioteca de .* é obrigatório/)
      .first(),
  ).toBeVisible();
  await expect(main(page).getByText(/O campo Biblioteca de origem é obrigatório/)).toHaveCount(0);
});

test.describe('of a session that has ended', () => {
  test.use({ refusals: /a status of 401/ });

  test('a request goes out once its reader, whose session has ended, has signed in again @long', async ({
    page,
  }) => {
    const { username, password } = await aPerson();
    const address = `/acervo/${await aTitle()}/solicitacao-emprestimo`;
    await signIn(page, username, address, { password });
    const to = main(page).getByLabel('Biblioteca de recebimento');
    await to.selectOption('Biblioteca Infantojuvenil do Porto');
    await endSession(page, /\/api\/solicitacao-emprestimo\/\d+$/);
    await main(page).getByRole('button', { name: 'Enviar a solicitação' }).press('Enter');
    await expect(page.getByRole('dialog', { name: 'Entrar' })).toBeVisible();
    await expectAccessible(page);
    await signInByDialog(page, username, password);
    await expect(main(page).getByText(/^Solicitação SE-\d+ enviada$/)).toBeVisible();
  });
});
