import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { filmOfEan } from './ean.ts';
import { expect, expectAccessible, waitForHydration, test } from './quiet-page.ts';
import { inDatabase } from './settings.ts';

const isbn = '9788535914849';
const film = join(mkdtempSync(join(tmpdir(), 'estante-film-')), 'ean.y4m');
writeFileSync(film, filmOfEan(isbn));

/** The small Chromium for tests has no camera, not even a pretended one. */
const executablePath = (process.env['CHROMIUM'] ?? '/usr/bin/chromium').replace(
  /chromium-headless-shell$/,
  'chromium',
);

test.skip(!existsSync(executablePath), 'the whole of Chromium is not here');
test.use({
  permissions: ['camera'],
  launchOptions: {
    executablePath,
    // oxfmt-ignore
    args: [
      '--headless', '--no-sandbox', '--disable-gpu', '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${film}`,
    ],
  },
});

async function open(page: Page) {
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Ler código de barras' }).click();
  return page.getByRole('dialog', { name: 'Ler código de barras' });
}

test('a bar code before the camera becomes a search for its ISBN @one-size @long', async ({
  page,
}) => {
  await open(page);
  await expect(page).toHaveURL(`/?q=${isbn}&indice=isbn_issn`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('whoever allows no camera types the code, of a copy too @one-size @long', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  const copy = await inDatabase((db) =>
    db
      .selectFrom('copy as c')
      .innerJoin('title as t', 't.id', 'c.title_id')
      .select(['c.barcode', 'c.title_id'])
      .where('c.barcode', 'is not', null)
      .where('c.status', '!=', 'withdrawn')
      .where('t.withdrawn_at', 'is', null)
      .orderBy('c.id')
      .limit(1)
      .executeTakeFirstOrThrow(),
  );
  const dialog = await open(page);
  await expect(dialog.getByText('A câmera não foi autorizada.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('ISBN ou código do exemplar').fill(copy.barcode?.toLowerCase() ?? '');
  await dialog.getByRole('button', { name: 'Buscar' }).click();
  await expect(page).toHaveURL(`/acervo/${copy.title_id}`);
});

test('where there is no camera that is said, and the code typed @one-size @long', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('none', 'NotFoundError'));
  });
  const dialog = await open(page);
  await expect(dialog.getByText('Nenhuma câmera pôde ser aberta.')).toBeVisible();
  await dialog.getByLabel('ISBN ou código do exemplar').fill('978-85-359-1484-9');
  await dialog.getByRole('button', { name: 'Buscar' }).click();
  await expect(page).toHaveURL(`/?q=${isbn}&indice=isbn_issn`);
});
