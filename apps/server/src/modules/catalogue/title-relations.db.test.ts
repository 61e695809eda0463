import { endpoints } from '@estante/contract';
import type { MarcRecord } from '@estante/marc';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fieldOf } from '../../../test/material-records.ts';
import { aBook, aSerial } from '../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

function linked(title: string, ...lines: readonly string[]): MarcRecord {
  const { leader, fields } = aSerial({ title });
  return { leader, fields: [...fields, ...lines.map(fieldOf)] };
}

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({
    records: [
      aBook({ title: 'Baixado', number: '7' }),
      aBook({ title: 'O mais antigo', number: '8' }),
      aBook({ title: 'Outra obra de mesmo número', number: '8' }),
      aBook({ title: 'Único', number: '9' }),
      linked('Ao baixado', '780 00$tBaixado$w7'),
      linked('Ao mais novo', '780 00$tOutra$w8'),
      linked('Pelo segundo número', '780 00$tÚnico$w(OCoLC)777$w(TESTE)9'),
      linked('Pelo de outro', '780 00$tÚnico$w(OCoLC)9'),
      linked('Pelo de outro, que dois têm', '780 00$tOutra$w(OCoLC)8'),
      linked('Pelo próprio antes', '780 00$tOutra$w(OCoLC)9$w(TESTE)8'),
    ],
  });
  await server.pool.query(
    `update title set withdrawn_at = now() where description ->> 'title' = 'Baixado'`,
  );
});
afterAll(() => server.close());

test.each([
  ['Ao baixado', null],
  ['Ao mais novo', 'Outra obra de mesmo número'],
  ['Pelo segundo número', 'Único'],
  ['Pelo de outro', 'Único'],
  ['Pelo de outro, que dois têm', null],
  ['Pelo próprio antes', 'Outra obra de mesmo número'],
])('%s: the link leads to %s', async (from, to) => {
  const answer = await server.app.inject(`/api/acervo/${await server.titleId(from)}`);
  const { relacionados } = endpoints.getTitle.responses[200].parse(answer.json());
  const rota = to === null ? null : `/acervo/${await server.titleId(to)}`;
  expect(relacionados.map((one) => one.rota)).toEqual([rota]);
});
