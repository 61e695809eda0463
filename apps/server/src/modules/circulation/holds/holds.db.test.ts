import type { endpoints, ErrorBody, Success } from '@estante/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { callAs, type CallAs, type Person } from '../../../../test/call-as.ts';
import { copyStatesOf, holdsOf, lendAll, writeHold } from '../../../../test/holds.ts';
import { aBook } from '../../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts';

type Choices = Success<typeof endpoints.getHoldChoices>;
type Hold = Success<typeof endpoints.placeHold>;
type Holds = Success<typeof endpoints.listHolds>;
type History = Success<typeof endpoints.listHoldHistory>;

let server: TestApp;
let titleId: number;
beforeEach(async () => {
  const copies = [{ library: 'CENTRAL' }, { library: 'CENTRAL' }, { library: 'SAUDE' }];
  server = await startTestApp({ records: [aBook({ title: 'Um', copies })] });
  titleId = await server.titleId('Um');
});
afterEach(() => server.close());

const call = (person: Person | null, request: CallAs) => callAs(server, person, request);
const asked = (over: object = {}) => ({
  cod_acervo: titleId,
  biblioteca: 1,
  volume: '',
  tomo: '',
  parte: '',
  material_adicional: '',
  localizacao: null,
  ...over,
});
const place = (person: Person, over: object = {}) =>
  call(person, { method: 'POST', path: 'reserva', payload: asked(over) });
const placed = async (person: Person) => (await place(person)).json<Hold>();
/** The first copy stands on its shelf, to be borrowed by rules that take no holds. */
async function standsWithoutHolds(): Promise<void> {
  const type = await server.db
    .insertInto('loan_type')
    .values({ code: 'HORA', name: 'Por hora' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rules = await server.db.selectFrom('loan_rule').selectAll().execute();
  for (const { id: _, ...rule } of rules) {
    await server.db
      .insertInto('loan_rule')
      .values({ ...rule, loan_type_id: type.id, allows_holds: false })
      .execute();
  }
  await server.db
    .updateTable('copy')
    .set({ loan_type_id: type.id, circulation_status: null, circulation_due_on: null })
    .where('id', '=', 1)
    .execute();
}
const list = async (person: Person) =>
  (await call(person, { method: 'GET', path: 'reserva' })).json<Holds>();
const choices = async (person: Person | null) =>
  (
    await call(person, { method: 'GET', path: `reserva/${titleId}/informacoes-iniciais` })
  ).json<Choices>();
const motives = (body: ErrorBody) => body.erro.motivos?.map(({ motivo }) => motivo);

test('a hold is placed while all copies are out, and says its place and when it may be served', async () => {
  await lendAll(server.db, titleId, '2026-03-13');
  expect(await placed('ana')).toMatchObject({
    acervo: { titulo: 'Um', rota: `/acervo/${titleId}` },
    desc_biblioteca: 'Biblioteca Central',
    situacao: 'na_fila',
    posicao: 1,
    na_fila: 1,
    previsao: { de: '2026-03-13', ate: '2026-03-13', exemplares: 2, na_frente: 0 },
  });
  expect(await placed('bruno')).toMatchObject({ posicao: 2, na_fila: 2 });
  expect(await placed('clara')).toMatchObject({
    posicao: 3,
    previsao: { de: '2026-03-27', ate: '2026-03-29', na_frente: 2 },
  });
  expect((await list('ana')).reservas).toMatchObject([{ posicao: 1, na_fila: 3 }]);
});

test(
  'copies that were due while their library was closed are not overdue to who waits for them',
  { tags: 'long' },
  async () => {
    await lendAll(server.db, titleId, '2026-03-09');
    await server.db
      .insertInto('opening_entry')
      .values({ from_day: '2026-03-09', until_day: '2026-03-09', is_open: false })
      .execute();
    expect(await placed('ana')).toMatchObject({
      previsao: { de: '2026-03-10', ate: '2026-03-10', exemplares_em_atraso: 0 },
    });
  },
);

describe('a hold is refused with every reason', () => {
  test('while a copy can be borrowed now', async () => {
    const answer = await place('ana');
    expect([answer.statusCode, motives(answer.json())]).toEqual([422, ['disponivel_agora']]);
  });

  test(
    'while one can be borrowed now of a kind that takes no holds',
    { tags: 'long' },
    async () => {
      await lendAll(server.db, titleId);
      await standsWithoutHolds();
      expect(motives((await place('ana')).json())).toEqual(['disponivel_agora']);
      expect((await choices('ana')).opcoes[0]).toMatchObject({ exemplares: 2, disponiveis: 1 });
      expect((await choices(null)).opcoes[0]).toMatchObject({
        exemplares: 2,
        disponiveis: 1,
        pode_reservar: false,
      });
      await server.db.updateTable('loan_rule').set({ allows_holds: false }).execute();
      expect(motives((await place('ana')).json())).toEqual([
        'disponivel_agora',
        'sem_exemplar_reservavel',
      ]);
    },
  );

  test(
    'where the same is held already, and something else stands against it',
    { tags: 'long' },
    async () => {
      await lendAll(server.db, titleId);
      await place('ana');
      await server.db.updateTable('login').set({ is_blocked: true }).where('id', '=', 1).execute();
      // Nothing is done for a blocked login.
      expect((await place('ana')).statusCode).toBe(401);
      await server.db
        .updateTable('login')
        .set({ is_blocked: false, valid_until: '2026-03-01' })
        .where('id', '=', 1)
        .execute();
      expect(motives((await place('ana')).json())).toEqual(['cadastro_vencido', 'ja_reservado']);
    },
  );

  test('past the limit', async () => {
    await lendAll(server.db, titleId);
    await server.db.updateTable('circulation_setting').set({ hold_limit: 1 }).execute();
    await place('ana');
    expect(motives((await place('ana', { biblioteca: 3 })).json())).toEqual(['limite_reservas']);
  });

  test('of what the person has at home', async () => {
    await lendAll(server.db, titleId);
    await server.db
      .insertInto('loan')
      .values((eb) => ({
        person_id: 1,
        login_id: 1,
        copy_id: eb.selectFrom('copy').select(eb.fn.min('id').as('id')),
        title_id: titleId,
        barcode: '',
        library_id: 1,
        lent_at: new Date(),
        lent_in: 1,
        lent_by: null,
        due_on: '2026-03-20',
        rule: JSON.stringify({ renewals: 0 }),
      }))
      .execute();
    expect(motives((await place('ana')).json())).toEqual(['ja_emprestado']);
  });

  test.each([
    ['of a volume there is not', { volume: '9' }],
    ['of a library that has none', { biblioteca: 2 }],
    ['of a shelf where none stands', { localizacao: 77 }],
  ])('%s', { tags: 'long' }, async (_, over) => {
    await lendAll(server.db, titleId);
    expect(motives((await place('ana', over)).json())).toEqual(['sem_exemplar_reservavel']);
  });

  test('where no copy has a state that allows holds', async () => {
    await server.db.updateTable('copy').set({ status: 'reference' }).execute();
    const body = (await place('ana')).json<ErrorBody>();
    expect(motives(body)).toEqual(['sem_exemplar_reservavel']);
    expect(body.erro.motivos?.[0]?.mensagem).toMatch(/situação ou tipo de empréstimo/);
  });

  test('where something is not chosen, and for a day that is over', { tags: 'long' }, async () => {
    await lendAll(server.db, titleId);
    const open = (await place('ana', { volume: null, parte: null })).json<ErrorBody>();
    expect(open.erro).toMatchObject({
      codigo: 'OpcoesNaoSelecionadas',
      mensagem: 'Selecione todas as opções para confirmar a reserva!',
      campos: [{ campo: 'volume' }, { campo: 'parte' }],
    });
    const late = (await place('ana', { necessaria_ate: '2026-03-09' })).json<ErrorBody>();
    expect(late.erro).toMatchObject({
      codigo: 'DiaForaDoPrazo',
      campos: [
        {
          campo: 'necessaria_ate',
          mensagem: expect.stringMatching(/^Escolha um dia de 10 de mar\. de 2026 a /),
        },
      ],
    });
    expect((await place('ana', { cod_acervo: 999 })).statusCode).toBe(404);
  });
});

describe('what may be chosen', () => {
  test('says of each choice what there is, how many wait, and to nobody who', async () => {
    await lendAll(server.db, titleId, '2026-03-20');
    await server.db
      .updateTable('copy')
      .set({ circulation_status: null, circulation_due_on: null })
      .where('library_id', '=', 3)
      .execute();
    await place('bruno');
    const open = await choices(null);
    expect(open.opcoes).toMatchObject([
      { cod_biblioteca: 1, exemplares: 2, disponiveis: 0, na_fila: 1, pode_reservar: true },
      { cod_biblioteca: 3, exemplares: 1, disponiveis: 1, na_fila: 0, pode_reservar: false },
    ]);
    expect(JSON.stringify(open)).not.toMatch(/bruno/i);
    const { opcoes } = await choices('ana');
    expect(opcoes[1]?.motivos.map(({ motivo }) => motivo)).toEqual(['disponivel_agora']);
    expect(opcoes[0]).toMatchObject({
      pode_reservar: true,
      motivos: [],
      previsao: { na_frente: 1 },
    });
    expect((await choices('bruno')).opcoes[0]?.motivos).toMatchObject([{ motivo: 'ja_reservado' }]);
  });

  test('counts what is there for who may not wait for it too', { tags: 'long' }, async () => {
    await lendAll(server.db, titleId, '2026-03-20');
    await server.db.updateTable('login').set({ category_id: null }).execute();
    const { opcoes } = await choices('ana');
    expect(opcoes[0]).toMatchObject({ exemplares: 2, disponiveis: 0, pode_reservar: false });
    expect(opcoes[0]?.motivos.map(({ motivo }) => motivo)).toContain('sem_exemplar_reservavel');
  });

  test(
    'names each shelf where there are several, and volumes as a reader counts',
    { tags: 'long' },
    async () => {
      const [shelf] = await server.db
        .insertInto('location')
        .values({ code: 'X', name: 'Térreo' })
        .returning('id')
        .execute();
      const ids = await server.db.selectFrom('copy').select('id').orderBy('id').execute();
      const set = (at: number, change: object) =>
        server.db
          .updateTable('copy')
          .set(change)
          .where('id', '=', ids[at]?.id ?? 0)
          .execute();
      await set(0, { location_id: shelf?.id, volume: '2' });
      await set(1, { volume: '2' });
      await set(2, { library_id: 1, volume: '10' });
      const { opcoes } = await choices(null);
      expect(
        opcoes.map(({ volume, localizacao }) => [volume, localizacao?.desc_localizacao ?? null]),
      ).toEqual([
        ['2', null],
        ['2', 'Térreo'],
        ['10', null],
      ]);
    },
  );
});

describe('a hold of one’s own', () => {
  let id: number;
  beforeEach(async () => {
    await lendAll(server.db, titleId);
    id = (await placed('ana')).codigo;
  });
  const free = () =>
    server.db
      .updateTable('copy')
      .set({ circulation_status: null })
      .where('library_id', '=', 1)
      .execute();

  test('is suspended for thirty days at most, keeps its place, and is served once resumed', async () => {
    const suspend = (ate: string, who: Person = 'ana') =>
      call(who, { method: 'PUT', path: `reserva/${id}/suspensao`, payload: { ate } });
    expect((await suspend('2026-04-10')).statusCode).toBe(422);
    expect((await suspend('2026-03-12', 'bruno')).statusCode).toBe(404);
    expect((await suspend('2026-03-12')).json()).toMatchObject({
      situacao: 'suspensa',
      suspensa_ate: '2026-03-12',
      posicao: 1,
      // Nobody can say when its turn comes while it lets others pass.
      previsao: null,
    });
    await free();
    const resumed = await call('ana', { method: 'DELETE', path: `reserva/${id}/suspensao` });
    expect(resumed.json()).toMatchObject({
      situacao: 'liberada',
      posicao: null,
      suspensa_ate: null,
      retirar_ate: '2026-03-12',
    });
    expect((await suspend('2026-03-12')).json<ErrorBody>().erro.codigo).toBe(
      'SituacaoDaReservaMudou',
    );
  });

  test('is of use until a day, or without end', async () => {
    const limit = (ate: string | null) =>
      call('ana', { method: 'PUT', path: `reserva/${id}/validade`, payload: { ate } });
    expect((await limit('2026-03-30')).json()).toMatchObject({ necessaria_ate: '2026-03-30' });
    expect((await limit('2026-03-01')).statusCode).toBe(422);
    expect((await limit(null)).json()).toMatchObject({ necessaria_ate: null });
  });

  test('is cancelled with others; what is not one’s own is not there', async () => {
    const other = (await placed('bruno')).codigo;
    const cancel = (who: Person, reservas: readonly number[]) =>
      call(who, { method: 'DELETE', path: 'reserva', payload: { reservas } });
    expect((await cancel('ana', [])).json<ErrorBody>().erro.codigo).toBe(
      'NenhumaReservaSelecionada',
    );
    expect((await cancel('ana', [id, other, id])).json()).toEqual({
      canceladas: [id],
      nao_encontradas: [other],
    });
    expect((await list('ana')).reservas).toEqual([]);
    expect((await list('bruno')).reservas).toMatchObject([{ codigo: other, posicao: 1 }]);
    const history = async (query = '') =>
      (await call('ana', { method: 'GET', path: `reserva/historico${query}` })).json<History>();
    expect(await history()).toMatchObject({
      total: 1,
      reservas: [{ codigo: id, encerramento: 'cancelada', acervo: { titulo: 'Um' } }],
    });
    expect((await history('?dataFim=2026-03-09')).reservas).toEqual([]);
    const inverted = await call('ana', {
      method: 'GET',
      path: 'reserva/historico?dataIni=2026-03-09&dataFim=2026-03-08',
    });
    expect(inverted.statusCode).toBe(422);
  });

  test('is told to be passed over, and why', { tags: 'long' }, async () => {
    await server.db
      .updateTable('login')
      .set({ valid_until: '2026-03-01' })
      .where('id', '=', 1)
      .execute();
    expect((await list('ana')).reservas[0]?.motivos).toMatchObject([
      { motivo: 'cadastro_vencido' },
    ]);
  });

  test(
    'is told so by its own link, whichever the reader comes through',
    { tags: 'long' },
    async () => {
      await server.db
        .updateTable('login')
        .set({ valid_until: '2026-03-01' })
        .where('username', '=', 'ana.saude')
        .execute();
      expect((await list('ana.saude')).reservas[0]?.motivos).toEqual([]);
    },
  );
});

test('who comes later does not pass one whose turn it was already', { tags: 'long' }, async () => {
  await writeHold(server.db, { person_id: 1, title_id: titleId });
  expect(motives((await place('bruno')).json())).toEqual(['disponivel_agora']);
  expect((await holdsOf(server.db, titleId)).map(({ state }) => state)).toEqual(['released']);
  expect(await copyStatesOf(server.db, titleId)).toEqual(['held', 'available', 'available']);
  await lendAll(server.db, titleId);
});
