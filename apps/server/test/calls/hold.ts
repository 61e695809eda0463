import { sql } from 'kysely';
import type { TestApp } from '../start-test-app.ts';
import type { ExampleCall } from './example-call.ts';

/**
 * Hold 1 is ana's, for title 1 in the first library, and waits; hold 2, bruno's, stands on the hold
 * shelf of that library past its day. The serial, title 2, is out.
 */
async function writeHolds({ db, clock }: TestApp): Promise<void> {
  await sql`truncate hold restart identity cascade`.execute(db);
  await sql`update copy set circulation_status = 'on-loan', circulation_due_on = null where title_id = 2`.execute(
    db,
  );
  const placed_at = new Date(clock.now().subtract({ hours: 240 }).epochMilliseconds);
  const key = { title_id: 1, library_id: 1, volume: '', tome: '', part: '', placed_at };
  const rest = { additional_material: '', location_id: null };
  await db
    .insertInto('hold')
    .values([
      { ...key, ...rest, person_id: 1, login_id: 1, suspended_until: '2026-03-12' },
      {
        ...key,
        ...rest,
        person_id: 2,
        login_id: 2,
        state: 'released',
        released_at: placed_at,
        pickup_until: '2026-03-02',
        copy_id: sql<number>`(select min(id) from copy where title_id = 1)`,
      },
    ])
    .execute();
  await sql`update copy set circulation_status = 'held', circulation_due_on = null
    where id = (select copy_id from hold where id = 2)`.execute(db);
}

/** Nobody waits, and everybody may, whatever rules other calls have left. */
async function writeNone({ db }: TestApp): Promise<void> {
  await sql`insert into loan_rule (loan_limit, period_length, renewals) values (5, 7, 5)
    on conflict do nothing`.execute(db);
  await sql`update loan_rule set allows_holds = true, loan_limit = 5`.execute(db);
  await sql`truncate hold restart identity cascade`.execute(db);
  await sql`update copy set circulation_status = case title_id when 2 then 'on-loan' end, circulation_due_on = null`.execute(
    db,
  );
}

const asked = {
  cod_acervo: 2,
  biblioteca: 2,
  volume: '',
  tomo: '',
  parte: '',
  material_adicional: '',
  localizacao: null,
};

const ownHold = { others: 404, missing: 'NaoEncontrado', prepare: writeHolds } as const;

export const holdCalls = {
  getHoldChoices: { url: '/api/reserva/1/informacoes-iniciais', prepare: writeHolds, refused: [] },
  placeHold: {
    url: '/api/reserva',
    payload: { ...asked, necessaria_ate: '2026-04-10' },
    prepare: writeNone,
    refused: [
      { payload: {}, field: 'cod_acervo' },
      { payload: { ...asked, biblioteca: 'LETRAS' }, field: 'biblioteca' },
      { payload: { ...asked, volume: undefined }, field: 'volume' },
      { payload: { ...asked, parte: 1 }, field: 'parte' },
      { payload: { ...asked, localizacao: '' }, field: 'localizacao' },
      { payload: { ...asked, necessaria_ate: '10/04/2026' }, field: 'necessaria_ate' },
      { payload: { ...asked, cod_pessoa: 2 }, field: 'cod_pessoa' },
    ],
  },
  listHolds: { url: '/api/reserva', prepare: writeHolds, refused: [] },
  cancelHolds: {
    url: '/api/reserva',
    payload: { reservas: [1] },
    prepare: writeHolds,
    refused: [
      { payload: {}, field: 'reservas' },
      { payload: { reservas: ['1'] }, field: 'reservas' },
      { payload: { reservas: [0] }, field: 'reservas' },
      { payload: { reservas: [1], cod_pessoa: 2 }, field: 'cod_pessoa' },
    ],
  },
  listHoldHistory: {
    url: '/api/reserva/historico?dataIni=2026-03-01&pagina=1',
    prepare: writeHolds,
    refused: [
      { query: 'dataIni=ontem', field: 'dataIni' },
      { query: 'dataFim=2026-02-30', field: 'dataFim' },
      { query: 'pagina=0', field: 'pagina' },
    ],
  },
  suspendHold: {
    ...ownHold,
    url: '/api/reserva/1/suspensao',
    payload: { ate: '2026-03-20' },
    refused: [
      { payload: {}, field: 'ate' },
      { payload: { ate: null }, field: 'ate' },
      { payload: { ate: '2026-03-20', de: '2026-03-10' }, field: 'de' },
    ],
  },
  resumeHold: { ...ownHold, url: '/api/reserva/1/suspensao', refused: [] },
  limitHold: {
    ...ownHold,
    url: '/api/reserva/1/validade',
    payload: { ate: '2026-04-10' },
    refused: [
      { payload: {}, field: 'ate' },
      { payload: { ate: 'logo' }, field: 'ate' },
      { payload: { ate: null, dias: 3 }, field: 'dias' },
    ],
  },
  listDeskHolds: {
    url: '/api/atendimento/reservas?situacao=prateleira&texto=dom',
    by: 'davi',
    prepare: writeHolds,
    refused: [
      { query: 'situacao=todas', field: 'situacao' },
      { query: 'biblioteca=central', field: 'biblioteca' },
      { query: `texto=${'x'.repeat(201)}`, field: 'texto' },
      { query: 'dataIni=10/03/2026', field: 'dataIni' },
      { query: 'dataFim=2026-02-30', field: 'dataFim' },
      { query: 'pagina=0', field: 'pagina' },
    ],
  },
  cancelDeskHold: {
    others: 404,
    url: '/api/atendimento/reservas/1',
    by: 'davi',
    missing: 'NaoEncontrado',
    payload: { motivo: 'O livro se perdeu.' },
    prepare: writeHolds,
    refused: [
      { payload: {}, field: 'motivo' },
      { payload: { motivo: 7 }, field: 'motivo' },
      { payload: { motivo: 'x'.repeat(501) }, field: 'motivo' },
      { payload: { motivo: 'x', situacao: 'fila' }, field: 'situacao' },
    ],
  },
  takeOffHoldShelf: {
    others: 404,
    url: '/api/atendimento/reservas/2/recolhida',
    by: 'davi',
    missing: 'NaoEncontrado',
    prepare: writeHolds,
    refused: [],
  },
  missHeldCopy: {
    others: 404,
    url: '/api/atendimento/reservas/2/nao-encontrada',
    by: 'davi',
    missing: 'NaoEncontrado',
    prepare: writeHolds,
    restore: writeHolds,
    refused: [],
  },
} satisfies Readonly<Record<string, ExampleCall>>;
