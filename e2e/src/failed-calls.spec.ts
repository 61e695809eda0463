import type { Page } from '@playwright/test';
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

const main = (page: Page) => page.getByRole('main');
const told = (page: Page) => main(page).getByRole('alert').filter({ hasText: said });

/** While the page is opened, what is asked for at this address fails. */
async function failingOf(page: Page, call: string, open: () => Promise<unknown>): Promise<void> {
  const calls = new RegExp(`/api/${call}(\\?|$)`);
  await page.route(calls, (route) =>
    route.request().method() === 'GET' ? route.fulfill(refused) : route.fallback(),
  );
  await open();
  await expect(told(page), call).toHaveCount(1);
  await page.unroute(calls);
}

/** The button keeps the keyboard. */
async function askInVain(page: Page, call: string): Promise<void> {
  const again = told(page).getByRole('button', { name: 'Tentar novamente' });
  const answered = page.waitForResponse(new RegExp(`/api/${call}(\\?|$)`));
  await again.press('Enter');
  await answered;
  await expect(again, call).toBeFocused();
}

const desk = '/meupergamum/atendimento';

/** Addresses, what is asked for there beside the page's own answer, and the words of what needs it. */
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

test('a page whose choices fail says so, and asks for them again @long', async ({ page }) => {
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
  // What may be done with a title: the server gave it with a page that was opened by its address.
  await page.goto('/?q=dom casmurro');
  await waitForHydration(page);
  await failingOf(page, 'acervo/\\d+/permissoes', () =>
    main(page).getByRole('link', { name: 'Dom Casmurro' }).first().click(),
  );
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await told(page).getByRole('button', { name: 'Tentar novamente' }).press('Enter');
  await expect(page.getByRole('navigation', { name: 'Páginas deste título' })).toBeVisible();
});
