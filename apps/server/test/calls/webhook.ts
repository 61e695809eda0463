import { sealSecret } from '../../src/modules/webhooks/secret.ts';
import type { TestApp } from '../start-test-app.ts';
import type { ExampleCall } from './example-call.ts';

/** Ana has webhook 1 alone; nobody is there who would answer it. */
async function writeWebhook({ db, pool, safe, clock }: TestApp): Promise<void> {
  await pool.query('truncate webhook restart identity cascade');
  await db.deleteFrom('person_rate').execute();
  await db
    .insertInto('webhook')
    .values({
      id: 1,
      person_id: 1,
      login_id: 1,
      url: 'https://127.0.0.1/avisos',
      topics: ['loans'],
      secret: sealSecret(safe, 1, 'whsec_c2VncmVkbw=='),
      made_at: new Date(clock.now().epochMilliseconds),
    })
    .execute();
  await pool.query(`select setval(pg_get_serial_sequence('webhook', 'id'), 1)`);
}

const url = '/api/webhooks';
const payload = { endereco: 'https://avisos.example.org/estante', assuntos: ['loans'] };
const own = { others: 404, missing: 'NaoEncontrado', prepare: writeWebhook, refused: [] } as const;

export const webhookCalls = {
  listWebhooks: { url, refused: [] },
  makeWebhook: {
    url,
    payload,
    prepare: writeWebhook,
    refused: [
      { payload: { ...payload, endereco: '' }, field: 'endereco' },
      {
        payload: { ...payload, endereco: `https://a.example/${'x'.repeat(500)}` },
        field: 'endereco',
      },
      { payload: { ...payload, endereco: 'http://avisos.example.org/' }, field: 'endereco' },
      { payload: { ...payload, endereco: 'https://127.0.0.1/' }, field: 'endereco' },
      { payload: { ...payload, endereco: 'https://a:b@avisos.example.org/' }, field: 'endereco' },
      { payload: { ...payload, assuntos: [] }, field: 'assuntos' },
      { payload: { ...payload, assuntos: ['tudo'] }, field: 'assuntos' },
      { payload: { ...payload, cod_pessoa: 2 }, field: 'cod_pessoa' },
    ],
  },
  removeWebhook: { url: `${url}/1`, ...own },
  tryWebhook: { url: `${url}/1/teste`, ...own },
  resumeWebhook: { url: `${url}/1/religamento`, ...own },
} satisfies Record<string, ExampleCall>;
