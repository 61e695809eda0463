import { errorBody } from '@estante/contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { as, password, type Username } from '../../../test/people.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp();
  await ask('ana', { cpf: '52998224725', identidade: 'RG 1' });
});
afterEach(() => server.close());

const own = '/api/pessoas/meu-pergamum/dados-pessoais';
const sentAt = '2026-03-10T12:00:00.000Z';

async function ask(who: Username, payload: object) {
  return server.app.inject({ method: 'PUT', url: own, headers: await as(server, who), payload });
}

const ownData = async (who: Username = 'ana') =>
  (await server.app.inject({ url: own, headers: await as(server, who) })).json<unknown>();

async function list(who: Username, query = '') {
  const url = `/api/atendimento/dados-pessoais?${query}`;
  const answer = await server.app.inject({ url, headers: await as(server, who) });
  return answer.json<{ readonly total: number; readonly pedidos: readonly unknown[] }>();
}

async function decide(who: Username, decision: object, id = 1) {
  const url = `/api/atendimento/dados-pessoais/${id}`;
  const payload = { enviado_em_visto: sentAt, ...decision };
  return server.app.inject({ method: 'PUT', url, headers: await as(server, who), payload });
}

const said = (answer: LightMyRequestResponse) => [
  answer.statusCode,
  errorBody.parse(answer.json()).erro.codigo,
];
const letters = () => server.db.selectFrom('outgoing_mail').selectAll().execute();
const granted = { situacao: 'aceito' };

test('staff see what readers of their unit ask for, and what is known now', async () => {
  await ask('ana.saude', {});
  await ask('bruno', { cpf: '11144477735' });
  await server.db
    .updateTable('personal_data_request')
    .set({ library_id: 3 })
    .where('person_id', '=', 2)
    .execute();
  expect(await list('davi')).toMatchObject({
    total: 1,
    contagem: [
      { situacao: 'pendente', total: 1 },
      { situacao: 'aceito', total: 0 },
      { situacao: 'recusado', total: 0 },
    ],
    pedidos: [
      {
        codigo: 1,
        enviado_em: sentAt,
        pessoa: { nome_pessoa: 'Ana de Teste' },
        campos: [
          { campo: 'identidade', valor: 'RG 1', atual: '' },
          { campo: 'cpf', valor: '52998224725', atual: '' },
        ],
        situacao: 'pendente',
        resposta: null,
      },
    ],
  });
  expect((await list('fabio')).pedidos).toMatchObject([
    { pessoa: { nome_pessoa: 'Bruno de Teste' } },
  ]);
  expect((await list('elisa')).total).toBe(2);
  expect((await list('elisa', 'texto=BRUNO')).total).toBe(1);
});

test('what is granted is written, told, and over', async () => {
  const answer = await decide('davi', granted);
  expect(answer.json()).toMatchObject({
    situacao: 'aceito',
    resposta: { nome: 'Davi de Teste' },
    campos: [{ campo: 'identidade', valor: 'RG 1' }, { campo: 'cpf' }],
  });
  expect(await ownData()).toMatchObject({
    cpf: '52998224725',
    identidade: 'RG 1',
    pedido: null,
    resposta: { situacao: 'aceito', em: sentAt },
  });
  expect(await letters()).toMatchObject([
    { recipients: ['ana@example.org'], subject: 'Seu pedido de mudança nos dados pessoais' },
  ]);
  expect(said(await decide('elisa', granted))).toEqual([409, 'SituacaoMudou']);
});

test('what is refused stays as it was, and its reader is told why', async () => {
  expect(said(await decide('davi', { situacao: 'recusado', resposta: '  ' }))).toEqual([
    422,
    'CampoObrigatorioNaoPreenchido',
  ]);
  await decide('davi', { situacao: 'recusado', resposta: 'Traga o documento.' });
  expect(await ownData()).toMatchObject({
    cpf: '',
    pedido: null,
    resposta: { situacao: 'recusado', texto: 'Traga o documento.' },
  });
  expect((await letters())[0]?.body).toContain('Traga o documento.');
  await ask('ana', { cpf: '52998224725' });
  expect((await list('davi', 'situacao=pendente')).total).toBe(1);
});

test('what was added to meanwhile is looked at again', async () => {
  server.clock.advance({ seconds: 1 });
  await ask('ana', { data_nascimento: '1990-05-17' });
  expect(said(await decide('davi', granted))).toEqual([409, 'SituacaoMudou']);
  expect(await ownData()).toMatchObject({ cpf: '', data_nascimento: null });
});

test('what was taken back is not there any more', async () => {
  const headers = await as(server, 'ana');
  await server.app.inject({ method: 'DELETE', url: `${own}/pedido`, headers });
  expect(said(await decide('davi', granted))).toEqual([404, 'NaoEncontrado']);
});

test('of two who decide at once, one does', { tags: 'long' }, async () => {
  const answers = await Promise.all([
    decide('davi', granted),
    decide('elisa', { situacao: 'recusado', resposta: 'Não.' }),
  ]);
  const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
  expect(statuses).toEqual([200, 409]);
  expect(await letters()).toHaveLength(1);
});

test(
  'a request goes with its reader to the unit that a sheet moves them to',
  { tags: 'long' },
  async () => {
    await ask('bruno', { cpf: '11144477735' });
    const arquivo = Buffer.from('usuario;nome;unidade\nbruno;Bruno de Teste;SAUDE');
    const sheet = await server.app.inject({
      method: 'POST',
      url: '/api/atendimento/leitores/importacao',
      headers: await as(server, 'elisa'),
      payload: { arquivo: arquivo.toString('base64'), simulacao: false },
    });
    expect(sheet.json()).toMatchObject({ mudadas: 1 });
    expect((await list('davi')).total).toBe(1);
    expect((await list('fabio')).pedidos).toMatchObject([{ codigo: 2 }]);
    expect((await decide('fabio', granted, 2)).json()).toMatchObject({ situacao: 'aceito' });
  },
);

test('nobody decides for another unit, and readers decide nothing', async () => {
  expect(said(await decide('fabio', granted))).toEqual([404, 'NaoEncontrado']);
  expect(said(await decide('ana', granted))).toEqual([403, 'SemPermissao']);
  expect(said(await decide('clara', granted))).toEqual([403, 'SemPermissao']);
  expect(await ownData()).toMatchObject({ cpf: '' });
});

test('mail addresses that are granted are confirmed all the same', async () => {
  const row = { key: 'readerFields', value: '["cidade"]' };
  await server.db.insertInto('institution_setting').values(row).execute();
  await ask('ana', { email: 'nova@example.org', senha: password });
  await decide('davi', granted);
  expect(await ownData()).toMatchObject({
    email: 'ana@example.org',
    emails_a_confirmar: [{ email: 'nova@example.org' }],
  });
});

test('nobody decides what they ask for themselves, nor what somebody with more rights does', async () => {
  const second = { person_id: 5, username: 'elisa.2', library_id: 1, role: 'patron' } as const;
  await server.db.insertInto('login').values(second).execute();
  await ask('davi', { cpf: '11144477735' });
  await ask('elisa', { cpf: '11144477735' });
  expect(said(await decide('davi', granted, 2))).toEqual([403, 'ProprioCadastro']);
  expect(said(await decide('davi', granted, 3))).toEqual([403, 'PessoaDeMaisDireitos']);
  expect((await decide('elisa', granted, 2)).statusCode).toBe(200);
});

test('a document of somebody else is not granted', async () => {
  await server.db
    .insertInto('personal_data')
    .values({ person_id: 2, tax_number: '52998224725' })
    .execute();
  expect(said(await decide('davi', granted))).toEqual([409, 'PessoaJaCadastrada']);
  expect(await ownData()).toMatchObject({ cpf: '', pedido: { codigo: 1 } });
  // A refused request gives the number to nobody.
  expect((await decide('davi', { situacao: 'recusado', resposta: 'Não.' })).statusCode).toBe(200);
});
