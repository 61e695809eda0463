import type { Page } from '@playwright/test';
import { aBorrower } from './borrowers.ts';
import { expect, expectAccessible, expectNoSideScroll, hydrated, test } from './quiet-page.ts';
import { writeSetting } from './settings.ts';
import { signIn } from './sign-in.ts';

test.afterEach(() => writeSetting('selfServiceOn', false));

async function expectFine(page: Page): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
    await expectNoSideScroll(page);
  }
}

test('the kiosk is offered only where it is on @one-size', async ({ page }) => {
  expect((await page.goto('/autoatendimento'))?.status()).toBe(404);
  await page.goto('/');
  const link = page.getByRole('banner').getByRole('link', { name: 'Autoatendimento' });
  await expect(link).toBeHidden();
  await writeSetting('selfServiceOn', true);
  await page.reload();
  await hydrated(page);
  await link.click();
  await expect(page).toHaveURL(/\/autoatendimento$/);
  await expect(page.getByText('Esta máquina ainda não está configurada')).toBeVisible();
});

test('a kiosk is set up, lends and takes back, and keeps nothing of anybody @one-size', async ({
  page,
}) => {
  const { person, barcodes } = await aBorrower(1, 10);
  const barcode = barcodes[0] ?? '';
  await writeSetting('selfServiceOn', true);
  await page.clock.install();
  await signIn(page, 'bibliotecaria', '/autoatendimento');
  await page.getByRole('button', { name: 'Configurar esta máquina' }).press('Enter');
  const toLend = page.getByRole('button', { name: 'Emprestar ou renovar' });
  await expect(toLend).toBeVisible();
  await expectFine(page);
  await toLend.press('Enter');
  await expect(page.getByLabel('Usuário', { exact: true })).toBeFocused();
  await expectFine(page);
  await page.keyboard.type(person.username);
  await page.getByLabel('Senha', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Olá, Iracema!' })).toBeVisible();
  await expect(page.getByLabel('Código de barras a emprestar')).toBeFocused();
  await page.keyboard.type(barcode);
  await page.keyboard.press('Enter');
  const log = page.getByRole('region', { name: 'O que foi feito' });
  await expect(log.getByText(/^Emprestado: /)).toBeVisible();
  await page.getByRole('button', { name: 'Renovar', exact: true }).first().press('Enter');
  await page.getByLabel('Código de barras a renovar').fill(barcode);
  await page.keyboard.press('Enter');
  await expect(log.getByText(/^Não foi renovado: /)).toBeVisible();
  await expectFine(page);
  // Nobody is there: asked first, then signed out.
  await page.clock.runFor(50_000);
  await expect(page.getByText('Ainda está aí?')).toBeVisible();
  await page.clock.runFor(15_000);
  await expect(page.getByText('O tempo acabou')).toBeVisible();
  await expect(page.getByText('Iracema')).toHaveCount(0);
  await page.getByRole('button', { name: 'Devolver', exact: true }).press('Enter');
  await page.getByLabel('Código de barras a devolver').fill(barcode);
  await page.keyboard.press('Enter');
  await expect(log.getByText(/^Devolvido: /)).toBeVisible();
  await page.getByRole('button', { name: 'Encerrar' }).press('Enter');
  await expect(page.getByText('Nada seu ficou nesta máquina.')).toBeVisible();
  await expect(log).toHaveCount(0);
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(kept).not.toContain(person.username);
  expect(kept).not.toContain('bibliotecaria');
});
