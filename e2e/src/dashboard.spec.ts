import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  waitForHydration,
  test,
} from './quiet-page.ts';
import { signIn } from './sign-in.ts';

const calls = {
  Empréstimo: '**/api/emprestimo/titulos-pendentes*',
  Reservas: '**/api/reserva',
  Débito: '**/api/emprestimo/debitos-pendentes',
  Afastamento: '**/api/pessoas/afastamentos',
  Solicitações: '**/api/solicitacao-emprestimo*',
  Alertas: '**/api/solicitacoes/alertas*',
} as const;

test('each panel of the account fails by itself, and is asked again by itself @one-size', async ({
  page,
}) => {
  await signIn(page, 'aluna', '/meupergamum');
  await waitForHydration(page);
  const failures = page.getByRole('main').getByRole('alert');
  for (const [panel, call] of Object.entries(calls)) {
    await page.route(call, (route) => route.fulfill({ status: 503, json: {} }));
    await page.reload();
    await waitForHydration(page);
    await expect(failures).toHaveCount(1);
    await expect(failures).toContainText(`Não foi possível mostrar: ${panel}`);
    // The others stand: none of them waits any more.
    await expect(page.getByRole('main').getByText('Carregando', { exact: false })).toHaveCount(0);
    for (const other of Object.keys(calls)) {
      await expect(page.getByRole('heading', { name: other, exact: true })).toBeVisible();
    }
    // They are one component.
    if (panel === 'Empréstimo') await expectAccessible(page);
    await page.unroute(call);
    await page.getByRole('button', { name: `Tentar novamente: ${panel}` }).press('Enter');
    await expect(failures).toHaveCount(0);
  }
});

test('the account begins with what is due, owed, comes and was told, and nothing moves', async ({
  page,
}) => {
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
  await expect(main.getByText('Nenhum afastamento está em vigor')).toBeVisible();
  await expect(main.getByText(/solicitaç(ão|ões) em andamento/)).toBeVisible();
  await expect(main.getByText(/alertas? não lidos?/)).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  const moved = await page.evaluate(() => (window as unknown as { told: { shift: number } }).told);
  expect(moved.shift).toBeLessThan(0.05);
});
