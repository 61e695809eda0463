import type { TestApp } from '../start-test-app.ts';
import type { ExampleCall } from './example-call.ts';

/** Body by which ana asks the first library for title 1, to be fetched at the second. */
export const loanRequestBody = {
  biblioteca_origem: 1,
  biblioteca_recebimento: 2,
  volume: '',
  tomo: '',
  parte: '',
  material_adicional: '',
  telefone: '(84) 99999-0000',
  email: 'leitora@example.com; outro@example.com',
  cod_local_recebimento: null,
  pessoa_autorizada: null,
  domicilio: false,
  recebimento_textual: '',
};

/** There is no request, and every copy is where its source says. */
export async function clearRequests({ pool }: TestApp): Promise<void> {
  await pool.query('delete from transit');
  await pool.query('delete from loan_request');
  // Others leave holds, loans and rules of their own: here a copy is free, and everybody may borrow.
  await pool.query('delete from hold');
  await pool.query('update copy set circulation_status = null, circulation_due_on = null');
  await pool.query(`update copy set status = 'available' where barcode = 'Dom Casmurro 0'`);
  await pool.query(
    `insert into loan_rule (loan_limit, period_length, renewals) values (9, 7, 1)
     on conflict do nothing`,
  );
}

type State = 'waiting' | 'in-transit' | 'available' | 'not-finished';

/** Request 1 is ana's, of title 1; its number is that of its journey too. */
function aRequest(state: State, from = 1, to = 2) {
  return async (server: TestApp): Promise<void> => {
    await clearRequests(server);
    const { rows } = await server.pool.query<{ id: number; barcode: string }>(
      `select id from copy where title_id = 1 and library_id = $1 order by id`,
      [from],
    );
    const copy = state === 'in-transit' || state === 'available' ? rows[0]?.id : null;
    await server.pool.query(
      `insert into loan_request (id, person_id, login_id, title_id, origin_library_id,
         receiving_library_id, volume, tome, part, additional_material, phone, email,
         authorised_person, is_home_delivery, address, state, requested_at, copy_id,
         available_at, ended_at, ended_by)
       overriding system value
       values (1, 1, 1, 1, $3, $4, '', '', '', '', '', 'a@b.org', '', false, '', $1,
         '2026-03-09T12:00:00Z', $2, case when $1 = 'available' then now() end,
         case when $1 = 'not-finished' then now() end,
         case when $1 = 'not-finished' then 'patron' end)`,
      [state, copy, from, to],
    );
    if (copy !== null) {
      await server.pool.query(
        `insert into transit (id, copy_id, from_library_id, to_library_id, loan_request_id, sent_at,
           arrived_at)
         overriding system value
         values (1, $1, $3, $4, 1, '2026-03-09T13:00:00Z', case when $2 then now() end)`,
        [copy, state === 'available', from, to],
      );
      await server.pool.query(
        'update copy set circulation_status = $2, circulation_due_on = null where id = $1',
        [copy, state === 'available' ? 'held' : 'in-transit'],
      );
    }
    await server.pool.query(`select setval(pg_get_serial_sequence('loan_request', 'id'), 1000)`);
  };
}

const desk = '/api/atendimento/solicitacoes-emprestimo';
const own = '/api/solicitacao-emprestimo';
const barcode = 'Dom Casmurro 0';

export const loanRequestCalls = {
  getLoanRequestChoices: {
    url: `${own}/1/informacoes-iniciais`,
    prepare: clearRequests,
    refused: [],
  },
  makeLoanRequest: {
    url: `${own}/1`,
    payload: loanRequestBody,
    prepare: clearRequests,
    refused: [
      { payload: {}, field: 'biblioteca_origem' },
      { payload: { ...loanRequestBody, biblioteca_origem: '1' }, field: 'biblioteca_origem' },
      { payload: { ...loanRequestBody, volume: 1 }, field: 'volume' },
      { payload: { ...loanRequestBody, domicilio: 'S' }, field: 'domicilio' },
      {
        payload: { ...loanRequestBody, cod_local_recebimento: -1 },
        field: 'cod_local_recebimento',
      },
      { payload: { ...loanRequestBody, email: 'x'.repeat(1001) }, field: 'email' },
      { payload: { ...loanRequestBody, cod_pessoa: 2 }, field: 'cod_pessoa' },
    ],
  },
  listLoanRequests: {
    url: `${own}?status=aguardando`,
    prepare: aRequest('waiting'),
    refused: [{ query: 'status=perdida', field: 'status' }],
  },
  cancelLoanRequest: {
    others: 404,
    missing: 'NaoEncontrado',
    url: `${own}/1`,
    prepare: aRequest('waiting'),
    refused: [],
  },
  removeLoanRequest: {
    others: 404,
    missing: 'NaoEncontrado',
    url: `${own}/1/remover`,
    payload: {},
    prepare: aRequest('not-finished'),
    refused: [{ payload: { cod_pessoa: 1 }, field: 'cod_pessoa' }],
  },
  getLoanRequestSlip: {
    others: 404,
    missing: 'NaoEncontrado',
    url: `${own}/1/comprovante`,
    prepare: aRequest('waiting'),
    refused: [],
  },
  listLoanRequestsToHandle: {
    url: `${desk}?situacao=aguardando&texto=SE-1`,
    by: 'davi',
    prepare: aRequest('waiting'),
    refused: [
      { query: 'situacao=perdida', field: 'situacao' },
      { query: 'biblioteca=0', field: 'biblioteca' },
      { query: 'pagina=0', field: 'pagina' },
      { query: 'dataIni=01/03/2026', field: 'dataIni' },
    ],
  },
  sendLoanRequest: {
    others: 404,
    missing: 'NaoEncontrado',
    url: `${desk}/1/envio`,
    by: 'davi',
    payload: { codigo_barras: barcode },
    prepare: aRequest('waiting'),
    refused: [
      { payload: {}, field: 'codigo_barras' },
      { payload: { codigo_barras: 7 }, field: 'codigo_barras' },
      { payload: { codigo_barras: 'x'.repeat(201) }, field: 'codigo_barras' },
    ],
  },
  receiveLoanRequest: {
    others: 404,
    missing: 'NaoEncontrado',
    url: `${desk}/1/chegada`,
    by: 'davi',
    payload: {},
    prepare: aRequest('in-transit', 2, 1),
    refused: [{ payload: { dia: 1 }, field: 'dia' }],
  },
  refuseLoanRequest: {
    others: 404,
    missing: 'NaoEncontrado',
    url: `${desk}/1/nao-atendida`,
    by: 'davi',
    payload: { motivo: 'O exemplar não foi encontrado na estante.' },
    prepare: aRequest('waiting'),
    refused: [
      { payload: {}, field: 'motivo' },
      { payload: { motivo: 'x'.repeat(1001) }, field: 'motivo' },
    ],
  },
  getHandledRequestSlip: {
    others: 404,
    missing: 'NaoEncontrado',
    url: `${desk}/1/comprovante`,
    by: 'davi',
    prepare: aRequest('waiting'),
    refused: [],
  },
  getPullList: { url: `${desk}/busca`, by: 'davi', prepare: aRequest('waiting'), refused: [] },
  getCourierRuns: { url: '/api/atendimento/malote', by: 'davi', refused: [] },
  changeCourierRuns: {
    url: '/api/atendimento/malote',
    by: 'davi',
    payload: { percursos: [], vistos: [] },
    prepare: async ({ db }) => {
      await db.deleteFrom('courier_run').execute();
    },
    refused: [
      { payload: { percursos: [] }, field: 'vistos' },
      { payload: { percursos: [{ dia_semana: 8 }], vistos: [] }, field: 'percursos' },
    ],
  },
  listTransits: {
    url: '/api/atendimento/transito',
    by: 'davi',
    prepare: aRequest('in-transit'),
    refused: [],
  },
  receiveTransit: {
    others: 404,
    url: '/api/atendimento/transito/chegada',
    by: 'davi',
    payload: { codigo_barras: 'Dom Casmurro 3' },
    prepare: aRequest('in-transit', 2, 1),
    refused: [
      { payload: {}, field: 'codigo_barras' },
      { payload: { codigo_barras: 'x'.repeat(201) }, field: 'codigo_barras' },
    ],
  },
  missTransit: {
    others: 404,
    missing: 'NaoEncontrado',
    url: '/api/atendimento/transito/1/nao-encontrado',
    by: 'davi',
    payload: { motivo: 'O malote chegou sem ele.' },
    prepare: aRequest('in-transit', 2, 1),
    restore: clearRequests,
    refused: [
      { payload: {}, field: 'motivo' },
      { payload: { motivo: 'x'.repeat(501) }, field: 'motivo' },
    ],
  },
} satisfies Readonly<Record<string, ExampleCall>>;
