import type { Page } from '@playwright/test';
import { picture } from './picture.ts';
import { expect, expectAccessible, expectNoSideScroll, test } from './quiet-page.ts';
import { signIn } from './sign-in.ts';

test.use({ refusals: /status of (401|409)/ });

const open = (page: Page, path: string, login = 'administradora') =>
  signIn(page, login, `/meupergamum/atendimento/${path}`);

const save = (page: Page) => page.getByRole('button', { name: 'Salvar', exact: true });
const saved = (page: Page) => page.getByRole('status').filter({ hasText: 'já valem' });

const paths = [
  'configuracoes',
  'funcionalidades',
  'textos',
  'eventos',
  'aparencia',
  'etiquetas-cor',
  'captcha',
];

test('each screen is accessible and fits its window @long', async ({ page, isMobile }) => {
  await open(page, paths[0] ?? '');
  for (const path of paths) {
    await page.goto(`/meupergamum/atendimento/${path}`);
    await expect(save(page)).toBeDisabled();
    await expectNoSideScroll(page);
    if (!isMobile) await expectAccessible(page);
  }
});

test('those with tests of their own, and a section, are accessible too @long', async ({
  page,
  isMobile,
}) => {
  await open(page, 'horarios');
  for (const path of ['horarios', 'fornecedores', 'textos?secao=avisos']) {
    await page.goto(`/meupergamum/atendimento/${path}`);
    await expect(save(page)).toBeDisabled();
    await expectNoSideScroll(page);
    if (!isMobile) await expectAccessible(page);
  }
});

test('the screens are not there for other staff @one-size @long', async ({ page }) => {
  await open(page, 'configuracoes', 'bibliotecaria');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página não encontrada');
});

test.describe('a change', { tag: '@one-size' }, () => {
  test('is in effect at once; one made on a stale page is told, not lost @long', async ({
    page,
    context,
  }) => {
    await open(page, 'configuracoes');
    const field = (of: Page) => of.getByLabel('Target, com {numero} no lugar do número');
    await field(page).fill('https://primeira.example/{numero}');
    const other = await context.newPage();
    await open(other, 'configuracoes');
    await field(other).fill('https://segunda.example/{numero}');
    await save(other).click();
    await expect(saved(other)).toBeVisible();
    await save(page).click();
    const stale = page.getByRole('alert').filter({ hasText: 'Outra pessoa alterou isto' });
    await expect(stale).toBeVisible();
    await expect(field(page)).toHaveValue('https://primeira.example/{numero}');
    await expectAccessible(page);
    await stale.getByRole('button', { name: 'ver as atuais' }).click();
    await expect(field(page)).toHaveValue('https://segunda.example/{numero}');
    await field(page).fill('');
    await save(page).click();
    await expect(saved(page)).toBeVisible();
  });

  test('is not written on while it is saved, and the keyboard stays where it was @long', async ({
    page,
  }) => {
    await open(page, 'configuracoes');
    const field = page.getByLabel('Target, com {numero} no lugar do número');
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/api/**', async (route) => {
      if (route.request().method() === 'PUT') await answered;
      await route.continue();
    });
    await field.fill('https://quarta.example/{numero}');
    await field.press('Enter');
    await expect(field).toBeDisabled();
    await page.keyboard.type('perdido');
    answer();
    await expect(saved(page)).toBeVisible();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('https://quarta.example/{numero}');
    await field.fill('');
    await save(page).click();
    await expect(page.getByRole('button', { name: 'Desfazer as alterações' })).toHaveCount(0);
    await expect(save(page)).toBeFocused();
  });

  test('that is not saved is asked about before it is lost @long', async ({ page }) => {
    await open(page, 'configuracoes');
    const field = page.getByLabel('Target, com {numero} no lugar do número');
    await field.fill('https://terceira.example/{numero}');
    const elsewhere = page
      .getByRole('navigation', { name: 'Menu do atendimento' })
      .getByRole('link', { name: 'Bibliotecas' });
    await elsewhere.press('Enter');
    const asked = page.getByRole('alertdialog', { name: 'Sair sem salvar?' });
    await expect(asked).toBeVisible();
    await expectAccessible(page);
    await asked.getByRole('button', { name: 'Continuar aqui' }).last().press('Enter');
    await expect(asked).toHaveCount(0);
    await expect(field).toHaveValue('https://terceira.example/{numero}');
    await elsewhere.press('Enter');
    await asked.getByRole('button', { name: 'Sair sem salvar' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bibliotecas');
    await page.goBack();
    await expect(field).toHaveValue('');
  });

  test('of the order of tabs keeps the keyboard where it is, to the end of the list @long', async ({
    page,
  }) => {
    await open(page, 'funcionalidades');
    const first = page.getByRole('group', { name: /^Guias da busca/ }).getByRole('checkbox');
    const name = (await first.first().locator('..').textContent()) ?? '';
    const down = page.getByRole('button', { name: `Descer: ${name}` });
    await down.focus();
    const tabs = await first.count();
    for (let at = 1; at < tabs; at += 1) {
      await page.keyboard.press('Enter');
      await expect(down).toBeFocused();
    }
    await expect(down).toHaveAttribute('aria-disabled', 'true');
    await expect(first.last().locator('..')).toHaveText(name);
    await page.keyboard.press('Enter');
    await expect(first.last().locator('..')).toHaveText(name);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: `Subir: ${name}` })).toBeFocused();
  });

  test('of texts is read on the front page, and taken back @long', async ({ page }) => {
    await open(page, 'textos?secao=informacoes_gerais');
    await page.getByRole('button', { name: 'Adicionar um texto' }).first().click();
    const added = page.getByRole('region', { name: /^Texto \d+$/ }).last();
    await added.getByLabel('Título').fill('Reforma da entrada');
    await added.getByRole('textbox', { name: 'Texto' }).fill('Entre pela rua de trás.');
    await save(page).click();
    await expect(saved(page)).toBeVisible();
    const reader = await page.request.get('/api/parametros/informacoes_gerais');
    expect(await reader.text()).toContain('Entre pela rua de trás.');
    await added.getByRole('button', { name: /^Remover/ }).click();
    await save(page).click();
    // Saving is 'disabled' too, while it goes on.
    await expect(page.getByRole('button', { name: 'Desfazer as alterações' })).toHaveCount(0);
    const again = await page.request.get('/api/parametros/informacoes_gerais');
    expect(await again.text()).not.toContain('Entre pela rua de trás.');
  });

  test('of colours is checked before it is sent, and dresses the page @long', async ({ page }) => {
    await open(page, 'aparencia');
    const colour = page.getByLabel('Cor nas páginas claras', { exact: true });
    await colour.fill('#ffdd00');
    await expect(page.getByText('O contraste é de 1,16')).toBeVisible();
    await save(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'não se lê bem' })).toBeVisible();
    await colour.fill('#006644');
    await save(page).click();
    await expect(saved(page)).toBeVisible();
    const brand = () =>
      page.evaluate(() => document.documentElement.style.getPropertyValue('--brand'));
    await expect.poll(brand).toBe('#006644');
    await page.reload();
    await expect.poll(brand).toBe('#006644');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Usar a cor original' }).first().click();
    await save(page).click();
    await expect.poll(brand).toBe('');
  });

  test('of the logo is seen in the header, and taken back @long', async ({ page }) => {
    await open(page, 'aparencia');
    const file = page.getByLabel('Outro logotipo');
    const svg = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') };
    await file.setInputFiles(svg);
    await expect(page.getByText('O logotipo deve ser um arquivo PNG')).toBeVisible();
    await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: picture(8, 8) });
    await save(page).click();
    const logo = page.getByRole('banner').locator('img');
    await expect(logo).toHaveAttribute('src', /^\/logotipo\/[\w-]{43}$/);
    expect(await logo.evaluate((img: HTMLImageElement) => img.decode().then(() => 'drawn'))).toBe(
      'drawn',
    );
    await page.getByRole('button', { name: 'Remover o logotipo' }).click();
    await save(page).click();
    await expect(logo).toHaveCount(0);
    // A file chosen and not saved is given up with the rest.
    await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: picture(8, 8) });
    await expect(page.getByRole('img', { name: 'Logotipo da instituição' })).toBeVisible();
    await page.getByRole('button', { name: 'Desfazer as alterações' }).click();
    await expect(page.getByRole('img', { name: 'Logotipo da instituição' })).toHaveCount(0);
  });

  test('of the captcha keeps its secret to itself @long', async ({ page }) => {
    await open(page, 'captcha');
    await expect(page.getByText('O captcha está desligado')).toBeVisible();
    await page.getByLabel('Outro provedor').check();
    await page.getByLabel('Endereço do programa').fill('https://captcha.example/api.js');
    await page.getByLabel('Chave do site').fill('chave-do-site');
    const check = page.getByLabel('Endereço de verificação');
    await check.fill('http://captcha.example/siteverify');
    await expect(page.getByText('Escreva um endereço https completo')).toBeVisible();
    await check.fill('https://captcha.example/siteverify');
    await page.getByLabel('Chave secreta').fill('chave-secreta');
    await expectAccessible(page);
    await save(page).click();
    await expect(saved(page)).toBeVisible();
    await expect(page.getByLabel('Chave secreta')).toHaveValue('');
    await expect(page.getByText('Há uma chave salva')).toBeVisible();
    await page.getByLabel('A própria Estante').check();
    await save(page).click();
    // Saving is 'disabled' too, while it goes on.
    await expect(page.getByRole('button', { name: 'Desfazer as alterações' })).toHaveCount(0);
  });
});
