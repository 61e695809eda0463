import { randomUUID } from 'node:crypto';
import { expect, expectAccessible, expectNoSideScroll, test } from './quiet-page.ts';
import { signIn } from './sign-in.ts';

test('patrons come in from a sheet, and each wrong line is told @one-size @long', async ({
  page,
}) => {
  const username = `novo-${randomUUID().slice(0, 8)}`;
  await signIn(page, 'administradora', '/meupergamum/atendimento/leitores');
  const form = page.getByRole('form', { name: 'Leitores' });
  const sheet = [
    'usuario;nome;unidade;emails;categoria;validade',
    `${username};Nova Leitora;BC;${username}@example.org;GRA;31/12/2030`,
    ';Sem Usuário;BC;;;',
    'outro.novo;Outro;XX;sem-arroba;GRA;31/02/2030',
  ].join('\n');
  await form
    .getByLabel('Arquivo CSV')
    .setInputFiles({ name: 'leitores.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) });
  await form.getByRole('button', { name: 'Conferir sem salvar' }).press('Enter');
  await expect(form.getByText('Conferido, nada foi salvo')).toBeVisible();
  await form.getByRole('button', { name: 'Importar' }).press('Enter');
  await expect(form.getByText('Importado, menos as linhas recusadas')).toBeVisible();
  await expect(form.getByText('Linhas lidas: 3. Novas: 1.', { exact: false })).toBeVisible();
  const lines = form.getByRole('rowheader');
  await expect(lines).toHaveText(['3', '4', '4', '4']);
  const unknown = 'Nenhuma biblioteca tem a sigla “XX”, dada em “unidade”.';
  await expect(form.getByText(unknown)).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await form.getByRole('button', { name: 'Importar' }).press('Enter');
  await expect(form.getByText('Novas: 0.', { exact: false })).toBeVisible();
  await page.goto(`/meupergamum/atendimento/pagamentos?texto=${username}`);
  await expect(page.getByRole('link', { name: 'Nova Leitora' })).toBeVisible();
});
