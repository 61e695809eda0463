import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  test,
  waitForHydration,
} from './quiet-page.ts';
import { aPerson } from './people.ts';
import { signIn } from './sign-in.ts';

test('from nothing found one click searches the other institutions, and leads to the title there @long', async ({
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

test('an edition that two have is one result naming both; a filter leaves one institution @long', async ({
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

  test('the network is searched too @long', async ({ page }) => {
    await page.goto('/rede?q=fome');
    await expect(page.getByRole('link', { name: 'Geografia da fome' })).toBeVisible();
  });
});

test('staff try an institution, add it and take it away again @long', async ({ page }) => {
  await signIn(page, 'administradora', '/meupergamum/atendimento/rede');
  await page.getByRole('button', { name: 'Acrescentar instituição' }).click();
  const entry = page.getByRole('region', { name: /Instituição 3/ });
  await entry.getByLabel('Endereço do servidor OAI-PMH').fill('http://10.0.0.1/oai');
  await entry.getByRole('button', { name: 'Experimentar' }).click();
  await expect(entry.getByText('O endereço não é público')).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await entry.getByLabel('Nome', { exact: true }).fill('Zona de teste');
  const save = page.getByRole('button', { name: 'Salvar', exact: true });
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
  // The entry leaves the form before it leaves the network.
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/atendimento/rede') && answer.request().method() !== 'GET',
  );
  await asked.getByRole('button', { name: /Salvar/ }).click();
  expect((await saved).ok()).toBe(true);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Universidade das Águas' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Zona de teste' })).toHaveCount(0);
});

test('a request from a title of the network is filled in with it, and says who has it @long', async ({
  page,
}) => {
  const person = await aPerson();
  await signIn(page, person.username, '/rede?q=ictiologia', person);
  await page.getByRole('link', { name: 'Ictiologia dos rios de planície' }).click();
  await page.getByRole('link', { name: 'Pedir pela nossa biblioteca' }).click();
  const form = page.getByRole('form', { name: 'Nova solicitação' });
  await expect(form.getByLabel('Título', { exact: true })).toHaveValue(
    'Ictiologia dos rios de planície',
  );
  await expect(form.getByLabel('Autor')).toHaveValue('Prado, Lívia');
  await expect(form.getByLabel('Ano', { exact: true })).toHaveValue('2017');
  await expect(form.getByLabel('Observação')).toHaveValue(
    'Disponível em Universidade das Águas: https://aguas.example.org/titulo/3',
  );
  await expectAccessible(page);
  await form.getByLabel('Parte ou capítulo').fill('Bagres');
  await form.getByLabel('Páginas', { exact: true }).fill('20-30');
  await form.getByRole('button', { name: 'Enviar a solicitação' }).press('Enter');
  await expect(page.getByRole('main').getByRole('heading', { name: 'Bagres' })).toBeVisible();
});

test('what nobody has: another spelling, the title suggested, and word when it comes @long', async ({
  page,
}) => {
  await page.goto('/rede?q=ictiolgia');
  await waitForHydration(page);
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await page.getByRole('link', { name: 'Você quis dizer ictiologia?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 título');
  await page.getByRole('combobox', { name: 'Ordenar por' }).selectOption('T');
  await expect(page).toHaveURL(/ordenacao=T/);
  const person = await aPerson();
  const words = 'nada que exista em lugar algum';
  await signIn(page, person.username, `/?q=${words.replaceAll(' ', '+')}`, person);
  await page.getByRole('button', { name: 'Sugerir a aquisição desta obra' }).click();
  await expect(page.getByRole('dialog').getByLabel('Título', { exact: true })).toHaveValue(words);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Avisar quando chegar/ }).press('Enter');
  await expect(page.getByRole('button', { name: /Avisar quando chegar/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.goto('/meupergamum/itens-salvos');
  await expect(page.getByRole('main').getByText(words)).toBeVisible();
});
