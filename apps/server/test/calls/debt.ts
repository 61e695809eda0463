import { sql } from 'kysely';
import { password } from '../people.ts';
import type { TestApp } from '../start-test-app.ts';
import type { ExampleCall } from './example-call.ts';

const recibo = 'c05f2a4e-6d1b-4b7e-8a39-9e8d7c6b5a40';

/**
 * Debt 1 is ana's, of 500; debt 2 bruno's, of 700, with 100 paid by entry 1, which has a receipt;
 * suspension 1 is bruno's.
 */
async function writeDebts({ db, clock }: TestApp): Promise<void> {
  await sql`truncate debt, suspension, receipt_sequence restart identity cascade`.execute(db);
  await db.updateTable('circulation_setting').set({ pix_key: 'gru@example.org' }).execute();
  const at = new Date(clock.now().epochMilliseconds);
  const debt = {
    library_id: 1,
    loan_id: null,
    kind: 'service',
    charged_at: at,
    charged_by: 4,
  } as const;
  await db
    .insertInto('debt')
    .values([
      { ...debt, person_id: 1, login_id: 1, amount: 500, txid: 'ANA1' },
      { ...debt, person_id: 2, login_id: 2, amount: 700, txid: 'BRUNO1' },
    ])
    .execute();
  await db
    .insertInto('debt_entry')
    .values({
      debt_id: 2,
      kind: 'payment',
      amount: 100,
      reversed_id: null,
      entered_at: at,
      entered_by: 4,
      method: 'cash',
      submission: recibo,
    })
    .execute();
  const today = clock.today();
  await db
    .insertInto('suspension')
    .values({
      person_id: 2,
      login_id: 2,
      library_id: 1,
      loan_id: null,
      reason: 'Barulho',
      from_day: today.toString(),
      until_day: today.add({ days: 3 }).toString(),
      imposed_at: at,
      imposed_by: 4,
    })
    .execute();
}

async function forgetDebts({ db }: Pick<TestApp, 'db'>): Promise<void> {
  await sql`truncate debt, suspension restart identity cascade`.execute(db);
}

/** Prepares and forgets debts: a person who owes, or is suspended, would be refused what others try. */
const owed = { prepare: writeDebts, restore: forgetDebts } as const;

/** Clearance 1 is over bruno's link, which lives all the same. */
async function writeClearance({ db, clock }: TestApp): Promise<void> {
  await reviveLogins({ db });
  await db
    .insertInto('clearance')
    .values({
      code: 'K7QF-20ZD-M3RB-9XTA',
      person_id: 2,
      login_id: 2,
      library_id: 1,
      made_at: new Date(clock.now().epochMilliseconds),
      valid_until: clock.today().add({ days: 5 }).toString(),
    })
    .execute();
}

async function reviveLogins({ db }: Pick<TestApp, 'db'>): Promise<void> {
  await sql`truncate clearance restart identity`.execute(db);
  await db.updateTable('login').set({ ended_at: null }).execute();
}

/**
 * Removes debts and suspensions, and ends loans, holds and loan requests: these rows stay, for others count on
 * them by number.
 */
export async function oweNothing({ db, pool }: TestApp): Promise<void> {
  await forgetDebts({ db });
  await pool.query(`update loan set returned_at = lent_at, returned_in = 1
    where returned_at is null`);
  await pool.query(`update hold set state = 'ended', ended_at = now(), end_reason = 'cancelled'
    where state <> 'ended'`);
  await pool.query(`update loan_request set state = 'not-finished', ended_at = requested_at
    where ended_at is null`);
  await pool.query('update copy set circulation_status = null, circulation_due_on = null');
  await reviveLogins({ db });
}

const submissao = '7b0e1f6c-8f3a-4f0e-9c55-1a2b3c4d5e6f';
const payment = { cod_biblioteca: 1, valor_centavos: 300, metodo: 'pix', submissao };
const charge = {
  cod_biblioteca: 1,
  tipo_servico: 'dano',
  motivo: 'Capa',
  valor_centavos: 100,
  submissao: '1c9f6a52-4d0b-4b7e-8a31-5e6f7a8b9c0d',
};
const discount = {
  valor_centavos: 100,
  motivo: 'Acordo',
  submissao: '2d0a7b63-5e1c-4c8f-9b42-6f708b9c0d1e',
};
const motivo = 'Engano';
const statement = Buffer.from('data;valor;descricao\n2026-03-10;5,00;Pix').toString('base64');

const reasons = [
  { payload: {}, field: 'motivo' },
  { payload: { motivo: 7 }, field: 'motivo' },
  { payload: { motivo: 'x'.repeat(501) }, field: 'motivo' },
  { payload: { motivo, login: 1 }, field: 'login' },
];

const ledgerQueries = [
  { query: 'situacao=pago', field: 'situacao' },
  { query: 'tipo=multa', field: 'tipo' },
  { query: 'biblioteca=central', field: 'biblioteca' },
  { query: 'dataFim=10/03/2026', field: 'dataFim' },
];

const shared = { ...owed, by: 'davi', others: 404, missing: 'NaoEncontrado' } as const;

export const debtCalls = {
  listDebts: { url: '/api/emprestimo/debitos-pendentes', ...owed, refused: [] },
  getPixCode: {
    url: '/api/emprestimo/debitos-pendentes/1/pix',
    ...owed,
    others: 404,
    missing: 'NaoEncontrado',
    refused: [],
  },
  issuePixCode: {
    url: '/api/emprestimo/debitos-pendentes/pix',
    payload: { valor: 500, debitos: [1] },
    ...owed,
    others: 404,
    missing: 'NaoEncontrado',
    refused: [
      { payload: { debitos: [1] }, field: 'valor' },
      { payload: { valor: 0, debitos: [1] }, field: 'valor' },
      { payload: { valor: '500', debitos: [1] }, field: 'valor' },
      { payload: { valor: 500 }, field: 'debitos' },
      { payload: { valor: 500, debitos: [] }, field: 'debitos' },
      { payload: { valor: 500, debitos: [1], cod_pessoa: 2 }, field: 'cod_pessoa' },
    ],
  },
  issueSlip: {
    url: '/api/unidade-informacao/gru',
    payload: { valor: 500, codBiblioteca: 1, debitos: [1] },
    ...owed,
    others: 404,
    refused: [
      { payload: { codBiblioteca: 1 }, field: 'valor' },
      { payload: { valor: 0, codBiblioteca: 1 }, field: 'valor' },
      { payload: { valor: '500', codBiblioteca: 1 }, field: 'valor' },
      { payload: { valor: 5.5, codBiblioteca: 1 }, field: 'valor' },
      { payload: { valor: 500 }, field: 'codBiblioteca' },
      { payload: { valor: 500, codBiblioteca: 1, debitos: [] }, field: 'debitos' },
      { payload: { valor: 500, codBiblioteca: 1, cod_pessoa: 2 }, field: 'cod_pessoa' },
    ],
  },
  listSuspensions: { url: '/api/pessoas/afastamentos', ...owed, refused: [] },
  findDebtors: {
    url: '/api/atendimento/pagamentos/pessoas?texto=a',
    ...owed,
    by: 'davi',
    refused: [{ query: `texto=${'x'.repeat(201)}`, field: 'texto' }],
  },
  getPatronAccount: { ...shared, url: '/api/atendimento/pagamentos/pessoas/2', refused: [] },
  listReceivedPayments: {
    ...owed,
    url: '/api/atendimento/pagamentos/recebidos?situacao=valido&texto=bruno',
    by: 'davi',
    refused: [
      { query: 'situacao=pago', field: 'situacao' },
      { query: 'biblioteca=central', field: 'biblioteca' },
      { query: 'dataFim=10/03/2026', field: 'dataFim' },
      { query: 'pagina=0', field: 'pagina' },
    ],
  },
  listLedgerActs: {
    ...owed,
    url: '/api/atendimento/pagamentos/lancamentos?tipo=cobranca&situacao=valido&texto=bruno',
    by: 'davi',
    refused: ledgerQueries,
  },
  downloadLedgerActs: {
    ...owed,
    url: '/api/atendimento/pagamentos/lancamentos/arquivo?formato=csv',
    by: 'davi',
    refused: [...ledgerQueries, { query: 'formato=pdf', field: 'formato' }],
  },
  getPaymentReceipt: {
    ...shared,
    url: `/api/atendimento/pagamentos/recibos/${recibo}`,
    refused: [],
  },
  payDebts: {
    ...shared,
    url: '/api/atendimento/pagamentos/pessoas/2/pagamentos',
    payload: payment,
    refused: [
      { payload: { ...payment, cod_biblioteca: '1' }, field: 'cod_biblioteca' },
      { payload: { ...payment, valor_centavos: 0 }, field: 'valor_centavos' },
      { payload: { ...payment, valor_centavos: 3.5 }, field: 'valor_centavos' },
      { payload: { ...payment, metodo: 'fiado' }, field: 'metodo' },
      { payload: { ...payment, submissao: '1' }, field: 'submissao' },
      { payload: { ...payment, operador: 5 }, field: 'operador' },
    ],
  },
  chargePatron: {
    ...shared,
    url: '/api/atendimento/pagamentos/pessoas/2/debitos',
    payload: charge,
    refused: [
      { payload: { ...charge, cod_biblioteca: 0 }, field: 'cod_biblioteca' },
      { payload: { ...charge, tipo_servico: 'multa' }, field: 'tipo_servico' },
      { payload: { ...charge, motivo: 'x'.repeat(501) }, field: 'motivo' },
      { payload: { ...charge, valor_centavos: 100_000_001 }, field: 'valor_centavos' },
      { payload: { ...charge, submissao: '1' }, field: 'submissao' },
      { payload: { ...charge, txid: 'A' }, field: 'txid' },
    ],
  },
  discountDebt: {
    ...shared,
    url: '/api/atendimento/pagamentos/debitos/2/desconto',
    payload: discount,
    refused: [
      { payload: { motivo, submissao }, field: 'valor_centavos' },
      { payload: { ...discount, valor_centavos: -1 }, field: 'valor_centavos' },
      { payload: { valor_centavos: 100, submissao }, field: 'motivo' },
      { payload: { ...discount, submissao: '1' }, field: 'submissao' },
      { payload: { ...discount, operador: 5 }, field: 'operador' },
    ],
  },
  reverseEntry: {
    ...shared,
    url: '/api/atendimento/pagamentos/lancamentos/1/estorno',
    payload: { motivo },
    refused: reasons,
  },
  voidDebt: {
    ...shared,
    url: '/api/atendimento/pagamentos/debitos/1/anulacao',
    payload: { motivo },
    refused: reasons,
  },
  liftSuspension: {
    ...shared,
    url: '/api/atendimento/pagamentos/afastamentos/1/levantamento',
    payload: { motivo },
    refused: reasons,
  },
  importStatement: {
    url: '/api/atendimento/pagamentos/extrato',
    by: 'davi',
    payload: { nome: 'extrato.csv', conteudo: statement },
    ...owed,
    refused: [
      { payload: { conteudo: statement }, field: 'nome' },
      { payload: { nome: 'x', conteudo: 'não é' }, field: 'conteudo' },
      { payload: { nome: 'x', conteudo: statement, cod_biblioteca: 3 }, field: 'cod_biblioteca' },
    ],
  },
  checkClearance: { url: '/api/unidade-informacao/nada-consta/verifica', refused: [] },
  issueClearance: {
    url: '/api/unidade-informacao/nada-consta',
    payload: { senha: password },
    ofAdministrator: '422 UltimoAdministrador',
    prepare: oweNothing,
    restore: reviveLogins,
    refused: [
      { payload: {}, field: 'senha' },
      { payload: { senha: 'x'.repeat(1001) }, field: 'senha' },
      { payload: { senha: password, cod_pessoa: 2 }, field: 'cod_pessoa' },
    ],
  },
  verifyClearance: {
    url: '/api/unidade-informacao/nada-consta/verificar/K7QF-20ZD-M3RB-9XTA',
    prepare: writeClearance,
    missing: 'NaoEncontrado',
    refused: [],
  },
  listClearances: {
    url: '/api/atendimento/declaracoes?situacao=valida&texto=bruno',
    by: 'davi',
    prepare: writeClearance,
    refused: [
      { query: 'situacao=nova', field: 'situacao' },
      { query: 'biblioteca=central', field: 'biblioteca' },
      { query: 'dataIni=10/03/2026', field: 'dataIni' },
      { query: 'pagina=0', field: 'pagina' },
    ],
  },
  revokeClearance: {
    ...shared,
    url: '/api/atendimento/declaracoes/1/revogacao',
    payload: { motivo },
    prepare: writeClearance,
    refused: reasons,
  },
} satisfies Readonly<Record<string, ExampleCall>>;
