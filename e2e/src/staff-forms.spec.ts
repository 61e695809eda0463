import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { aPerson } from './people.ts';
import { expect, expectAccessible, expectNoSideScroll, test } from './quiet-page.ts';
import { writeSetting } from './settings.ts';
import { endSession, signIn, signInByDialog } from './sign-in.ts';

test.use({ refusals: /status of (401|403|422)/ });

const area = '/meupergamum/atendimento';
const open = (page: Page, path: string, language = 'pt') =>
  signIn(page, 'administradora', `${area}/${path}`, { language });
const save = (page: Page) => page.getByRole('button', { name: 'Salvar', exact: true });

/** Expects these words in sight under a field, tied to it; the field is marked as invalid. */
async function expectFault(field: Locator, words: string): Promise<void> {
  await expect(field).toHaveAccessibleDescription(new RegExp(escaped(words)));
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  const ids = (await field.getAttribute('aria-describedby'))?.split(' ') ?? [];
  const told = field
    .page()
    .locator(ids.map((id) => `[id="${id}"]`).join(','))
    .filter({ hasText: words });
  await expect(told).toBeVisible();
  const [above, under] = [await field.boundingBox(), await told.boundingBox()];
  const gap = (under?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThan(24);
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Names of the wire, which people are never shown. */
async function expectNoMachineNames(page: Page): Promise<void> {
  const shown = await page.locator('main').innerText();
  expect(shown).not.toMatch(/[a-z]_[a-z]|\.\d+\.|undefined/);
}

test('days of notices that are no numbers are told at the field, and kept as typed @long', async ({
  page,
  isMobile,
}) => {
  await open(page, 'regras-emprestimo/numeros');
  const days = page.getByLabel('Dias de atraso em que se avisa');
  await days.fill('7, 1, x');
  await days.press('Tab');
  await expectFault(days, 'Escreva números separados por vírgulas, como 1, 7, 15.');
  await expect(days).toHaveValue('7, 1, x');
  await expectNoMachineNames(page);
  await expectNoSideScroll(page);
  if (!isMobile) await expectAccessible(page);
  await days.fill('7, 1');
  await expect(days).not.toHaveAttribute('aria-invalid', 'true');
});

test('what is added to a list takes the keyboard, and what is taken away leaves it to its neighbour @one-size @long', async ({
  page,
}) => {
  await open(page, 'calendario');
  const add = page.getByRole('button', { name: 'Adicionar uma data' });
  const removers = page.getByRole('button', { name: /^Remover: / });
  const focused = page.locator(':focus');
  await expect(add).toBeVisible();
  const before = await removers.count();
  await add.press('Enter');
  await expect(focused).toHaveAttribute('name', 'de');
  await add.press('Enter');
  await expect(removers).toHaveCount(before + 2);
  await removers.last().press('Enter');
  await expect(removers).toHaveCount(before + 1);
  await expect(removers.last()).toBeFocused();
  await removers.last().press('Enter');
  await expect(removers).toHaveCount(before);
  await expect(before > 0 ? removers.last() : add).toBeFocused();
});

test.describe('a form that cannot be saved says why at the field', { tag: '@one-size' }, () => {
  const cases: readonly (readonly [label: string, value: string, words: string])[] = [
    ['Página de proteção de dados', 'sem esquema', 'Escreva um endereço completo'],
    ['Página de proteção de dados', 'javascript:alert(1)', 'Escreva um endereço completo'],
    ['Mínimo de caracteres', '11', 'O menor valor aceito é 12.'],
    ['Mínimo de caracteres', '129', 'O mínimo não pode ser maior que o máximo.'],
    ['Mínimo de caracteres', '', 'Preencha este campo.'],
    ['Máximo de caracteres', '20', 'O menor valor aceito é 64.'],
    ['Sigla', '', 'Preencha este campo.'],
    ['Sigla', '   ', 'Preencha este campo.'],
    ['ABNT, com {numero} no lugar do número', 'http://a.example', 'Escreva um endereço completo'],
  ];
  test('settings: each that is wrong, one after the other @long', async ({ page }) => {
    await open(page, 'configuracoes');
    const looked = new Set<string>();
    for (const [label, value, words] of cases) {
      const field = page.getByLabel(label, { exact: true });
      const right = await field.inputValue();
      await field.fill(value);
      await save(page).click();
      await expectFault(field, words);
      await expect(field).toBeFocused();
      await expectNoMachineNames(page);
      if (!looked.has(label)) await expectAccessible(page);
      looked.add(label);
      await field.fill(right);
    }
  });

  test('a category without a code @long', async ({ page }) => {
    await open(page, 'regras-emprestimo/categorias');
    const codes = page.getByRole('textbox', { name: 'Sigla' });
    await codes.last().fill('  ');
    await save(page).click();
    await expectFault(codes.last(), 'Preencha este campo.');
    await expect(codes.last()).toBeFocused();
    await expectNoMachineNames(page);
  });

  test('an event without a title, folded away in its language @long', async ({ page }) => {
    await open(page, 'eventos');
    await page.getByRole('button', { name: 'Adicionar um evento' }).click();
    await page.getByLabel('Primeiro dia').last().fill('2027-03-02');
    await page.getByLabel('Último dia').last().fill('2027-03-01');
    await save(page).click();
    await expectFault(page.getByLabel('Último dia').last(), 'O primeiro dia aceito é');
    await expectNoMachineNames(page);
  });
});

test('fields that are to be filled in are told together, and each by itself @one-size @long', async ({
  page,
}) => {
  await open(page, 'configuracoes');
  const [name, short] = [
    page.getByLabel('Nome', { exact: true }),
    page.getByLabel('Sigla', { exact: true }),
  ];
  await short.fill('');
  await save(page).press('Enter');
  await expect(page.getByText('O campo Sigla é obrigatório e não foi preenchido.')).toBeVisible();
  await name.fill('');
  await save(page).press('Enter');
  await expect(page.getByText('Preencha todos os campos obrigatórios!')).toBeVisible();
  await expectFault(name, 'Preencha este campo.');
  await expectFault(short, 'Preencha este campo.');
  await expect(name).toBeFocused();
  await expectAccessible(page);
});

test('what a form lacks, or cannot take, is told at its field once it is sent @one-size @long', async ({
  page,
}) => {
  await open(page, 'pagamentos/extrato');
  await page.getByRole('button', { name: 'Importar', exact: true }).press('Enter');
  await expectFault(page.getByLabel('Arquivo do extrato'), 'Preencha este campo.');

  await page.goto(`${area}/etiquetas`);
  await page.getByLabel('Códigos de barras').fill('1');
  const first = page.getByLabel('Começar na etiqueta');
  await first.fill('99');
  await page.keyboard.press('Enter');
  await expectFault(first, 'A folha tem 30 etiquetas.');
  await expectAccessible(page);

  await page.goto(`${area}/exemplares`);
  await page.locator('summary', { hasText: 'Registro breve' }).press('Enter');
  await page.getByLabel('Título', { exact: true }).fill('Sem ano');
  const year = page.getByLabel('Ano', { exact: true });
  await year.fill('21000');
  await page.keyboard.press('Enter');
  await expectFault(year, 'O último ano aceito é 2100.');
});

test.describe('where the session ends over a form', { tag: ['@one-size', '@long'] }, () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Entrar' });
  const name = (page: Page) => page.getByRole('textbox', { name: 'Nome', exact: true });

  /** Writes the registration of a new person, and sends it as the session has just ended. */
  async function sendInVain(page: Page, user: string): Promise<void> {
    await signIn(page, 'bibliotecaria', `${area}/pessoas`);
    await page.getByRole('link', { name: 'Cadastrar pessoa' }).click();
    await name(page).fill('Conceição Ávila');
    await page.getByRole('textbox', { name: 'Usuário' }).fill(user);
    await page.getByRole('combobox', { name: 'Categoria' }).selectOption('GRA');
    await endSession(page, /\/api\/atendimento\/pessoas$/);
    await page.getByRole('button', { name: 'Cadastrar pessoa' }).click();
    await expect(dialog(page)).toBeVisible();
  }

  test('what is written goes out once its writer has signed in again', async ({ page }) => {
    await sendInVain(page, `m-${randomUUID().slice(0, 8)}`);
    await expectAccessible(page);
    const toast = page.getByRole('alert').filter({ hasText: 'A sessão expirou' });
    await expect(toast.getByRole('button', { name: 'Entrar' })).toHaveCount(0);
    await expect(page.locator('input[name="nome"]')).toHaveValue('Conceição Ávila');
    await signInByDialog(page, 'bibliotecaria');
    await expect(page.getByRole('heading', { level: 2, name: 'Conceição Ávila' })).toBeFocused();
  });

  test('it is out of sight, and kept, while nobody has signed in', async ({ page }) => {
    await sendInVain(page, `m-${randomUUID().slice(0, 8)}`);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(name(page)).toBeHidden();
    const again = page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true });
    await expect(again).toBeFocused();
    await expectAccessible(page);
    await expectNoSideScroll(page);
    await again.press('Enter');
    await signInByDialog(page, 'bibliotecaria');
    await expect(page.getByRole('heading', { level: 2, name: 'Conceição Ávila' })).toBeFocused();
  });

  test('another who signs in finds nothing of it', async ({ page }) => {
    await sendInVain(page, `m-${randomUUID().slice(0, 8)}`);
    await signInByDialog(page, 'administradora');
    await expect(page.getByRole('banner')).not.toContainText('Entrar');
    await expect(name(page)).toHaveValue('');
    await expect(page.getByRole('textbox', { name: 'Usuário' })).toHaveValue('');
  });
});

test('passwords are said to be whose they are, in words @one-size @long', async ({ page }) => {
  await open(page, 'configuracoes');
  const where = page.getByLabel('Onde as senhas são guardadas');
  await expect(where.locator('option:checked')).toHaveText('Neste sistema');
  await expectAccessible(page);
});

test('a rule of zero items for everybody is asked about @one-size @long', async ({ page }) => {
  await open(page, 'regras-emprestimo');
  await page.getByRole('button', { name: 'Adicionar uma regra' }).click();
  await save(page).click();
  const question = page.getByRole('alertdialog', { name: 'Confira antes de salvar' });
  await expect(question).toContainText('ninguém mais leva nada emprestado');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Voltar e corrigir' }).first().click();
  await expect(question).toBeHidden();
  await expect(save(page)).toBeEnabled();
});

test('features are listed in the language of the page @one-size @long', async ({ page }) => {
  await open(page, 'funcionalidades', 'en');
  await expect(page.getByRole('checkbox', { name: /^Personal area/ })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /^Captcha at sign-in/ })).not.toBeChecked();
  await expect(page.getByText('Área pessoal')).toHaveCount(0);
});

test('the access of a reader is blocked and opened by the keyboard @one-size @long', async ({
  page,
}) => {
  const { username } = await aPerson();
  await signIn(page, 'bibliotecaria', `${area}/bloqueios`);
  await page.getByRole('textbox', { name: 'Leitor' }).fill(username);
  await page.keyboard.press('Enter');
  const block = page.locator('summary').filter({ hasText: /^Bloquear o acesso de Iracema/ });
  await block.press('Enter');
  await page.getByLabel('Motivo').fill('Livros rasurados');
  await page.getByRole('button', { name: 'Bloquear', exact: true }).press('Enter');
  const dialog = page.getByRole('alertdialog', { name: /^Bloquear o acesso de Iracema/ });
  await expect(dialog.getByText('Motivo: Livros rasurados')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Bloquear', exact: true }).press('Enter');
  await expect(page.getByText('Motivo: Livros rasurados')).toBeVisible();
  const free = page.getByRole('button', { name: /^Liberar o acesso de Iracema/ });
  await expect(free).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await free.press('Enter');
  await expect(block).toBeVisible();
});

test('the look of the personal area is the institution’s, until its reader chooses @one-size @long', async ({
  page,
}) => {
  await writeSetting('theme', 'classico');
  try {
    await signIn(page, 'aluna', '/meupergamum');
    const shell = page.locator('[data-theme]');
    await expect(shell).toHaveAttribute('data-theme', 'classico');
    await expectAccessible(page);
    await page.getByRole('switch', { name: 'Aparência clássica' }).uncheck();
    await expect(shell).toHaveAttribute('data-theme', 'neo');
    const kept = await page.evaluate(() => localStorage.getItem('estante.config') ?? '');
    expect(kept.length).toBeGreaterThan(40);
    expect(kept).not.toMatch(/neo|atividades/);
    await page.reload();
    await expect(shell).toHaveAttribute('data-theme', 'neo');
  } finally {
    await writeSetting('theme', 'neo');
  }
});
