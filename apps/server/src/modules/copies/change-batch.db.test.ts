import { afterEach, beforeEach, expect, test } from 'vitest';
import { codeOf, successBody } from '../../../test/answers.ts';
import { callAs } from '../../../test/call-as.ts';
import { circulation, startLoanServer } from '../../../test/loan-desk.ts';
import type { TestApp } from '../../../test/start-test-app.ts';

let server: TestApp;
beforeEach(async () => {
  server = await startLoanServer(['A1', 'A2', 'A3'], [{ library: 'SAUDE', barcode: 'S1' }]);
});
afterEach(() => server.close());

const run = (codigos: string, mudanca: object, ensaio = false) =>
  callAs(server, 'davi', {
    method: 'POST',
    path: 'atendimento/exemplares/lote',
    payload: { codigos, mudanca, ensaio },
  });
const resultsOf = async (answer: ReturnType<typeof run>) => {
  const body = await successBody<{ linhas: { codigo: string; resultado: string }[] }>(answer);
  return body.linhas.map(({ codigo, resultado }) => [codigo, resultado]);
};
const stateOf = async (barcode: string) => (await circulation(server).copyOf(barcode)).state;

test('says what would change before anything does, line by line, then does it', async () => {
  await circulation(server).lend('A2');
  const list = 'a1\r\nA2, S1;nada\nA1';
  const expected = [
    ['a1', 'muda'],
    ['A2', 'em_uso'],
    ['S1', 'desconhecido'],
    ['nada', 'desconhecido'],
    ['A1', 'repetido'],
  ];
  expect(await resultsOf(run(list, { situacao: 'danificado' }, true))).toEqual(expected);
  expect(await stateOf('A1')).toBe('available');
  expect(await resultsOf(run(list, { situacao: 'danificado' }))).toEqual(expected);
  expect(await stateOf('A1')).toBe('damaged');
  expect(await resultsOf(run('A1', { situacao: 'danificado' }))).toEqual([['A1', 'igual']]);
});

test('moves copies and says what they are in one go', { tags: 'long' }, async () => {
  expect(await resultsOf(run('A1\nA3', { cod_biblioteca: 3, situacao: 'em_preparo' }))).toEqual([
    ['A1', 'muda'],
    ['A3', 'muda'],
  ]);
  const rows = await server.db
    .selectFrom('copy')
    .select(['library_id', 'state'])
    .where('barcode', 'in', ['A1', 'A3'])
    .execute();
  expect(rows).toEqual([
    { library_id: 3, state: 'in-processing' },
    { library_id: 3, state: 'in-processing' },
  ]);
});

test(
  'refuses an empty list, too long a one, and a change of nothing',
  { tags: 'long' },
  async () => {
    expect(await codeOf(run(' \n', { situacao: 'perdido' }))).toEqual([
      422,
      'CampoObrigatorioNaoPreenchido',
    ]);
    const many = Array.from({ length: 1001 }, (_, at) => `X${at}`).join('\n');
    expect(await codeOf(run(many, { situacao: 'perdido' }))).toEqual([422, 'DadosInvalidos']);
    expect(await codeOf(run('A1', {}))).toEqual([422, 'NenhumCampoPreenchido']);
    expect(await codeOf(run('A1', { cod_colecao: 999 }))).toEqual([422, 'DadosInvalidos']);
  },
);

test(
  'changes the copy that bears a code now, and neither of two that do',
  { tags: 'long' },
  async () => {
    const wear = (barcode: string, status: string) =>
      server.pool.query(
        `update copy set barcode = 'A2', status = $2 where barcode = $1 and call_number = ''`,
        [barcode, status],
      );
    const { id } = await circulation(server).copyOf('A2');
    await wear('A1', 'withdrawn');
    expect(await resultsOf(run('A2', { situacao: 'danificado' }))).toEqual([['A2', 'muda']]);
    const row = await server.db
      .selectFrom('copy')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.state).toBe('damaged');
    await wear('A3', 'available');
    expect(await resultsOf(run('A2', { situacao: 'perdido' }))).toEqual([['A2', 'varios']]);
  },
);

test(
  'takes a code as it is written where others differ in case alone',
  { tags: 'long' },
  async () => {
    await server.pool.query(`update copy set barcode = 'a1' where barcode = 'A3'`);
    expect(await resultsOf(run('A1\na1', { situacao: 'danificado' }))).toEqual([
      ['A1', 'muda'],
      ['a1', 'muda'],
    ]);
  },
);
