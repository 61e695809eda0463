import { errorBody, type endpoints, type Success } from '@estante/contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { callAs, type CallAs, type Person } from '../../../../test/call-as.ts';
import { textOfPdf } from '../../../../test/pdf-text.ts';
import { readCodes } from '../../../../test/read-codes.ts';
import { password } from '../../../../test/people.ts';
import { aBook } from '../../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts';

type HandledRequest = Success<typeof endpoints.approveCatalogueCard>;

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp({
    records: [
      aBook({ title: 'Um', subjects: ['Ciúme'], dewey: '869.3' }),
      aBook({ title: 'Dois', subjects: ['Ciúme', 'Romance'], dewey: '869.3' }),
      aBook({ title: 'Três', subjects: ['Ciúme'], dewey: '152.4' }),
    ],
  });
});
afterEach(() => server.close());

const call = (person: Person | null, method: CallAs['method'], path: string, payload?: object) =>
  callAs(server, person, { method, path, ...(payload && { payload }) });
const said = (answer: LightMyRequestResponse) => [
  answer.statusCode,
  errorBody.parse(answer.json()).erro.codigo,
];
const work = {
  autor_sobrenome: 'Silva',
  autor_nome: 'Maria da',
  titulo: 'O ciúme na narrativa',
  tipo_trabalho: 'dissertacao',
  curso: 'Letras',
  instituicao: 'Universidade de Teste',
  orientador: 'João Souza',
  local: 'Natal',
  ano: '2026',
  palavras_chave: 'Ciúme; Romance',
  total_paginas: 90,
};
const path = 'solicitacoes/ficha-catalografica';
const ask = () => call('ana', 'POST', path, { ...work, email: 'ana@example.org' });
const preview = (more: object) => call('ana', 'POST', `${path}/previa`, more);
const approve = (person: Person, more: object = {}) =>
  call(person, 'PUT', 'atendimento/solicitacoes/1/ficha', {
    ...work,
    notacao: '',
    cdd: '869.3',
    andamento_visto: null,
    ...more,
  });
const pdf = (person: Person | null) => call(person, 'GET', 'solicitacoes/pedidos/1/ficha');

test('a card is drawn while it is typed, with classes of titles of the same subjects', async () => {
  const answer = await preview(work);
  expect(answer.json(), answer.body).toMatchObject({
    ficha: { notacao: 'S586c', cabecalho: 'Silva, Maria da.', cdd: '' },
    // The second book has both subjects.
    classes: [
      { codigo: '869.3', total: 3 },
      { codigo: '152.4', total: 1, titulo: 'Três' },
    ],
  });
  expect((await preview({})).json()).toMatchObject({ ficha: { paragrafos: [] }, classes: [] });
});

describe('a librarian', () => {
  beforeEach(async () => {
    await ask();
  });

  test('approves it as corrected: it ends, has a code, and its reader is told', async () => {
    expect(said(await pdf('ana'))).toEqual([404, 'NaoEncontrado']);
    const answer = await approve('davi', { titulo: 'Ciúme e narrativa' });
    const { ficha, situacao, dados } = answer.json<HandledRequest>();
    expect([situacao, dados.titulo]).toEqual(['finalizada', 'Ciúme e narrativa']);
    const code = ficha?.codigo_verificacao ?? '';
    expect(code).toMatch(/^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/);
    const mails = await server.db.selectFrom('outgoing_mail').select('subject').execute();
    expect(mails).toEqual([{ subject: 'Ficha catalográfica nº 1' }]);

    const file = (await pdf('ana')).json<{ conteudo: string; nome: string }>();
    const content = Buffer.from(file.conteudo, 'base64');
    const words = textOfPdf(content).replaceAll(/\s+/g, ' ');
    expect(words).toContain('S586c');
    expect(words).toContain('Ciúme e narrativa / Maria da Silva. – Natal, 2026.');
    expect(words).toContain('90 f. ; 30 cm.');
    expect(words).toContain(
      'Dissertação (Mestrado em Letras) – Universidade de Teste, Natal, 2026.',
    );
    expect(words).toContain('CDD 869.3');
    expect(words).toContain(code);
    expect((await pdf('ana')).json()).toMatchObject({ conteudo: file.conteudo });

    const verified = await call(
      null,
      'GET',
      `${path}/verificar/${code.toLowerCase().replaceAll('-', ' ')}`,
    );
    expect(verified.json()).toEqual({
      titulo: 'Ciúme e narrativa',
      autor: 'Silva, Maria da',
      notacao: 'S586c',
      cdd: '869.3',
      aprovada_em: '2026-03-10',
      desc_biblioteca: 'Biblioteca Central',
    });
    expect(said(await approve('davi'))).toEqual([409, 'SituacaoMudou']);
  });

  test('approves it with a code that a camera reads', { tags: 'long' }, async () => {
    const { ficha } = (await approve('davi')).json<HandledRequest>();
    const { conteudo } = (await pdf('ana')).json<{ conteudo: string }>();
    const codes = await readCodes(Buffer.from(conteudo, 'base64'));
    expect(codes.map(({ text }) => text)).toEqual([
      expect.stringMatching(`/verificar/ficha/${ficha?.codigo_verificacao ?? ''}$`),
    ]);
  });

  test(
    'approves it without saying again what was asked of its reader before',
    { tags: 'long' },
    async () => {
      const asked = {
        situacao: 'em-andamento',
        resposta: 'Qual é o curso?',
        andamento_visto: null,
      };
      const before = await call('davi', 'PUT', 'atendimento/solicitacoes/1', asked);
      const { andamento_em } = before.json<HandledRequest>();
      server.clock.advance({ minutes: 1 });
      expect((await approve('davi', { andamento_visto: andamento_em })).statusCode).toBe(200);
      const mails = await server.db.selectFrom('outgoing_mail').select('body').execute();
      const says = mails.map(({ body }) => body.includes('Qual é o curso?'));
      expect(says).toEqual([true, false]);
    },
  );

  test(
    'approves it for good: what is printed in a work is verified when its reader has left',
    { tags: 'long' },
    async () => {
      const { ficha } = (await approve('davi')).json<HandledRequest>();
      const verify = () =>
        call(null, 'GET', `${path}/verificar/${ficha?.codigo_verificacao ?? ''}`);
      const before = (await verify()).json<object>();
      const leave = 'pessoas/meu-pergamum/privacidade/encerramento';
      expect((await call('ana', 'POST', leave, { senha: password })).statusCode).toBe(200);
      expect(await server.db.selectFrom('request').select('id').execute()).toEqual([]);
      expect((await verify()).json()).toEqual(before);
    },
  );

  test('of another unit finds none; nobody finishes one without approving it', async () => {
    expect(said(await approve('fabio'))).toEqual([404, 'NaoEncontrado']);
    expect(said(await approve('bruno'))).toEqual([403, 'SemPermissao']);
    expect(said(await approve('davi', { titulo: '' }))).toEqual([
      422,
      'CampoObrigatorioNaoPreenchido',
    ]);
    const finished = { situacao: 'finalizada', andamento_visto: null };
    const answer = await call('davi', 'PUT', 'atendimento/solicitacoes/1', finished);
    expect(said(answer)).toEqual([422, 'FichaNaoAprovada']);
    const both = await Promise.all([approve('davi'), approve('elisa')]);
    expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
  });

  test(
    'that is approved before its cost was accepted costs nothing',
    { tags: 'long' },
    async () => {
      const proposed = { situacao: 'custo-proposto', custo_centavos: 900, andamento_visto: null };
      const before = await call('davi', 'PUT', 'atendimento/solicitacoes/1', proposed);
      const { andamento_em } = before.json<HandledRequest>();
      const answer = await approve('davi', { andamento_visto: andamento_em });
      expect(answer.json(), answer.body).toMatchObject({ situacao: 'finalizada', custo: null });
    },
  );

  test(
    'says another mark than the table; others’ cards are not there',
    { tags: 'long' },
    async () => {
      await approve('davi', { notacao: 'S581x', cdd: '' });
      const words = textOfPdf(
        Buffer.from((await pdf('ana')).json<{ conteudo: string }>().conteudo, 'base64'),
      );
      expect(words).toContain('S581x');
      expect(words).not.toContain('CDD ');
      expect(said(await pdf('bruno'))).toEqual([404, 'NaoEncontrado']);
      expect((await pdf(null)).statusCode).toBe(401);
      expect(said(await call(null, 'GET', `${path}/verificar/K7QF-20ZD-M3RB-9XTA`))).toEqual([
        404,
        'NaoEncontrado',
      ]);
    },
  );
});
