import { endpoints } from '@estante/contract';
import type { MarcRecord } from '@estante/marc';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { as, type Username } from '../../../test/people.ts';
import { aBook } from '../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

const script = '<script>alert(1)</script>';

const sealed: MarcRecord = {
  ...aBook({ title: 'Lacrado', author: 'Assis, Machado de', subjects: ['Ciúme – Ficção'] }),
};
const withPrivate: MarcRecord = {
  leader: sealed.leader,
  fields: [
    ...sealed.fields,
    { tag: '500', ind1: ' ', ind2: ' ', subfields: [{ code: 'a', value: script }] },
    {
      tag: '541',
      ind1: '0',
      ind2: ' ',
      subfields: [
        { code: 'a', value: 'Doador anônimo' },
        { code: 'h', value: 'R$ 40,00' },
      ],
    },
    {
      tag: '590',
      ind1: ' ',
      ind2: ' ',
      subfields: [
        { code: 'a', value: 'Encadernado' },
        { code: 'x', value: 'conferir na estante' },
      ],
    },
    {
      tag: '856',
      ind1: '4',
      ind2: '0',
      subfields: [{ code: 'u', value: 'https://segredo.example.org/livro' }],
    },
    {
      tag: '952',
      ind1: ' ',
      ind2: ' ',
      subfields: [
        { code: 'a', value: 'CENTRAL' },
        { code: 'b', value: 'CENTRAL' },
        { code: 'p', value: '0001' },
      ],
    },
  ],
};

let server: TestApp;
let id: number;
beforeAll(async () => {
  server = await startTestApp({ records: [withPrivate] });
  id = await server.titleId('Lacrado');
});
afterAll(() => server.close());

async function marc(query = '', who?: Username) {
  const headers = who ? await as(server, who) : {};
  return server.app.inject({ url: `/api/acervo/${id}/marc${query}`, headers });
}

async function shown(query = '', who?: Username) {
  return endpoints.getTitleMarc.responses[200].parse((await marc(query, who)).json());
}

const hidden = ['Doador anônimo', 'conferir na estante', 'segredo.example.org', '0001'];

test('readers see the record without links, items and what is private', async () => {
  const record = await shown();
  expect(record).toMatchObject({ lider: withPrivate.leader, liberado: false, pode_liberar: false });
  expect(record.campos[0]).toEqual({
    tag: '001',
    indicadores: '',
    valor: 'lacrado',
    subcampos: [],
    cod_autoridade: null,
  });
  const text = JSON.stringify(record);
  expect(text).toContain('Encadernado');
  for (const secret of hidden) expect(text).not.toContain(secret);
  const tags = record.campos.map(({ tag }) => tag);
  expect(tags.filter((tag) => ['541', '856', '952'].includes(tag))).toEqual([]);
});

test('staff may ask for all of it, and are told that they may', async () => {
  expect(await shown('', 'davi')).toMatchObject({ liberado: false, pode_liberar: true });
  const whole = await shown('?liberacao=1', 'davi');
  expect(whole.liberado).toBe(true);
  for (const secret of hidden) expect(JSON.stringify(whole)).toContain(secret);
  expect(whole.campos).toHaveLength(withPrivate.fields.length);
});

test('who has not signed in is asked to', async () => {
  const answer = await marc('?liberacao=1');
  expect(answer.statusCode).toBe(401);
  expect(answer.body).toContain('EntradaNecessaria');
});

test.each(['ana', 'clara'] as const)('%s may not', async (who) => {
  const answer = await marc('?liberacao=1', who);
  expect(answer.statusCode).toBe(403);
  expect(answer.body).toContain('SemPermissao');
});

test('fields that are filed under a heading lead to it, the others to none', async () => {
  const headings = await server.db.selectFrom('heading').select(['id', 'text']).execute();
  const idOf = (text: string) => headings.find((one) => one.text === text)?.id ?? 0;
  const { campos } = await shown();
  const filed = campos.filter(({ cod_autoridade }) => cod_autoridade !== null);
  expect(filed.map(({ tag, cod_autoridade }) => [tag, cod_autoridade])).toEqual([
    ['100', idOf('Assis, Machado de')],
    ['650', idOf('Ciúme – Ficção')],
  ]);
});

test('markup in a subfield is text and stays it', async () => {
  const note = (await shown()).campos.find(({ tag }) => tag === '500');
  expect(note?.subcampos).toEqual([{ codigo: 'a', valor: script }]);
});
