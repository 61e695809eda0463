import { expect, type Page } from '@playwright/test';
import { hydrated } from './quiet-page.ts';

/** Signs in as a person of the demo network, and waits for the page gone on to. */
export async function signIn(page: Page, username: string, target = '/', language = 'pt') {
  await page.goto(`/login?redirect=${encodeURIComponent(target)}&lng=${language}`);
  await hydrated(page);
  await page.locator('input[name="username"]').fill(username);
  await page.locator('input[name="password"]').fill('estante-demonstracao');
  await page.locator('input[name="password"]').press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === target.split('?', 1)[0]);
}
