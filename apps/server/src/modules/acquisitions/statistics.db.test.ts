import { endpoints } from '@estante/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { acquisitions } from '../../../test/acquisitions.ts';
import type { Person } from '../../../test/call-as.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp();
});
afterEach(() => server.close());

const { call, suggest } = acquisitions(() => server);
const ask = (person: Person | null) => call(person, 'GET', 'aquisicao/estatisticas');
const statistics = async (person: Person) =>
  endpoints.getAcquisitionStatistics.responses[200].parse((await ask(person)).json());

/** Came so many days after it was sent. */
async function attend(id: number, days: number): Promise<void> {
  const { sent_at } = await server.db
    .selectFrom('acquisition_suggestion')
    .select('sent_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const moved_at = new Date(sent_at.getTime() + days * 86_400_000);
  await server.db
    .updateTable('acquisition_suggestion')
    .set({ state: 'attended', handled_at: moved_at, moved_at })
    .where('id', '=', id)
    .execute();
}

test('of nothing there are twelve months of nothing', async () => {
  const { por_mes, por_situacao, ...rest } = await statistics('ana');
  expect(por_mes).toHaveLength(12);
  expect(por_mes[0]?.mes).toBe('2025-04');
  expect(por_mes[11]?.mes).toBe('2026-03');
  expect(por_situacao).toHaveLength(14);
  expect(rest).toEqual({
    data_ini: '2025-04-01',
    data_fim: '2026-03-10',
    total: 0,
    proprias: 0,
    dias_ate_atender: null,
    por_biblioteca: [],
  });
});

test('all are counted, by month, state and library; of the own ones how many', async () => {
  await suggest('ana');
  await suggest('bruno');
  await suggest('bruno', { biblioteca: 3 });
  await attend(1, 10);
  await attend(2, 20);
  await attend(3, 60);
  server.clock.advance({ hours: 24 * 40 });
  await suggest('ana');
  const found = await statistics('ana');
  expect(found).toMatchObject({ total: 4, proprias: 2, dias_ate_atender: 20 });
  expect(found.por_mes.slice(-2)).toEqual([
    { mes: '2026-03', enviadas: 3, atendidas: 3 },
    { mes: '2026-04', enviadas: 1, atendidas: 0 },
  ]);
  expect(found.por_situacao.filter(({ total }) => total > 0)).toEqual([
    { situacao: 'pre-sugestao', total: 1, proprias: 1 },
    { situacao: 'atendida', total: 3, proprias: 1 },
  ]);
  expect(found.por_biblioteca).toMatchObject([
    { cod_biblioteca: 1, enviadas: 3, atendidas: 2 },
    { cod_biblioteca: 3, enviadas: 1, atendidas: 1 },
  ]);
});

test('what is older than the first of the twelve months is left out', async () => {
  await suggest('ana');
  server.clock.advance({ hours: 24 * 366 });
  expect((await statistics('ana')).total).toBe(0);
});

test('not for an anonymous visitor, not while the activity is off', async () => {
  expect((await ask(null)).statusCode).toBe(401);
  const off = { enabled: false };
  await server.db.updateTable('activity').set(off).where('code', '=', 9011).execute();
  expect((await ask('ana')).statusCode).toBe(403);
});
