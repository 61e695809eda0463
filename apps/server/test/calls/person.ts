import { activities } from '@estante/contract';
import { openSession, password, writeRecoveryCode } from '../people.ts';
import type { TestApp } from '../start-test-app.ts';
import { aVendor } from '../vendors.ts';
import type { ExampleCall } from './example-call.ts';

export const personCalls = {
  getPerson: { url: '/api/pessoas', refused: [] },
  listLogins: { url: '/api/pessoas/login', refused: [] },
  listDepartments: { url: '/api/pessoas/departamentos', refused: [] },
  getCard: { url: '/api/pessoas/cartao', refused: [] },
  getRegistration: { url: '/api/pessoas/cadastro', refused: [] },
  renewRegistration: {
    url: '/api/pessoas/renovar',
    headers: { 'sec-fetch-site': 'same-origin' },
    prepare: openRenewal,
    refused: [],
  },
  getShortName: {
    url: '/api/pessoas/bruno/nome',
    prepare: async ({ db }) => void (await db.deleteFrom('person_rate').execute()),
    refused: [],
  },
  exchangeUser: {
    url: '/api/pessoas/meu-pergamum/troca-usuario',
    others: 404,
    payload: { usuario: 'ana.saude', senha: password },
    prepare: openExchange,
    refused: [
      { payload: { usuario: 'ana.saude' }, field: 'senha' },
      { payload: { senha: password }, field: 'usuario' },
      { payload: { usuario: 6, senha: password }, field: 'usuario' },
      { payload: { usuario: 'x'.repeat(201), senha: password }, field: 'usuario' },
      { payload: { usuario: 'ana.saude', senha: password, codigo: 2 }, field: 'codigo' },
    ],
  },
  getAccountAddress: {
    url: '/api/pessoas/meu-pergamum/redirect',
    headers: { 'sec-fetch-site': 'same-origin' },
    refused: [],
  },
  issueRedirectToken: {
    url: '/api/pessoas/token-redireciona',
    headers: { 'sec-fetch-site': 'same-origin' },
    prepare: openSessions,
    refused: [],
  },
  getRepositoryAddress: {
    url: '/api/pessoas/postagem-trabalho/redirect',
    payload: {},
    prepare: openRepository,
    refused: [{ payload: { usuario: 'bruno' }, field: 'usuario' }],
  },
  listAccessBlocks: {
    url: '/api/atendimento/bloqueios?texto=ana',
    by: 'davi',
    refused: [{ query: `texto=${'x'.repeat(201)}`, field: 'texto' }],
  },
  changeAccessBlock: {
    url: '/api/atendimento/bloqueios/2',
    by: 'davi',
    others: 404,
    missing: 'NaoEncontrado',
    payload: { bloqueio: false },
    refused: [
      { payload: {}, field: 'bloqueio' },
      { payload: { bloqueio: 'S' }, field: 'bloqueio' },
      { payload: { bloqueio: false, porque: 'x' }, field: 'porque' },
      { payload: { bloqueio: true }, field: 'motivo' },
      { payload: { bloqueio: true, motivo: ' ' }, field: 'motivo' },
    ],
  },
  listVendors: { url: '/api/vinculos/fornecedores', refused: [] },
  getVendorAddress: {
    url: '/api/pessoas/meu-pergamum/redirect-base',
    payload: { base: 'pearson' },
    prepare: writeVendor,
    refused: [
      { payload: {}, field: 'base' },
      { payload: { base: 'https://evil.example' }, field: 'base' },
      { payload: { base: ['pearson'] }, field: 'base' },
      { payload: { base: 'pearson', userId: 2 }, field: 'userId' },
    ],
  },
} satisfies Readonly<Record<string, ExampleCall>>;

/** The institution has registrations renewed for a year, and all of them end today. */
export async function openRenewal({ db, clock }: TestApp): Promise<void> {
  const row = { key: 'registrationMonths', value: '12' };
  await db
    .insertInto('institution_setting')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: row.value }))
    .execute();
  const today = clock.today().toString();
  await db.updateTable('login').set({ valid_until: today }).execute();
}

/** The page 'Exchange users' is on, and the password of `ana` that of the tests. */
async function openExchange(server: TestApp): Promise<void> {
  const on = { code: activities.accountExchangeUsers, description: 'Troca', enabled: true };
  await server.db
    .insertInto('activity')
    .values(on)
    .onConflict((conflict) => conflict.column('code').doUpdateSet({ enabled: true }))
    .execute();
  await writeRecoveryCode(server);
}

async function openSessions(server: TestApp): Promise<void> {
  const logins = await server.db.selectFrom('login').select('id').execute();
  for (const { id } of logins) await openSession(server, id);
}

async function writeVendor({ db }: TestApp): Promise<void> {
  await db
    .insertInto('vendor')
    .values(aVendor({}))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function openRepository({ db }: TestApp): Promise<void> {
  await db
    .updateTable('activity')
    .set({ enabled: true })
    .where('code', '=', activities.accountPaperPost)
    .execute();
  await db
    .insertInto('vendor')
    .values(aVendor({ name: 'repositorio' }))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
