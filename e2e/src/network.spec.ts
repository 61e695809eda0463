import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  test,
  waitForHydration,
} from './quiet-page.ts';
import { signIn } from './sign-in.ts';

test('from nothing found one click searches the other institutions, and leads to the title there @phone', async ({
  page,
}) => {
  await page.goto('/?q=ictiologia+rios+de+planície');
  await waitForHydration(page);
  await expect(page.getByRole('button', { name: /Sugerir/ })).toBeVisible();
  await page.getByRole('link', { name: 'Buscar nas outras instituições' }).click();
  await expect(page).toHaveURL(/\/rede\?q=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 título');
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await page.getByRole('link', { name: 'Ictiologia dos rios de planície' }).click();
  await expect(page).toHaveURL(/\/rede-pergamum\/acervo\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Ictiologia dos rios de planície',
  );
  await expect(page.getByRole('link', { name: /catálogo da instituição/ })).toHaveAttribute(
    'href',
    'https://aguas.example.org/titulo/3',
  );
  await expect(page.getByRole('link', { name: /Reservar na instituição/ })).toHaveAttribute(
    'href',
    'https://aguas.example.org/reserva/3',
  );
  await expectAccessible(page);
  await expectNoSideScroll(page);
});

test('an edition that two have is one result naming both; a filter leaves one institution', async ({
  page,
}) => {
  await page.goto('/rede?q=grande+sertão+veredas');
  await waitForHydration(page);
  const entry = page.getByRole('article').filter({ hasText: 'Grande sertão' });
  await expect(entry).toHaveCount(1);
  await expect(entry.getByRole('listitem')).toHaveText([
    /Universidade das Águas/,
    /Instituto do Planalto/,
  ]);
  await page.goto('/rede');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Instituto do Planalto' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('3 títulos');
  await expect(
    page.getByRole('link', { name: 'Remover o filtro Instituição: Instituto do Planalto' }),
  ).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the network is searched too', async ({ page }) => {
    await page.goto('/rede?q=fome');
    await expect(page.getByRole('link', { name: 'Geografia da fome' })).toBeVisible();
  });
});

test('staff try an institution, add it and take it away again', async ({ page }) => {
  await signIn(page, 'administradora', '/meupergamum/atendimento/rede');
  await page.getByRole('button', { name: 'Acrescentar instituição' }).click();
  const entry = page.getByRole('region', { name: /Instituição 3/ });
  await entry.getByLabel('Endereço do servidor OAI-PMH').fill('http://10.0.0.1/oai');
  await entry.getByRole('button', { name: 'Experimentar' }).click();
  await expect(entry.getByText('O endereço não é público')).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await entry.getByLabel('Nome', { exact: true }).fill('Zona de teste');
  const save = page.getByRole('button', { name: 'Gravar', exact: true });
  await page
    .getByRole('region', { name: 'Zona de teste' })
    .getByLabel(/^Pausada/)
    .check();
  await save.click();
  await expect(page.getByRole('status').filter({ hasText: 'já valem' })).toBeVisible();
  await page.getByRole('button', { name: 'Remover: Zona de teste' }).click();
  await save.click();
  const asked = page.getByRole('alertdialog');
  await expect(asked.getByText('Zona de teste sai da rede')).toBeVisible();
  await asked.getByRole('button', { name: /Gravar/ }).click();
  await expect(page.getByRole('region', { name: 'Zona de teste' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Universidade das Águas' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Zona de teste' })).toHaveCount(0);
});
