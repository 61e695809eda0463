import type { Page } from '@playwright/test';
import { aBorrower } from './borrowers.ts';
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  waitForHydration,
  test,
} from './quiet-page.ts';
import { scan, write } from './scanner.ts';
import { inDatabase } from './settings.ts';
import { signIn } from './sign-in.ts';

const desk = '/meupergamum/atendimento/circulacao';
const log = (page: Page) => page.getByRole('region', { name: 'O que foi feito' });
const lines = (page: Page) => log(page).locator('ol[reversed] > li');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Opens the desk, and counts the sounds played at it. */
async function openDesk(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const heard = { times: 0 };
    Object.assign(window, {
      heard,
      print: () => undefined,
      AudioContext: class extends AudioContext {
        override createOscillator() {
          heard.times += 1;
          return super.createOscillator();
        }
      },
    });
  });
  await signIn(page, 'bibliotecaria', desk);
  await waitForHydration(page);
  return () => page.evaluate(() => (window as unknown as { heard: { times: number } }).heard.times);
}

for (const [pile, tag] of [
  [7, []],
  [20, ['@long']],
] as const) {
  const title = `a pile of ${pile}, with a mouse in hand: each scan has its line and its sound @one-size`;
  test(title, { tag: [...tag] }, async ({ page }) => {
    const { person, barcodes } = await aBorrower(pile, 20);
    const timesHeard = await openDesk(page);
    await scan(page, person.username);
    await expect(page.getByRole('heading', { name: 'Iracema Alencar', exact: true })).toBeVisible();
    const lent = barcodes.slice(0, 5);
    const loans = page.locator('summary').filter({ hasText: /empréstimo/ });
    const clicks = [
      () => button(page, /^Emprestar \(F2\)/).click(),
      () => loans.click(),
      () => button(page, 'Imprimir').first().click(),
      () => page.getByRole('heading', { level: 1 }).click(),
      () => page.getByRole('switch', { name: 'Som a cada leitura' }).click({ clickCount: 2 }),
    ];
    for (const [at, barcode] of lent.entries()) {
      // Case does not matter.
      await scan(page, barcode.toLowerCase());
      await expect(lines(page)).toHaveCount(at + 1);
      await clicks[at]?.();
    }
    await expect(log(page).getByText(/^Emprestado: /)).toHaveCount(5);
    const heard = await timesHeard();
    await button(page, /^Receber \(F4\)/).click();
    const away = [
      () => button(page, /^Receber \(F4\)/).click(),
      () => lines(page).first().click(),
      () => button(page, 'Imprimir').first().click(),
      () => page.getByRole('heading', { level: 1 }).click(),
    ];
    for (const [at, barcode] of barcodes.entries()) {
      await away[at % away.length]?.();
      await scan(page, barcode);
    }
    await expect(lines(page)).toHaveCount(lent.length + pile);
    await expect(log(page).getByText(/^Devolvido: /)).toHaveCount(5);
    await expect(log(page).getByText(/^Não estava emprestado: /)).toHaveCount(pile - lent.length);
    // Several answers at once may play one sound.
    expect(await timesHeard()).toBeGreaterThan(heard);
    const open = await inDatabase((db) =>
      db
        .selectFrom('loan')
        .select('id')
        .where('barcode', 'in', lent)
        .where('returned_at', 'is', null)
        .execute(),
    );
    expect(open).toEqual([]);
  });
}

test('what is scanned before the patron has come waits for them @one-size @long', async ({
  page,
}) => {
  const { person, barcodes } = await aBorrower(2, 45);
  await openDesk(page);
  const search = '**/api/atendimento/circulacao/leitores?*';
  const hold = async () => {
    const { promise: isFound, resolve } = Promise.withResolvers<void>();
    await page.unroute(search);
    await page.route(search, async (route) => {
      await isFound;
      await route.continue();
    });
    return resolve;
  };
  const find = await hold();
  await scan(page, person.username);
  for (const barcode of barcodes) await scan(page, barcode);
  await expect(page.getByText('2 leituras esperam a vez.')).toBeVisible();
  find();
  await expect(log(page).getByText(/^Emprestado: /)).toHaveCount(2);
  await button(page, /^Próximo leitor/).click();
  // No patron has this card: later scans are reported, and not lost.
  const findNobody = await hold();
  await scan(page, 'ninguem-tem-este');
  await scan(page, barcodes[0] ?? '');
  findNobody();
  await expect(log(page).getByText('Nenhum leitor encontrado: ninguem-tem-este')).toBeVisible();
  await expect(log(page).getByText(`Não foi emprestado: ${barcodes[0]}`)).toBeVisible();
  await expectAccessible(page);
});

test('a scanner in another field is told from a person, and answers no question @one-size @long', async ({
  page,
}) => {
  const { person, barcodes } = await aBorrower(2, 50);
  const [lost = '', next = ''] = barcodes;
  await openDesk(page);
  await scan(page, person.username);
  await scan(page, lost);
  await expect(lines(page)).toHaveCount(1);
  await page.locator('summary').filter({ hasText: '1 empréstimo' }).click();
  await expectAccessible(page);
  await button(page, /^Declarar a perda de/).click();
  const question = page.getByRole('alertdialog');
  const price = question.getByLabel('Preço a cobrar');
  await price.click();
  await write(page, '12,50');
  await expect(price).toHaveValue('12,50');
  await scan(page, next);
  await expect(lines(page)).toHaveCount(2);
  await expect(question).toBeVisible();
  await expect(price).toHaveValue('12,50');
  await expect(question.getByText(/Serão cobrados R\$\s12,50 de Iracema Alencar/)).toBeVisible();
  // Its button works too.
  await question.getByRole('button', { name: 'Declarar a perda' }).focus();
  await scan(page, next);
  await expect(lines(page)).toHaveCount(3);
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Declarar a perda' }).press('Enter');
  await expect(log(page).getByText(/^Perda declarada: /)).toBeVisible();
  await expect(log(page).getByText(/Foram cobrados R\$\s12,50/)).toBeVisible();
  const debt = await inDatabase((db) =>
    db
      .selectFrom('debt as d')
      .innerJoin('loan as l', 'l.id', 'd.loan_id')
      .select(['d.kind', 'd.amount'])
      .where('l.barcode', '=', lost)
      .execute(),
  );
  expect(debt).toEqual([{ kind: 'loss', amount: 1250 }]);
  await button(page, /^Receber \(F4\)/).click();
  await scan(page, lost);
  await expect(log(page).getByText(/^Foi encontrado: /)).toBeVisible();
  await expect(log(page).getByText(/ainda faltam R\$\s12,50/)).toBeVisible();
  await scan(page, next);
  await expect(log(page).getByText(/^Devolvido: /)).toBeVisible();
});

test('the desk renews, follows what other desks do, and keeps its library and its sound @long', async ({
  page,
}, { project }) => {
  const { person, barcodes } = await aBorrower(2, project.name === 'phone' ? 60 : 55);
  const timesHeard = await openDesk(page);
  await scan(page, person.username);
  for (const barcode of barcodes) await scan(page, barcode);
  await expect(lines(page)).toHaveCount(2);
  await page.locator('summary').filter({ hasText: '2 empréstimos' }).press('Enter');
  await button(page, 'Renovar todos').press('Enter');
  // Lent today: a renewal would gain nothing yet.
  await expect(log(page).getByText(/^Não foi renovado: /)).toHaveCount(2);
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await inDatabase((db) =>
    db
      .updateTable('login')
      .set({ is_blocked: true })
      .where('username', '=', person.username)
      .execute(),
  );
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('Não pode tomar emprestado')).toBeVisible();
  const place = page.getByLabel('Biblioteca em que você atende');
  await expect(place.locator('option:checked')).toHaveText('Biblioteca Central');
  await place.selectOption({ index: 1 });
  const chosen = (await place.locator('option:checked').textContent()) ?? '';
  await page.getByRole('switch', { name: 'Som a cada leitura' }).click();
  await page.reload();
  await waitForHydration(page);
  await expect(place.locator('option:checked')).toHaveText(chosen);
  await expect(page.getByRole('switch', { name: 'Som a cada leitura' })).not.toBeChecked();
  await button(page, /^Receber \(F4\)/).click();
  await scan(page, barcodes[0] ?? '');
  await expect(log(page).getByText(/^Devolvido: /)).toBeVisible();
  await expect(
    page
      .getByRole('region', { name: /^Recibo de/ })
      .getByText(new RegExp(`Recebido em .*${chosen}`)),
  ).toBeVisible();
  expect(await timesHeard()).toBe(0);
  await place.selectOption('Biblioteca Central');
  await page.getByRole('switch', { name: 'Som a cada leitura' }).click();
  for (const barcode of barcodes) await scan(page, barcode);
});

test('what arrives is received one after the other, wherever the focus is @one-size @long', async ({
  page,
}) => {
  await signIn(page, 'bibliotecaria', '/meupergamum/atendimento/transito');
  await waitForHydration(page);
  await page.getByRole('heading', { level: 1 }).click();
  for (const code of ['nada-1', 'nada-2', 'nada-3']) await scan(page, code);
  await expect(lines(page)).toHaveCount(3);
  await expect(
    lines(page).getByText('Nenhum exemplar com este código está a caminho desta biblioteca.'),
  ).toHaveCount(3);
  await expect(log(page).getByText('nada-2')).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
});
