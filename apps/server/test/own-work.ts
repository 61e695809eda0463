import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connect } from '@estante/database';
import { PgBoss } from 'pg-boss';
import { systemClock } from '../src/platform/clock.ts';
import { queueMail } from '../src/platform/mail/mail-outbox.ts';
import { importInto } from './import-into.ts';
import { aBook } from './records.ts';
import { ask } from './started-calls.ts';

/** Work that was put into the database of a started application, for it to do by itself. */
interface OwnWork {
  /** A title that was imported is found. */
  isFound(address: string): Promise<boolean>;
  /** A letter was written as a file. */
  isSent(dataDir: string): Promise<boolean>;
  /** A job was run. */
  isDone(): Promise<boolean>;
  close(): Promise<void>;
}

export async function giveWork(connectionString: string): Promise<OwnWork> {
  const word = randomUUID().replaceAll('-', '');
  const connection = connect({ connectionString, max: 2 });
  await importInto({ pool: connection.pool, clock: systemClock }, [aBook({ title: word })]);
  await queueMail(connection.db, systemClock, {
    recipients: ['ana@example.org'],
    senderName: 'Biblioteca',
    subject: word,
    body: 'Texto',
  });
  // Only asks: the application does it.
  const idle = { supervise: false, schedule: false, migrate: false, createSchema: false };
  const boss = new PgBoss({ connectionString, max: 1, ...idle });
  boss.on('error', () => {});
  await boss.start();
  const id = (await boss.send('regular', { job: 'clear-sessions' })) ?? '';
  return {
    isFound: async (address) => {
      const { body } = await ask(address, `/api/consulta?q=${word}`);
      return (JSON.parse(body) as { total?: number }).total === 1;
    },
    isSent: (dataDir) => isIn(join(dataDir, 'mail'), word),
    isDone: async () => (await boss.findJobs('regular', { id }))[0]?.state === 'completed',
    close: async () => {
      await boss.stop({ graceful: false });
      await connection.close();
    },
  };
}

async function isIn(folder: string, word: string): Promise<boolean> {
  const names = await readdir(folder);
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.some((text) => text.includes(word));
}
