import { errorBody } from '@estante/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { auditedChanges } from '../../../../test/audited-changes.ts';
import { categories, loanRule, numbers } from '../../../../test/calls/circulation-edits.ts';
import { as } from '../../../../test/people.ts';
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts';

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp();
});
afterEach(() => server.close());

async function send(path: string, payload: object) {
  const headers = await as(server, 'elisa');
  const url = `/api/atendimento/${path}`;
  return server.app.inject({ method: 'PUT', url, headers, payload });
}

async function read(path: string) {
  const headers = await as(server, 'elisa');
  return (await server.app.inject({ url: `/api/atendimento/${path}`, headers })).json<{
    readonly versao: number;
  }>();
}

const ruleOf = (query: string) => read(`regras-emprestimo/caso?${query}`);

test('rules are those that were sent, and the most specific one counts', async () => {
  const ofLibrary = { ...loanRule, cod_biblioteca: 2, cod_categoria: null, prazo: 3 };
  const rules = [{ ...loanRule, prazo: 10 }, ofLibrary];
  const answer = await send('regras-emprestimo', { versao: 0, regras: rules });
  expect(answer.json()).toMatchObject({ versao: 1, regras: rules });
  // The tenth of March is a Tuesday.
  expect(await ruleOf('biblioteca=1&categoria=1&tipo=')).toEqual({
    regra: rules[0],
    vence_em: server.clock.today().add({ days: 10 }).toString(),
  });
  expect(await ruleOf('biblioteca=2&categoria=1')).toMatchObject({ regra: ofLibrary });
  expect(await ruleOf('biblioteca=1&categoria=3')).toEqual({ regra: null, vence_em: null });
  expect(await auditedChanges(server)).toEqual([
    { login_id: 5, details: { area: 'loan-rules', campos: ['regras'] } },
  ]);
});

test('categories are named in the language of who reads', { tags: 'long' }, async () => {
  await server.db
    .updateTable('patron_category')
    .set({ name_en: 'Undergraduate student' })
    .where('id', '=', 1)
    .execute();
  const url = '/api/atendimento/regras-emprestimo';
  const headers = { ...(await as(server, 'elisa')), 'x-idioma': '5' };
  const { categorias } = (await server.app.inject({ url, headers })).json<{
    readonly categorias: readonly { readonly codigo: number; readonly descricao: string }[];
  }>();
  expect(categorias.find(({ codigo }) => codigo === 1)?.descricao).toBe('Undergraduate student');
});

test(
  'general rules come first, then those of each library, whatever order they were sent in',
  { tags: 'long' },
  async () => {
    const scopes = [
      [null, 1, null],
      [null, 2, null],
      [1, null, null],
      [2, null, null],
      [2, 1, null],
    ] as const;
    const regras = scopes.map(([cod_biblioteca, cod_categoria, cod_tipo_emprestimo]) => ({
      ...loanRule,
      cod_biblioteca,
      cod_categoria,
      cod_tipo_emprestimo,
    }));
    const sent = await send('regras-emprestimo', { versao: 0, regras: regras.toReversed() });
    expect(sent.json()).toMatchObject({ versao: 1, regras });
    // Another order is no change: nobody else's page is out of date by it.
    const again = await send('regras-emprestimo', { versao: 1, regras });
    expect(again.json()).toMatchObject({ versao: 1, regras });
  },
);

test('what is lent by the hour is due at a moment, and what has no limit never', async () => {
  const regras = [
    { ...loanRule, unidade_prazo: 'horas', prazo: 2 },
    { ...loanRule, cod_categoria: 3, limite: 0 },
  ];
  expect((await send('regras-emprestimo', { versao: 0, regras })).statusCode).toBe(200);
  const due = new Date(server.clock.now().add({ hours: 2 }).epochMilliseconds).toISOString();
  expect(await ruleOf('biblioteca=1&categoria=1')).toMatchObject({ vence_em: due });
  expect(await ruleOf('biblioteca=1&categoria=3')).toEqual({ regra: regras[1], vence_em: null });
});

/** The field that is refused in a list of categories, and what is said of it. */
async function faultOf(categorias: readonly object[]): Promise<readonly [string, string]> {
  const answer = await send('categorias-leitor', { versao: 1, categorias });
  expect(answer.statusCode, answer.body).toBe(422);
  const [fault] = errorBody.parse(answer.json()).erro.campos ?? [];
  return [fault?.campo ?? '', fault?.mensagem ?? ''];
}

test('a rule is about what is there', async () => {
  for (const [name, mensagem] of [
    ['cod_biblioteca', 'Nenhuma biblioteca tem o código 99.'],
    ['cod_categoria', 'Nenhuma categoria de leitor tem o código 99.'],
    ['cod_tipo_emprestimo', 'Nenhum tipo de empréstimo tem o código 99.'],
  ]) {
    const regras = [loanRule, { ...loanRule, cod_categoria: null, [`${name}`]: 99 }];
    const answer = await send('regras-emprestimo', { versao: 0, regras });
    const campo = `regras.1.${name}`;
    expect(answer.json()).toMatchObject({
      erro: {
        mensagem: `Confira os dados: ${mensagem}`,
        campos: [{ campo, mensagem }],
      },
    });
  }
  expect(await read('regras-emprestimo')).toMatchObject({ versao: 0 });
});

test('two rules for one case are refused', async () => {
  const answer = await send('regras-emprestimo', { versao: 0, regras: [loanRule, loanRule] });
  expect(answer.json()).toMatchObject({ erro: { campos: [{ campo: 'regras' }] } });
});

test('of two who change rules the second is told', { tags: 'long' }, async () => {
  const sent = [1, 2, 3].map((prazo) => ({ versao: 0, regras: [{ ...loanRule, prazo }] }));
  const answers = await Promise.all(sent.map((one) => send('regras-emprestimo', one)));
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
});

test('categories come, change places and go with their rules; those with patrons stay', async () => {
  const [graduate, post, ...rest] = categories;
  const swapped = [
    { ...graduate, sigla: post.sigla },
    { ...post, sigla: graduate.sigla },
    ...rest,
    { codigo: null, sigla: 'EGR', descricao: 'Egresso' },
  ];
  const answer = await send('categorias-leitor', { versao: 0, categorias: swapped });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json()).toMatchObject({
    categorias: [
      { sigla: 'POS', leitores: 3 },
      { sigla: 'GRA', leitores: 0 },
      { sigla: 'DOC', leitores: 1 },
      { sigla: 'FUN', leitores: 3 },
      { sigla: 'VIS', leitores: 0 },
      { codigo: 6, sigla: 'EGR', leitores: 0 },
    ],
  });
  const used = swapped.filter(({ codigo }) => codigo !== 1 && codigo !== null);
  expect(await faultOf(used)).toEqual([
    'categorias',
    'A categoria POS não pode ser removida: há leitores nela.',
  ]);
  const alike = categories.map((one) => ({ ...one, sigla: 'x' }));
  expect(await faultOf(alike)).toEqual([
    'categorias.1.sigla',
    'O código x aparece mais de uma vez.',
  ]);
  const unknown = categories.map((one, at) => (at === 2 ? { ...one, codigo: 99 } : one));
  expect(await faultOf(unknown)).toEqual([
    'categorias.2.codigo',
    'Nenhuma categoria de leitor tem o código 99.',
  ]);
  expect(await faultOf([...categories, ...categories.slice(0, 1)])).toEqual([
    `categorias.${categories.length}.codigo`,
    'O código 1 aparece mais de uma vez.',
  ]);
  const kept = categories.filter(({ codigo }) => codigo !== 2);
  expect((await send('categorias-leitor', { versao: 1, categorias: kept })).statusCode).toBe(200);
  const rules = await server.db
    .selectFrom('loan_rule')
    .select('category_id')
    .orderBy('category_id')
    .execute();
  expect(rules.map((one) => one.category_id)).toEqual([1, 3, 4]);
});

test('numbers are those that were sent, days of notice in order and once', async () => {
  const sent = {
    ...numbers,
    limite_debito_centavos: 2550,
    dias_aviso_atraso: [30, 2, 2],
    chave_pix: ' biblioteca@example.org ',
  };
  const answer = await send('numeros-circulacao', sent);
  expect(answer.json()).toEqual({
    ...sent,
    versao: 1,
    dias_aviso_atraso: [2, 30],
    chave_pix: 'biblioteca@example.org',
  });
  expect(await read('numeros-circulacao')).toEqual(answer.json());
});

describe('whom money goes to', () => {
  const fault = async (changed: object) => {
    const answer = await send('numeros-circulacao', { ...numbers, ...changed });
    if (answer.statusCode === 200) return null;
    expect(answer.statusCode, answer.body).toBe(422);
    return errorBody.parse(answer.json()).erro.campos?.[0];
  };

  test('a Pix key is kept as the Banco Central has it, and refused in words where it is none', async () => {
    expect(await fault({ chave_pix: '123.456.789-00' })).toEqual({
      campo: 'chave_pix',
      mensagem:
        '“123.456.789-00” tem tantos dígitos quanto um CPF, mas os verificadores não conferem. Um celular começa com +55.',
    });
    expect(await fault({ chave_pix: 'biblioteca' })).toMatchObject({ campo: 'chave_pix' });
    const kept = await send('numeros-circulacao', { ...numbers, chave_pix: '12.abc.345/01de-35' });
    expect(kept.json()).toMatchObject({ chave_pix: '12ABC34501DE35' });
    expect(await read('numeros-circulacao')).toMatchObject({ chave_pix: '12ABC34501DE35' });
  });

  test(
    'its CNPJ checks, and the issuer of slips has as many digits as its prefix wants',
    { tags: 'long' },
    async () => {
      expect(await fault({ cnpj: '11.222.333/0001-80' })).toMatchObject({ campo: 'cnpj' });
      const slip = { prefixo_gru: '866', orgao_gru: '0328' };
      expect(await fault(slip)).toMatchObject({ campo: 'orgao_gru' });
      expect(await fault({ prefixo_gru: '858' })).toMatchObject({ campo: 'orgao_gru' });
      expect(
        await fault({ ...slip, orgao_gru: '11222333', cnpj: '11.222.333/0001-81' }),
      ).toBeNull();
      expect(await read('numeros-circulacao')).toMatchObject({ cnpj: '11222333000181' });
    },
  );

  test('is shown with a code to try before it is saved, and nothing is kept', async () => {
    const ask = (chave: string) =>
      read(
        `numeros-circulacao/pix?${new URLSearchParams({ chave, cidade: 'São José' }).toString()}`,
      );
    const shown = await ask('+55 (84) 99988-7766');
    expect(shown).toMatchObject({
      tipo: 'telefone',
      chave: '+5584999887766',
      recebedor: 'Universidade de Teste',
      cidade: 'Sao Jose',
    });
    const said = JSON.stringify(shown);
    expect(said).toContain('0114+5584999887766');
    expect(said).toContain('54040.01');
    expect(await ask('84999887766')).toMatchObject({ erro: { campos: [{ campo: 'chave' }] } });
    expect(await read('numeros-circulacao')).toMatchObject({ versao: 0, chave_pix: '' });
  });
});
