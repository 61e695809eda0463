import { afterEach, beforeEach, expect, test } from 'vitest';
import { codeOf, successBody } from '../../../../test/answers.ts';
import { callAs, type Person } from '../../../../test/call-as.ts';
import { loanRequestBody as wanted } from '../../../../test/calls/loan-request.ts';
import { aBook } from '../../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts';

let server: TestApp;
beforeEach(async () => {
  const titles = [
    ['Um', '900 B'],
    ['Dois', '100 A'],
  ] as const;
  server = await startTestApp({
    records: titles.map(([title, callNumber]) =>
      aBook({
        title,
        copies: [
          { library: 'CENTRAL', barcode: `${title}-1`, location: 'TERREO', callNumber },
          { library: 'CENTRAL', barcode: `${title}-ref`, notForLoan: '1', callNumber },
          { library: 'SAUDE', barcode: `${title}-2` },
        ],
      }),
    ),
  });
});
afterEach(() => server.close());

const ask = async (title: string, person: Person = 'ana') => {
  const path = `solicitacao-emprestimo/${await server.titleId(title)}`;
  const payload = { ...wanted, biblioteca_recebimento: 2 };
  return (
    await successBody<{ codigo: number }>(callAs(server, person, { method: 'POST', path, payload }))
  ).codigo;
};
const get = (path: string, person: Person) =>
  callAs(server, person, { method: 'GET', path: `atendimento/solicitacoes-emprestimo${path}` });
const pull = async (person: Person) => {
  const { itens } = await successBody<{ itens: Record<string, unknown>[] }>(get('/busca', person));
  return itens;
};

test('what is to be fetched is told in the order of the shelves, to its unit alone', async () => {
  const um = await ask('Um');
  const dois = await ask('Dois');
  const itens = await pull('davi');
  expect(itens.map(({ codigo }) => codigo)).toEqual([dois, um]);
  expect(itens[1]).toMatchObject({
    titulo: 'Um',
    biblioteca_recebimento: { desc_biblioteca: 'Biblioteca de Letras' },
    // Not what stays in the house, nor what is another library's.
    exemplares: [{ codigo_barras: 'Um-1', numero_chamada: '900 B' }],
  });
  expect(JSON.stringify(itens)).not.toContain('Ana');
  expect(await pull('fabio')).toEqual([]);
  expect(await pull('elisa')).toHaveLength(2);
  expect(await codeOf(get('/busca', 'ana'))).toEqual([403, 'SemPermissao']);
});

test(
  'each request has the copies that would do, while it can be sent',
  { tags: 'long' },
  async () => {
    const id = await ask('Um');
    const shown = async (person: Person) => {
      const { solicitacoes } = await successBody<{
        solicitacoes: { codigo: number; exemplares: { codigo_barras: string }[] }[];
      }>(get('', person));
      return solicitacoes.map(({ exemplares }) => exemplares.map((copy) => copy.codigo_barras));
    };
    expect(await shown('davi')).toEqual([['Um-1']]);
    const path = `atendimento/solicitacoes-emprestimo/${id}/envio`;
    const send = (codigo_barras: string) =>
      callAs(server, 'davi', { method: 'POST', path, payload: { codigo_barras } });
    expect(await codeOf(send('um-ref'))).toEqual([422, 'ExemplarNaoServe']);
    expect(await codeOf(send('um-2'))).toEqual([422, 'ExemplarNaoServe']);
    expect(await successBody(send('um-1'))).toMatchObject({
      situacao: 'em-transito',
      exemplares: [],
    });
    expect(await shown('davi')).toEqual([[]]);
    expect(await pull('davi')).toEqual([]);
  },
);

test('a copy that is not lent to who asks is not to be sent', { tags: 'long' }, async () => {
  const id = await ask('Um');
  const type = await server.db
    .insertInto('loan_type')
    .values({ code: 'HORA', name: 'Por hora' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rules = await server.db.selectFrom('loan_rule').selectAll().execute();
  for (const { id: _, ...rule } of rules) {
    await server.db
      .insertInto('loan_rule')
      .values({ ...rule, loan_type_id: type.id, loan_limit: 0 })
      .execute();
  }
  await server.db
    .updateTable('copy')
    .set({ loan_type_id: type.id })
    .where('barcode', '=', 'Um-1')
    .execute();
  expect(await pull('davi')).toMatchObject([{ codigo: id, exemplares: [] }]);
  const path = `atendimento/solicitacoes-emprestimo/${id}/envio`;
  const payload = { codigo_barras: 'Um-1' };
  expect(await codeOf(callAs(server, 'davi', { method: 'POST', path, payload }))).toEqual([
    422,
    'ExemplarNaoServe',
  ]);
});

test('one without a free copy is last in the list, without a place', { tags: 'long' }, async () => {
  const um = await ask('Um');
  const dois = await ask('Dois');
  await server.pool.query(`update copy set status = 'in-processing' where barcode = 'Dois-1'`);
  const itens = await pull('davi');
  expect(itens.map(({ codigo }) => codigo)).toEqual([um, dois]);
  expect(itens[1]).toMatchObject({ exemplares: [] });
});
