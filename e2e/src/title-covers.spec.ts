import { devices } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { picture } from './picture.ts';
import { expect, expectAccessible, waitForHydration, test } from './quiet-page.ts';
import { inDatabase } from './settings.ts';

test('a title is shared by its address, or by what the phone offers @one-size @long', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/acervo/1/exemplares');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Compartilhar' }).click();
  const told = page.getByText('O endereço deste título foi copiado.');
  await expect(told.first()).toBeVisible();
  // The message is in a live region.
  await expect(
    page
      .locator('[aria-live], [role=status], [role=alertdialog], [role=alert]')
      .filter({ has: told })
      .first(),
  ).toBeAttached();
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(canonical);

  const phone = await browser.newContext({ ...devices['Pixel 7'], baseURL: baseURL ?? '' });
  const small = await phone.newPage();
  await small.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(globalThis, { shared });
    Object.assign(navigator, {
      canShare: () => true,
      share: async (data: unknown) => void shared.push(data),
    });
  });
  await small.goto('/acervo/1');
  await waitForHydration(small);
  await small.getByRole('button', { name: 'Mais ações' }).click();
  await small.getByRole('button', { name: 'Compartilhar' }).click();
  const name = await small.getByRole('heading', { level: 1 }).innerText();
  const offered = () => small.evaluate(() => Reflect.get(globalThis, 'shared') as unknown);
  await expect.poll(offered).toEqual([{ title: name, url: expect.stringContaining('/acervo/1') }]);
  await phone.close();
});

test('a cover that was imported is shown on the page of its title @one-size @long', async ({
  page,
}) => {
  const id = 3;
  const { source_number: number } = await inDatabase((db) =>
    db
      .selectFrom('bibliographic_record')
      .select('source_number')
      .where('title_id', '=', id)
      .executeTakeFirstOrThrow(),
  );
  const folder = await mkdtemp(join(tmpdir(), 'estante-covers-'));
  await writeFile(join(folder, `${number}.png`), picture(400, 600));
  const command = spawn('npm', ['run', '-s', 'import', '--', 'covers', folder], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { ...process.env, DATA_DIR: process.env['E2E_DATA'] },
  });
  let said = '';
  command.stdout.on('data', (chunk: Buffer) => (said += chunk));
  command.stderr.on('data', (chunk: Buffer) => (said += chunk));
  const [code] = await once(command, 'exit');
  await rm(folder, { recursive: true });
  expect(code, said).toBe(0);

  await page.goto(`/acervo/${id}`);
  const cover = page.getByRole('main').locator(`img[src*="/api/capas/${id}"]`).first();
  await expect(cover).toBeVisible();
  const drawn = await cover.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return [image.naturalWidth / image.naturalHeight, image.alt];
  });
  expect(drawn[0]).toBeCloseTo(2 / 3, 2);
  // The title is beside it.
  expect(drawn[1]).toBe('');
  await waitForHydration(page);
  await expectAccessible(page);
});
