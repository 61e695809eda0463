import type { Language } from '@estante/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { findKeycloak, startKeycloak, type Keycloak } from '../../../test/keycloak.ts';
import { as, password, tokenCall } from '../../../test/people.ts';
import {
  createProviderBrowser,
  formIn,
  type ProviderBrowser,
  type Visit,
} from '../../../test/provider-browser.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

const home = await findKeycloak();
const origin = 'http://localhost';

let keycloak: Keycloak;
let server: TestApp;

const person = (username: string, more: object = {}) => ({
  username,
  enabled: true,
  emailVerified: true,
  email: `${username}@uni.example`,
  firstName: username,
  lastName: 'da Universidade',
  credentials: [{ type: 'password', value: 'a senha de lá', temporary: false }],
  ...more,
});

/** The provider's side, as its administrators set it up by the addresses that our page shows. */
async function writeRealm(listening: string): Promise<void> {
  await keycloak.ask('POST', '', {
    realm: 'uni',
    enabled: true,
    sslRequired: 'none',
    users: [person('bruno'), person('nova'), person('davi'), person('fora')],
    clients: [
      {
        clientId: 'estante',
        secret: 'segredo do cliente',
        redirectUris: [`${origin}/entrar/oidc/1`],
        attributes: {
          'post.logout.redirect.uris': `${origin}/sair`,
          'backchannel.logout.url': `${listening}/entrar/oidc/1/saida`,
          'backchannel.logout.session.required': 'true',
        },
        publicClient: false,
      },
      {
        clientId: `${origin}/entrar/saml/2/metadados`,
        protocol: 'saml',
        redirectUris: [`${origin}/entrar/saml/2`],
        attributes: {
          'saml.assertion.signature': 'true',
          // As a client has it that is made on its own page.
          'saml.authnstatement': 'true',
          'saml.client.signature': 'false',
          'saml.force.post.binding': 'true',
          saml_single_logout_service_url_redirect: `${origin}/entrar/saml/2/saida`,
          saml_assertion_consumer_url_post: `${origin}/entrar/saml/2`,
        },
        protocolMappers: [
          attributeOf('username', 'urn:oid:0.9.2342.19200300.100.1.1'),
          attributeOf('email', 'urn:oid:0.9.2342.19200300.100.1.3'),
          attributeOf('lastName', 'urn:oid:2.5.4.3'),
        ],
      },
    ],
  });
}

const attributeOf = (property: string, name: string) => ({
  name: property,
  protocol: 'saml',
  protocolMapper: 'saml-user-property-mapper',
  config: { 'user.attribute': property, 'attribute.name': name },
});

const common = {
  nome: 'Universidade',
  ativo: true,
  vincula_usuario: true,
  vincula_documento: false,
  vincula_equipe: false,
  cria_pessoas: true,
  confirma_email: false,
  cod_biblioteca: 1,
  cod_categoria: 1,
  categorias: [],
};

async function addProviders(): Promise<void> {
  const add = async (payload: object) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/atendimento/provedores-identidade',
      headers: await as(server, 'elisa'),
      payload,
    });
    expect(answer.statusCode, answer.body).toBe(200);
  };
  const realm = `${keycloak.address}/realms/uni`;
  const names = { documento: '', nome: 'name', email: 'email', categoria: '' };
  await add({
    ...common,
    protocolo: 'oidc',
    endereco: realm,
    identificador: 'estante',
    escopos: 'profile email',
    novo_segredo: 'segredo do cliente',
    atributos: { ...names, usuario: 'preferred_username' },
  });
  const metadata = await (await fetch(`${realm}/protocol/saml/descriptor`)).text();
  const certificate = /<ds:X509Certificate>([^<]+)</.exec(metadata)?.[1] ?? '';
  await add({
    ...common,
    protocolo: 'saml',
    endereco: `${realm}/protocol/saml`,
    identificador: realm,
    saida: `${realm}/protocol/saml`,
    certificado: `-----BEGIN CERTIFICATE-----\n${certificate}\n-----END CERTIFICATE-----`,
    atributos: { ...names, usuario: 'uid', nome: 'cn', email: 'mail' },
  });
}

async function list(path: string): Promise<readonly { readonly id: string }[]> {
  return (await (await keycloak.ask('GET', path)).json()) as { id: string }[];
}

const call = (url: string, payload: object, headers: Readonly<Record<string, string>> = {}) =>
  server.app.inject({ method: 'POST', url: `/api${url}`, payload, headers });

/** A browser of ours that begins by a provider: where it is led, and its cookie. */
async function begin(id: number) {
  const answer = await call(`/autenticacao/provedores/${id}/inicio`, { redirect: '/acervo/1' });
  expect(answer.statusCode, answer.body).toBe(200);
  const cookie = String(answer.headers['set-cookie']).split(';', 1)[0] ?? '';
  return { url: answer.json<{ url: string }>().url, cookie };
}

/** Signs in there by its own page, and comes back here; where we send the browser on to. */
async function comeBack(id: number, username: string, typed = 'a senha de lá') {
  const { url, cookie } = await begin(id);
  const browser = createProviderBrowser(keycloak.address);
  const came = await submit(browser, await browser.open(url), { username, password: typed });
  return { cookie, browser, ...came };
}

/** Submits the provider's page, and follows it back to us. */
async function submit(
  browser: ProviderBrowser,
  page: Visit,
  fields: Readonly<Record<string, string>>,
) {
  const after = await browser.submit(page, fields);
  const back =
    after.left === null
      ? await postBack(after.text)
      : await server.app.inject({ method: 'GET', url: after.left.slice(origin.length) });
  return { after, back, location: back?.headers.location ?? '' };
}

/** Comes back by a form, as SAML does. */
async function postBack(html: string) {
  const { action, hidden } = formIn(html);
  if (!('SAMLResponse' in hidden)) return null;
  return server.app.inject({
    method: 'POST',
    url: new URL(action).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(hidden).toString(),
  });
}

const codeIn = (location: string) =>
  new URLSearchParams(location.split('?')[1]).get('codigo') ?? '';

const finish = (location: string, cookie: string) =>
  call('/autenticacao/retorno', { codigo: codeIn(location) }, { cookie });

async function whoIs(token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await server.app.inject({ url: '/api/pessoas/', headers });
  return { status: answer.statusCode, headers, body: answer.body };
}

describe.skipIf(home === null)('Keycloak (npm run identity-servers fetches it)', () => {
  beforeAll(async () => {
    keycloak = await startKeycloak(home ?? '');
    const { host } = new URL(keycloak.address);
    server = await startTestApp({ internalHosts: [host] });
    // It tells of a session's end over the network, as it would from another machine.
    await writeRealm(await server.app.listen({ host: '127.0.0.1', port: 0 }));
    await addProviders();
  }, 300_000);
  afterAll(async () => {
    await keycloak.stop();
    await server.close();
  });

  describe.each([
    ['OpenID Connect', 1],
    ['SAML 2.0', 2],
  ])('by %s', (_name, id) => {
    test('who is registered with the same user name is signed in as ever, and signs out there too', async () => {
      const { cookie, browser, location } = await comeBack(id, 'bruno');
      expect(location).toMatch(/^\/entrar\?codigo=[\w-]{43}$/);
      const entered = await finish(location, cookie);
      expect(entered.statusCode, entered.body).toBe(200);
      const tokens = entered.json<{ access_token: string; url: string }>();
      expect(tokens.url).toBe('/acervo/1');
      const who = await whoIs(tokens.access_token);
      expect(who.body).toContain('Bruno de Teste');
      const again = await finish(location, cookie);
      expect(again.json()).toMatchObject({ erro: { codigo: 'EntradaNaoConcluida' } });

      const out = await call('/autenticacao/saida', {}, who.headers);
      const { url } = out.json<{ url: string }>();
      expect(url.startsWith(keycloak.address)).toBe(true);
      const left = await browser.open(url);
      expect(left.status).toBeLessThan(400);
      // There, too, the password is asked for again.
      const next = await browser.open((await begin(id)).url);
      expect(next.text).toContain('name="password"');
    });

    test('a wrong password is for the provider to refuse, and nobody comes back', async () => {
      const { after, back } = await comeBack(id, 'bruno', 'outra');
      expect(after.left).toBeNull();
      expect(back).toBeNull();
    });

    test('staff are not linked where it was not allowed', async () => {
      const { location } = await comeBack(id, 'davi');
      expect(location).toMatch(/^\/entrar\?.*falha=SemCadastroParaIdentidade/);
    });

    test('who came by it confirms by their password there, although they have signed in', async () => {
      const { cookie, browser, location } = await comeBack(id, 'bruno');
      const entered = (await finish(location, cookie)).json<{ access_token: string }>();
      const headers = { authorization: `Bearer ${entered.access_token}`, cookie };
      const act = () => call('/pessoas/segundo-fator', {}, headers);
      expect((await act()).json()).toMatchObject({ erro: { codigo: 'ConfirmacaoNecessaria' } });
      const begun = await call('/autenticacao/confirmacao', { redirect: '/' }, headers);
      const page = await browser.open(begun.json<{ url: string }>().url);
      expect(page.text).toContain('name="password"');
      const came = await submit(browser, page, { username: 'bruno', password: 'a senha de lá' });
      const codigo = codeIn(came.location);
      const confirmed = await call('/autenticacao/confirmacao/retorno', { codigo }, headers);
      expect(confirmed.statusCode, confirmed.body).toBe(200);
      const done = await act();
      expect(done.statusCode, done.body).toBe(200);
      const out = await call('/autenticacao/saida', {}, headers);
      await browser.open(out.json<{ url: string }>().url);
    });

    test('a trial says in words that all is well', async () => {
      const headers = await as(server, 'elisa');
      const tried = await call(`/atendimento/provedores-identidade/${id}/prova`, {}, headers);
      const { passos } = tried.json<{ passos: { certo: boolean }[] }>();
      expect(passos.filter(({ certo }) => !certo)).toEqual([]);
      expect(passos.length).toBeGreaterThan(1);
    });
  });

  test('a session that its administrators end there is ended here, by its own notice', async () => {
    const { cookie, location } = await comeBack(1, 'bruno');
    const { access_token: token } = (await finish(location, cookie)).json<{
      access_token: string;
    }>();
    expect((await whoIs(token)).status).toBe(200);
    const [bruno] = await list('/uni/users?username=bruno');
    await keycloak.ask('POST', `/uni/users/${bruno?.id}/logout`);
    await vi.waitFor(async () => expect((await whoIs(token)).status).toBe(401), {
      timeout: 60_000,
      interval: 200,
    });
  });

  test('what it encrypts by the key of our metadata is read', async () => {
    const ours = await server.app.inject('/entrar/saml/2/metadados');
    const certificate = /<ds:X509Certificate>([^<]+)</.exec(ours.body)?.[1] ?? '';
    const clientId = encodeURIComponent(`${origin}/entrar/saml/2/metadados`);
    const found = await keycloak.ask('GET', `/uni/clients?clientId=${clientId}`);
    const [client] = (await found.json()) as { id: string; attributes: object }[];
    const encrypting = {
      'saml.encrypt': 'true',
      'saml.encryption.certificate': certificate.replaceAll(/\s/g, ''),
    };
    const put = (attributes: object) =>
      keycloak.ask('PUT', `/uni/clients/${client?.id}`, { ...client, attributes });
    await put({ ...client?.attributes, ...encrypting });
    const { cookie, after, location } = await comeBack(2, 'bruno');
    const sent = Buffer.from(formIn(after.text).hidden['SAMLResponse'] ?? '', 'base64').toString();
    expect(sent).toContain('EncryptedAssertion');
    expect((await finish(location, cookie)).statusCode).toBe(200);
    await put({ ...client?.attributes, 'saml.encrypt': 'false' });
  });

  test('who is not registered is registered once, whichever way they come', async () => {
    const first = await comeBack(1, 'nova');
    const entered = await finish(first.location, first.cookie);
    expect(entered.statusCode, entered.body).toBe(200);
    const row = await server.db
      .selectFrom('login as l')
      .innerJoin('person as p', 'p.id', 'l.person_id')
      .select(['l.role', 'l.library_id', 'p.name', 'p.emails'])
      .where('l.username', '=', 'nova')
      .executeTakeFirst();
    expect(row).toEqual({
      role: 'patron',
      library_id: 1,
      name: 'nova da Universidade',
      emails: ['nova@uni.example'],
    });
    const second = await comeBack(2, 'nova');
    expect((await finish(second.location, second.cookie)).statusCode).toBe(200);
    const { rows } = await server.pool.query(
      `select count(*)::int from login where username = 'nova'`,
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  test('where there is nobody to register, what is told is no name', async () => {
    await server.pool.query('update identity_provider set makes_people = false');
    const { location } = await comeBack(1, 'fora');
    expect(location).toBe('/entrar?redirect=%2Facervo%2F1&falha=SemCadastroParaIdentidade');
    await server.pool.query('update identity_provider set makes_people = true');
  });

  test('a wrong secret is told by a trial, and ends a sign-in', async () => {
    const { rows } = await server.pool.query('select secret from identity_provider where id = 1');
    const wrong = server.safe.seal(Buffer.from('outro'), 'identity_provider 1');
    await server.pool.query('update identity_provider set secret = $1 where id = 1', [wrong]);
    const headers = { ...(await as(server, 'elisa')), 'accept-language': 'pt' };
    const tried = await call('/atendimento/provedores-identidade/1/prova', {}, headers);
    expect(tried.json<{ passos: object[] }>().passos).toContainEqual({
      passo: 'client',
      certo: false,
      mensagem:
        'O provedor não aceita o cliente estante: confira o nome e o segredo, ou se ele está ativo lá.',
    });
    const { location } = await comeBack(1, 'bruno');
    expect(location).toMatch(/^\/entrar\?.*falha=EntradaNaoConcluida/);
    await server.pool.query('update identity_provider set secret = $1 where id = 1', [
      rows[0].secret,
    ]);
  });

  test('a provider that has ended is told as one that does not answer, and passwords of ours still open', async () => {
    await keycloak.stop();
    const sentences = new Map<Language, string>();
    for (const language of ['pt', 'en', 'es'] as const) {
      const headers = { 'accept-language': language };
      const answer = await call('/autenticacao/provedores/1/inicio', {}, headers);
      expect(answer.statusCode).toBe(503);
      const { erro } = answer.json<{ erro: { codigo: string; mensagem: string } }>();
      expect(erro.codigo).toBe('ProvedorForaDoAr');
      sentences.set(language, erro.mensagem);
    }
    expect(sentences.get('pt')).toContain('não responde');
    expect(sentences.get('en')).toContain('does not answer');
    expect(sentences.get('es')).toContain('no responde');
    const own = await server.app.inject(
      tokenCall({ grant_type: 'password', username: 'bruno', password }),
    );
    expect(own.statusCode, own.body).toBe(200);
  });
});
