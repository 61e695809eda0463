import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogue } from '../../../test/endpoint-calls.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

let server: TestApp;
let copy: { readonly title: number; readonly barcode: string };
beforeAll(async () => {
  server = await startTestApp({ records: catalogue });
  const row = await server.db
    .selectFrom('copy')
    .select(['title_id as title', 'barcode'])
    .where('barcode', '!=', '')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  copy = { title: row.title, barcode: row.barcode ?? '' };
});
afterAll(() => server.close());

const find = (code: string) => server.app.inject(`/api/consulta/codigo-barras/${code}`);

test('a copy is found by its bar code, in capitals or not, with what a scanner adds', async () => {
  for (const code of [copy.barcode.toLowerCase(), ` ${copy.barcode.toUpperCase()} `]) {
    const answer = await find(encodeURIComponent(code));
    expect([answer.statusCode, answer.json()]).toEqual([200, { cod_acervo: copy.title }]);
  }
});

test.each(['%00', '%20', 'nada', "'%20or%201=1", '%F0%9F%93%9A'])(
  'nothing is found by %s',
  async (code) => {
    expect((await find(code)).statusCode).toBe(404);
  },
);
