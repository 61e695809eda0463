import { endpoints, errorBody } from '@estante/contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { callAs, type CallAs, type Person } from '../../../test/call-as.ts';
import { aBook } from '../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

const machado = 'Assis, Machado de, 1839-1908';

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp({
    records: [
      aBook({ title: 'Dom Casmurro', author: machado, dewey: '869.3', subjects: ['Ciúme'] }),
      aBook({ title: 'Um mestre', author: 'Schwarz, Roberto', subjects: ['Literatura'] }),
    ],
  });
});
afterEach(() => server.close());

async function switchActivity(code: number, enabled: boolean): Promise<void> {
  await server.db
    .insertInto('activity')
    .values({ code, description: '', enabled })
    .onConflict((conflict) => conflict.column('code').doUpdateSet({ enabled }))
    .execute();
}

const base = 'perfil-interesse/area-autor-assunto';
const validade = '2026-12-31';

const call = (
  person: Person | null,
  method: CallAs['method'],
  path: string,
  payload?: object,
  language = '1',
) => callAs(server, person, { method, path, language, ...(payload && { payload }) });
const codeOf = (answer: LightMyRequestResponse) => [
  answer.statusCode,
  errorBody.parse(answer.json()).erro.codigo,
];

async function headingId(text: string): Promise<string> {
  const { id } = await server.db
    .selectFrom('heading')
    .select('id')
    .where('text', '=', text)
    .executeTakeFirstOrThrow();
  return String(id);
}

const add = (person: Person, tipoDSI: string, ...itens: object[]) =>
  call(person, 'POST', base, { tipoDSI, validade, itens });

async function profile(person: Person, query = '', language = '1') {
  const answer = await call(person, 'GET', `${base}?${query}`, undefined, language);
  expect(answer.statusCode, answer.body).toBe(200);
  return endpoints.listInterests.responses[200].parse(answer.json());
}

describe('a profile', () => {
  test('has authors, subjects and areas, in the words of its reader', async () => {
    const author = await headingId(machado);
    const subject = await headingId('Ciúme');
    const answer = await add(
      'ana',
      'autor',
      { codigo: author },
      { codigo: author, codTipoArea: 'ddc' },
    );
    expect(answer.json()).toEqual({ total: 1, limite: 300, adicionados: 1, nao_encontrados: [] });
    await add('ana', 'assunto', { codigo: subject });
    await add('ana', 'area', { codigo: '8', codTipoArea: 'ddc' });
    const term = { incluido_em: '2026-03-10', validade, vigente: true };
    expect(await profile('ana', '', '5')).toEqual({
      total: 3,
      limite: 300,
      validade_padrao: '2027-03-10',
      validade_maxima: '2027-03-10',
      itens: [
        { tipoDSI: 'autor', codigo: author, codTipoArea: null, descricao: machado, ...term },
        { tipoDSI: 'assunto', codigo: subject, codTipoArea: null, descricao: 'Ciúme', ...term },
        { tipoDSI: 'area', codigo: '8', codTipoArea: 'ddc', descricao: 'Literature', ...term },
      ],
    });
    expect((await profile('ana', 'tipoDSI=assunto')).itens).toHaveLength(1);
    expect((await profile('bruno')).itens).toEqual([]);
  });

  test('is told what the catalogue does not know', { tags: 'long' }, async () => {
    const author = await headingId(machado);
    const answer = await add(
      'ana',
      'autor',
      { codigo: author },
      { codigo: '99999' },
      { codigo: 'x' },
    );
    expect(answer.json()).toMatchObject({ adicionados: 1, nao_encontrados: ['99999', 'x'] });
    const areas = await add('ana', 'area', { codigo: 'I', codTipoArea: 'lcc' }, { codigo: '8' });
    expect(areas.json()).toMatchObject({ adicionados: 0, nao_encontrados: ['lcc:I', '8'] });
  });

  test('gets another day for what is added again, or for all of a kind', async () => {
    const codigo = await headingId(machado);
    await add('ana', 'autor', { codigo });
    await add('bruno', 'autor', { codigo });
    const again = { tipoDSI: 'autor', validade: '2026-06-30', itens: [{ codigo }] };
    expect((await call('ana', 'POST', base, again)).json()).toMatchObject({ adicionados: 0 });
    expect((await profile('ana')).itens).toMatchObject([{ validade: '2026-06-30' }]);
    const extended = await call('ana', 'PUT', `${base}/validade`, {
      tipoDSI: 'autor',
      validade: '2027-02-28',
    });
    expect(extended.json()).toEqual({ validade: '2027-02-28', alterados: 1 });
    expect((await profile('ana')).itens).toMatchObject([{ validade: '2027-02-28' }]);
    expect((await profile('bruno')).itens).toMatchObject([{ validade }]);
  });

  test('runs a year where nobody says otherwise', async () => {
    const itens = [{ codigo: await headingId(machado) }];
    await call('ana', 'POST', base, { tipoDSI: 'autor', itens });
    expect((await profile('ana')).itens).toMatchObject([{ validade: '2027-03-10' }]);
  });

  test.each(['2026-03-09', '2027-03-11'])('does not end on %s', async (day) => {
    const codigo = await headingId(machado);
    const body = { tipoDSI: 'autor', validade: day };
    const added = await call('ana', 'POST', base, { ...body, itens: [{ codigo }] });
    expect(codeOf(added)).toEqual([422, 'DiaForaDoPrazo']);
    await add('ana', 'autor', { codigo });
    const changed = await call('ana', 'PUT', `${base}/validade`, body);
    expect(codeOf(changed)).toEqual([422, 'DiaForaDoPrazo']);
  });

  test('says of what has ended that it has', async () => {
    await add('ana', 'autor', { codigo: await headingId(machado) });
    server.clock.advance({ hours: 24 * 297 });
    expect((await profile('ana')).itens).toMatchObject([{ vigente: false }]);
  });

  test('loses what its person takes out, and to nobody else', async () => {
    const codigo = await headingId(machado);
    await add('ana', 'autor', { codigo });
    const one = { codigo, tipoDSI: 'autor', codTipoArea: null };
    expect(codeOf(await call('bruno', 'DELETE', base, one))).toEqual([404, 'NaoEncontrado']);
    const asSubject = { ...one, tipoDSI: 'assunto' };
    expect(codeOf(await call('ana', 'DELETE', base, asSubject))).toEqual([404, 'NaoEncontrado']);
    expect((await call('ana', 'DELETE', base, one)).json()).toEqual({ total: 0, limite: 300 });
    expect((await profile('ana')).itens).toEqual([]);
    const none = await call('ana', 'PUT', `${base}/validade`, { tipoDSI: 'autor', validade });
    expect(codeOf(none)).toEqual([404, 'NaoEncontrado']);
  });

  test('takes three hundred, all that are named or none, however many come at once', async () => {
    await server.pool.query(
      `insert into heading (type, key, text) select 'topic', 'x' || n, 'X' || n from generate_series(1, 299) n`,
    );
    await server.pool.query(
      `insert into interest (person_id, kind, heading_id, made_on, valid_to, looked_to)
       select 1, 'subject', id, '2026-03-10', '2026-12-31', '2026-03-09' from heading
       where key ~ '^x[0-9]+$'`,
    );
    const two = [{ codigo: await headingId(machado) }, { codigo: await headingId('Ciúme') }];
    expect(codeOf(await add('ana', 'autor', ...two))).toEqual([422, 'limite_perfil_excedido']);
    const answers = await Promise.all(two.map((one) => add('ana', 'autor', one)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 422,
    ]);
    expect((await profile('ana')).total).toBe(300);
  });
});

describe('what a profile may have', () => {
  const found = async (query: string, language = '1') => {
    const answer = await call('ana', 'GET', `${base}/pesquisa?${query}`, undefined, language);
    expect(answer.statusCode, answer.body).toBe(200);
    return endpoints.searchInterests.responses[200].parse(answer.json()).itens;
  };

  test('is found by words, among authors or among subjects', async () => {
    const codigo = await headingId(machado);
    await add('ana', 'autor', { codigo });
    expect(await found('tipoDSI=autor&q=machado')).toEqual([
      { codigo, codTipoArea: null, descricao: machado, total: 1, no_perfil: true },
    ]);
    expect(await found('tipoDSI=assunto&q=machado')).toEqual([]);
    expect(await found('tipoDSI=assunto&q=liter')).toMatchObject([{ descricao: 'Literatura' }]);
    expect(await found('tipoDSI=autor')).toEqual([]);
  });

  test('of areas those of all classifications, by their names', async () => {
    expect(await found('tipoDSI=area&q=LITERATURA')).toEqual([
      { codTipoArea: 'ddc', codigo: '8', descricao: 'Literatura', total: null, no_perfil: false },
      {
        codTipoArea: 'udc',
        codigo: '8',
        descricao: 'Língua e literatura',
        total: null,
        no_perfil: false,
      },
      {
        codTipoArea: 'lcc',
        codigo: 'P',
        descricao: 'Língua e literatura',
        total: null,
        no_perfil: false,
      },
    ]);
  });

  test('is listed by classification, of what titles here have', async () => {
    const path = 'perfil-interesse/areas-interesse/info-auxiliar';
    expect((await call('ana', 'GET', path, undefined, '3')).json()).toEqual({
      validade_padrao: '2027-03-10',
      validade_maxima: '2027-03-10',
      tipos_area: [
        {
          codTipoArea: 'ddc',
          descricao: 'Clasificación Decimal Dewey',
          areas: [{ codigo: '8', descricao: 'Literatura' }],
        },
      ],
    });
  });
});

describe('profiles are closed', () => {
  const area = { tipoDSI: 'area', validade, itens: [{ codigo: '8', codTipoArea: 'ddc' }] };
  const calls = [
    ['GET', `${base}?tipoDSI=area`, undefined],
    ['POST', base, area],
    ['DELETE', base, { codigo: '8', codTipoArea: 'ddc', tipoDSI: 'area' }],
    ['PUT', `${base}/validade`, { tipoDSI: 'area', validade }],
    ['GET', `${base}/pesquisa?tipoDSI=area`, undefined],
    ['GET', 'perfil-interesse/areas-interesse/info-auxiliar', undefined],
  ] as const;

  test.each(calls)(
    'to who is not signed in: %s %s',
    { tags: 'long' },
    async (method, path, payload) => {
      expect((await call(null, method, path, payload)).statusCode).toBe(401);
    },
  );

  test.each(calls)(
    'of areas while their page is off: %s %s',
    { tags: 'long' },
    async (method, path, payload) => {
      await switchActivity(9007, false);
      expect(codeOf(await call('ana', method, path, payload))).toEqual([403, 'RecursoDesativado']);
      expect((await profile('ana')).itens).toEqual([]);
    },
  );

  test('of authors and subjects while theirs is off', async () => {
    await switchActivity(9006, false);
    const answer = await add('ana', 'autor', { codigo: await headingId(machado) });
    expect(codeOf(answer)).toEqual([403, 'RecursoDesativado']);
    expect((await call('ana', 'POST', base, area)).statusCode).toBe(200);
  });
});
