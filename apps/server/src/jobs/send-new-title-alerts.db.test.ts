import { setTimeout as delay } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callAs } from '../../test/call-as.ts';
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

/**
 * Prepares the server once for all tests, since the tables of the queues take as long to make as the rest; the last
 * test starts it again.
 */
beforeAll(async () => {
  server = await startTestApp({ records: [aBook({ title: 'Dom Casmurro' })] });
  jobs = openJobs();
  await jobs.start();
});
afterAll(async () => {
  await jobs.stop();
  await server.close();
});

/** Sends a job and waits until it is done. */
async function done(data: Queues['regular']) {
  const id = await jobs.send('regular', data);
  let status = await jobs.status('regular', id);
  while (status?.state === 'waiting' || status?.state === 'running') {
    await delay(50);
    status = await jobs.status('regular', id);
  }
  return status;
}

test(
  'saved searches are looked at each night, where the libraries are, and the outcome is kept',
  { tags: 'long' },
  async () => {
    server.clock.advance({ hours: 24 });
    const answer = await callAs(server, 'ana', {
      method: 'POST',
      path: 'itens-salvos/pesquisas',
      payload: { nome: 'Casmurro', consulta: 'guia=geral&q=casmurro', alerta: true },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    server.clock.advance({ hours: 24 });
    await server.importRecords([aBook({ title: 'Casmurro revisitado' })]);
    await server.follower.rebuild();
    server.clock.advance({ hours: 24 });

    const { rows } = await server.pool.query<{ data: Queues['regular'] }>(
      `select name, cron, timezone, data from pgboss.schedule where key = 'new-title-alerts'`,
    );
    expect(rows).toMatchObject([
      { name: 'regular', cron: '30 3 * * *', timezone: 'America/Sao_Paulo' },
    ]);
    const [schedule] = rows;
    // The queue sends what the schedule holds, and nothing else.
    expect(schedule && (await done(schedule.data))).toEqual({
      state: 'completed',
      output: { searches: 1, alerts: 1, catalogued: 0, news: 0, letters: 1, warned: 0 },
    });
    const alerts = await callAs(server, 'ana', { method: 'GET', path: 'solicitacoes/alertas' });
    expect(alerts.json()).toMatchObject({
      alertas: [{ total: 1, data_ini: '2026-03-11', data_fim: '2026-03-12' }],
    });
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
