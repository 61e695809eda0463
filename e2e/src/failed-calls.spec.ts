import type { Locator, Page } from '@playwright/test';
import { aBorrower } from './borrowers.ts';
import { main } from './main.ts';
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  test,
  waitForHydration,
} from './quiet-page.ts';
import { signIn } from './sign-in.ts';

const said = 'Agora não é possível.';
const refused = {
  status: 422,
  contentType: 'application/json',
  body: JSON.stringify({ erro: { codigo: 'NaoPrevisto', mensagem: said } }),
};

const told = (page: Page) => main(page).getByRole('alert').filter({ hasText: said });

const callsOf = (call: string) => new RegExp(`/api/${call}(\\?|$)`);

/** Makes calls to this address fail while the page is opened. */
async function failingOf(
  page: Page,
  call: string,
  open: () => Promise<unknown>,
  failure = refused,
): Promise<void> {
  const calls = callsOf(call);
  await page.route(calls, (route) =>
    route.request().method() === 'GET' ? route.fulfill(failure) : route.fallback(),
  );
  await open();
  await expect(told(page), call).toHaveCount(1);
  await page.unroute(calls);
}

/** Presses the button in vain and expects it to keep the focus. */
async function askInVain(page: Page, call: string): Promise<void> {
  const again = told(page).getByRole('button', { name: 'Tentar novamente' });
  // The page's own call must not be taken for the button's.
  await expect(again, call).toBeVisible();
  const { promise: answered, resolve: answeredNow } = Promise.withResolvers<void>();
  await page.route(callsOf(call), async (route) => {
    await expect(again, call).toHaveAttribute('aria-busy', 'true');
    await route.fulfill(refused);
    answeredNow();
  });
  await again.press('Enter');
  await answered;
  await expect(again, call).not.toHaveAttribute('aria-busy');
  await expect(again, call).toBeFocused();
}

const desk = '/meupergamum/atendimento';

/** Pages by address, the calls beside each page's own answer, and the text of what depends on them. */
const pages = [
  ['/meupergamum', 'pessoas/cadastro', 'Cadastro'],
  ['/meupergamum/alertas', 'avisos/email', 'Receber os avisos também por e-mail'],
  [`${desk}/circulacao`, 'atendimento/circulacao', 'Biblioteca em que você atende'],
  [`${desk}/exemplares?texto=machado`, 'atendimento/exemplares/listas', /^\d+ exempla/],
  [`${desk}/exemplares-lote`, 'atendimento/exemplares/listas', 'Códigos de barras'],
  [`${desk}/inventarios`, 'atendimento/exemplares/listas', 'Começar o inventário'],
  [`${desk}/bibliotecas`, 'atendimento/bibliotecas', 'Códigos sem biblioteca'],
  [`${desk}/calendario`, 'campus', 'Dias de'],
  [`${desk}/calendario`, 'unidade-informacao', 'Dias de'],
  [`${desk}/regras-emprestimo`, 'unidade-informacao', 'Biblioteca do exemplar'],
  [`${desk}/solicitacoes-emprestimo/malote`, 'unidade-informacao', 'Adicionar um percurso'],
  [`${desk}/reservas`, 'unidade-informacao', 'Biblioteca'],
  [`${desk}/configuracoes`, 'unidade-informacao', 'Biblioteca'],
] as const;

test.describe('what is not there', () => {
  test.use({ refusals: /a status of 404/ });

  test('is told, and not offered to be asked for again @long', async ({ page }) => {
    await signIn(page, 'administradora', `${desk}/exemplares?exemplar=99999999`);
    const alert = main(page).getByRole('alert');
    await expect(alert).toContainText('Não encontrado.');
    await expect(alert.getByRole('button')).toHaveCount(0);
    await expectAccessible(page);
  });
});

test('a page whose choices fail says so, and asks for them again @one-size @long', async ({
  page,
}) => {
  await signIn(page, 'administradora', '/meupergamum');
  for (const [address, call, words] of pages) {
    await failingOf(page, call, async () => {
      await page.goto(address);
      await askInVain(page, call);
    });
    const known = main(page).getByText(words, { exact: true }).first();
    await expect(known, address).toBeHidden();
    await told(page).getByRole('button', { name: 'Tentar novamente' }).press('Enter');
    await expect(known, address).toBeVisible();
    await expect(told(page), address).toHaveCount(0);
  }
  // A page that is opened by its address comes with the title's permissions.
  await page.goto('/?q=dom casmurro');
  await waitForHydration(page);
  await failingOf(page, 'acervo/\\d+/permissoes', async () => {
    await main(page).getByRole('link', { name: 'Dom Casmurro' }).first().click();
    await askInVain(page, 'acervo/\\d+/permissoes');
  });
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await told(page).getByRole('button', { name: 'Tentar novamente' }).press('Enter');
  await expect(page.getByRole('navigation', { name: 'Páginas deste título' })).toBeVisible();
});

/** Expects the retry button to keep the focus while the answer is awaited; then the answer is there. */
async function askHeld(page: Page, call: string, answer: Locator): Promise<void> {
  const { promise: come, resolve: comeNow } = Promise.withResolvers<void>();
  await page.route(callsOf(call), async (route) => {
    await come;
    await route.continue();
  });
  const again = told(page).getByRole('button', { name: 'Tentar novamente' });
  await again.press('Enter');
  await expect(again, call).toHaveAttribute('aria-busy', 'true');
  await expect(again, call).toBeFocused();
  await expect(answer, call).toBeHidden();
  comeNow();
  await expect(answer, call).toBeVisible();
  await expect(told(page), call).toHaveCount(0);
  await page.unroute(callsOf(call));
}

test('a button that asks again keeps the keyboard until the answer is there @long', async ({
  page,
}) => {
  const unavailable = { ...refused, status: 503 };
  const heading = (name: string | RegExp) => main(page).getByRole('heading', { name });
  await signIn(page, 'administradora', '/meupergamum');
  for (const [address, call, name] of [
    ['/meupergamum/debito', 'emprestimo/debitos-pendentes', 'Você não deve nada'],
    [`${desk}/capas`, 'atendimento/capas', /^Avisadas por leitores/],
  ] as const) {
    await failingOf(page, call, () => page.goto(address), unavailable);
    await askHeld(page, call, heading(name));
  }
  // The browser fetches the data of a page itself on going there from another page.
  await page.goto('/acervo/1');
  await waitForHydration(page);
  const copies = 'acervo/1/exemplares';
  const tabs = page.getByRole('navigation', { name: 'Páginas deste título' });
  const toCopies = () => tabs.getByRole('link', { name: 'Exemplares' }).click();
  await failingOf(page, copies, toCopies, unavailable);
  await askHeld(page, copies, heading(/^\d+ exempla/));
  const search = async () => {
    await page.getByRole('combobox', { name: /Buscar por/ }).fill('dom casmurro');
    await page.keyboard.press('Enter');
  };
  await failingOf(page, 'consulta', search, unavailable);
  await askHeld(page, 'consulta', heading(/^\d+ títulos?$/));
});

test('what the desk has lent and taken back is said to be, where the card cannot be had then @long', async ({
  page,
}) => {
  const { person, barcodes } = await aBorrower(1, 40);
  const [barcode = ''] = barcodes;
  const log = page.getByRole('region', { name: 'O que foi feito' });
  const scan = async (code: string) => {
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
  };
  await signIn(page, 'bibliotecaria', `${desk}/circulacao`);
  await waitForHydration(page);
  await scan(person.username);
  await expect(page.getByRole('heading', { name: 'Iracema Alencar' })).toBeVisible();
  const card = callsOf('atendimento/circulacao/leitores/\\d+');
  await page.route(card, (route) => route.fulfill(refused));
  for (const [done, field] of [
    [/^Emprestado: /, 'Código de barras a emprestar'],
    [/^Devolvido: /, 'Código de barras a receber'],
  ] as const) {
    await expect(page.getByLabel(field)).toBeFocused();
    const failed = page.waitForResponse(card);
    await scan(barcode);
    await expect(log.getByText(done)).toBeVisible();
    await (await failed).finished();
    await page.keyboard.press('F4');
  }
  // Later codes are answered after the one that failed.
  await expect(page.getByLabel('Código de barras a receber')).toBeFocused();
  await scan('nenhum');
  await expect(log.getByRole('listitem')).toHaveCount(3);
  await expect(log.getByText(`Recusado: ${barcode}`)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Iracema Alencar' })).toBeVisible();
  await page.unroute(card);
});
