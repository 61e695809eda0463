import { afterEach, beforeEach, expect, test } from 'vitest';
import { as, type Username } from '../../../../test/people.ts';
import { aBook } from '../../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts';
import { readLoanRules, termsOf } from '../facts/index.ts';

let server: TestApp;
beforeEach(async () => {
  const records = ['Um; dois, três', 'Ç'.repeat(100)].map((title) =>
    aBook({ title, copies: [{ library: 'CENTRAL' }] }),
  );
  server = await startTestApp({ records });
});
afterEach(() => server.close());

async function call(method: 'GET' | 'POST' | 'DELETE', who: Username) {
  const headers = await as(server, who);
  const payload = method === 'POST' ? { payload: {} } : {};
  const url = '/api/emprestimo/calendario';
  return (await server.app.inject({ method, url, headers, ...payload })).json<{
    endereco: string;
    criado_em: string | null;
  }>();
}

const open = (address: string) => {
  const { pathname, search } = new URL(address);
  return server.app.inject({ url: pathname + search });
};

async function lend(personId: number, copy: number, due: { due_on: string } | { due_at: Date }) {
  const [rule] = await readLoanRules(server.db);
  if (!rule) throw new Error('no rule');
  const of = { copy_id: copy, title_id: copy, barcode: 'x', library_id: 1, lent_in: 1 };
  await server.db
    .insertInto('loan')
    .values({
      ...of,
      person_id: personId,
      login_id: personId,
      lent_at: new Date('2026-03-01T12:00:00Z'),
      rule: JSON.stringify(termsOf(rule)),
      ...due,
    })
    .execute();
}

test('who has the address reads what is due, of its maker alone, until it is taken back', async () => {
  await lend(1, 1, { due_on: '2026-12-31' });
  await lend(2, 2, { due_on: '2026-12-30' });
  expect((await call('GET', 'ana')).criado_em).toBeNull();
  const { endereco, criado_em } = await call('POST', 'ana');
  expect((await call('GET', 'ana')).criado_em).toBe(criado_em);
  const answer = await open(endereco);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-store',
  });
  expect(answer.body).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n');
  expect(answer.body).toContain('Um\\; dois\\, três');
  expect(answer.body).not.toContain('20261230');
  expect(await call('DELETE', 'bruno')).toEqual({ removido: false });
  expect((await open(endereco)).statusCode).toBe(200);
  expect(await call('DELETE', 'ana')).toEqual({ removido: true });
  expect((await open(endereco)).statusCode).toBe(404);
});

test('a new address ends the one before it; the table shows neither', async () => {
  const first = await call('POST', 'ana');
  const second = await call('POST', 'ana');
  expect((await open(first.endereco)).statusCode).toBe(404);
  expect((await open(second.endereco)).statusCode).toBe(200);
  const rows = await server.db.selectFrom('calendar_feed').selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(second.endereco.slice(-20, -4));
  for (const path of ['x.ics', '../etc', `${'a'.repeat(43)}.ics`, 'a'.repeat(43)]) {
    expect((await open(`http://h/calendario/${path}`)).statusCode, path).toBe(404);
  }
});

test.each([{ is_blocked: true }, { ended_at: new Date('2026-03-10') }])(
  'nobody reads it while every link of its maker is as %j',
  async (closed) => {
    const { endereco } = await call('POST', 'ana');
    const close = (id: number) =>
      server.db.updateTable('login').set(closed).where('id', '=', id).execute();
    await close(1);
    expect((await open(endereco)).statusCode).toBe(200);
    await close(6);
    expect((await open(endereco)).statusCode).toBe(404);
  },
);

test('long lines are folded and hours are moments', { tags: 'long' }, async () => {
  await lend(1, 2, { due_at: new Date('2026-03-11T17:30:00Z') });
  const { endereco } = await call('POST', 'ana');
  const { body } = await open(endereco);
  expect(body).toContain('DTSTART:20260311T173000Z\r\n');
  const lines = body.split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(body.replaceAll('\r\n ', '')).toContain('Ç'.repeat(100));
});

test(
  'it is in the language of its maker, or in the one that the address names',
  { tags: 'long' },
  async () => {
    await lend(1, 1, { due_on: '2026-12-31' });
    const { endereco } = await call('POST', 'ana');
    const summary = async (query = '') =>
      /SUMMARY:(.*)/.exec((await open(`${endereco}${query}`)).body)?.[1];
    const portuguese = await summary();
    await server.db.updateTable('person').set({ language: 'en' }).where('id', '=', 1).execute();
    const english = await summary();
    expect(english).not.toBe(portuguese);
    expect(await summary('?lng=en')).toBe(english);
    expect(await summary('?lng=pt')).toBe(portuguese);
  },
);
