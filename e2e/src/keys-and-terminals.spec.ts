import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expectPagesSpeak } from './area-languages.ts';
import { aPerson } from './people.ts';
import { expect, expectAccessible, expectNoSideScroll, test } from './quiet-page.ts';
import { inDatabase } from './settings.ts';
import { chooseLanguage, signIn } from './sign-in.ts';

/** Lets the console tell of a call that is refused on purpose. */
test.use({ refusals: /a status of 422/ });

const keys = '/meupergamum/chaves';
const terminals = '/meupergamum/atendimento/terminais-sip2';

test('a reader makes a key, sees it once, and revokes it @long', async ({ page }) => {
  const { username, password } = await aPerson();
  await signIn(page, username, keys, { password });
  await expect(page.getByRole('heading', { name: 'Nenhuma chave' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Nome' }).fill('Painel da sala');
  await page.getByRole('checkbox', { name: 'Consultar o acervo' }).uncheck();
  await page.getByRole('button', { name: 'Criar chave' }).click();
  await expect(page.getByText('Escolha ao menos uma permissão.').first()).toBeVisible();
  await page.getByRole('checkbox', { name: 'Ver seus empréstimos e reservas' }).check();
  await page.getByRole('button', { name: 'Criar chave' }).click();
  const shown = page.getByRole('textbox', { name: 'Chave', exact: true });
  await expect(shown).toHaveValue(/^estante_[\w-]{43}$/);
  const key = await shown.inputValue();
  const asked = () =>
    page.request.get('/api/emprestimo/titulos-pendentes', {
      headers: { authorization: `Bearer ${key}` },
    });
  expect((await asked()).status()).toBe(200);
  await expectAccessible(page);
  await expectNoSideScroll(page);

  await page.reload();
  await expect(shown).toHaveCount(0);
  const entry = page.getByRole('region', { name: 'Painel da sala' });
  await expect(entry.getByText(/: 1$/)).toBeVisible();
  await entry.getByRole('button', { name: 'Revogar Painel da sala' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revogar' }).click();
  await expect(entry.getByText('Encerrada')).toBeVisible();
  await expect(page.getByRole('heading', { name: '1 chave' })).toBeFocused();
  expect((await asked()).status()).toBe(401);
});

test('a webhook is added, tried, told of what happens, and removed @long', async ({ page }) => {
  const told: string[] = [];
  const receiver = createServer((request, response) => {
    request.on('data', (part) => told.push(String(part)));
    request.on('end', () => response.writeHead(204).end());
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/avisos`;
  const { username, password } = await aPerson();
  await signIn(page, username, keys, { password });
  await expect(page.getByRole('heading', { name: 'Nenhum webhook' })).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Endereço' });
  await field.fill('https://10.0.0.1/avisos');
  await page.getByRole('button', { name: 'Cadastrar webhook' }).click();
  await expect(page.getByText('O endereço deve ser de um servidor público').first()).toBeVisible();
  await expect(field).toHaveValue('https://10.0.0.1/avisos');
  await field.fill(address);
  await page.getByRole('button', { name: 'Cadastrar webhook' }).click();
  await expect(page.getByRole('textbox', { name: 'Segredo' })).toHaveValue(/^whsec_/);
  const entry = page.getByRole('region', { name: address });
  await entry.getByRole('button', { name: 'Enviar um teste' }).click();
  await expect(entry.getByText('O teste chegou')).toBeVisible();
  await expect(entry.getByRole('row', { name: /Teste.*Entregue \(204\)/ })).toBeVisible();
  expect(JSON.parse(told[0] ?? '')).toMatchObject({ type: 'test' });
  await expectAccessible(page);
  await expectNoSideScroll(page);

  await entry.getByRole('button', { name: `Excluir ${address}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(entry).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Nenhum webhook' })).toBeFocused();
  await new Promise((resolve) => receiver.close(resolve));
});

test('staff set a terminal up, change it, and revoke it @long', async ({ page }) => {
  const name = `entrada-${Date.now()}`;
  await signIn(page, 'administradora', terminals);
  await page.getByText('Cadastrar terminal').first().click();
  const form = page.locator('form').last();
  await form.getByRole('textbox', { name: 'Usuário do terminal' }).fill(name);
  await form.getByRole('textbox', { name: 'Instituição' }).fill('main');
  await form.getByRole('button', { name: 'Cadastrar terminal' }).click();
  await expect(page.getByText('esta senha não será mostrada de novo')).toBeVisible();
  const entry = page.getByRole('article').filter({ hasText: name });
  await expect(entry.getByText('Em serviço')).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);

  await entry.getByText('Alterar').click();
  await entry.getByRole('checkbox', { name: 'Receber pagamentos' }).check();
  await entry.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText(`O terminal ${name} foi alterado.`)).toBeVisible();
  await entry.getByText('Revogar', { exact: true }).first().click();
  await entry.getByRole('textbox', { name: 'Motivo' }).fill('Foi trocado.');
  await entry.getByRole('button', { name: 'Revogar' }).click();
  await expect(entry.getByText('Revogado', { exact: true })).toBeVisible();
  await inDatabase((db) => db.deleteFrom('sip2_terminal').where('login_name', '=', name).execute());
});

for (const language of ['en', 'es'] as const) {
  test(`keys and terminals speak ${language} @long`, async ({ page }) => {
    await signIn(page, 'administradora', '/');
    await chooseLanguage(page, language);
    await expectPagesSpeak(page, [keys, terminals], language);
  });
}
