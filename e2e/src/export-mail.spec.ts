import { startApplication } from '@estante/test-support/started-application';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { expect, expectAccessible, hydrated, test } from './quiet-page.ts';

interface Mail {
  readonly to: readonly string[];
  readonly text: string;
}

/** A mail server on a port of its own, with what it is handed. */
async function startMailServer() {
  const mails: Mail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onData: (stream, { envelope }, done) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        mails.push({ to: envelope.rcptTo.map(({ address }) => address), text });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    address: `smtp://127.0.0.1:${port}`,
    mails,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

test('a basket is mailed to whom its reader names, by a mail server @one-size', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const dataDir = await mkdtemp(join(tmpdir(), 'estante-mail-'));
  const mail = await startMailServer();
  const application = await startApplication({
    DATA_DIR: dataDir,
    DEMO: 'true',
    SMTP_URL: mail.address,
  });
  try {
    await page.addInitScript(() => {
      const itens = [1, 2].map((cod_acervo) => ({ cod_acervo, data_insercao: '2026-03-02' }));
      localStorage.setItem('estante.basket', JSON.stringify({ itens }));
    });
    await page.goto(`${application.address}/login?redirect=/cesta`);
    await hydrated(page);
    await page.locator('input[name="username"]').fill('aluna');
    await page.locator('input[name="password"]').fill('estante-demonstracao');
    await page.locator('input[name="password"]').press('Enter');
    await page.getByRole('button', { name: 'Exportar', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Exportar 2 títulos' });
    await dialog.getByLabel('Formato').selectOption('ris');
    const addresses = dialog.getByLabel('Endereços de e-mail');
    await addresses.fill('rui@example.org; sem-arroba');
    await dialog.getByRole('button', { name: 'Enviar' }).click();
    await expect(addresses).toHaveAccessibleDescription(/“sem-arroba” não é um endereço/);
    await expectAccessible(page);
    await addresses.fill('rui@example.org; ana@example.net');
    await addresses.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/para 2 endereços/).first()).toBeVisible();
    await expect.poll(() => mail.mails.length, { timeout: 20_000 }).toBe(2);
    const people = mail.mails.flatMap(({ to }) => to).toSorted();
    expect(people).toEqual(['ana@example.net', 'rui@example.org']);
    for (const { text } of mail.mails) expect(text).toMatch(/filename=estante-[\d-]+\.ris/);
  } finally {
    await application.stop();
    await mail.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});
