import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  waitForHydration,
  test,
} from './quiet-page.ts';
import { signIn } from './sign-in.ts';

test('a private calendar is made, read without signing in, replaced and ended @one-size @long', async ({
  page,
  playwright,
}) => {
  // A calendar program has no cookies or tokens.
  const calendar = await playwright.request.newContext();
  await signIn(page, 'mestranda', '/meupergamum/emprestimo');
  await waitForHydration(page);
  const address = page.getByLabel('Endereço do calendário', { exact: true });
  await page
    .getByRole('button', { name: /o endereço$/ })
    .first()
    .press('Enter');
  await expect(address).toHaveValue(/\/calendario\/[\w-]{43}\.ics$/);
  const first = await address.inputValue();
  const answer = await calendar.get(first);
  expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  const text = await answer.text();
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(text).toMatch(/\r\nEND:VCALENDAR\r\n$/);
  expect(text.match(/^BEGIN:VEVENT/gm)?.length).toBe(
    await page
      .getByRole('main')
      .getByText(/^Renovações:/)
      .count(),
  );
  await expectAccessible(page);
  await expectNoSideScroll(page);
  const dialog = page.getByRole('alertdialog');
  await page.getByRole('button', { name: 'Trocar o endereço' }).press('Enter');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Manter o endereço' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  expect((await calendar.get(first)).status()).toBe(200);
  await page.getByRole('button', { name: 'Trocar o endereço' }).press('Enter');
  await dialog.getByRole('button', { name: 'Trocar o endereço' }).press('Enter');
  await expect(address).not.toHaveValue(first);
  const second = await address.inputValue();
  expect((await calendar.get(first)).status()).toBe(404);
  expect((await calendar.get(second)).status()).toBe(200);
  // The address is shown once.
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByText(/^Há um endereço desde/)).toBeVisible();
  await expect(address).toHaveCount(0);
  await page.getByRole('button', { name: 'Desativar o endereço' }).press('Enter');
  await dialog.getByRole('button', { name: 'Desativar o endereço' }).press('Enter');
  await expect(page.getByText(/^O endereço foi desativado/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Criar o endereço' })).toBeFocused();
  expect((await calendar.get(second)).status()).toBe(404);
  await calendar.dispose();
});
