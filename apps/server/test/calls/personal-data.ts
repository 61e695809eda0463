import { createHmac } from 'node:crypto';
import { secretName } from '@estante/database';
import { sql } from 'kysely';
import { safe } from '../safe.ts';
import type { TestApp } from '../start-test-app.ts';
import type { ExampleCall } from './example-call.ts';

const url = '/api/pessoas/meu-pergamum/dados-pessoais';
const key = Buffer.alloc(32, 7);
const address = 'nova@example.org';
const signed = `email-confirmation 1 1 ${address}`;
const code = `1.${createHmac('sha256', key).update(signed).digest('base64url')}`;

/** Row 1 waits for ana to confirm it, under the key of which `code` is made. */
async function writeConfirmation({ pool }: TestApp): Promise<void> {
  await pool.query(
    `insert into server_key (purpose, value) values ('email-confirmation', convert_to($1, 'UTF8'))
     on conflict (purpose) do update set value = excluded.value`,
    [safe.seal(key, secretName.serverKey('email-confirmation'))],
  );
  await pool.query(
    `insert into email_confirmation (id, person_id, address, asked_at, expires_at)
     overriding system value values (1, 1, $1, '2026-01-01', '2100-01-01')
     on conflict do nothing`,
    [address],
  );
}

export const personalDataCalls = {
  getPersonalData: { url, refused: [] },
  changePersonalData: {
    url,
    payload: { cidade: 'Valença', cpf: '529.982.247-25' },
    refused: [
      { payload: { cpf: 52998224725 }, field: 'cpf' },
      { payload: { email: ['outra@example.org'] }, field: 'email' },
      { payload: { sexo: 'X' }, field: 'sexo' },
      { payload: { data_nascimento: '1999-02-30' }, field: 'data_nascimento' },
      { payload: { estado_civil: 'noivo' }, field: 'estado_civil' },
      { payload: { cidade: 'x'.repeat(201) }, field: 'cidade' },
      { payload: { receber_email: 'S' }, field: 'receber_email' },
      { payload: { nome_pessoa: 'Outra' }, field: 'nome_pessoa' },
      { payload: { cod_pessoa: 2 }, field: 'cod_pessoa' },
    ],
  },
  withdrawPersonalDataRequest: { url: `${url}/pedido`, refused: [] },
  confirmEmail: {
    url: `/api/pessoas/confirmacao-email/${code}`,
    payload: {},
    prepare: writeConfirmation,
    missing: 'NaoEncontrado',
    refused: [{ payload: { email: 'outra@example.org' }, field: 'email' }],
  },
} satisfies Readonly<Record<string, ExampleCall>>;

const sentAt = '2026-03-10T11:00:00.000Z';

/** Request 1 is ana's, to the first library, and nobody has answered it. */
async function writeRequest({ db }: TestApp): Promise<void> {
  await db.deleteFrom('personal_data_request').execute();
  await sql`insert into personal_data_request
    (id, person_id, library_id, changes, language, sent_at)
    overriding system value
    values (1, 1, 1, '{"cpf": "52998224725"}', 'pt', ${sentAt})`.execute(db);
}

const granted = { situacao: 'aceito', enviado_em_visto: sentAt };
const byStaff = { by: 'davi', prepare: writeRequest } as const;

export const personalDataRequestCalls = {
  listPersonalDataRequests: {
    ...byStaff,
    url: '/api/atendimento/dados-pessoais?situacao=pendente&texto=ana',
    refused: [
      { query: 'situacao=nova', field: 'situacao' },
      { query: 'biblioteca=central', field: 'biblioteca' },
      { query: `texto=${'x'.repeat(201)}`, field: 'texto' },
      { query: 'pagina=0', field: 'pagina' },
    ],
  },
  decidePersonalDataRequest: {
    ...byStaff,
    others: 404,
    url: '/api/atendimento/dados-pessoais/1',
    missing: 'NaoEncontrado',
    payload: granted,
    refused: [
      { payload: { situacao: 'aceito' }, field: 'enviado_em_visto' },
      { payload: { ...granted, situacao: 'pendente' }, field: 'situacao' },
      { payload: { ...granted, resposta: 'x'.repeat(1001) }, field: 'resposta' },
      { payload: { ...granted, cpf: '11144477735' }, field: 'cpf' },
    ],
  },
} satisfies Readonly<Record<string, ExampleCall>>;
