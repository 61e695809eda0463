import type { Page } from '@playwright/test';
import { aPerson } from './people.ts';
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  waitForHydration,
  test,
} from './quiet-page.ts';
import { inDatabase, writeSetting } from './settings.ts';
import { signIn } from './sign-in.ts';

/** Lets the console tell of calls that are refused, or not answered, on purpose. */
test.use({ refusals: /a status of (422|500)|net::ERR_FAILED/ });

// Each language at each size writes as the same reader.
test.beforeAll(() => writeSetting('pendingComments', 1000));
test.beforeAll(() => writeSetting('pendingSuggestions', 1000));

const words = {
  pt: {
    comment: 'Comentário geral',
    content: 'Comentário',
    library: 'Biblioteca',
    sendComment: 'Enviar comentário',
    commentSent: 'Comentário enviado. A biblioteca responde por e-mail.',
    limit: /^Você já tem 5 comentários aguardando aprovação/,
    suggestion: 'Sugestão de aquisição',
    title: 'Título',
    publisher: 'Editora',
    sendSuggestion: 'Enviar sugestão',
    required: (field: string) => `O campo ${field} é obrigatório e não foi preenchido.`,
    suggestionSent: /^Sugestão enviada\./,
  },
  en: {
    comment: 'General comment',
    content: 'Comment',
    library: 'Library',
    sendComment: 'Send comment',
    commentSent: 'Comment sent. The library replies by e-mail.',
    limit: /^You already have 5 comments awaiting approval/,
    suggestion: 'Purchase suggestion',
    title: 'Title',
    publisher: 'Publisher',
    sendSuggestion: 'Send suggestion',
    required: (field: string) => `The field ${field} is required and was not filled in.`,
    suggestionSent: /^Suggestion sent\./,
  },
  es: {
    comment: 'Comentario general',
    content: 'Comentario',
    library: 'Biblioteca',
    sendComment: 'Enviar comentario',
    commentSent: 'Comentario enviado. La biblioteca responde por correo electrónico.',
    limit: /^Ya tiene 5 comentarios a la espera de aprobación/,
    suggestion: 'Sugerencia de adquisición',
    title: 'Título',
    publisher: 'Editorial',
    sendSuggestion: 'Enviar sugerencia',
    required: (field: string) => `El campo ${field} es obligatorio y no se ha rellenado.`,
    suggestionSent: /^Sugerencia enviada\./,
  },
} as const;

const footerButton = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('button', { name, exact: true });
const alerts = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ });
const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text });

for (const language of ['pt', 'en', 'es'] as const) {
  const w = words[language];

  test(`a comment is sent (${language}) @long`, async ({ page }) => {
    await signIn(page, 'aluna', '/cesta', { language });
    const opener = footerButton(page, w.comment);
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: w.comment });
    const send = dialog.getByRole('button', { name: w.sendComment });
    await expect(send).toBeDisabled();
    await expectAccessible(page);
    await expectNoSideScroll(page);
    await dialog.getByLabel('Campus', { exact: true }).selectOption({ index: 1 });
    await dialog.getByLabel(w.library, { exact: true }).selectOption({ index: 1 });
    await dialog.getByLabel(w.content, { exact: true }).fill('  \n ');
    await expect(send).toBeDisabled();
    const written = `Comentário ${language} ${test.info().project.name}`;
    await dialog.getByLabel(w.content, { exact: true }).fill(written);
    await send.click();
    await expect(dialog).toHaveCount(0);
    await expect(toast(page, w.commentSent)).toBeVisible();
    await expect(opener).toBeFocused();
    const kept = await inDatabase((db) =>
      db.selectFrom('general_comment').select('language').where('content', '=', written).execute(),
    );
    expect(kept).toEqual([{ language }]);
  });

  test(`too many comments are told over the form, which stays (${language}) @one-size @long`, async ({
    page,
  }) => {
    await page.route('**/api/unidade-informacao/comentario', (route) => {
      const erro = {
        codigo: 'limite_comentarios_excedido',
        mensagem: '',
        valores: { limite: 5 },
      };
      const body = JSON.stringify({ erro });
      return route.fulfill({ status: 422, body, contentType: 'application/json' });
    });
    await signIn(page, 'aluna', '/cesta', { language });
    await footerButton(page, w.comment).click();
    const dialog = page.getByRole('dialog', { name: w.comment });
    await dialog.getByLabel(w.library, { exact: true }).selectOption({ index: 1 });
    await dialog.getByLabel(w.content, { exact: true }).fill('Mais um');
    await dialog.getByRole('button', { name: w.sendComment }).click();
    await expect(alerts(page)).toHaveText(w.limit);
    await expectAccessible(page);
    await expect(dialog.getByLabel(w.content, { exact: true })).toHaveValue('Mais um');
  });

  test(`what a suggestion lacks is warned of by name; then it is sent (${language}) @long`, async ({
    page,
  }) => {
    await signIn(page, 'aluna', '/cesta', { language });
    await footerButton(page, w.suggestion).click();
    const dialog = page.getByRole('dialog', { name: w.suggestion });
    await dialog.getByLabel(w.title, { exact: true }).fill('   ');
    await dialog.getByRole('button', { name: w.sendSuggestion }).click();
    const missing = [w.library, w.title, w.publisher].map(w.required);
    await expect(dialog.getByRole('alert').getByRole('listitem')).toHaveText(missing);
    await expect(dialog.locator('form [tabindex="-1"]').first()).toBeFocused();
    await dialog
      .getByRole('alert')
      .getByRole('button', { name: w.required(w.library) })
      .click();
    await expect(dialog.getByLabel(w.library, { exact: true })).toBeFocused();
    await expectAccessible(page);
    await expectNoSideScroll(page);
    await dialog.getByLabel(w.library, { exact: true }).selectOption({ index: 1 });
    await dialog.getByLabel(w.title, { exact: true }).fill('Torto arado');
    await dialog.getByLabel(w.publisher, { exact: true }).fill('Todavia');
    await dialog.getByRole('button', { name: w.sendSuggestion }).click();
    await expect(toast(page, w.suggestionSent)).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(alerts(page)).toHaveCount(0);
  });
}

const w = words.pt;

test('whoever is not signed in does so in a dialog, and the form opens after it @one-size @long', async ({
  page,
}) => {
  await page.goto('/cesta');
  await waitForHydration(page);
  await footerButton(page, w.comment).click();
  const entry = page.getByRole('dialog', { name: 'Entrar' });
  await entry.locator('input[name="username"]').fill('aluna');
  await entry.locator('input[name="password"]').fill('estante-demonstracao');
  await entry.locator('input[name="password"]').press('Enter');
  const form = page.getByRole('dialog', { name: w.comment });
  await expect(form.getByLabel(w.content, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await footerButton(page, w.suggestion).click();
  await expect(page.getByRole('dialog', { name: w.suggestion })).toBeVisible();
});

test('whoever will not sign in is left where they were @one-size @long', async ({ page }) => {
  await page.goto('/cesta');
  await waitForHydration(page);
  await footerButton(page, w.suggestion).click();
  await expect(page.getByRole('dialog', { name: 'Entrar' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/cesta$/);
});

test('what was written is there again when the form is opened again @one-size @long', async ({
  page,
}) => {
  await signIn(page, 'aluna', '/cesta');
  await footerButton(page, w.comment).click();
  const content = page.getByRole('dialog').getByLabel(w.content, { exact: true });
  await content.fill('Pela metade');
  await page.keyboard.press('Escape');
  await expect(content).toHaveCount(0);
  await footerButton(page, w.comment).click();
  await expect(content).toHaveValue('Pela metade');
});

test('a fault, and no answer, are told over the form @one-size @long', async ({ page }) => {
  await signIn(page, 'aluna', '/cesta');
  await footerButton(page, w.comment).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(w.library, { exact: true }).selectOption({ index: 1 });
  await dialog.getByLabel(w.content, { exact: true }).fill('Olá');
  const address = '**/api/unidade-informacao/comentario';
  await page.route(address, (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 });
  await dialog.getByRole('button', { name: w.sendComment }).click();
  await expect(alerts(page)).toHaveText('Ocorreu um erro inesperado.');
  // The message stays in the form until it is sent again.
  await expect(dialog.getByRole('alert')).toBeVisible();
  await page.route(address, (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: w.sendComment }).click();
  await expect(alerts(page)).toHaveText(/^Não foi possível comunicar com o servidor!/);
});

test('a teacher has a form of their own, with what to know before @one-size @long', async ({
  page,
}) => {
  const notice = { title: 'Compras', body: 'O orçamento fecha em novembro.' };
  await inDatabase((db) =>
    db
      .insertInto('activity_notice')
      .values({ activity_code: 12, language: 'pt', ...notice })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
  await signIn(page, 'professor', '/cesta');
  await footerButton(page, w.suggestion).click();
  const dialog = page.getByRole('dialog', { name: 'Sugestão de aquisição para o ensino' });
  await expect(dialog.getByText('O orçamento fecha em novembro.')).toBeVisible();
  await dialog.getByLabel('Departamento', { exact: true }).selectOption({ index: 1 });
  const copies = dialog.getByLabel('Exemplares', { exact: true });
  await copies.fill('0');
  await dialog.getByRole('button', { name: w.sendSuggestion }).click();
  const [course, ...missing] = ['Curso', 'Disciplina', 'Biblioteca', 'Título', 'Editora'].map(
    w.required,
  );
  const [discipline = '', ...others] = missing;
  const number = 'Exemplares: Um número inteiro de 1 a 999.';
  const faults = dialog.getByRole('alert').getByRole('listitem');
  await expect(faults).toHaveText([String(course), discipline, number, ...others]);
  // A text that names no entry of the list does not count as missing.
  await dialog.getByRole('combobox', { name: 'Curso' }).fill('Alquimia');
  await dialog.getByRole('button', { name: w.sendSuggestion }).click();
  await expect(faults.first()).toHaveText(/^Curso: .*não é um dos nomes da lista/);
  await expectAccessible(page);
  await expectNoSideScroll(page);
  for (const name of ['Curso', 'Disciplina']) {
    const field = dialog.getByRole('combobox', { name });
    await field.fill('');
    await field.click();
    await expect(dialog.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await field.press('ArrowDown');
    await field.press('Enter');
    await expect(field).not.toHaveValue('');
  }
  await copies.fill('12');
  await dialog.getByLabel(w.library, { exact: true }).selectOption({ index: 1 });
  const title = `Para a turma ${test.info().project.name}`;
  await dialog.getByLabel(w.title, { exact: true }).fill(title);
  await dialog.getByLabel(w.publisher, { exact: true }).fill('Todavia');
  await dialog.getByRole('button', { name: w.sendSuggestion }).click();
  await expect(toast(page, w.suggestionSent)).toBeVisible();
  const kept = await inDatabase((db) =>
    db
      .selectFrom('acquisition_suggestion')
      .select(['copies', 'course_name'])
      .where('title', '=', title)
      .executeTakeFirstOrThrow(),
  );
  expect(kept).toEqual({ copies: 12, course_name: expect.stringMatching(/\S/) as unknown });
});

test('where nothing is found, that work is suggested @one-size @long', async ({ page }) => {
  await signIn(page, 'aluna', '/?q=zzqqxx+arado');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Sugerir a aquisição/ })
    .click();
  const dialog = page.getByRole('dialog', { name: w.suggestion });
  await expect(dialog.getByLabel(w.title, { exact: true })).toHaveValue('zzqqxx arado');
});

test('who has no mail address is told so, and promised no letter @one-size @long', async ({
  page,
}) => {
  const person = await aPerson();
  await inDatabase((db) =>
    db
      .updateTable('person')
      .set({ emails: [] })
      .where('id', '=', (of) =>
        of.selectFrom('login').select('person_id').where('username', '=', person.username),
      )
      .execute(),
  );
  await signIn(page, person.username, '/cesta', person);
  await footerButton(page, w.comment).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/Não há e-mail no seu cadastro/)).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Dados pessoais' })).toHaveAttribute(
    'href',
    '/meupergamum/dados-pessoais',
  );
  await expect(dialog).not.toContainText('responde por e-mail');
  await expectAccessible(page);
  await dialog.getByLabel(w.library, { exact: true }).selectOption({ index: 1 });
  await dialog.getByLabel(w.content, { exact: true }).fill('Olá');
  await dialog.getByRole('button', { name: w.sendComment }).click();
  await expect(toast(page, 'Comentário enviado. A biblioteca vai lê-lo.')).toBeVisible();
});
