import type { Page } from '@playwright/test';
import { main } from './main.ts';
import { aPerson, type TestPerson } from './people.ts';
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  waitForHydration,
  test,
} from './quiet-page.ts';
import { inDatabase } from './settings.ts';
import { signIn } from './sign-in.ts';

const profile = '/meupergamum/perfil-interesse';

const enter = (page: Page, person: TestPerson, target: string) =>
  signIn(page, person.username, target, person);

async function expectGood(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSideScroll(page);
}

test('authors are found, followed, prolonged and let go with the keyboard @long', async ({
  page,
}) => {
  await enter(page, await aPerson(), profile);
  await expectGood(page);
  await page.getByLabel('Procurar um autor').fill('machado');
  await page
    .getByRole('button', { name: /^Acompanhar: Assis, Machado de/ })
    .first()
    .press('Enter');
  const entry = main(page).getByRole('article').filter({ hasText: 'Assis, Machado de' });
  await expect(entry).toHaveCount(1);
  await expect(main(page).getByText('No seu perfil').first()).toBeVisible();
  await expectGood(page);
  // A profile entry lasts twelve months at most.
  const now = new Date();
  const isPast = now.getMonth() > 0 || now.getDate() > 15;
  const day = `${now.getFullYear() + Number(isPast)}-01-15`;
  await page.getByLabel('Acompanhar até: Autores').fill(day);
  await page.getByRole('button', { name: 'Mudar a validade' }).press('Enter');
  await expect(entry.getByText(/até 15 de jan/)).toBeVisible();
  await entry.getByRole('button', { name: /^Remover do perfil/ }).press('Enter');
  await expect(entry).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Autores', exact: true })).toBeFocused();
});

test('a serial is followed on its page, and changed in the profile @one-size @long', async ({
  page,
}) => {
  const { title_id } = await inDatabase((db) =>
    db.selectFrom('serial_part').select('title_id').orderBy('title_id').executeTakeFirstOrThrow(),
  );
  await enter(page, await aPerson(), `/acervo/${title_id}`);
  await waitForHydration(page);
  const button = main(page).getByRole('button', { name: /^Acompanhar: / });
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Ver o perfil' }).click();
  await expect(page).toHaveURL(/\/perfil-interesse\/periodicos$/);
  const entry = main(page).getByRole('article');
  await entry.locator('summary').press('Enter');
  await entry.getByLabel('Fascículos').uncheck();
  await expect(entry.getByText('Selecione ao menos um tipo de fascículo.')).toBeVisible();
  await expectGood(page);
  await entry.getByLabel('Suplementos').check();
  await entry.getByRole('button', { name: 'Mudar', exact: true }).press('Enter');
  await expect(entry.locator('summary')).toContainText('Suplementos');
});

test('an authority and a search are followed with one act @long', async ({ page }) => {
  const { heading_id } = await inDatabase((db) =>
    db
      .selectFrom('title_heading')
      .select('heading_id')
      .where('relation', '=', 'agent')
      .orderBy('heading_id')
      .executeTakeFirstOrThrow(),
  );
  await enter(page, await aPerson(), `/autoridade/${heading_id}`);
  await waitForHydration(page);
  const button = main(page).getByRole('button', { name: /^Acompanhar como autor/ });
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expectGood(page);
  await page.goto('/?q=brasil');
  await waitForHydration(page);
  const search = main(page).getByRole('button', { name: /^Acompanhar: / });
  await search.press('Enter');
  await expect(search).toHaveAttribute('aria-pressed', 'true');
  await expectGood(page);
});

test('work types and areas are ticked, and what came for them is listed @long', async ({
  page,
}) => {
  await enter(page, await aPerson(), '/meupergamum/titulos-consultados');
  await expect(
    page.getByRole('heading', { name: 'Você ainda não tem um perfil de interesse' }),
  ).toBeVisible();
  await expectGood(page);
  await page.goto(`${profile}/tipos-obra`);
  await waitForHydration(page);
  await page.getByRole('checkbox', { name: 'Livro', exact: true }).click();
  await expect(main(page).getByRole('article')).toHaveCount(1);
  await expectGood(page);
  await page.goto('/meupergamum/areas-interesse');
  await waitForHydration(page);
  await page.getByRole('checkbox', { name: 'Literatura', exact: true }).first().click();
  await expect(main(page).getByRole('article')).toHaveCount(1);
  await expectGood(page);
  await page.goto('/meupergamum/titulos-consultados');
  await expect(
    page.getByRole('heading', { name: /títulos? chegaram|título chegou/ }),
  ).toBeVisible();
  await expect(
    main(page)
      .getByText(/Tipo: Livro/)
      .first(),
  ).toBeVisible();
  await expectGood(page);
});
