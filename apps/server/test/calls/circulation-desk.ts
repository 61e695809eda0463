import { createHash, createHmac } from 'node:crypto';
import { loadServerKey } from '../../src/modules/auth/index.ts';
import { password } from '../people.ts';
import type { TestApp } from '../start-test-app.ts';
import type { ExampleCall } from './example-call.ts';
import { writeLoan } from './loan.ts';

/** The first copy of title 1. */
const barcode = 'Dom Casmurro 0';

/** Nobody has it, and nobody waits for it. */
async function freeCopy({ pool }: TestApp): Promise<void> {
  await pool.query(`update hold set state = 'ended', ended_at = now(), end_reason = 'cancelled'
    where state <> 'ended'`);
  await pool.query(`update loan set returned_at = lent_at, returned_in = 1
    where returned_at is null and copy_id is not null`);
  await pool.query(`update loan_request set state = 'not-finished', ended_at = requested_at
    where ended_at is null`);
  await pool.query('update copy set circulation_status = null, circulation_due_on = null');
}

/** Loan 1 is open again, whatever became of it. */
async function openLoan(server: TestApp): Promise<void> {
  await writeLoan(server);
  await server.pool
    .query(`update loan set person_id = 1, login_id = 1, returned_at = null, returned_in = null,
    returned_by = null, is_lost = false where id = 1`);
}

/** Opens a loan that is due in some days, and nothing speaks against its renewal. */
async function renewableLoan(server: TestApp): Promise<void> {
  await openLoan(server);
  await server.pool.query(`update loan set renewals = 0, due_on = '2026-03-11' where id = 1`);
}

/** Ana has the copy. */
async function lentCopy(server: TestApp): Promise<void> {
  await openLoan(server);
  await freeCopy(server);
  await server.pool.query(
    `insert into loan (person_id, login_id, copy_id, title_id, barcode, library_id, lent_at, lent_in, due_on, rule)
     select 1, 1, c.id, c.title_id, c.barcode, c.library_id, '2026-03-09T12:00:00Z', 1, '2026-03-16', l.rule
     from copy c, loan l where c.barcode = $1 and l.id = 1`,
    [barcode],
  );
  await server.pool.query(
    `update copy set circulation_status = 'on-loan', circulation_due_on = '2026-03-16' where barcode = $1`,
    [barcode],
  );
}

/** The serial is out, and nobody waits for it. */
async function lentCopies({ pool }: TestApp): Promise<void> {
  await pool.query('truncate hold restart identity cascade');
  await pool.query(`update copy set circulation_due_on = null,
    circulation_status = case title_id when 2 then 'on-loan' end`);
}

const wish = {
  cod_acervo: 2,
  biblioteca: 2,
  volume: '',
  tomo: '',
  parte: '',
  material_adicional: '',
  localizacao: null,
};

/** The token of ana is '123456'. */
async function writeToken({ db, clock, safe }: TestApp): Promise<void> {
  const key = await loadServerKey({ db, safe }, 'loan-token');
  const value_hash = createHmac('sha256', key).update('shown 123456').digest();
  const expires_at = new Date(clock.now().epochMilliseconds + 60_000);
  await db.deleteFrom('loan_token').execute();
  await db
    .insertInto('loan_token')
    .values({ person_id: 1, login_id: 1, value_hash, expires_at })
    .execute();
}

/** Davi stands at kiosk 1, of the first library. */
async function writeKiosk(server: TestApp): Promise<void> {
  const { db, pool, clock } = server;
  const hash = (secret: string) => createHash('sha256').update(secret).digest();
  const now = clock.now().epochMilliseconds;
  await pool.query(`insert into institution_setting (key, value) values ('selfServiceOn', 'true')
    on conflict (key) do update set value = 'true'`);
  await pool.query('truncate kiosk restart identity cascade');
  const { id } = await db
    .insertInto('kiosk')
    .values({ secret_hash: hash('kiosk'), library_id: 1, set_up_at: new Date(now), set_up_by: 4 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('kiosk_session')
    .values({
      kiosk_id: id,
      token_hash: hash('session'),
      login_id: 4,
      is_proven: true,
      started_at: new Date(now),
      ends_at: new Date(now + 60_000),
    })
    .execute();
}

async function writeKioskAndCopy(server: TestApp): Promise<void> {
  await writeKiosk(server);
  await freeCopy(server);
}

/** Terminal 1 of the first library, set up by davi. */
async function writeSip2Terminal({ db, pool, clock }: TestApp): Promise<void> {
  await pool.query('truncate sip2_terminal restart identity');
  await db
    .insertInto('sip2_terminal')
    .values({
      login_name: 'terminal',
      secret_hash: Buffer.alloc(32),
      institution: '',
      library_id: 1,
      service_point_id: null,
      character_set: 'utf-8',
      asks_checksum: true,
      may_lend: true,
      may_take_back: true,
      may_renew: true,
      may_take_payments: false,
      set_up_at: new Date(clock.now().epochMilliseconds),
      set_up_by: 4,
    })
    .execute();
}

const sip2Terminal = {
  usuario: 'entrada',
  cod_biblioteca: 1,
  caracteres: 'utf-8',
  exige_soma: true,
  direitos: ['emprestar'],
};
const badSip2Terminals = [
  { payload: { ...sip2Terminal, usuario: undefined }, field: 'usuario' },
  { payload: { ...sip2Terminal, usuario: 'a b' }, field: 'usuario' },
  { payload: { ...sip2Terminal, usuario: 'x'.repeat(41) }, field: 'usuario' },
  { payload: { ...sip2Terminal, caracteres: 'latin1' }, field: 'caracteres' },
  { payload: { ...sip2Terminal, direitos: ['tudo'] }, field: 'direitos' },
  { payload: { ...sip2Terminal, set_up_by: 1 }, field: 'set_up_by' },
];

const scanned = { codigo_barras: barcode };
const badScans = (payload: object) => [
  { payload: { ...payload, codigo_barras: undefined }, field: 'codigo_barras' },
  { payload: { ...payload, codigo_barras: 'x'.repeat(101) }, field: 'codigo_barras' },
  { payload: { ...payload, cod_exemplar: 0 }, field: 'cod_exemplar' },
];
/** A kiosk stands where it stands. */
const badKioskScans = (payload: object) => [
  ...badScans(payload),
  { payload: { ...payload, cod_biblioteca: 2 }, field: 'cod_biblioteca' },
];
const badDeskScans = (payload: object) => [
  ...badScans(payload),
  { payload: { ...payload, cod_biblioteca: 0 }, field: 'cod_biblioteca' },
];

export const circulationDeskCalls = {
  getDesk: { by: 'davi', url: '/api/atendimento/circulacao', refused: [] },
  findDeskPatrons: {
    by: 'davi',
    url: '/api/atendimento/circulacao/leitores?texto=ana',
    refused: [{ query: `texto=${'x'.repeat(201)}`, field: 'texto' }],
  },
  getDeskPatron: {
    by: 'davi',
    url: '/api/atendimento/circulacao/leitores/1',
    missing: 'NaoEncontrado',
    refused: [],
  },
  takeLoanToken: {
    by: 'davi',
    url: '/api/atendimento/circulacao/token',
    payload: { token: '123456' },
    prepare: writeToken,
    refused: [
      { payload: {}, field: 'token' },
      { payload: { token: '12345' }, field: 'token' },
      { payload: { token: 123_456 }, field: 'token' },
    ],
  },
  lendAtDesk: {
    by: 'davi',
    url: '/api/atendimento/circulacao/emprestimo',
    payload: { cod_login: 4, ...scanned },
    prepare: freeCopy,
    refused: [
      ...badDeskScans({ cod_login: 4, ...scanned }),
      { payload: { ...scanned }, field: 'cod_login' },
    ],
  },
  returnAtDesk: {
    by: 'davi',
    url: '/api/atendimento/circulacao/devolucao',
    payload: scanned,
    prepare: lentCopy,
    refused: badDeskScans(scanned),
  },
  renewAtDesk: {
    by: 'davi',
    url: '/api/atendimento/circulacao/renovacao',
    payload: { cod_login: 1, emprestimos: 'todos' },
    refused: [
      { payload: { cod_login: 1 }, field: 'emprestimos' },
      { payload: { emprestimos: [1] }, field: 'cod_login' },
    ],
  },
  renewInSpite: {
    by: 'elisa',
    missing: 'NaoEncontrado',
    url: '/api/atendimento/circulacao/emprestimos/1/renovacao',
    payload: { motivos: ['suspenso'], justificativa: 'Viaja amanhã.' },
    prepare: renewableLoan,
    refused: [
      { payload: { justificativa: 'Sim' }, field: 'motivos' },
      { payload: { motivos: [], justificativa: 'Sim' }, field: 'motivos' },
      { payload: { motivos: ['porque_sim'], justificativa: 'Sim' }, field: 'motivos' },
      { payload: { motivos: ['suspenso'] }, field: 'justificativa' },
      {
        payload: { motivos: ['suspenso'], justificativa: 'x'.repeat(501) },
        field: 'justificativa',
      },
    ],
  },
  changeLoanDueDay: {
    by: 'elisa',
    missing: 'NaoEncontrado',
    url: '/api/atendimento/circulacao/emprestimos/1/prazo',
    payload: { devolver_ate: '2026-03-26', justificativa: 'Viaja amanhã.' },
    prepare: renewableLoan,
    refused: [
      { payload: { justificativa: 'Sim' }, field: 'devolver_ate' },
      { payload: { devolver_ate: '26/03/2026', justificativa: 'Sim' }, field: 'devolver_ate' },
      { payload: { devolver_ate: '2026-03-26' }, field: 'justificativa' },
    ],
  },
  findDeskTitles: {
    by: 'davi',
    url: '/api/atendimento/circulacao/titulos?texto=casmurro',
    refused: [{ query: `texto=${'x'.repeat(201)}`, field: 'texto' }],
  },
  getDeskHoldChoices: {
    by: 'davi',
    url: '/api/atendimento/circulacao/reserva?cod_login=4&cod_acervo=1',
    refused: [
      { query: 'cod_acervo=1', field: 'cod_login' },
      { query: 'cod_login=4&cod_acervo=x', field: 'cod_acervo' },
    ],
  },
  placeDeskHold: {
    by: 'davi',
    url: '/api/atendimento/circulacao/reserva',
    payload: { cod_login: 2, ...wish },
    prepare: lentCopies,
    refused: [
      { payload: { ...wish }, field: 'cod_login' },
      { payload: { cod_login: 2, ...wish, cod_acervo: 0 }, field: 'cod_acervo' },
      { payload: { cod_login: 2, ...wish, excecao: {} }, field: 'excecao' },
    ],
  },
  declareLoanLost: {
    by: 'davi',
    others: 404,
    url: '/api/atendimento/circulacao/perda',
    payload: { emprestimo: 1, valor_centavos: 0 },
    prepare: openLoan,
    refused: [
      { payload: { emprestimo: 1 }, field: 'valor_centavos' },
      { payload: { emprestimo: 1, valor_centavos: -1 }, field: 'valor_centavos' },
      { payload: { emprestimo: 1, valor_centavos: 1.5 }, field: 'valor_centavos' },
      { payload: { valor_centavos: 0 }, field: 'emprestimo' },
    ],
  },
  setUpKiosk: {
    by: 'davi',
    url: '/api/autoatendimento/aparelho',
    payload: {},
    prepare: writeKiosk,
    refused: [
      { payload: { cod_biblioteca: 2 }, field: 'cod_biblioteca' },
      { payload: { nome: 'x'.repeat(61) }, field: 'nome' },
    ],
  },
  listKiosks: {
    by: 'davi',
    url: '/api/atendimento/autoatendimento',
    refused: [
      { query: 'situacao=novo', field: 'situacao' },
      { query: 'pagina=0', field: 'pagina' },
      { query: `texto=${'x'.repeat(201)}`, field: 'texto' },
    ],
  },
  revokeKiosk: {
    by: 'davi',
    others: 404,
    missing: 'NaoEncontrado',
    url: '/api/atendimento/autoatendimento/1/revogacao',
    payload: { motivo: 'A máquina foi trocada.' },
    prepare: writeKiosk,
    refused: [
      { payload: {}, field: 'motivo' },
      { payload: { motivo: 'x'.repeat(501) }, field: 'motivo' },
      { payload: { motivo: 'Sim', cod_biblioteca: 2 }, field: 'cod_biblioteca' },
    ],
  },
  listSip2Terminals: {
    by: 'davi',
    url: '/api/atendimento/terminais-sip2',
    refused: [],
  },
  addSip2Terminal: {
    by: 'davi',
    others: 404,
    url: '/api/atendimento/terminais-sip2',
    payload: sip2Terminal,
    prepare: writeSip2Terminal,
    refused: badSip2Terminals,
  },
  changeSip2Terminal: {
    by: 'davi',
    others: 404,
    missing: 'NaoEncontrado',
    url: '/api/atendimento/terminais-sip2/1',
    payload: sip2Terminal,
    prepare: writeSip2Terminal,
    refused: badSip2Terminals,
  },
  renewSip2Password: {
    by: 'davi',
    others: 404,
    missing: 'NaoEncontrado',
    url: '/api/atendimento/terminais-sip2/1/senha',
    prepare: writeSip2Terminal,
    refused: [],
  },
  revokeSip2Terminal: {
    by: 'davi',
    others: 404,
    missing: 'NaoEncontrado',
    url: '/api/atendimento/terminais-sip2/1/revogacao',
    payload: { motivo: 'O terminal foi trocado.' },
    prepare: writeSip2Terminal,
    refused: [
      { payload: {}, field: 'motivo' },
      { payload: { motivo: 'x'.repeat(501) }, field: 'motivo' },
    ],
  },
  startKioskSession: {
    url: '/api/autoatendimento/sessao',
    payload: { aparelho: 'kiosk', usuario: 'ana', senha: password },
    prepare: writeKiosk,
    refused: [
      { payload: { usuario: 'ana', senha: password }, field: 'aparelho' },
      { payload: { aparelho: 'kiosk', senha: password }, field: 'usuario' },
      { payload: { aparelho: 'kiosk', usuario: 'ana', cod_pessoa: 1 }, field: 'cod_pessoa' },
    ],
  },
  endKioskSession: {
    url: '/api/autoatendimento/sessao/encerrar',
    payload: { sessao: 'session' },
    refused: [{ payload: {}, field: 'sessao' }],
  },
  lendAtKiosk: {
    url: '/api/autoatendimento/emprestimo',
    payload: { sessao: 'session', ...scanned },
    prepare: writeKioskAndCopy,
    refused: [
      ...badKioskScans({ sessao: 'session', ...scanned }),
      { payload: { ...scanned }, field: 'sessao' },
    ],
  },
  renewAtKiosk: {
    url: '/api/autoatendimento/renovacao',
    payload: { sessao: 'session', emprestimos: 'todos' },
    prepare: writeKiosk,
    refused: [{ payload: { sessao: 'session' }, field: 'emprestimos' }],
  },
  returnAtKiosk: {
    url: '/api/autoatendimento/devolucao',
    payload: { aparelho: 'kiosk', ...scanned },
    prepare: writeKiosk,
    refused: [
      ...badKioskScans({ aparelho: 'kiosk', ...scanned }),
      { payload: { ...scanned }, field: 'aparelho' },
    ],
  },
} satisfies Readonly<Record<string, ExampleCall>>;
