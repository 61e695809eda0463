import { createApplicationFolder } from '@estante/test-support';
import { expect, test } from 'vitest';
import { startMailServer } from '../../../test/mail-server.ts';
import { writeEverybody } from '../../../test/started-calls.ts';

test('what is to be mailed goes to the mail server that the operator names', async () => {
  await using folder = await createApplicationFolder('test database');
  await writeEverybody(folder.connectionString ?? '');
  const mail = await startMailServer();
  await using application = await folder.start({
    SMTP_URL: mail.address,
    MAIL_FROM: 'biblioteca@example.org',
  });
  const headers = { 'sec-fetch-site': 'same-origin' };
  const asked = `${application.address}/api/pessoas/ana/recuperar-senha`;
  expect((await fetch(asked, { headers })).status).toBe(200);
  await expect.poll(() => mail.messages).toHaveLength(1);
  expect(mail.messages[0]).toMatch(/^From: .*biblioteca@example\.org/m);
  expect(mail.messages[0]).toMatch(/^To: .*ana@example\.org/m);
  await application.stop();
  await mail.close();
});
