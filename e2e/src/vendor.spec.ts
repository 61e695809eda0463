import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  waitForHydration,
  test,
} from './quiet-page.ts';
import { signIn } from './sign-in.ts';
import { linkTitle, startVendor, startVendorServer, type TestVendor } from './vendors.ts';

test.describe.configure({ mode: 'serial' });
// A call was under way as its reader signed out.
test.use({ refusals: /a status of 401/ });
test.skip(({ isMobile }) => isMobile, 'one browser sets vendors up; it looks at both sizes');

let gale: TestVendor;
let pearson: TestVendor;
test.beforeAll(async () => {
  if (test.info().project.name !== 'desktop') return;
  gale = await startVendor('gale', 'Gale OneFile');
  pearson = await startVendor('pearson', 'Biblioteca Virtual');
});
test.afterAll(async () => {
  if (test.info().project.name !== 'desktop') return;
  await gale.close();
  await pearson.close();
});

const welcome = 'Bem-vindo, leitor';

async function enter(page: Page, vendor: string): Promise<void> {
  await page.goto(`/login?redirect=${vendor}`);
  await waitForHydration(page);
  await page.getByLabel('Usuário', { exact: true }).fill('aluna');
  await page.getByLabel('Senha', { exact: true }).fill('estante-demonstracao');
  await page.getByLabel('Senha', { exact: true }).press('Enter');
}

/** Checks the page at the sizes of a desktop and a phone. */
async function expectGoodAtBothSizes(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSideScroll(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 900 });
}

test('who signs in to get to a vendor is let in there, in a tab of its own @long', async ({
  page,
  context,
}) => {
  const opened = context.waitForEvent('page');
  await enter(page, 'gale');
  const tab = await opened;
  await expect(tab.getByRole('heading')).toHaveText(welcome);
  expect(new URL(tab.url()).host).toBe(gale.host);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acesso: Gale OneFile');
  await expect(page.getByText('Outra aba foi aberta.')).toBeVisible();
  await expectGoodAtBothSizes(page);
  // Each address is valid once: another is requested.
  const again = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Abrir Gale OneFile outra vez' }).click();
  await expect((await again).getByRole('heading')).toHaveText(welcome);
  await tab.reload();
  await expect(tab.getByRole('heading')).toHaveText('Sem entrada');
});

test('the way to Pearson leads over a page of ours, which keeps nothing @long', async ({
  page,
  context,
}) => {
  const opened = context.waitForEvent('page');
  await enter(page, 'pearson');
  const tab = await opened;
  await expect(tab.getByRole('heading')).toHaveText(welcome);
  expect(new URL(tab.url()).host).toBe(pearson.host);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('estante.fornecedor')))
    .toBeNull();
});

test.describe('a title’s link to Pearson', () => {
  const target = () => `http://${pearson.host}/livro/7`;
  const novel = 'A morgadinha dos canaviais';
  let path: string;
  test.beforeAll(async () => {
    if (test.info().project.name === 'desktop') path = await linkTitle(novel, target());
  });
  test.afterAll(async () => {
    if (test.info().project.name === 'desktop') await linkTitle(novel, null);
  });

  test('takes whoever signs in over the page there, and on to the book @long', async ({
    page,
    context,
  }) => {
    await page.goto(path);
    await waitForHydration(page);
    await expect(page.getByText('entre para ler na Biblioteca Virtual').first()).toBeVisible();
    await expectGoodAtBothSizes(page);
    await page.getByRole('link', { name: /^Ler o livro/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[name="username"]').fill('aluna');
    await dialog.locator('input[name="password"]').fill('estante-demonstracao');
    const opened = context.waitForEvent('page');
    await dialog.locator('input[name="password"]').press('Enter');
    const tab = await opened;
    await expect(tab.getByRole('heading')).toHaveText(welcome);
    expect(new URL(tab.url()).searchParams.get('destino')).toBe(target());
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('estante.fornecedor')))
      .toBeNull();
  });

  test('opens at once for who is signed in, over a page of ours @long', async ({
    page,
    context,
  }) => {
    await signIn(page, 'aluna', path);
    await waitForHydration(page);
    const paths: string[] = [];
    context.on('request', (request) => {
      if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
    });
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: /^Ler o livro/ }).click();
    await expect((await opened).getByRole('heading')).toHaveText(welcome);
    expect(paths).toEqual(['/pearson', '/entrada']);
  });

  test('says so where the vendor is refused, or no tab opens @long', async ({ page }) => {
    const counted: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/vinculos/acesso-restrito/')) counted.push(request.url());
    });
    await signIn(page, 'aluna', path);
    await waitForHydration(page);
    await page.route('**/redirect-base', (route) =>
      route.fulfill({ status: 404, json: { erro: { codigo: 'FornecedorNaoDisponivel' } } }),
    );
    const link = page.getByRole('link', { name: /^Ler o livro/ });
    await link.click();
    await expect(page.getByText('não está disponível na sua instituição')).toBeVisible();
    await page.evaluate(() => {
      const open = window.open.bind(window);
      window.open = () => {
        window.open = open;
        return null;
      };
    });
    await page.unroute('**/redirect-base');
    await link.click();
    const button = page.getByRole('button', { name: 'Abrir Biblioteca Virtual' });
    await expect(button).toBeVisible();
    await expectGoodAtBothSizes(page);
    // Viewing the page counts no access; the button opens the link and counts one.
    expect(counted).toEqual([]);
    await button.click();
    await expect.poll(() => counted).toHaveLength(1);
  });
});

test('an address that is kept but is not the vendor’s is not gone to @one-size', async ({
  page,
  context,
}) => {
  await page.route('**/redirect-base', (route) =>
    route.fulfill({ json: { url: `http://${gale.host}/entrada` } }),
  );
  const opened = context.waitForEvent('page');
  await enter(page, 'pearson');
  const tab = await opened;
  await expect(tab.getByText('O endereço guardado não pertence ao fornecedor.')).toBeVisible();
  expect(new URL(tab.url()).pathname).toBe('/pearson');
  await expectGoodAtBothSizes(tab);
});

test('without anything kept the page says so, and lets readers in by itself @one-size @long', async ({
  page,
}) => {
  await page.goto('/pearson');
  await expect(page.getByText('Não há um acesso guardado')).toBeVisible();
  await expect(page.getByText('Entre para continuar na Biblioteca Virtual.')).toBeVisible();
  await expectGoodAtBothSizes(page);
  const word = page.getByLabel('Senha', { exact: true });
  await page.getByLabel('Usuário', { exact: true }).fill('aluna');
  await word.fill('estante-demonstracao');
  await word.press('Enter');
  await expect(page.getByRole('heading')).toHaveText(welcome);
  await page.goto('/pearson');
  await page.getByRole('button', { name: 'Pedir novo acesso' }).press('Enter');
  await expect(page.getByRole('heading')).toHaveText(welcome);
  expect(new URL(page.url()).host).toBe(pearson.host);
});

test('a vendor that is not set up is told @one-size @long', async ({ page }) => {
  await enter(page, 'oxford');
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toContainText(
    'não está disponível na sua instituição',
  );
  await expect(page.getByRole('button', { name: /^Abrir/ })).toHaveCount(0);
  await expect(page.getByText('se abre em outra aba')).toHaveCount(0);
  await expectGoodAtBothSizes(page);
});

test('a vendor is set up on its screen, and readers are taken there @one-size @long', async ({
  page,
  context,
}) => {
  const lectio = await startVendorServer('lectio', Buffer.from('s'.repeat(32)));
  await signIn(page, 'administradora', '/meupergamum/atendimento/fornecedores');
  const entry = page.locator('details').filter({ hasText: 'Lectio' });
  await entry.locator('summary').click();
  await entry.getByLabel('Levar leitores a este fornecedor').check();
  await entry.getByLabel('Nome que os leitores conhecem').fill('Lectio Livros');
  await entry.getByLabel('Endereço de entrada').fill(lectio.address);
  await entry.getByLabel('Servidores permitidos').fill('outro.example\n');
  await expect(entry.getByText('não está em nenhum destes servidores')).toBeVisible();
  await entry.getByLabel('Servidores permitidos').fill(`${lectio.host}\noutro.example`);
  // A missing field is shown, even if its entry was closed meanwhile.
  await entry.locator('summary').click();
  const save = page.getByRole('button', { name: 'Salvar', exact: true });
  await save.click();
  const secret = entry.getByLabel('Segredo de assinatura');
  await expect(secret).toBeFocused();
  await secret.fill('s'.repeat(32));
  await expectGoodAtBothSizes(page);
  await save.click();
  await expect(page.getByRole('status').filter({ hasText: 'já valem' })).toBeVisible();
  await expect(secret).toHaveValue('');
  await expect(entry.getByText('Há um segredo salvo')).toBeVisible();
  const opened = context.waitForEvent('page');
  await page.goto('/sair');
  await expect(page).toHaveURL(/\/$/);
  await enter(page, 'lectio');
  await expect((await opened).getByRole('heading')).toHaveText(welcome);
  await page.goto('/sair');
  await expect(page).toHaveURL(/\/$/);
  await signIn(page, 'administradora', '/meupergamum/atendimento/fornecedores');
  await entry.locator('summary').click();
  await entry.getByRole('button', { name: 'Remover este fornecedor' }).click();
  await expect(entry).toContainText('Será removido');
  await save.click();
  await expect(entry).toContainText('Não configurado');
  lectio.close();
});

test('where the browser opens no tab by itself, a button does @long', async ({ page, context }) => {
  await page.addInitScript(() => {
    const open = window.open.bind(window);
    window.open = () => {
      window.open = open;
      return null;
    };
  });
  await enter(page, 'gale');
  await expect(page.getByText('O navegador não abriu outra aba')).toBeVisible();
  await expectGoodAtBothSizes(page);
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Abrir Gale OneFile' }).click();
  await expect((await opened).getByRole('heading')).toHaveText(welcome);
});
