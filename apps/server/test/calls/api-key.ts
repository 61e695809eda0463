import type { TestApp } from '../start-test-app.ts';
import type { ExampleCall } from './example-call.ts';

/** Ana has key 1 alone. */
async function writeKey({ db, pool, clock }: TestApp): Promise<void> {
  await pool.query('truncate api_key restart identity cascade');
  await db
    .insertInto('api_key')
    .values({
      person_id: 1,
      login_id: 1,
      name: 'Estante da sala',
      secret_hash: Buffer.alloc(32),
      permits: ['loans'],
      made_at: new Date(clock.now().epochMilliseconds),
      expires_at: null,
    })
    .execute();
}

const url = '/api/chaves';
const payload = { nome: 'Painel', permissoes: ['loans'], dias: 90 };

export const apiKeyCalls = {
  listApiKeys: { url, refused: [] },
  makeApiKey: {
    url,
    payload,
    prepare: writeKey,
    refused: [
      { payload: { ...payload, nome: '' }, field: 'nome' },
      { payload: { ...payload, nome: 'x'.repeat(61) }, field: 'nome' },
      { payload: { ...payload, permissoes: [] }, field: 'permissoes' },
      { payload: { ...payload, permissoes: ['tudo'] }, field: 'permissoes' },
      { payload: { ...payload, dias: 31 }, field: 'dias' },
      { payload: { ...payload, cod_pessoa: 2 }, field: 'cod_pessoa' },
    ],
  },
  revokeApiKey: {
    url: '/api/chaves/1',
    others: 404,
    missing: 'NaoEncontrado',
    prepare: writeKey,
    refused: [],
  },
} satisfies Record<string, ExampleCall>;
