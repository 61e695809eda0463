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

const acquisition = '/meupergamum/aquisicao';
const own = (text: string) => `${text} ${test.info().project.name} ${test.info().workerIndex}`;

async function expectGood(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSideScroll(page);
}

test('a reader follows suggestions, orders, databases and statistics @long', async ({ page }) => {
  await signIn(page, 'aluna', acquisition);
  await waitForHydration(page);
  const article = main(page).getByRole('article').filter({ hasText: 'Ideias para adiar' });
  await expect(article).toContainText('Aguardando entrega');
  await expectGood(page);
  await main(page).getByLabel('Situação').selectOption('ja-existe');
  await expect(page).toHaveURL(/situacao=ja-existe/);
  await expect(main(page).getByRole('heading', { name: 'Nenhuma sugestão assim' })).toBeVisible();
  await page.goto(`${acquisition}/pedidos`);
  const order = main(page).getByRole('article').filter({ hasText: 'Requisição 041/BC' });
  await expect(order).toContainText('0 de 2');
  await expectGood(page);
  await page.goto(`${acquisition}/bases-dados`);
  await expect(
    main(page)
      .getByText(/bases? de dados$/)
      .first(),
  ).toBeVisible();
  await expectGood(page);
  await page.goto(`${acquisition}/estatisticas`);
  await expect(main(page).getByRole('table', { name: 'Sugestões por mês' })).toBeVisible();
  await expectGood(page);
});

test('what is typed and is there already is said while it is typed @long', async ({ page }) => {
  const person = await aPerson();
  const { title } = await inDatabase(async (db) => {
    const { description } = await db
      .selectFrom('title')
      .select('description')
      .where('work_type', '=', 'book')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    return description;
  });
  await signIn(page, person.username, acquisition, person);
  await waitForHydration(page);
  await main(page).getByRole('button', { name: 'Sugestão de aquisição' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sugestão de aquisição' });
  await dialog.getByLabel('Título').fill(title.toUpperCase());
  await expect(dialog.getByText('Já está no catálogo')).toBeVisible();
  await expect(dialog.getByRole('link', { name: title }).first()).toBeVisible();
  await expectAccessible(page);
});

/** A suggestion of the student's that was accepted. */
function accept(title: string): Promise<void> {
  return inDatabase(async (db) => {
    const { person_id } = await db
      .selectFrom('login')
      .select('person_id')
      .where('username', '=', 'aluna')
      .executeTakeFirstOrThrow();
    const work = { title, publisher: 'Letras', author: '', edition: '', isbn_issn: '', notes: '' };
    const taught = { course_code: null, course_name: null, discipline_code: null };
    const sent = { language: 'pt', sent_at: new Date(), handled_at: new Date() } as const;
    const rest = { is_serial: false, discipline_name: null, copies: null, handled_by: null };
    const state = 'purchase-suggestion' as const;
    const { id: library_id } = await db
      .selectFrom('library')
      .select('id')
      .where('code', '=', 'BC')
      .executeTakeFirstOrThrow();
    const ids = { person_id, library_id };
    await db
      .insertInto('acquisition_suggestion')
      .values({ ...ids, ...work, ...taught, ...sent, ...rest, state })
      .execute();
  });
}

test('what lacks of an order is told at its field, and one that is called off frees its title @one-size @long', async ({
  page,
}) => {
  const title = own('Grande manual');
  await accept(title);
  const called = own('C');
  await signIn(page, 'bibliotecaria', '/meupergamum/atendimento/pedidos-compra');
  await waitForHydration(page);
  await main(page).getByText('Fazer um pedido', { exact: true }).first().click();
  await main(page).getByRole('checkbox', { name: title }).check();
  const copies = main(page).getByLabel(`Exemplares de “${title}”`);
  const make = main(page).getByRole('button', { name: 'Fazer o pedido' });
  const fill = async (words: string) => {
    await main(page).getByLabel('Requisição').first().fill(words);
    await main(page).getByLabel('Solicitante').first().fill('Curso de Letras');
  };
  await copies.fill('2');
  await make.click();
  await expect(main(page).getByText('Preencha todos os campos obrigatórios!')).toBeVisible();
  await expectGood(page);
  await fill(called);
  await copies.fill('0');
  await make.click();
  await expect(copies).toHaveAccessibleDescription(/Um número inteiro de 1 a 999/);
  await expect(copies).toHaveAttribute('aria-invalid', 'true');
  await copies.fill('1');
  await make.click();
  const calledOff = main(page).getByRole('article').filter({ hasText: called });
  await calledOff.getByText('Fornecedor e preços').click();
  await calledOff.getByLabel('Fornecedor').fill('Livraria da Travessa');
  await calledOff.getByLabel('Preço unitário').fill('1,5x');
  await calledOff.getByRole('button', { name: 'Salvar os preços' }).click();
  await expect(calledOff.getByText('Escreva um valor em reais, como 12,50.')).toBeVisible();
  await expectGood(page);
  await calledOff.getByLabel('Preço unitário').fill('');
  await calledOff.getByText('Mudar o pedido').click();
  await calledOff.getByLabel('Nova situação').selectOption({ label: 'Cancelada' });
  await calledOff.getByRole('button', { name: 'Salvar', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Encerrar o pedido' }).click();
  // A title whose order was called off is offered again at once.
  await main(page).getByRole('checkbox', { name: title }).check();
});

test('staff order what was accepted, and receive it in part and wholly @one-size @long', async ({
  page,
}) => {
  const title = own('Pequeno manual');
  await accept(title);
  const requisition = own('R');
  await signIn(page, 'bibliotecaria', '/meupergamum/atendimento/pedidos-compra');
  await waitForHydration(page);
  await main(page).getByText('Fazer um pedido', { exact: true }).first().click();
  await main(page).getByRole('checkbox', { name: title }).check();
  await main(page).getByLabel(`Exemplares de “${title}”`).fill('2');
  await main(page).getByLabel('Requisição').first().fill(requisition);
  await main(page).getByLabel('Solicitante').first().fill('Curso de Letras');
  await main(page).getByRole('button', { name: 'Fazer o pedido' }).click();
  const order = main(page).getByRole('article').filter({ hasText: requisition });
  await expect(order).toContainText('Em cotação');
  await order.getByText('Fornecedor e preços').click();
  const titles = order.getByRole('table', { name: 'Títulos do pedido' });
  await expect(titles).toContainText('sem preço');
  await order.getByLabel('Fornecedor').fill('Livraria da Travessa');
  await order.getByLabel('Preço unitário').fill('49,90');
  await order.getByLabel('Empenho').fill('2026NE9');
  await expectGood(page);
  await order.getByRole('button', { name: 'Salvar os preços' }).click();
  await expect(titles).toContainText('R$ 49,90');
  const sums = main(page).getByRole('table', { name: 'Somas por fornecedor e situação' });
  await expect(sums.getByRole('row', { name: /Livraria da Travessa/ })).toBeVisible();
  await order.getByText('Mudar o pedido').click();
  await order.getByLabel('Nova situação').selectOption({ label: 'Aguardando entrega' });
  await order.getByRole('button', { name: 'Salvar', exact: true }).click();
  await order.getByText('Receber uma entrega').click();
  await order.getByLabel(`Chegaram de “${title}”`).fill('1');
  await order.getByLabel('Nota fiscal', { exact: true }).fill('8812');
  await order.getByLabel('Data da nota fiscal').fill('2026-03-10');
  await order.getByLabel('Valor pago').fill('48');
  await order.getByRole('button', { name: 'Salvar a contagem' }).press('Enter');
  await expect(order).toContainText('Parcialmente atendida');
  await expectGood(page);
  await order.getByRole('button', { name: 'Tudo chegou' }).click();
  await expect(order).toContainText('2 de 2');
  await expect(titles).toContainText('8812, 10 de mar. de 2026');
  await expect(titles).toContainText('R$ 48,00');
  const download = page.waitForEvent('download');
  await main(page).getByRole('button', { name: 'Baixar CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^pedidos-compra-.*\.csv$/);
});

test('totals of a title are found by its words @long', async ({ page }) => {
  await signIn(page, 'aluna', '/meupergamum/totais-titulos');
  // Another search is over every page of the area.
  const find = main(page).getByRole('button', { name: 'Procurar' }).last();
  await waitForHydration(page);
  await find.click();
  await expect(main(page).getByText('O campo acima é obrigatório.')).toBeVisible();
  await main(page).getByLabel('Título').fill('dom casmurro');
  await find.click();
  await main(page)
    .getByRole('link', { name: /^Dom Casmurro/ })
    .first()
    .click();
  await expect(main(page).getByRole('table', { name: 'Totais por biblioteca' })).toBeVisible();
  await expectGood(page);
});
