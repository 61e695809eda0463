import type { Page } from '@playwright/test';
import { aBorrower } from './borrowers.ts';
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  waitForHydration,
  test,
} from './quiet-page.ts';
import { inDatabase } from './settings.ts';
import { signIn } from './sign-in.ts';

const desk = '/meupergamum/atendimento/circulacao';
const log = (page: Page) => page.getByRole('region', { name: 'O que foi feito' });
const card = (page: Page) => page.getByRole('region', { name: 'Iracema Alencar', exact: true });

async function scan(page: Page, code: string): Promise<void> {
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}

/** Opens the desk's card of a person whose registration has ended. */
async function openCard(page: Page, who: string, copies: number) {
  const { person, barcodes } = await aBorrower(copies, 20);
  await inDatabase((db) =>
    db
      .updateTable('login')
      .set({ valid_until: '2020-01-31' })
      .where('username', '=', person.username)
      .execute(),
  );
  await signIn(page, who, desk);
  await waitForHydration(page);
  await scan(page, person.username);
  await expect(card(page)).toBeVisible();
  return { person, barcodes };
}

test('a refusal is gone on with by the keyboard, with a reason, by who may @long', async ({
  page,
}) => {
  const { barcodes } = await openCard(page, 'administradora', 1);
  await expect(page.getByLabel('Código de barras a emprestar')).toBeFocused();
  await scan(page, barcodes[0] ?? '');
  await expect(log(page).getByText('O cadastro está vencido.')).toBeVisible();
  await expect(log(page).getByRole('button', { name: /^Continuar mesmo assim: / })).toBeVisible();
  await page.keyboard.press('F9');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await expect(dialog.getByLabel('Motivo da exceção')).toBeFocused();
  // Types like a person: anything quicker is taken for a scanner.
  await page.keyboard.type('Renova o cadastro amanhã.', { delay: 50 });
  // Enter alone does not submit a field of several lines.
  await page.keyboard.press('Shift+Enter');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Emprestar mesmo assim' }).press('Enter');
  await expect(log(page).getByText(/^Emprestado: /)).toBeVisible();
  await expect(log(page).getByRole('button', { name: /^Continuar mesmo assim/ })).toHaveCount(0);
  await expect(page.getByLabel('Código de barras a emprestar')).toBeFocused();
  await card(page).getByText('1 empréstimo').click();
  await expect(
    card(page).getByText(/^Emprestado por exceção: Renova o cadastro amanhã/),
  ).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
});

test('what is lent by exception is due on another day, and stands in the audit @long', async ({
  page,
}) => {
  const { barcodes } = await openCard(page, 'administradora', 1);
  await scan(page, barcodes[0] ?? '');
  await log(page)
    .getByRole('button', { name: /^Continuar mesmo assim: / })
    .press('Enter');
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Motivo da exceção').fill('Renova o cadastro amanhã.');
  await dialog.getByRole('button', { name: 'Emprestar mesmo assim' }).press('Enter');
  await expect(log(page).getByText(/^Emprestado: /)).toBeVisible();
  await card(page).getByText('1 empréstimo').click();
  await card(page)
    .getByRole('button', { name: /^Mudar o prazo de / })
    .press('Enter');
  const dating = page.getByRole('alertdialog');
  await dating.getByLabel('Novo prazo', { exact: true }).fill('2020-01-31');
  await dating.getByLabel('Motivo do novo prazo').fill('Viagem.');
  await dating.getByRole('button', { name: 'Mudar o prazo' }).press('Enter');
  await expect(dating.getByText(/^Escolha um dia/).first()).toBeVisible();
  await expectAccessible(page);
  const day = await anOpenDay();
  await dating.getByLabel('Novo prazo', { exact: true }).fill(day);
  await dating.getByRole('button', { name: 'Mudar o prazo' }).press('Enter');
  await expect(log(page).getByText(/^Prazo mudado: /)).toBeVisible();
  await expect(card(page).getByText(/^Prazo mudado: Viagem/)).toBeVisible();
  await page.goto('/meupergamum/atendimento/auditoria?tipo=refusal-overridden');
  await expect(page.getByText(/Renova o cadastro amanhã\./).first()).toBeVisible();
});

test('who may make no exceptions is offered none @one-size @long', async ({ page }) => {
  const { barcodes } = await openCard(page, 'bibliotecaria', 1);
  await scan(page, barcodes[0] ?? '');
  await expect(log(page).getByText('O cadastro está vencido.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Continuar mesmo assim/ })).toHaveCount(0);
  await page.keyboard.press('F9');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

/** Chooses the copies of the main library, where there is a choice. */
async function choosePlace(page: Page): Promise<void> {
  await expect(card(page).getByRole('button', { name: 'Outro título' })).toBeVisible();
  const library = card(page).getByRole('combobox', { name: 'Biblioteca', exact: true });
  if (await library.isVisible()) {
    // Its name is followed by what can be held of it.
    const option = library.getByRole('option', { name: /^Biblioteca Central/ });
    await library.selectOption(await option.getAttribute('value'));
  }
  for (const name of ['Volume', 'Localização']) {
    const field = card(page).getByRole('combobox', { name, exact: true });
    if (await field.isVisible()) await field.selectOption({ index: 1 });
  }
}

test('holds are placed and cancelled, and money taken, from the card @long', async ({ page }) => {
  const { person, barcodes } = await aBorrower(1, 24);
  const [barcode = ''] = barcodes;
  await inDatabase(async (db) => {
    const login = await db
      .selectFrom('login')
      .select(['id', 'person_id', 'library_id'])
      .where('username', '=', person.username)
      .executeTakeFirstOrThrow();
    // All of its copies are out.
    const { title_id } = await db
      .selectFrom('copy')
      .select('title_id')
      .where('barcode', '=', barcode)
      .executeTakeFirstOrThrow();
    await db
      .updateTable('copy')
      .set({ circulation_status: 'on-loan' })
      .where('title_id', '=', title_id)
      .execute();
    await db
      .insertInto('debt')
      .values({
        person_id: login.person_id,
        login_id: login.id,
        library_id: login.library_id,
        loan_id: null,
        kind: 'service',
        description: 'Chave do armário',
        amount: 450,
        charged_at: new Date(),
        charged_by: null,
        txid: `E2E${Date.now()}`,
      })
      .execute();
  });
  await signIn(page, 'bibliotecaria', desk);
  await waitForHydration(page);
  await scan(page, person.username);
  await card(page).getByText('Nenhuma reserva').click();
  await card(page).getByLabel('Título a reservar').focus();
  // Scanner input in this field means the title: nothing is lent.
  await page.keyboard.type(barcode);
  await page.keyboard.press('Enter');
  const place = card(page).getByRole('button', { name: 'Reservar' });
  await expect(place).toBeVisible();
  await choosePlace(page);
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await place.press('Enter');
  await expect(log(page).getByText(/^Reservado: /)).toBeVisible();
  await expect(log(page).getByText(/^Emprestado: /)).toHaveCount(0);
  const scanned = page.getByLabel('Código de barras a emprestar');
  await expect(scanned).toBeFocused();
  // A hold that would be refused, and that staff may not grant in spite of it, is explained and not offered.
  await expect(card(page).getByText('1 reserva', { exact: true })).toBeVisible();
  await card(page).getByLabel('Título a reservar').fill(barcode);
  await card(page).getByLabel('Título a reservar').press('Enter');
  await choosePlace(page);
  await expect(card(page).getByText('Já existe uma reserva para este material.')).toBeVisible();
  await expect(place).toHaveCount(0);
  await card(page).getByRole('button', { name: 'Outro título' }).press('Enter');
  await expect(card(page).getByLabel('Título a reservar')).toBeFocused();
  await card(page)
    .getByRole('button', { name: /^Cancelar a reserva de / })
    .press('Enter');
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Motivo').fill('O leitor desistiu.');
  await dialog.getByRole('button', { name: 'Cancelar a reserva' }).press('Enter');
  await expect(log(page).getByText(/^Reserva cancelada: /)).toBeVisible();
  await expect(scanned).toBeFocused();

  await card(page).getByText('Débitos e pagamentos').click();
  await card(page).getByLabel('Valor').first().fill('1,50');
  await card(page).getByRole('button', { name: 'Registrar o pagamento' }).press('Enter');
  await expect(card(page).getByText('Deve R$ 3,00.').first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
});

test('what a loss costs stands in the account that is open beside it @one-size @long', async ({
  page,
}) => {
  const { person, barcodes } = await aBorrower(1, 29);
  await signIn(page, 'bibliotecaria', desk);
  await waitForHydration(page);
  await scan(page, person.username);
  await expect(card(page)).toBeVisible();
  await page.getByLabel('Código de barras a emprestar').fill(barcodes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(log(page).getByText(/^Emprestado: /)).toBeVisible();
  await card(page).getByText('Débitos e pagamentos').click();
  await expect(card(page).getByText('Lançar um débito')).toBeVisible();
  const receive = card(page).getByRole('button', { name: 'Registrar o pagamento' });
  await expect(receive).toHaveCount(0);
  await card(page).getByText('1 empréstimo', { exact: true }).click();
  await card(page)
    .getByRole('button', { name: /^Declarar a perda de/ })
    .press('Enter');
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Preço a cobrar').fill('5,00');
  await dialog.getByRole('button', { name: 'Declarar a perda' }).press('Enter');
  await expect(log(page).getByText(/^Perda declarada: /)).toBeVisible();
  await expect(card(page).getByLabel('Valor').first()).toHaveValue('5,00');
  await expect(receive).toBeVisible();
});

/** Weekday some weeks ahead on which the first library is open. */
async function anOpenDay(): Promise<string> {
  const days = Array.from({ length: 14 }, (_, at) =>
    new Date(Date.now() + (20 + at) * 86_400_000).toISOString().slice(0, 10),
  );
  const closed = await inDatabase((db) =>
    db
      .selectFrom('opening_entry')
      .select(['from_day', 'until_day'])
      .where('is_open', '=', false)
      .where('from_day', 'is not', null)
      .execute(),
  );
  const isOpen = (day: string) =>
    ![0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay()) &&
    closed.every(({ from_day, until_day }) => day < (from_day ?? '') || day > (until_day ?? ''));
  return days.find(isOpen) ?? '';
}
