import { createServer, type AddressInfo, type Socket } from 'node:net';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@estante/test-support';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fixedClock, type FixedClock } from '../../../test/fixed-clock.ts';
import { startMailServer, type TestMailServer } from '../../../test/mail-server.ts';
import { claimDue, queueMail } from './mail-outbox.ts';
import { createMailSender } from './mail-sender.ts';
import { createFileMailer, createSmtpMailer, type Mailer } from './mailer.ts';

let database: TestDatabase;
let clock: FixedClock;
let failures: object[];
beforeEach(async () => {
  database = await createTestDatabase();
  clock = fixedClock();
  failures = [];
});
afterEach(async () => {
  await database.drop();
});

const from = 'biblioteca@example.org';
const letter = {
  recipients: ['ana@example.org', 'ana@example.net'],
  senderName: 'Biblioteca da Saúde',
  subject: 'Código de verificação',
  body: 'Olá!\n.\nSeu código é 12345678 — até logo.\n',
};

const post = (changes = {}) => queueMail(database.db, clock, { ...letter, ...changes });
const waiting = () => database.db.selectFrom('outgoing_mail').selectAll().execute();
function sender(mailer: Mailer) {
  const log = { error: (details: object) => void failures.push(details) };
  return createMailSender({ db: database.db, clock, mailer, log, interval: 20 });
}

test('a few are claimed at a time, also where the database plans for a single e-mail', async () => {
  await post();
  await sql`analyze outgoing_mail`.execute(database.db);
  for (let more = 0; more < 11; more += 1) await post();
  expect(await claimDue({ db: database.db, clock })).toHaveLength(5);
});

describe('by SMTP', () => {
  let server: TestMailServer;
  beforeEach(async () => {
    server = await startMailServer();
  });
  afterEach(() => server.close());

  test('a letter comes as it was written, once, and is not kept', async () => {
    await post();
    const two = [sender(createSmtpMailer(server.address, from))];
    two.push(sender(createSmtpMailer(server.address, from)));
    await Promise.all(two.map((one) => one.sendDue()));
    expect(server.messages).toHaveLength(1);
    const mail = await PostalMime.parse(server.messages[0] ?? '');
    expect(mail.from).toMatchObject({ name: letter.senderName, address: from });
    expect(mail.to?.map(({ address }) => address)).toEqual(letter.recipients);
    expect(mail.subject).toBe(letter.subject);
    expect(mail.text?.replaceAll('\r\n', '\n').trim()).toBe(letter.body.trim());
    expect(await waiting()).toEqual([]);
  });

  test('what stands in a letter makes no header and no further recipient', async () => {
    await post({ subject: 'Olá\r\nBcc: eva@example.org', senderName: 'A\r\nTo: eva@example.org' });
    await sender(createSmtpMailer(server.address, from)).sendDue();
    const mail = await PostalMime.parse(server.messages[0] ?? '');
    expect(mail.bcc ?? []).toEqual([]);
    expect(mail.to?.map(({ address }) => address)).toEqual(letter.recipients);
  });

  test('a letter to nobody is dropped unsent', async () => {
    await post({ recipients: [] });
    await sender(createSmtpMailer(server.address, from)).sendDue();
    expect(server.messages).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  test('a letter of a transaction that is rolled back is not sent', async () => {
    const failing = database.db.transaction().execute(async (trx) => {
      await queueMail(trx, clock, letter);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await sender(createSmtpMailer(server.address, from)).sendDue();
    expect(server.messages).toEqual([]);
  });

  test('a sender that was started sends what comes, and stops', { tags: 'long' }, async () => {
    const running = sender(createSmtpMailer(server.address, from));
    running.start();
    await post();
    await expect.poll(() => server.messages.length).toBe(1);
    await running.stop();
    await post();
    expect(await waiting()).toHaveLength(1);
  });
});

test('a mail server that is away, and comes back after hours, still gets the letter', async () => {
  const gone = await startMailServer();
  await gone.close();
  const sending = sender(createSmtpMailer(gone.address, from));
  await post();
  await sending.sendDue();
  await sending.sendDue();
  expect(failures).toHaveLength(1);
  for (let hour = 0; hour < 20; hour += 1) {
    clock.advance({ hours: 1 });
    await sending.sendDue();
  }
  expect(failures).toHaveLength(21);
  const back = await startMailServer({}, Number(new URL(gone.address).port));
  clock.advance({ hours: 1 });
  await sending.sendDue();
  expect(back.messages).toHaveLength(1);
  await back.close();
});

test('after a day a letter is given up, and an operator can see it; nobody’s address is logged', async () => {
  const refusing = await startMailServer({
    onRcptTo: ({ address }, _session, done) => done(new Error(`no mailbox ${address}`)),
  });
  const sending = sender(createSmtpMailer(refusing.address, from));
  await post();
  await sending.sendDue();
  clock.advance({ hours: 24 });
  await sending.sendDue();
  expect(await waiting()).toEqual([]);
  expect(failures).toHaveLength(2);
  const said = failures.map((one) => JSON.stringify({ ...one, text: errorIn(one) })).join('');
  expect(said).toContain('no mailbox');
  expect(said).not.toContain('ana@');
  await refusing.close();
});

function errorIn(details: object): string {
  return 'err' in details && details.err instanceof Error
    ? `${details.err.message} ${details.err.stack}`
    : '';
}

test('a mail server that hangs holds up nobody who writes, and is tried once at a time', async () => {
  const sockets: Socket[] = [];
  const hanging = createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1');
  await new Promise((resolve) => hanging.once('listening', resolve));
  const address = `smtp://127.0.0.1:${(hanging.address() as AddressInfo).port}`;
  await post();
  const attempt = sender(createSmtpMailer(address, from)).sendDue();
  await expect.poll(() => sockets.length).toBe(1);
  // The server is let go only below: this comes to its end while it hangs.
  await post();
  await database.db.selectFrom('outgoing_mail').selectAll().forUpdate().execute();
  for (const socket of sockets) socket.destroy();
  hanging.close();
  await attempt;
  expect((await waiting()).length).toBeGreaterThan(0);
});

test(
  'without a mail server letters are files that mail programs open, for the owner alone',
  { tags: 'long' },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'estante-mail-'));
    await post();
    await sender(createFileMailer(join(folder, 'mail'), from)).sendDue();
    const [file = '', ...others] = await readdir(join(folder, 'mail'));
    expect(others).toEqual([]);
    expect(file).toMatch(/^2026-03-10T12-00-00-000Z-[\da-f-]{36}\.eml$/);
    expect((await stat(join(folder, 'mail', file))).mode & 0o077).toBe(0);
    const mail = await PostalMime.parse(await readFile(join(folder, 'mail', file)));
    expect(mail).toMatchObject({ subject: letter.subject, from: { address: from } });
    await rm(folder, { recursive: true });
  },
);
