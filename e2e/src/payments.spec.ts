import { charge } from './ledger.ts';
import { main } from './main.ts';
import { aPerson } from './people.ts';
import { expect, expectAccessible, expectNoSideScroll, test } from './quiet-page.ts';
import { signIn } from './sign-in.ts';

const area = '/meupergamum/atendimento/pagamentos';

test('a payment is taken by the keyboard, taken back, and its receipt found again @one-size @long', async ({
  page,
}) => {
  const person = await aPerson();
  await charge(person);
  await signIn(page, 'bibliotecaria', `${area}?texto=${person.username}`);
  await main(page).getByRole('link', { name: 'Iracema Alencar' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Iracema Alencar' })).toBeFocused();
  const amount = main(page).getByLabel('Valor').first();
  await expect(amount).toHaveValue('1.244,56');
  await amount.fill('1.240,00');
  await amount.press('Enter');
  await expect(page.getByRole('heading', { name: 'Recibo de pagamento' })).toBeFocused();
  await expect(
    main(page)
      .getByText(/^R\$\s4,56$/)
      .first(),
  ).toBeVisible();
  const number = await main(page)
    .getByText(/^\d+\/\d{4}$/)
    .innerText();
  await expect(main(page).getByRole('columnheader').first()).toHaveText('Débito pago');
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await main(page).getByRole('button', { name: 'Fechar o recibo' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Iracema Alencar' })).toBeFocused();
  await page.locator('summary', { hasText: /Estornar pagamento de R\$\s5,44/ }).press('Enter');
  await main(page).getByLabel('Motivo').and(page.locator(':visible')).fill('Contado errado');
  await main(page).getByRole('button', { name: 'Estornar', exact: true }).press('Enter');
  await expect(page.getByText('Estorno registrado.')).toBeVisible();
  await page.goto(`${area}/recebidos`);
  await expect(main(page).getByText(/^\d+ pagamentos? hoje$/)).toBeVisible();
  await page.goto(`${area}/recebidos?texto=${number}`);
  const again = main(page).getByRole('link', { name: /^Ver o recibo de Iracema Alencar/ });
  await expect(again).toHaveAccessibleName(/^Ver o recibo de Iracema Alencar, R\$\s1\.240,00$/);
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await again.press('Enter');
  await expect(main(page).getByText(number, { exact: true })).toBeVisible();
  await expect(
    main(page).getByText(/^Deste pagamento, R\$\s5,44 foram estornados depois\.$/),
  ).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Recibo de pagamento' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
});

test('a second payment is one of its own where as much is owed as before the first @long', async ({
  page,
}) => {
  const person = await aPerson();
  await charge(person);
  await signIn(page, 'bibliotecaria', `${area}?texto=${person.username}`);
  await main(page).getByRole('link', { name: 'Iracema Alencar' }).press('Enter');
  const amount = main(page).getByLabel('Valor').first();
  const receive = main(page).getByRole('button', { name: 'Registrar o pagamento' });
  await expect(amount).toHaveValue('1.244,56');
  // Meanwhile the desk charges as much as is then paid.
  await charge(person);
  await amount.fill('1.244,56');
  for (const left of [/^R\$\s1\.244,56$/, /^R\$\s0,00$/]) {
    await expect(receive).toBeEnabled();
    await receive.press('Enter');
    await expect(page.getByRole('heading', { name: 'Recibo de pagamento' })).toBeFocused();
    await expect(main(page).getByText(left).first()).toBeVisible();
    await main(page).getByRole('button', { name: 'Fechar o recibo' }).press('Enter');
  }
  await expect(receive).toHaveCount(0);
});

test('a bank statement settles what it names; what cannot be read is told @one-size @long', async ({
  page,
}) => {
  const person = await aPerson();
  const [fine, service] = await charge(person);
  await signIn(page, 'bibliotecaria', `${area}/extrato`);
  const send = async (name: string, text: string) => {
    await main(page)
      .getByLabel('Arquivo do extrato')
      .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
    await main(page).getByRole('button', { name: 'Importar' }).press('Enter');
  };
  await send('errado.csv', 'data;valor;descricao\n2026-11-20;5,00;Pix\n31/02/2026;5,00;Pix');
  await expect(main(page).getByText('O extrato não foi importado')).toBeVisible();
  await expect(main(page).getByText(/linha 3\): a data não pode ser lida/)).toBeVisible();
  const lines = [
    ['+1234.56', `PIX RECEBIDO ${fine?.txid}`],
    ['+9.00', `PIX ${service?.txid}`],
    ['+7.00', 'TED'],
    ['-3.00', 'TARIFA'],
  ].map(
    ([amount, memo], at) =>
      `<STMTTRN>\n<TRNTYPE>OTHER\n<DTPOSTED>20261120120000[-3:BRT]\n<TRNAMT>${amount}\n<FITID>${fine?.txid}${at}\n<MEMO>${memo}\n</STMTTRN>\n`,
  );
  const ofx = `OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\n\n<OFX><BANKTRANLIST>\n${lines.join('')}</BANKTRANLIST></OFX>`;
  await send('extrato.ofx', ofx);
  await expect(page.getByRole('heading', { name: '4 linhas conferidas' })).toBeFocused();
  await expect(main(page).getByText('O extrato não foi importado')).toBeHidden();
  const outcomes = main(page).getByRole('row').locator('td:last-child');
  await expect(outcomes).toHaveText([
    /Quitado$/,
    /Valor diferente: o débito era de R\$\s10,00$/,
    /Sem débito correspondente$/,
    /Saída da conta$/,
  ]);
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await page.goto(`${area}/recebidos?texto=Iracema`);
  await expect(
    main(page)
      .getByText(/extrato do banco/)
      .first(),
  ).toBeVisible();
});

test('a charge for no library is told at the field, where there are several @one-size @long', async ({
  page,
}) => {
  const person = await aPerson();
  await signIn(page, 'administradora', `${area}?texto=${person.username}`);
  await main(page).getByRole('link', { name: 'Iracema Alencar' }).press('Enter');
  await page.locator('summary', { hasText: 'Lançar um débito' }).press('Enter');
  const form = main(page).locator('details[open] form');
  const library = form.getByLabel('Biblioteca');
  await expect(library).toHaveValue('');
  await form.getByLabel('Valor').fill('5,00');
  await form.getByLabel('Motivo').fill('Capa');
  await form.getByRole('button', { name: 'Lançar o débito' }).press('Enter');
  await expect(library).toBeFocused();
  await expect(library).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await library.selectOption({ index: 1 });
  await form.getByRole('button', { name: 'Lançar o débito' }).press('Enter');
  await expect(page.getByText('Débito lançado.')).toBeVisible();
});

test('a charge made by mistake is voided: its reader is told, and it stands in the list @one-size @long', async ({
  page,
  browser,
}) => {
  const person = await aPerson();
  await signIn(page, 'bibliotecaria', `${area}?texto=${person.username}`);
  await main(page).getByRole('link', { name: 'Iracema Alencar' }).press('Enter');
  await page.locator('summary', { hasText: 'Lançar um débito' }).press('Enter');
  await main(page).getByLabel('Valor').fill('37,50');
  await main(page).getByLabel('Motivo').fill(`Capa ${person.username}`);
  await main(page).getByRole('button', { name: 'Lançar o débito' }).press('Enter');
  await expect(page.getByText('Débito lançado.')).toBeVisible();
  await page.locator('summary', { hasText: 'Anular a cobrança' }).press('Enter');
  const reason = main(page).getByLabel('Motivo').and(page.locator(':visible')).last();
  await reason.fill('Lançada para outra pessoa');
  await expectAccessible(page);
  await main(page).getByRole('button', { name: 'Anular a cobrança' }).press('Enter');
  await expect(page.getByText('Cobrança anulada.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Iracema Alencar' })).toBeFocused();
  await expect(main(page).getByText('Anulada', { exact: true })).toBeVisible();
  await expect(main(page).getByText('Lançada para outra pessoa')).toBeVisible();
  await expect(page.locator('summary', { hasText: 'Anular a cobrança' })).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await main(page).getByRole('link', { name: 'Cobranças e descontos' }).press('Enter');
  await expect(main(page).getByText(/^\d+ lançamentos? neste mês$/)).toBeVisible();
  await page.goto(`${area}/lancamentos?texto=${person.username}`);
  const charged = main(page).getByRole('article');
  await expect(charged).toHaveText(/Iracema Alencar.*37,50.*Cobrança · Serviço.*Anulada.*Capa/s);
  await page.goto(`${area}/lancamentos?tipo=anulacao&texto=Iracema`);
  await expect(main(page).getByText('Lançada para outra pessoa').first()).toBeVisible();
  await expect(main(page).getByRole('row', { name: /^Anulação de cobrança/ })).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  const file = page.waitForEvent('download');
  await main(page).getByRole('button', { name: 'Baixar CSV' }).press('Enter');
  expect((await file).suggestedFilename()).toMatch(/^lancamentos-[\d-]+\.csv$/);
  const context = await browser.newContext();
  const own = await context.newPage();
  await signIn(own, person.username, '/meupergamum/debito', person);
  await expect(main(own).getByText('Você não deve nada')).toBeVisible();
  await expect(main(own).getByRole('heading', { name: 'Cobranças anuladas' })).toBeVisible();
  await expect(main(own).getByText(/^R\$\s37,50 · .+ · anulada em /)).toBeVisible();
  await expectAccessible(own);
  await expectNoSideScroll(own);
  await context.close();
});
