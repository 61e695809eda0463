import { setTimeout as delay } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLogRecorder } from '../../test/log-recorder.ts';
import { aBook } from '../../test/records.ts';
import { startTestApp, type TestApp } from '../../test/start-test-app.ts';
import type { JobQueue } from '../platform/jobs/job-queue.ts';
import { createOutsideServers } from '../platform/outside/outside-server.ts';
import { openRunFiles } from '../modules/import-runs/index.ts';
import { createJobs, type Queues } from './index.ts';

let server: TestApp;
let jobs: JobQueue<Queues>;
function openJobs(): JobQueue<Queues> {
  const { pool, clock } = server;
  return createJobs({
    imports: {
      files: openRunFiles(server.db, 'uploads'),
      pool,
      clock,
      reportsFolder: '',
      sentenceOf: (of) => of,
    },
    ...server,
    outsideServers: createOutsideServers([]),
    origin: null,
    log: createLogRecorder().log,
  });
}

/** Once for all, since the tables of the queues take as long to make as the rest; the last test starts it again. */
beforeAll(async () => {
  server = await startTestApp({ records: [aBook({ title: 'Dom Casmurro' })] });
  jobs = openJobs();
  await jobs.start();
});
afterAll(async () => {
  await jobs.stop();
  await server.close();
});

test(
  'saved searches are looked at each night, where the libraries are',
  { tags: 'long' },
  async () => {
    const { rows } = await server.pool.query('select key, cron, timezone from pgboss.schedule');
    expect(rows).toContainEqual({
      key: 'new-title-alerts',
      cron: '30 3 * * *',
      timezone: 'America/Sao_Paulo',
    });
  },
);

test(
  'the job tells of what came the day before, and keeps what it came to',
  { tags: 'long' },
  async () => {
    const own = { person_id: 1, name: 'Casmurro', query: 'guia=geral&q=casmurro', alerts: true };
    await server.db
      .insertInto('saved_search')
      .values({ ...own, saved_at: new Date(), looked_to: '2026-03-08' })
      .execute();
    await server.db.updateTable('title').set({ included_on: '2026-03-09' }).execute();
    await server.follower.rebuild();
    const id = await jobs.send('regular', { job: 'new-title-alerts' });
    let status = await jobs.status('regular', id);
    while (status?.state === 'waiting' || status?.state === 'running') {
      await delay(50);
      status = await jobs.status('regular', id);
    }
    expect(status).toEqual({
      state: 'completed',
      output: { searches: 1, alerts: 1, catalogued: 0, news: 0, letters: 1, warned: 0 },
    });
    expect(await server.db.selectFrom('alert').select(['titles', 'to_day']).execute()).toEqual([
      { titles: 1, to_day: '2026-03-09' },
    ]);
  },
);

test('what an earlier version had in queues of its own is dropped', { tags: 'long' }, async () => {
  await jobs.stop();
  const boss = new PgBoss(server.connectionString);
  await boss.start();
  await boss.createQueue('renew-loans');
  await boss.schedule('renew-loans', '10 1 * * *');
  await boss.stop();
  jobs = openJobs();
  await jobs.start();
  const { rows } = await server.pool.query(`
    select name from pgboss.schedule where name not in ('regular', 'fetch-covers')
    union all select name from pgboss.queue where name = 'renew-loans'`);
  expect(rows).toEqual([]);
});
