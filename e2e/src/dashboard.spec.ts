import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  waitForHydration,
  test,
} from './quiet-page.ts';
import { aPerson } from './people.ts';
import { signIn } from './sign-in.ts';

const calls = {
  Empréstimo: '**/api/emprestimo/titulos-pendentes*',
  Reservas: '**/api/reserva',
  Débito: '**/api/emprestimo/debitos-pendentes',
  Afastamento: '**/api/pessoas/afastamentos',
  Solicitações: '**/api/solicitacao-emprestimo*',
  Alertas: '**/api/solicitacoes/alertas*',
} as const;

test('what cannot be told fails by itself, and is asked again by itself @one-size @long', async ({
  page,
}) => {
  await signIn(page, 'aluna', '/meupergamum');
  await waitForHydration(page);
  const main = page.getByRole('main');
  const failures = main.getByRole('alert').filter({ hasText: 'Não foi possível mostrar' });
  for (const [part, call] of Object.entries(calls)) {
    await page.route(call, (route) => route.fulfill({ status: 503, json: {} }));
    await page.reload();
    await waitForHydration(page);
    await expect(failures).toHaveCount(1);
    await expect(failures).toContainText(`Não foi possível mostrar: ${part}`);
    // The other tasks have nothing waiting any more.
    await expect(main.getByText('Carregando', { exact: false })).toHaveCount(0);
    if (part !== 'Débito') await expect(main.getByText(/^Você deve R\$/)).toBeVisible();
    // All use one component.
    if (part === 'Empréstimo') await expectAccessible(page);
    await page.unroute(call);
    await page.getByRole('button', { name: `Tentar novamente: ${part}` }).press('Enter');
    await expect(failures).toHaveCount(0);
  }
});

test('of what is not there nothing is said, but of which category one is @one-size @long', async ({
  page,
}) => {
  const person = await aPerson();
  await signIn(page, person.username, '/meupergamum', { password: person.password });
  const main = page.getByRole('main');
  await expect(main.getByText('Nada pede a sua atenção agora.')).toBeVisible();
  await expect(main.getByText(/^Categoria: ./)).toBeVisible();
  for (const name of ['Agora', ...Object.keys(calls)]) {
    await expect(main.getByRole('heading', { name, exact: true })).toHaveCount(0);
  }
  await expectAccessible(page);
});

test('from any page of the area words are looked for in the catalogue @long', async ({ page }) => {
  await signIn(page, 'aluna', '/meupergamum/alertas');
  const box = page.getByRole('searchbox', { name: 'Procurar no acervo' });
  await box.fill('dom casmurro');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/\?q=dom(\+|%20)casmurro$/);
  await expect(page.getByRole('link', { name: 'Dom Casmurro' }).first()).toBeVisible();
});

test(
  'the account begins with what is due, owed, comes and was told, and nothing moves',
  { tag: '@narrow' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const told = { shift: 0 };
      Object.assign(window, { told });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, hadRecentInput } = entry as unknown as {
            value: number;
            hadRecentInput: boolean;
          };
          if (!hadRecentInput) told.shift += value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await signIn(page, 'aluna', '/meupergamum');
    await page.reload();
    const main = page.getByRole('main');
    await expect(main.getByText(/^Você deve R\$/)).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Agora', exact: true })).toBeVisible();
    await expect(main.getByText('Nenhum afastamento está em vigor')).toHaveCount(0);
    await expect(main.getByText(/solicitaç(ão|ões) em andamento/)).toBeVisible();
    await expect(main.getByText(/alertas? não lidos?/)).toBeVisible();
    await expectAccessible(page);
    await expectNoSideScroll(page);
    const moved = await page.evaluate(
      () => (window as unknown as { told: { shift: number } }).told,
    );
    expect(moved.shift).toBeLessThan(0.05);
  },
);
