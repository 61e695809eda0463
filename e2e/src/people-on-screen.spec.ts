import { randomUUID } from 'node:crypto';
import { expectPagesSpeak } from './area-languages.ts';
import { aPerson } from './people.ts';
import { expect, expectAccessible, expectNoSideScroll, test } from './quiet-page.ts';
import { inDatabase } from './settings.ts';
import { chooseLanguage, signIn } from './sign-in.ts';

/** Lets the console tell of calls that are refused on purpose. */
test.use({ refusals: /a status of (403|409|422)/ });

const people = '/meupergamum/atendimento/pessoas';
const roles = '/meupergamum/atendimento/papeis';
const audit = '/meupergamum/atendimento/auditoria';

/** A CPF that nobody has, with its check digits, as people write it. */
function aTaxNumber(): string {
  const digits = Array.from({ length: 9 }, () => Math.floor(Math.random() * 10));
  for (let length = 9; length < 11; length += 1) {
    const sum = digits.reduce((all, digit, at) => all + digit * (length + 1 - at), 0);
    digits.push(((sum * 10) % 11) % 10);
  }
  return digits.join('').replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4');
}

test('a librarian registers somebody by the keyboard, finds them by their card, and changes them @long', async ({
  page,
}) => {
  const user = `m-${randomUUID().slice(0, 8)}`;
  await signIn(page, 'bibliotecaria', people);
  await page.getByRole('link', { name: 'Cadastrar pessoa' }).click();
  const name = page.getByRole('textbox', { name: 'Nome' });
  await expect(name).toBeFocused();
  await page.keyboard.type('João d’Ávila Conceição');
  const cpf = aTaxNumber();
  await page.getByRole('textbox', { name: 'CPF' }).fill(cpf);
  await page.getByRole('textbox', { name: 'Usuário' }).fill(user);
  await page.getByRole('combobox', { name: 'Categoria' }).selectOption('GRA');
  await page.getByLabel('Data de nascimento').fill('2001-02-03');
  await page.getByRole('textbox', { name: 'Cidade' }).fill('Petrópolis');
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await page.getByRole('button', { name: 'Cadastrar pessoa' }).click();
  await expect(
    page.getByRole('heading', { level: 2, name: 'João d’Ávila Conceição' }),
  ).toBeFocused();
  await expect(page.getByText(cpf)).toBeVisible();
  await expect(page.getByText('Petrópolis')).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);

  await page.getByRole('link', { name: 'Voltar às pessoas' }).click();
  await expect(page.getByRole('searchbox', { name: 'Pessoa' })).toBeFocused();
  // A scanner types the card's number and Enter: the record opens at once.
  await page.getByRole('searchbox', { name: 'Pessoa' }).fill(user.toUpperCase());
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { level: 2, name: 'João d’Ávila Conceição' }),
  ).toBeFocused();

  await page.getByText('Alterar os dados').click();
  await page.getByRole('textbox', { name: 'Telefone' }).fill('24 3333-1234');
  await page.getByRole('textbox', { name: 'Anotação' }).fill('Prefere ser chamado à tarde.');
  await page.getByRole('button', { name: 'Salvar' }).first().click();
  await expect(
    page.getByRole('definition').filter({ hasText: 'Prefere ser chamado' }),
  ).toBeVisible();
});

test('a document that is none, or somebody’s, is told; nobody found is too @long', async ({
  page,
}) => {
  const user = `m-${randomUUID().slice(0, 8)}`;
  const cpf = aTaxNumber();
  await signIn(page, 'bibliotecaria', people);
  await page.getByRole('link', { name: 'Cadastrar pessoa' }).click();
  const name = page.getByRole('textbox', { name: 'Nome' });
  const register = page.getByRole('button', { name: 'Cadastrar pessoa' });
  await name.fill('Inês Brandão');
  await page.getByRole('textbox', { name: 'CPF' }).fill('123');
  await page.getByRole('textbox', { name: 'Usuário' }).fill(user);
  await page.getByRole('combobox', { name: 'Categoria' }).selectOption('GRA');
  await register.click();
  await expect(page.getByRole('textbox', { name: 'CPF' })).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveValue('Inês Brandão');
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await page.getByRole('textbox', { name: 'CPF' }).fill(cpf);
  await register.click();
  await expect(page.getByRole('heading', { level: 2, name: 'Inês Brandão' })).toBeFocused();

  // Nobody is registered twice: the form links to the person who has this document.
  await page.getByRole('link', { name: 'Voltar às pessoas' }).click();
  await page.getByRole('link', { name: 'Cadastrar pessoa' }).click();
  await name.fill('Outra pessoa');
  await page.getByRole('textbox', { name: 'CPF' }).fill(cpf.replaceAll(/\D/g, ''));
  await page.getByRole('textbox', { name: 'Usuário' }).fill(`${user}-2`);
  await register.click();
  await expect(page.getByRole('textbox', { name: 'CPF' })).toHaveAccessibleDescription(
    /Já há uma pessoa com este documento/,
  );
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ver o cadastro de Inês Brandão' }).press('Enter');
  await expect(page.getByText(cpf)).toBeVisible();

  await page.getByRole('link', { name: 'Voltar às pessoas' }).click();
  const search = page.getByRole('searchbox', { name: 'Pessoa' });
  await search.fill('ninguem brandao');
  await search.press('Enter');
  await expect(page.getByText('Ninguém encontrado')).toBeVisible();
  await search.fill('brandao ines');
  await search.press('Enter');
  await expect(page.getByText(user)).toBeVisible();
  await expectAccessible(page);
});

test('what a reader changes while their form is open at the desk stays as they changed it @long', async ({
  page,
  browser,
}) => {
  const person = await aPerson();
  await signIn(page, 'bibliotecaria', `${people}?texto=${person.username}`);
  await page.getByRole('link', { name: 'Iracema Alencar' }).click();
  await page.getByText('Alterar os dados').click();
  await page.getByRole('textbox', { name: 'Telefone' }).fill('24 3333-1234');
  const own = await browser.newPage();
  await signIn(own, person.username, '/meupergamum/dados-pessoais', person);
  const mail = own.getByRole('checkbox', { name: 'Receber por e-mail os avisos' });
  await mail.uncheck();
  await own.getByLabel('Cidade', { exact: true }).fill('Valença');
  await own.getByRole('button', { name: 'Salvar' }).click();
  await expect(own.getByText('Seus dados foram salvos.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Salvar' }).first().click();
  await expect(page.getByRole('definition').filter({ hasText: '24 3333-1234' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Cidade' })).toHaveValue('Valença');
  await own.reload();
  await expect(own.getByLabel('Cidade', { exact: true })).toHaveValue('Valença');
  await expect(mail).not.toBeChecked();
  await own.close();
});

test('a librarian blocks till a day, adds and ends a link, and closes the account @long', async ({
  page,
}) => {
  const { username } = await aPerson();
  await signIn(page, 'bibliotecaria', `${people}?texto=${username}`);
  await page.getByRole('link', { name: 'Iracema Alencar' }).click();
  const link = page.getByRole('article').filter({ hasText: username }).first();
  await link.getByText('Bloquear', { exact: true }).first().click();
  await link.getByRole('textbox', { name: 'Motivo' }).fill('Livro rasurado');
  await link.getByLabel('Último dia do bloqueio').fill('2099-12-31');
  await link.getByRole('button', { name: 'Bloquear', exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Bloquear', exact: true })
    .click();
  await expect(link.getByRole('definition').filter({ hasText: 'Livro rasurado' })).toBeVisible();
  await expect(link.getByRole('definition').filter({ hasText: '2099' })).toBeVisible();
  await link.getByRole('button', { name: 'Liberar o acesso' }).click();
  await expect(link.getByText('Em vigor')).toBeVisible();

  await page.getByText('Acrescentar vínculo').first().click();
  const form = page
    .locator('form')
    .filter({ has: page.getByRole('button', { name: 'Acrescentar vínculo' }) });
  await form.getByRole('textbox', { name: 'Usuário' }).fill(username);
  await form.getByRole('button', { name: 'Acrescentar vínculo' }).click();
  await expect(form.getByText('Este usuário já existe.').first()).toBeVisible();
  await form.getByRole('textbox', { name: 'Usuário' }).fill(`${username}.2`);
  await form.getByRole('button', { name: 'Acrescentar vínculo' }).click();
  const second = page.getByRole('article').filter({ hasText: `${username}.2` });
  await second.getByRole('button', { name: 'Encerrar o vínculo' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Encerrar o vínculo' }).click();
  await expect(second.getByText('Encerrado', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.getByText('Encerrar a conta').first().click();
  await page.getByRole('button', { name: 'Encerrar a conta' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Encerrar a conta' }).click();
  await expect(page.getByText('A conta de Iracema Alencar foi encerrada.')).toBeVisible();
  await expect(page).toHaveURL(people);
});

test('a password is given at the desk, and replaced at the first sign-in @one-size @long', async ({
  page,
}) => {
  const { username } = await aPerson();
  await signIn(page, 'bibliotecaria', `${people}?texto=${username}`);
  await page.getByRole('link', { name: 'Iracema Alencar' }).click();
  await page.getByText('Dar acesso a quem não tem a senha').click();
  await page.getByRole('button', { name: 'Dar uma senha provisória' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Dar uma senha provisória' })
    .click();
  const shown = page.locator('code').filter({ hasText: /^[a-z2-9]{4}-/ });
  const given = (await shown.textContent()) ?? '';
  await expectAccessible(page);
  await page.goto('/sair');
  await expect(page.getByRole('link', { name: 'Entrar' }).first()).toBeVisible();
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Usuário' }).fill(username);
  await page.getByLabel('Senha', { exact: true }).fill(given);
  await page.getByRole('button', { name: 'Acessar' }).click();
  await expect(page.getByText('Escolha a sua senha')).toBeVisible();
  await expect(page.getByText('De 12 a 128 caracteres')).toBeVisible();
  await expect(page.getByLabel('Nova senha', { exact: true })).toBeFocused();
  await expectAccessible(page);
  const own = 'uma frase que ninguém mais sabe';
  await page.getByLabel('Nova senha', { exact: true }).fill(own);
  await page.getByLabel(/Repita/).fill(own);
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('A senha foi salva. Entre com ela.')).toBeVisible();
  await page.getByLabel('Senha', { exact: true }).fill(own);
  await page.getByRole('button', { name: 'Acessar' }).click();
  await expect(page).not.toHaveURL(/login/);
});

test('who has more rights is read, and not changed @long', async ({ page }) => {
  await signIn(page, 'bibliotecaria', `${people}?texto=marta`);
  await page.getByRole('link', { name: 'Marta Siqueira Dantas' }).click();
  await expect(page.getByText('só um administrador altera')).toBeVisible();
  await expect(page.getByText('Alterar os dados')).toHaveCount(0);
  await expect(page.getByText('Dar acesso a quem não tem a senha')).toHaveCount(0);
});

test('an administrator makes a role, gives it to a reader, and reads of it in the audit @long', async ({
  page,
}) => {
  const { username } = await aPerson();
  const name = `Estágio ${username}`;
  await signIn(page, 'administradora', roles);
  await page.getByText('Criar papel').first().click();
  const form = page.locator('form').last();
  await form.getByRole('textbox', { name: 'Nome do papel' }).fill(name);
  await form.getByRole('checkbox', { name: /Balcão/ }).check();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await form.getByRole('button', { name: 'Criar papel' }).click();
  await expect(page.getByRole('heading', { level: 3, name })).toBeVisible();

  await page.goto(`${people}?texto=${username}`);
  await page.getByRole('link', { name: 'Iracema Alencar' }).click();
  await page.getByText('Mudar o papel').click();
  await page
    .getByRole('combobox', { name: 'Papel' })
    .first()
    .selectOption({ label: `Equipe · ${name}` });
  await page.getByRole('button', { name: 'Salvar' }).first().click();
  await expect(page.getByRole('definition').filter({ hasText: name })).toBeVisible();

  await page.goto(`${audit}?de_quem=${username}`);
  const table = page.getByRole('table');
  await expect(table.getByText('Papel mudado')).toBeVisible();
  await expect(table.getByText('Cadastro visto').first()).toBeVisible();
  await expect(table.getByText('Marta Siqueira Dantas · administradora').first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await inDatabase(async (db) => {
    await db
      .updateTable('login')
      .set({ role: 'patron', staff_role_id: null })
      .where('username', '=', username)
      .execute();
    await db.deleteFrom('staff_role').where('name', '=', name).execute();
  });
});

test('the audit and the roles are not there for a librarian @long', async ({ page }) => {
  await signIn(page, 'bibliotecaria', audit);
  await expect(page.getByRole('table')).toHaveCount(0);
  await page.goto(roles);
  await expect(page.getByText('Criar papel')).toHaveCount(0);
});

for (const language of ['en', 'es'] as const) {
  test(`people speak ${language} @long`, async ({ page }) => {
    await signIn(page, 'administradora', '/');
    await chooseLanguage(page, language);
    await expectPagesSpeak(page, [people, `${people}?nova=1`, roles, audit], language);
  });
}
