import { createPublicKey } from 'node:crypto';
import { promisify } from 'node:util';
import { encrypt, type EncryptionAlgorithm, type KeyEncryptionAlgorithm } from 'xml-encryption';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { certificate } from '../../../test/identity-certificate.ts';
import {
  answerTo,
  assertionOf,
  issuer,
  requestIn,
  responseWith,
  signed,
  signOutQuery,
  type SamlStatement,
} from '../../../test/saml-provider.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

beforeEach(async () => {
  await server.pool.query('truncate identity_provider restart identity cascade');
  await server.db
    .insertInto('identity_provider')
    .values({
      protocol: 'saml',
      name: 'Federação',
      enabled: true,
      address: 'https://idp.example.org/sso',
      sign_out_address: 'https://idp.example.org/slo',
      identifier: issuer,
      certificate,
      login_attribute: 'uid',
      links_by_login: true,
      links_by_document: false,
      links_staff: false,
      makes_people: false,
      vouches_for_email: false,
    })
    .execute();
});

const post = (url: string, payload: object, headers: Readonly<Record<string, string>> = {}) =>
  server.app.inject({ method: 'POST', url: `/api${url}`, payload, headers });

async function begin() {
  const answer = await post('/autenticacao/provedores/1/inicio', { redirect: '/acervo/1' });
  const cookie = String(answer.headers['set-cookie']).split(';', 1)[0] ?? '';
  return { url: answer.json<{ url: string }>().url, cookie };
}

async function send(xml: string) {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/entrar/saml/1',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ SAMLResponse: Buffer.from(xml).toString('base64') }).toString(),
  });
  expect(answer.statusCode, answer.body).toBe(303);
  return new URLSearchParams(String(answer.headers.location).split('?')[1]);
}

const good = (saying: SamlStatement) => signed(responseWith(assertionOf(saying), saying));

test('what is signed, for us, and asked for lets in; sent again, or late, it is nothing', async () => {
  const { url, cookie } = await begin();
  const xml = good(answerTo(url));
  const first = await send(xml);
  expect(first.get('falha')).toBeNull();
  expect((await send(xml)).get('falha')).toBe('EntradaNaoConcluida');
  const entered = await post('/autenticacao/retorno', { codigo: first.get('codigo') }, { cookie });
  expect(entered.statusCode, entered.body).toBe(200);
  const late = await begin();
  server.clock.advance({ minutes: 16 });
  expect((await send(good(answerTo(late.url)))).get('falha')).toBe('EntradaNaoConcluida');
});

describe.each<[string, (saying: SamlStatement) => string]>([
  ['that is not signed', (saying) => responseWith(assertionOf(saying), saying)],
  ['that was changed since', (saying) => good(saying).replace('>bruno<', '>clara<')],
  ['for somebody else', (saying) => good({ ...saying, audience: 'https://other.example' })],
  ['of another provider', (saying) => good({ ...saying, issuer: 'https://other.example' })],
  ['to another address', (saying) => good({ ...saying, recipient: 'https://other.example' })],
  ['that ran out', (saying) => good({ ...saying, notOnOrAfter: new Date(Date.now() - 120_000) })],
  ['to nothing that was asked', (saying) => good({ ...saying, inResponseTo: '_x' })],
  [
    'whose assertion answers another request',
    (saying) => good({ ...saying, subjectInResponseTo: '_another' }),
  ],
  [
    'signed by SHA-1',
    (saying) =>
      signed(
        responseWith(assertionOf(saying), saying),
        'http://www.w3.org/2000/09/xmldsig#rsa-sha1',
        'http://www.w3.org/2000/09/xmldsig#sha1',
      ),
  ],
  [
    'with an assertion of somebody else wrapped around the one that was signed',
    (saying) => {
      const [whole = ''] = /<saml:Assertion[\s\S]*<\/saml:Assertion>/.exec(good(saying)) ?? [];
      const evil = assertionOf({ ...saying, username: 'clara' }).replace('_a1', '_a2');
      return responseWith(evil.replace('</saml:Issuer>', `</saml:Issuer><x>${whole}</x>`), saying);
    },
  ],
  [
    'with two assertions',
    (saying) => {
      const evil = assertionOf({ ...saying, username: 'clara' }).replace('_a1', '_a2');
      return good(saying).replace('</samlp:Response>', `${evil}</samlp:Response>`);
    },
  ],
  ['with a comment in a name', (saying) => good(saying).replace('>bruno<', '>bru<!-- -->no<')],
  [
    'with entities of its own',
    (saying) =>
      `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${good(saying).replace('>bruno<', '>&e;<')}`,
  ],
  ['that is no XML', () => 'nada'],
])('an answer %s', (_name, make) => {
  test('lets nobody in, and uses nothing of ours', async () => {
    const { url } = await begin();
    const told = await send(make(answerTo(url)));
    expect(told.get('falha')).toBe('EntradaNaoConcluida');
    expect(told.get('codigo')).toBeNull();
    const { rows } = await server.pool.query('select 1 from identity_link');
    expect(rows).toEqual([]);
  });
});

test('tells who we are in its metadata: one address for answers, one for signing out', async () => {
  const { body, headers } = await server.app.inject({ url: '/entrar/saml/1/metadados' });
  expect(headers['content-type']).toContain('samlmetadata+xml');
  expect(body).toContain('entityID="http://localhost/entrar/saml/1/metadados"');
  expect(body).toContain('Location="http://localhost/entrar/saml/1"');
  expect(body).toContain('WantAssertionsSigned="true"');
  expect(requestIn((await begin()).url).entity).toBe('http://localhost/entrar/saml/1/metadados');
});

const metadata = async () => (await server.app.inject('/entrar/saml/1/metadados')).body;

interface Encryption {
  readonly cipher?: EncryptionAlgorithm;
  readonly keys?: KeyEncryptionAlgorithm;
  readonly pem?: string;
}

async function ourCertificate(): Promise<string> {
  const text = /<ds:X509Certificate>([^<]+)</.exec(await metadata())?.[1] ?? '';
  return `-----BEGIN CERTIFICATE-----\n${text.trim()}\n-----END CERTIFICATE-----`;
}

/** For whom our metadata tell, unless a test says otherwise. */
async function encrypted(xml: string, how: Encryption = {}): Promise<string> {
  const {
    cipher = 'http://www.w3.org/2009/xmlenc11#aes256-gcm',
    keys = 'http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p',
    pem = await ourCertificate(),
  } = how;
  const data = await promisify(encrypt)(xml, {
    rsa_pub: createPublicKey(pem).export({ type: 'spki', format: 'pem' }),
    pem,
    encryptionAlgorithm: cipher,
    keyEncryptionAlgorithm: keys,
    warnInsecureAlgorithm: false,
  });
  return `<saml:EncryptedAssertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">${data}</saml:EncryptedAssertion>`;
}

describe('an assertion that is encrypted for us', () => {
  test('lets in who it says, by the key of our metadata', async () => {
    const { url } = await begin();
    const saying = answerTo(url);
    const xml = await encrypted(signed(assertionOf(saying)));
    expect((await send(responseWith(xml, saying))).get('falha')).toBeNull();
  });

  test('is looked at inside as outside: signed, by SHA-256, without declarations', async () => {
    const sha1 = 'http://www.w3.org/2000/09/xmldsig#rsa-sha1';
    for (const make of [
      (saying: SamlStatement) => assertionOf(saying),
      (saying: SamlStatement) => signed(assertionOf(saying), sha1),
      (saying: SamlStatement) => `<!DOCTYPE a [<!ENTITY b "c">]>${signed(assertionOf(saying))}`,
      (saying: SamlStatement) =>
        signed(assertionOf({ ...saying, audience: 'https://other.example/' })),
    ]) {
      const { url } = await begin();
      const saying = answerTo(url);
      const xml = await encrypted(make(saying));
      expect((await send(responseWith(xml, saying))).get('falha')).toBe('EntradaNaoConcluida');
    }
  });

  test.each(['#aes256-cbc', '#aes128-cbc'] as const)(
    'by %s is read as well',
    { tags: 'long' },
    async (name) => {
      const { url } = await begin();
      const saying = answerTo(url);
      const cipher = `http://www.w3.org/2001/04/xmlenc${name}` as const;
      const xml = await encrypted(signed(assertionOf(saying)), { cipher });
      expect((await send(responseWith(xml, saying))).get('falha')).toBeNull();
    },
  );

  test.each([
    { cipher: 'http://www.w3.org/2001/04/xmlenc#tripledes-cbc' },
    { keys: 'http://www.w3.org/2001/04/xmlenc#rsa-1_5' },
  ] as const)('by what is broken is refused: %j', async (how) => {
    const { url } = await begin();
    const saying = answerTo(url);
    const xml = await encrypted(signed(assertionOf(saying)), how);
    expect((await send(responseWith(xml, saying))).get('falha')).toBe('EntradaNaoConcluida');
  });

  test('beside another is none', async () => {
    const { url } = await begin();
    const saying = answerTo(url);
    const xml = await encrypted(signed(assertionOf(saying)));
    for (const more of [xml, `<![CDATA[${xml}]]>`, '<x:EncryptedAssertion xmlns:x="y"/>']) {
      const sent = responseWith(`${more}${xml}`, saying);
      expect((await send(sent)).get('falha')).toBe('EntradaNaoConcluida');
    }
  });

  test('for somebody else is nothing', async () => {
    const { url } = await begin();
    const saying = answerTo(url);
    const xml = await encrypted(signed(assertionOf(saying)), { pem: certificate });
    expect((await send(responseWith(xml, saying))).get('falha')).toBe('EntradaNaoConcluida');
  });
});

test('our metadata name the ways that there are: signing out by redirect, ciphers that we take', async () => {
  const xml = await metadata();
  expect(xml).toMatch(/<SingleLogoutService Binding="[^"]+HTTP-Redirect" Location="[^"]+\/saida"/);
  expect(xml).toContain('use="encryption"');
  const ciphers = [...xml.matchAll(/<EncryptionMethod Algorithm="[^"]+#([^"]+)"/g)].map(
    ([, c]) => c,
  );
  expect(ciphers).toEqual(['aes256-gcm', 'aes128-gcm']);
  // One key, however often it is asked for.
  expect(await metadata()).toContain(/<ds:X509Certificate>([^<]+)</.exec(xml)?.[1]);
});

describe('a confirmation of who is signed in', () => {
  const enter = async () => {
    const { url, cookie } = await begin();
    const codigo = (await send(good(answerTo(url)))).get('codigo');
    const entered = await post('/autenticacao/retorno', { codigo }, { cookie });
    const { access_token: token } = entered.json<{ access_token: string }>();
    return { authorization: `Bearer ${token}`, cookie };
  };

  test('asks for a new sign-in, and is taken of one since then alone', async () => {
    expect(requestIn((await begin()).url).isAnew).toBe(false);
    const headers = await enter();
    const confirm = async (age: number | null) => {
      const begun = await post('/autenticacao/confirmacao', {}, headers);
      const { url } = begun.json<{ url: string }>();
      expect(requestIn(url).isAnew).toBe(true);
      // To the clock of the test, which is behind, this is a provider of the future.
      const signedInAt = age === null ? null : new Date(Date.now() - age);
      const told = await send(good({ ...answerTo(url), signedInAt }));
      if (told.has('falha')) return told.get('falha');
      const codigo = told.get('codigo');
      return (await post('/autenticacao/confirmacao/retorno', { codigo }, headers)).statusCode;
    };
    const act = async () =>
      (await post('/pessoas/segundo-fator', {}, headers)).json<{ erro?: { codigo: string } }>();
    expect(await confirm(61_000)).toBe('ConfirmacaoSemNovaEntrada');
    expect(await confirm(null)).toBe('ConfirmacaoSemHora');
    expect((await act()).erro?.codigo).toBe('ConfirmacaoNecessaria');
    expect(await confirm(0)).toBe(200);
    expect((await act()).erro).toBeUndefined();
  });

  test('of somebody else is none', { tags: 'long' }, async () => {
    const headers = await enter();
    const { url } = (await post('/autenticacao/confirmacao', {}, headers)).json<{ url: string }>();
    const saying = { ...answerTo(url), nameId: 'ana-para-sempre', username: 'ana' };
    expect((await send(good(saying))).get('falha')).toBe('ConfirmacaoDeOutraPessoa');
  });
});

describe('signing out', () => {
  const enter = async () => {
    const { url, cookie } = await begin();
    const codigo = (await send(good(answerTo(url)))).get('codigo');
    const entered = await post('/autenticacao/retorno', { codigo }, { cookie });
    const { access_token: token } = entered.json<{ access_token: string }>();
    return { authorization: `Bearer ${token}` };
  };
  const isIn = async (headers: Readonly<Record<string, string>>) =>
    (await server.app.inject({ url: '/api/pessoas/', headers })).statusCode === 200;

  test(
    'here leads to the provider, which is told whose session it is',
    { tags: 'long' },
    async () => {
      const headers = await enter();
      const { url } = (await post('/autenticacao/saida', {}, headers)).json<{ url: string }>();
      expect(url.startsWith('https://idp.example.org/slo?SAMLRequest=')).toBe(true);
    },
  );

  test('there ends the session here, and nobody else’s, and the provider is told so', async () => {
    const headers = await enter();
    const other = await server.app.inject({ url: `/entrar/saml/1/saida?${signOutQuery('outra')}` });
    expect(other.headers.location).toContain('https://idp.example.org/slo?SAMLResponse=');
    expect(await isIn(headers)).toBe(true);
    await server.app.inject({ url: `/entrar/saml/1/saida?${signOutQuery('sessao-1')}` });
    expect(await isIn(headers)).toBe(false);
  });

  test.each([
    ['that is not signed', signOutQuery('sessao-1', false)],
    ['with something twice', `${signOutQuery('sessao-1')}&SAMLRequest=x`],
    ['with something that is not signed', `${signOutQuery('sessao-1')}&x=1`],
  ])('a request %s ends nothing', async (_name, query) => {
    const headers = await enter();
    const answer = await server.app.inject({ url: `/entrar/saml/1/saida?${query}` });
    expect(answer.headers.location).toBe('/entrar?falha=EntradaNaoConcluida');
    expect(await isIn(headers)).toBe(true);
  });
});
