import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  waitForHydration,
  test,
} from './quiet-page.ts';
import { inDatabase } from './settings.ts';

const act = 'Como conseguir este título';

/** Title of the demo network in this state. */
async function aTitle(state: 'free' | 'out' | 'online' | 'elsewhere'): Promise<number> {
  return inDatabase(async (db) => {
    const titles = db.selectFrom('title as t').select('t.id').where('t.withdrawn_at', 'is', null);
    const copies = db.selectFrom('copy as c').select('c.title_id');
    const free = copies.where('c.state', '=', 'available');
    const held = db.selectFrom('holding as h').select('h.title_id');
    const asked = {
      free: titles.where('t.work_type', '=', 'book').where('t.id', 'in', free),
      out: titles
        .where('t.id', 'in', copies.where('c.state', '=', 'on-loan'))
        .where('t.id', 'not in', copies.where('c.state', '<>', 'on-loan')),
      online: titles.where('t.work_type', '=', 'ebook').where('t.id', 'not in', copies),
      elsewhere: titles
        .where('t.work_type', '=', 'article')
        .where('t.id', 'not in', copies)
        .where('t.id', 'not in', held),
    }[state];
    return (await asked.orderBy('t.id').limit(1).executeTakeFirstOrThrow()).id;
  });
}

test(
  'the head of a title that is free says where it stands; what else can be done is quieter @long',
  { tag: '@narrow' },
  async ({ page, isMobile }) => {
    await page.goto(`/acervo/${await aTitle('free')}`);
    await waitForHydration(page);
    const sheet = page.getByRole('region', { name: act });
    await expect(sheet.getByText('Disponível agora')).toBeVisible();
    await expect(sheet).toContainText(/Biblioteca/);
    const cite = page.getByRole('main').getByRole('link', { name: 'Citar' });
    if (isMobile) {
      await expect(cite).toBeHidden();
      await page.getByRole('button', { name: 'Mais ações' }).click();
    }
    await expect(cite).toBeVisible();
    await expectAccessible(page);
    await expectNoSideScroll(page);
  },
);

test('a title that is out is held from its head, by who knows how many wait @long', async ({
  page,
}) => {
  await page.goto(`/acervo/${await aTitle('out')}`);
  await waitForHydration(page);
  const sheet = page.getByRole('region', { name: act });
  await expect(sheet).toContainText(/na fila/);
  await sheet.getByRole('link', { name: 'Reservar' }).click();
  await expect(page).toHaveURL(/\/reserva$/);
  await expectAccessible(page);
});

test('what is online is read from the head, what is nowhere is asked of others @long', async ({
  page,
}) => {
  await page.goto(`/acervo/${await aTitle('online')}`);
  const sheet = page.getByRole('region', { name: act });
  await expect(sheet.getByRole('link', { name: /^Ler on-line/ })).toBeVisible();
  await page.goto(`/acervo/${await aTitle('elsewhere')}`);
  await waitForHydration(page);
  await sheet.getByRole('link', { name: 'Procurar em outras instituições' }).click();
  await expect(page).toHaveURL(/\/rede\?/);
});

test('from a title one goes to the next of the results, and back to them @long', async ({
  page,
}) => {
  await page.goto('/?q=machado');
  await waitForHydration(page);
  const names = page.getByRole('article').getByRole('heading', { level: 2 });
  const [first = '', second = ''] = await names.allInnerTexts();
  await page.getByRole('link', { name: first, exact: true }).first().click();
  const way = page.getByRole('navigation', { name: 'Caminho entre os resultados' });
  await expect(way).toContainText(/1 de \d+/);
  await way.getByRole('link', { name: 'Próximo título' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second);
  await expect(way).toContainText(/2 de \d+/);
  await expectAccessible(page);
  await way.getByRole('link', { name: 'Voltar aos resultados' }).click();
  await expect(page).toHaveURL('/?q=machado');
});

test('each copy stands with its state first and its bar code last @long', async ({ page }) => {
  await page.goto('/acervo/1/exemplares');
  const table = page.getByRole('main').getByRole('table').first();
  const heads = await table.getByRole('columnheader').allInnerTexts();
  expect(heads.slice(0, 2)).toEqual(['Situação', 'Número de chamada']);
  expect(heads.at(-1)).toBe('Código de barras');
  await page.goto('/acervo/1');
  await expect(page.getByRole('columnheader', { name: 'Código de barras' })).toHaveCount(0);
});
