import type { TestApp } from '../start-test-app.ts';
import type { ExampleCall } from './example-call.ts';

/** Loan 1 is ana's, of a copy that has left the catalogue; she has a token. */
export async function writeLoan({ pool }: TestApp): Promise<void> {
  await insertLoan(pool, [1, 'X1', '2026-03-09T12:00:00Z', '2026-03-16']);
  await pool.query(
    `select setval(pg_get_serial_sequence('loan', 'id'), greatest(1000, (select max(id) from loan)))`,
  );
  await pool.query('delete from person_rate');
}

/** Loan 77 is ana's too, due before the day at which the clock of the tests stands. */
async function writeLateLoan({ pool }: TestApp): Promise<void> {
  await removeLateLoan({ pool });
  await insertLoan(pool, [77, 'X77', '2026-02-23T12:00:00Z', '2026-03-02']);
}

/** Inserts a loan by its number, bar code, moment and due day. */
async function insertLoan(
  pool: TestApp['pool'],
  loan: readonly [number, string, string, string],
): Promise<void> {
  await pool.query(
    `insert into loan (id, person_id, login_id, title_id, barcode, library_id, lent_at, lent_in,
       due_on, rule)
     overriding system value
     values ($1, 1, 1, 1, $2, 1, $3, 1, $4,
       '{"limit":5,"period":{"unit":"days","length":7},"renewals":5,"allowsHolds":true,
         "pickupDays":2,"finePerDay":100,"graceDays":0,"fineCap":5000,"suspensionFactor":0,
         "suspensionCap":90,"fixedDue":null}')
     on conflict (id) do nothing`,
    [...loan],
  );
}

async function removeLateLoan({ pool }: Pick<TestApp, 'pool'>): Promise<void> {
  await pool.query('delete from loan where id = 77');
}

const days = [
  { query: 'dataIni=01/03/2026', field: 'dataIni' },
  { query: 'dataFim=2026-02-30', field: 'dataFim' },
];

const overdue = [
  { query: 'situacao=todas', field: 'situacao' },
  { query: 'biblioteca=central', field: 'biblioteca' },
  { query: `texto=${'x'.repeat(201)}`, field: 'texto' },
  ...days,
];

export const loanCalls = {
  listPendingTitles: {
    url: '/api/emprestimo/titulos-pendentes?showDetails=true',
    prepare: writeLoan,
    refused: [{ query: 'showDetails=sim', field: 'showDetails' }],
  },
  renewLoans: {
    url: '/api/emprestimo/renovacao',
    payload: { emprestimos: [1] },
    prepare: writeLoan,
    refused: [
      { payload: {}, field: 'emprestimos' },
      { payload: { emprestimos: ['1'] }, field: 'emprestimos' },
      { payload: { emprestimos: 'tudo' }, field: 'emprestimos' },
      { payload: { emprestimos: [1], cod_pessoa: 2 }, field: 'cod_pessoa' },
    ],
  },
  listLoanHistory: {
    url: '/api/emprestimo/historico?dataIni=2026-03-01&dataFim=2026-03-31&multa=false',
    prepare: writeLoan,
    refused: [
      ...days,
      { query: 'multa=1', field: 'multa' },
      { query: 'pagina=0', field: 'pagina' },
    ],
  },
  listOverdueLoans: {
    url: '/api/atendimento/atrasos?situacao=ate-7&texto=dom',
    by: 'davi',
    prepare: writeLoan,
    refused: [...overdue, { query: 'pagina=0', field: 'pagina' }],
  },
  downloadOverdueLoans: {
    url: '/api/atendimento/atrasos/arquivo',
    by: 'davi',
    prepare: writeLoan,
    refused: overdue,
  },
  writeOverdueLetters: {
    url: '/api/atendimento/atrasos/cartas?biblioteca=1',
    by: 'davi',
    prepare: writeLoan,
    refused: overdue,
  },
  tellOverdue: {
    url: '/api/atendimento/atrasos/77/aviso',
    missing: 'NaoEncontrado',
    payload: {},
    by: 'davi',
    others: 404,
    prepare: writeLateLoan,
    restore: removeLateLoan,
    refused: [{ payload: { texto: 'Devolva.' }, field: 'texto' }],
  },
  getAutomaticRenewal: { url: '/api/emprestimo/renovacao-automatica', refused: [] },
  changeAutomaticRenewal: {
    url: '/api/emprestimo/renovacao-automatica',
    payload: { ativa: true },
    refused: [
      { payload: {}, field: 'ativa' },
      { payload: { ativa: 'sim' }, field: 'ativa' },
      { payload: { ativa: true, cod_pessoa: 2 }, field: 'cod_pessoa' },
    ],
  },
  getLoanToken: { url: '/api/emprestimo/token', refused: [] },
  issueLoanToken: {
    url: '/api/emprestimo/token',
    payload: {},
    prepare: writeLoan,
    refused: [{ payload: { cod_pessoa: 2 }, field: 'cod_pessoa' }],
  },
} satisfies Readonly<Record<string, ExampleCall>>;
