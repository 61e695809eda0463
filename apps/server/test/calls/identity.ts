import { secretName } from '@estante/database';
import { deviceHash } from '../../src/modules/auth/index.ts';
import { sha256 } from '../../src/platform/digest.ts';
import { certificate } from '../identity-certificate.ts';
import { openSession } from '../people.ts';
import type { TestApp } from '../test-app.ts';
import type { ExampleCall } from './example-call.ts';

const provider = {
  protocolo: 'saml',
  nome: 'Universidade',
  ativo: true,
  endereco: 'https://idp.example.org/sso',
  identificador: 'https://idp.example.org/',
  certificado: certificate,
  atributos: { usuario: 'uid', documento: '', nome: 'cn', email: 'mail', categoria: '' },
  vincula_usuario: true,
  vincula_documento: false,
  vincula_equipe: false,
  cria_pessoas: false,
  confirma_email: false,
  cod_biblioteca: null,
  cod_categoria: null,
  categorias: [{ valor: 'faculty', cod_categoria: 3 }],
};

const badProviders = [
  { payload: { ...provider, nome: undefined }, field: 'nome' },
  { payload: { ...provider, nome: ' ' }, field: 'nome' },
  { payload: { ...provider, protocolo: 'cas' }, field: 'protocolo' },
  { payload: { ...provider, endereco: 'ftp://idp.example.org/' }, field: 'endereco' },
  { payload: { ...provider, endereco: 'https://10.0.0.1/' }, field: 'endereco' },
  { payload: { ...provider, certificado: 'nada' }, field: 'certificado' },
  { payload: { ...provider, secret: 'x' }, field: 'secret' },
];

/** A browser's number, and the code it came back with. */
const [device, code] = ['abcdefghijklmnopqrstuv', 'um-codigo-de-entrada'];

/** Removes every provider, and what began or proves a session by one. */
async function dropProviders({ pool }: TestApp): Promise<void> {
  await pool.query('truncate identity_provider restart identity cascade');
}

export async function writeProvider(server: TestApp): Promise<void> {
  await dropProviders(server);
  await server.pool.query(
    `insert into identity_provider (protocol, name, enabled, address, identifier, certificate,
       login_attribute, links_by_login, links_by_document, links_staff, makes_people, vouches_for_email)
     values ('saml', 'Universidade', true, $1, $2, $3, 'uid', true, false, false, false, false)`,
    [provider.endereco, provider.identificador, certificate],
  );
}

async function writeSignIn(server: TestApp): Promise<void> {
  await writeProvider(server);
  await writeEntry(server);
}

interface ProofColumns {
  readonly session_id: string;
  readonly proven_at: Date;
}

/** Code that a browser came back with; `proof`: it proves whose a session is. */
async function writeEntry(server: TestApp, proof?: ProofColumns): Promise<void> {
  const signOut = Buffer.from(JSON.stringify({ session: 's', facts: {} }));
  await server.db
    .insertInto('provider_sign_in')
    .values({
      provider_id: 1,
      browser: deviceHash(device),
      proof: '',
      return_address: '',
      target: '/',
      is_kept: false,
      state_hash: sha256('x'),
      entry_hash: sha256(code),
      login_id: 1,
      sign_out: server.safe.seal(signOut, secretName.providerSignOut),
      expires_at: new Date(server.clock.now().epochMilliseconds + 60_000),
      ...proof,
    })
    .execute();
}

/** The session of `ana` began by the provider. */
async function writeProviderSession(server: TestApp): Promise<string> {
  await writeProvider(server);
  const session_id = await openSession(server, 1);
  await server.db
    .insertInto('provider_session')
    .values({ session_id, provider_id: 1, provider_session: Buffer.alloc(0), sign_out: '' })
    .execute();
  return session_id;
}

async function writeProof(server: TestApp): Promise<void> {
  const session_id = await writeProviderSession(server);
  await writeEntry(server, {
    session_id,
    proven_at: new Date(server.clock.now().epochMilliseconds),
  });
}

const at = '/api/atendimento/provedores-identidade';

export const identityCalls = {
  listIdentityProviders: { by: 'elisa', url: at, refused: [] },
  addIdentityProvider: {
    by: 'elisa',
    url: at,
    payload: provider,
    prepare: writeProvider,
    refused: badProviders,
  },
  changeIdentityProvider: {
    by: 'elisa',
    missing: 'NaoEncontrado',
    url: `${at}/1`,
    payload: provider,
    prepare: writeProvider,
    refused: badProviders,
  },
  removeIdentityProvider: {
    by: 'elisa',
    missing: 'NaoEncontrado',
    url: `${at}/1`,
    prepare: writeProvider,
    refused: [],
  },
  tryIdentityProvider: {
    by: 'elisa',
    missing: 'NaoEncontrado',
    url: `${at}/1/prova`,
    payload: { usuario: '' },
    prepare: writeProvider,
    refused: [{ payload: { usuario: 1 }, field: 'usuario' }],
  },
  changeOwnPasswordUse: {
    by: 'elisa',
    url: '/api/atendimento/senha-propria',
    payload: { senha_propria: 'todos', segundo_fator: [] },
    refused: [
      { payload: { senha_propria: 'ninguem', segundo_fator: [] }, field: 'senha_propria' },
      { payload: { senha_propria: 'todos', segundo_fator: ['patron'] }, field: 'segundo_fator' },
    ],
  },
  listSignInWays: { url: '/api/autenticacao/formas', refused: [] },
  startProviderSignIn: {
    missing: 'NaoEncontrado',
    url: '/api/autenticacao/provedores/1/inicio',
    payload: { redirect: '/acervo/1' },
    prepare: writeProvider,
    refused: [{ payload: { redirect: 1 }, field: 'redirect' }],
  },
  finishProviderSignIn: {
    url: '/api/autenticacao/retorno',
    payload: { codigo: code },
    headers: { cookie: `estante-device=${device}` },
    prepare: writeSignIn,
    refused: [{ payload: { codigo: 'x'.repeat(101) }, field: 'codigo' }],
  },
  getConfirmation: { url: '/api/autenticacao/confirmacao', refused: [] },
  startConfirmation: {
    url: '/api/autenticacao/confirmacao',
    payload: { redirect: '/meupergamum' },
    others: 404,
    prepare: async (server) => void (await writeProviderSession(server)),
    restore: dropProviders,
    refused: [{ payload: { redirect: 1 }, field: 'redirect' }],
  },
  finishConfirmation: {
    url: '/api/autenticacao/confirmacao/retorno',
    payload: { codigo: code },
    headers: { cookie: `estante-device=${device}` },
    others: 404,
    prepare: writeProof,
    restore: dropProviders,
    refused: [{ payload: { codigo: 'x'.repeat(101) }, field: 'codigo' }],
  },
  getSignOutAddress: { url: '/api/autenticacao/saida', refused: [] },
} as const satisfies Readonly<Record<string, ExampleCall>>;
