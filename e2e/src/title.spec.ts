import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  waitForHydration,
  test,
} from './quiet-page.ts';
import { inDatabase, switchActivity } from './settings.ts';

test(
  'a title has tabs that are addresses, walked with links and Back',
  { tag: '@narrow' },
  async ({ page }) => {
    await page.goto('/acervo/1');
    await waitForHydration(page);
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    const tabs = page.getByRole('navigation', { name: 'Páginas deste título' });
    const first = tabs.getByRole('link', { name: 'Descrição' });
    await expect(first).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { name: 'Ao lado, na estante' })).toBeVisible();
    await expectAccessible(page);
    await tabs.getByRole('link', { name: 'Exemplares' }).click();
    await expect(page).toHaveURL('/acervo/1/exemplares');
    await expect(page).toHaveTitle(`Exemplares · ${name} · Estante`);
    await page.getByRole('link', { name: /^Biblioteca Central/ }).click();
    await expect(page).toHaveURL(/cod_unidade=\d+/);
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Biblioteca Central']);
    await expectAccessible(page);
    await expectNoSideScroll(page);
    await tabs.getByRole('link', { name: 'Estatísticas' }).click();
    // Its own page has been opened, by this test at least.
    await page.getByRole('rowheader').getByRole('link').first().click();
    await expect(page).toHaveURL(/dados-estatisticos\?ano=\d{4}$/);
    await expect(page.getByRole('rowheader', { name: 'dezembro' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSideScroll(page);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/cod_unidade=\d+/);
  },
);

test('the MARC record is shown field by field, without its links @one-size @long', async ({
  page,
}) => {
  await page.goto('/acervo/1/marc');
  const record = page.getByRole('table', { name: /^Registro/ });
  await expect(record.getByRole('row').filter({ hasText: '245' })).toContainText('$a');
  await expect(record.getByRole('rowheader', { name: /^(?:856|952)$/ })).toHaveCount(0);
  await expect(record.getByRole('link', { name: 'ver a autoridade' }).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
});

test('where holds are on, it is told of each part whether there is one to wait for @long', async ({
  page,
}) => {
  await switchActivity(18, true);
  expect((await page.goto('/acervo/1/reserva'))?.status()).toBe(200);
  await expect(page).toHaveTitle(/^Reserva · /);
  await expect(page.getByRole('table', { name: 'O que há para reservar' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
});

test('a sub-page that is off, or is none, is answered with 404 @one-size @long', async ({
  page,
}) => {
  const off = await page.goto('/acervo/1/sumarios');
  expect(off?.status()).toBe(404);
  await page.getByRole('main').getByRole('link', { name: 'Descrição' }).last().click();
  await expect(page).toHaveURL('/acervo/1');
  expect((await page.goto('/acervo/1/nada'))?.status()).toBe(404);
});

test('a title that is gone is answered with 410 and the search for its name @long', async ({
  page,
}) => {
  const gone = { id: 900_001, title: 'Dom Casmurro' };
  await inDatabase((db) =>
    db
      .insertInto('gone_title')
      .values(gone)
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
  expect((await page.goto(`/acervo/${gone.id}`))?.status()).toBe(410);
  await expect(page.getByRole('combobox', { name: /Buscar por/ })).toHaveValue(gone.title);
  await page.getByRole('link', { name: 'Buscar “Dom Casmurro”' }).click();
  await expect(page).toHaveURL(/q=Dom/);
});

test(
  'nothing jumps as a title comes in the place of its skeleton @long',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/?q=dom%20casmurro');
    await waitForHydration(page);
    // Answers after the half second in which layout shifts are excused.
    await page.route(/\/api\/acervo\/\d+/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await page.evaluate(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, hadRecentInput } = entry as PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          };
          if (!hadRecentInput) shifts.push(value);
        }
      }).observe({ type: 'layout-shift', buffered: false });
    });
    await page.getByRole('link', { name: 'Dom Casmurro' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Casmurro');
    await page.waitForLoadState('networkidle');
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.05);
  },
);

test('a title whose copies are all in sight offers no list of them all @one-size @long', async ({
  page,
}) => {
  await page.goto('/acervo/1');
  await expect(page.getByRole('heading', { name: 'Exemplares' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Ver todos os \d+ exemplares$/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Exemplares', exact: true })).toBeVisible();
});
