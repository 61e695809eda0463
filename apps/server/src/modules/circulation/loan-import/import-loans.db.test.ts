import { afterEach, beforeEach, expect, test } from 'vitest';
import { holdsOf, writeHold } from '../../../../test/holds.ts';
import { as } from '../../../../test/people.ts';
import { aBook } from '../../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts';

let server: TestApp;
beforeEach(async () => {
  const copies = ['CENTRAL', 'CENTRAL', 'SAUDE', 'CENTRAL'].map((library) => ({ library }));
  server = await startTestApp({ records: [aBook({ title: 'Um', copies })] });
  for (const [id, barcode] of [
    [1, '001'],
    [2, '002'],
    [3, '002'],
    [4, '004'],
  ] as const) {
    await server.db.updateTable('copy').set({ barcode }).where('id', '=', id).execute();
  }
});
afterEach(() => server.close());

async function send(lines: readonly string[], simulacao = false) {
  const head = 'codigo_barras,usuario,emprestado_em,vence_em,renovacoes,devolvido_em,biblioteca';
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/atendimento/emprestimos/importacao',
    headers: await as(server, 'elisa'),
    payload: { arquivo: Buffer.from([head, ...lines].join('\n')).toString('base64'), simulacao },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ erros: { linha: number; coluna: string; codigo: string }[] }>();
}

const loans = () =>
  server.db
    .selectFrom('loan')
    .select(['person_id', 'copy_id', 'due_on', 'renewals', 'returned_in', 'rule'])
    .orderBy('id')
    .execute();
const stateOf = (id: number) =>
  server.db
    .selectFrom('copy')
    .select(['state', 'expected_on'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const file = [
  '001,bruno,2026-03-01,2026-03-15,2,,',
  '001,ana,2026-02-01,2026-02-08,0,2026-02-10,',
  '002,ana,2026-03-02,2026-03-09,9,,SAUDE',
];

test('loans come in as they stood, the same file again changes nothing', async () => {
  expect(await send(file, true)).toMatchObject({ lidas: 3, novas: 3, recusadas: 0 });
  expect(await loans()).toEqual([]);
  expect(await send(file)).toMatchObject({ novas: 3 });
  expect(await loans()).toMatchObject([
    { person_id: 1, copy_id: 1, due_on: '2026-02-08', returned_in: 1 },
    { person_id: 2, copy_id: 1, due_on: '2026-03-15', renewals: 2, returned_in: null },
    // More renewals than the rule allows: they were made.
    { person_id: 1, copy_id: 3, renewals: 9, rule: { renewals: 9 } },
  ]);
  expect(await stateOf(1)).toEqual({ state: 'on-loan', expected_on: '2026-03-15' });
  expect(await send(file)).toMatchObject({ novas: 0, mudadas: 0, iguais: 3 });
  expect(await server.db.selectFrom('debt').selectAll().execute()).toEqual([]);
});

test(
  'a copy that was taken twice by one reader on one day is lent twice',
  { tags: 'long' },
  async () => {
    const first = '001,ana,2026-03-01,2026-03-15,,2026-03-01,';
    const again = '001,ana,2026-03-01,2026-03-15,,,';
    expect(await send([first])).toMatchObject({ novas: 1 });
    // In either order; a line that stands twice is one loan.
    expect(await send([again, first, again, first])).toMatchObject({ novas: 1, iguais: 3 });
    expect(await loans()).toMatchObject([{ returned_in: 1 }, { returned_in: null }]);
    expect(await stateOf(1)).toEqual({ state: 'on-loan', expected_on: '2026-03-15' });
    expect(await send([first, again])).toMatchObject({ novas: 0, mudadas: 0, iguais: 2 });
    const later = '001,ana,2026-03-01,2026-03-15,,2026-03-10,';
    expect(await send([later])).toMatchObject({ mudadas: 1 });
    expect((await stateOf(1)).state).toBe('available');
    expect(await send([first, later])).toMatchObject({ novas: 0, mudadas: 0, iguais: 2 });
    expect(await loans()).toHaveLength(2);
  },
);

test('a copy cannot be out twice: the second line is told', { tags: 'long' }, async () => {
  const { erros } = await send([
    '001,ana,2026-03-01,2026-03-15,,,',
    '001,ana,2026-03-01,2026-03-22,,,',
  ]);
  expect(erros).toMatchObject([{ linha: 3, codigo: 'exemplar-emprestado' }]);
});

test('a later file knows of a return and of another day', { tags: 'long' }, async () => {
  await send(file);
  const later = ['001,bruno,2026-03-01,2026-03-22,6,2026-03-10,', file[1] ?? '', file[2] ?? ''];
  expect(await send(later)).toMatchObject({ mudadas: 1, iguais: 2 });
  expect((await stateOf(1)).state).toBe('available');
  expect(await send(['001,clara,2026-03-10,2026-03-24,0,,'])).toMatchObject({ novas: 1 });
});

test(
  'what was renewed or put off here stays so, until the file knows more',
  { tags: 'long' },
  async () => {
    await send(file);
    const dueOf = async () => (await loans())[1]?.due_on;
    const { id } = await server.db
      .selectFrom('loan')
      .select('id')
      .where('person_id', '=', 2)
      .executeTakeFirstOrThrow();
    await server.db
      .updateTable('loan')
      .set({ due_on: '2026-03-29', renewals: 3 })
      .where('id', '=', id)
      .execute();
    const renewed_at = new Date('2026-03-09T12:00:00Z');
    await server.db
      .insertInto('renewal')
      .values({ loan_id: id, renewed_at, made_by: 'patron', due_on: '2026-03-15' })
      .execute();
    expect(await send(file)).toMatchObject({ mudadas: 0, iguais: 3 });
    expect(await dueOf()).toBe('2026-03-29');
    const more = '001,bruno,2026-03-01,2026-04-05,4,,';
    expect(await send([more])).toMatchObject({ mudadas: 1 });
    expect(await dueOf()).toBe('2026-04-05');
    await server.db.deleteFrom('renewal').execute();
    await server.db
      .insertInto('circulation_exception')
      .values({
        loan_id: id,
        act: 'due-day',
        motives: [],
        reason: 'Em viagem.',
        made_at: renewed_at,
        made_by: 4,
      })
      .execute();
    await server.db
      .updateTable('loan')
      .set({ due_on: '2026-04-20' })
      .where('id', '=', id)
      .execute();
    expect(await send([more])).toMatchObject({ mudadas: 0, iguais: 1 });
    expect(await dueOf()).toBe('2026-04-20');
    expect(await send(['001,bruno,2026-03-01,2026-04-05,4,2026-03-10,'])).toMatchObject({
      mudadas: 1,
    });
    expect((await stateOf(1)).state).toBe('available');
  },
);

test('a return that a file tells of gives the copy to who waits', async () => {
  await send(file);
  const id = await writeHold(server.db, { person_id: 3, title_id: 1 });
  await server.db
    .updateTable('copy')
    .set({ circulation_status: 'on-loan' })
    .where('id', '>', 1)
    .execute();
  await send(['001,bruno,2026-03-01,2026-03-15,2,2026-03-10,']);
  expect(await stateOf(1)).toMatchObject({ state: 'held' });
  expect(await holdsOf(server.db, 1)).toMatchObject([{ id, state: 'released', copy_id: 1 }]);
});

test(
  'a bar code means the copy in use where a withdrawn one bears it too',
  { tags: 'long' },
  async () => {
    await server.importRecords([
      aBook({ title: 'De antes', copies: [{ library: 'CENTRAL', barcode: '001' }] }),
    ]);
    await server.db
      .updateTable('copy')
      .set({ status: 'withdrawn' })
      .where('title_id', '=', await server.titleId('De antes'))
      .execute();
    expect(await send(['001,bruno,2026-03-01,2026-03-15,,,'])).toMatchObject({
      novas: 1,
      erros: [],
    });
    expect(await stateOf(1)).toMatchObject({ state: 'on-loan' });
  },
);

test('each fault is told with its line and column', async () => {
  await send(['001,bruno,2026-03-01,2026-03-15,,,']);
  await server.db
    .updateTable('copy')
    .set({ circulation_status: 'in-transit' })
    .where('id', '=', 4)
    .execute();
  await server.db
    .updateTable('login')
    .set({ category_id: 5 })
    .where('username', '=', 'clara')
    .execute();
  const { erros } = await send([
    '009,ana,2026-03-01,2026-03-08,0,,',
    '002,ana,2026-03-01,2026-03-08,0,,',
    '001,ana,2026-03-02,2026-03-08,0,,',
    '004,ana,2026-03-02,2026-03-08,0,,',
    '004,ninguem,2026-03-01,2026-03-08,0,,',
    '004,clara,2026-03-01,2026-03-08,0,2026-03-02,',
    '004,ana,2026-03-08,2026-03-01,x,2026-03-07,',
    '004,ana,2027-03-08,2027-03-09,0,,',
    ',ana,ontem,2026-03-01,0,,',
  ]);
  expect(erros.map(({ linha, coluna, codigo }) => `${linha} ${coluna} ${codigo}`)).toEqual([
    '2 codigo_barras exemplar-desconhecido',
    '3 codigo_barras exemplar-ambiguo',
    '4 codigo_barras exemplar-emprestado',
    '5 codigo_barras exemplar-fora',
    '6 usuario usuario-desconhecido',
    '7  sem-regra',
    '8 vence_em datas-invertidas',
    '8 devolvido_em datas-invertidas',
    '8 renovacoes numero-invalido',
    '9 emprestado_em data-futura',
    '10 codigo_barras campo-vazio',
    '10 emprestado_em data-invalida',
  ]);
});
