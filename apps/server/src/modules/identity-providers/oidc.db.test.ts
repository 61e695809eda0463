import { redirectGrant } from '@estante/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startOidcProvider, type OidcProviderServer } from '../../../test/oidc-provider.ts';
import { as, password, tokenCall } from '../../../test/people.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

let provider: OidcProviderServer;
let server: TestApp;

beforeAll(async () => {
  provider = await startOidcProvider();
  server = await startTestApp({ internalHosts: [provider.host] });
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

/** Writes a provider as it was right after it was set up; `changes` change its row. */
async function writeProvider(changes: Readonly<Record<string, unknown>> = {}): Promise<void> {
  await server.pool.query('truncate identity_provider restart identity cascade');
  await server.db
    .insertInto('identity_provider')
    .values({
      protocol: 'oidc',
      name: 'Universidade',
      enabled: true,
      address: provider.issuer,
      identifier: 'estante',
      login_attribute: 'preferred_username',
      name_attribute: 'name',
      email_attribute: 'email',
      document_attribute: 'cpf',
      links_by_login: true,
      links_by_document: false,
      links_staff: false,
      makes_people: false,
      vouches_for_email: false,
      library_id: 1,
      ...changes,
    })
    .execute();
}

beforeEach(async () => {
  await writeProvider();
  provider.claims = { preferred_username: 'bruno' };
});

const post = (url: string, payload: object, headers: Readonly<Record<string, string>> = {}) =>
  server.app.inject({ method: 'POST', url: `/api${url}`, payload, headers });

async function begin(redirect = '/acervo/1') {
  const answer = await post('/autenticacao/provedores/1/inicio', { redirect });
  const cookie = String(answer.headers['set-cookie']).split(';', 1)[0] ?? '';
  return { url: answer.json<{ url: string }>().url, cookie };
}

const open = async (url: string) => {
  const answer = await server.app.inject({ url });
  expect(answer.statusCode, answer.body).toBe(303);
  return String(answer.headers.location);
};
const codeIn = (location: string) =>
  new URLSearchParams(location.split('?')[1]).get('codigo') ?? '';
const faultIn = (location: string) => new URLSearchParams(location.split('?')[1]).get('falha');
const finish = (location: string, cookie: string) =>
  post('/autenticacao/retorno', { codigo: codeIn(location) }, { cookie });

/** Signs in, from the press to the tokens, or to what is told in their place. */
async function signIn() {
  const { url, cookie } = await begin();
  const location = await open(provider.answer(url));
  const fault = faultIn(location);
  return fault ?? (await finish(location, cookie)).statusCode;
}

test.each([true, false])(
  'that it began in a dialog is said at its end: %s',
  { tags: 'long' },
  async (em_janela) => {
    const answer = await post('/autenticacao/provedores/1/inicio', { em_janela });
    const cookie = String(answer.headers['set-cookie']).split(';', 1)[0] ?? '';
    const location = await open(provider.answer(answer.json<{ url: string }>().url));
    expect((await finish(location, cookie)).json()).toMatchObject({ em_janela });
  },
);

describe('what is asked of the provider', () => {
  test('bears state, nonce and PKCE, and an address of ours that hangs on nothing that is sent', async () => {
    const { url } = await begin('https://elsewhere.example/');
    const asked = new URL(url).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'code',
      client_id: 'estante',
      redirect_uri: 'http://localhost/entrar/oidc/1',
      code_challenge_method: 'S256',
      scope: 'openid',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(asked.get(name)?.length).toBeGreaterThan(40);
    }
    expect((await begin()).url).not.toBe(url);
  });

  test.each([
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'javascript:1',
  ])('nobody is led to another site afterwards: %s', async (redirect) => {
    const { url, cookie } = await begin(redirect);
    const entered = await finish(await open(provider.answer(url)), cookie);
    expect(entered.json()).toMatchObject({ url: '/' });
  });
});

describe('what comes back', () => {
  test('is good once, in the browser where it began', async () => {
    const { url, cookie } = await begin();
    const back = provider.answer(url);
    const location = await open(back);
    expect(faultIn(await open(back))).toBe('EntradaNaoConcluida');
    const stranger = 'estante-device=aaaaaaaaaaaaaaaaaaaaaa';
    expect((await finish(location, stranger)).statusCode).toBe(401);
    expect((await post('/autenticacao/retorno', { codigo: codeIn(location) })).statusCode).toBe(
      401,
    );
    expect((await finish(location, cookie)).statusCode).toBe(200);
    expect((await finish(location, cookie)).statusCode).toBe(401);
  });

  test('is not taken late', { tags: 'long' }, async () => {
    const { url } = await begin();
    server.clock.advance({ minutes: 16 });
    expect(faultIn(await open(provider.answer(url)))).toBe('EntradaNaoConcluida');
    const second = await begin();
    const location = await open(provider.answer(second.url));
    server.clock.advance({ seconds: 61 });
    expect((await finish(location, second.cookie)).statusCode).toBe(401);
  });

  test('of a state that nobody was given, or of another provider, is none', async () => {
    expect(faultIn(await open('/entrar/oidc/1?code=c&state=x'))).toBe('EntradaNaoConcluida');
    const { url } = await begin();
    await server.pool.query(
      `insert into identity_provider (protocol, name, enabled, address, identifier, login_attribute,
         links_by_login, links_by_document, links_staff, makes_people, vouches_for_email)
       select protocol, 'Outra', enabled, address, identifier, login_attribute, true, false, false,
         false, false from identity_provider`,
    );
    const back = provider.answer(url).replace('/oidc/1', '/oidc/2');
    expect(faultIn(await open(back))).toBe('EntradaNaoConcluida');
  });

  test('that it refused is told as such, and never in its own words', async () => {
    const { url } = await begin();
    const state = new URL(url).searchParams.get('state');
    const location = await open(
      `/entrar/oidc/1?error=access_denied&error_description=%3Cscript%3E&state=${state}`,
    );
    expect(location).toBe('/entrar?falha=ProvedorRecusou&redirect=%2Facervo%2F1');
  });

  test.each([
    ['of another issuer', { iss: 'https://elsewhere.example' }],
    ['for another client', { aud: 'outro' }],
    ['with another nonce', { nonce: 'outro' }],
    ['that ran out', { exp: 1 }],
    ['of the future', { nbf: 4_000_000_000 }],
    ['without a subject', { sub: undefined }],
  ])('a token %s lets nobody in', async (_name, claims) => {
    provider.claims = { preferred_username: 'bruno', ...claims };
    expect(await signIn()).toBe('EntradaNaoConcluida');
  });

  test('a token that somebody else signed lets nobody in', async () => {
    const { key } = provider;
    provider.key = provider.otherKey;
    expect(await signIn()).toBe('EntradaNaoConcluida');
    provider.key = key;
    expect(await signIn()).toBe(200);
  });
});

describe('who it is here', () => {
  const sayCpf = async (person: number, cpf: string) => {
    await server.pool.query(
      `insert into personal_data (person_id, tax_number) values ($1, $2)
        on conflict (person_id) do update set tax_number = $2`,
      [person, cpf],
    );
  };

  test('an address of mail links nobody, whoever vouches for it', async () => {
    await writeProvider({ vouches_for_email: true });
    provider.claims = { sub: 'x', email: 'bruno@example.org', email_verified: true };
    expect(await signIn()).toBe('SemCadastroParaIdentidade');
  });

  test('who is linked stays so, whatever user name they have there later', async () => {
    expect(await signIn()).toBe(200);
    provider.claims = { preferred_username: 'clara' };
    expect(await signIn()).toBe(200);
    const { rows } = await server.pool.query('select login_id from identity_link');
    expect(rows).toEqual([{ login_id: 2 }]);
    // A person who is given that user name there later is somebody else.
    provider.claims = { sub: 's-2', preferred_username: 'bruno' };
    expect(await signIn()).toBe('SemCadastroParaIdentidade');
  });

  test('staff are linked where it is allowed, and not before', async () => {
    provider.claims = { sub: 's-3', preferred_username: 'elisa' };
    expect(await signIn()).toBe('SemCadastroParaIdentidade');
    await writeProvider({ links_staff: true });
    expect(await signIn()).toBe(200);
  });

  test('a document links where readers cannot write theirs, and is one person’s', async () => {
    await writeProvider({ links_by_login: false, links_by_document: true });
    await sayCpf(2, '52998224725');
    provider.claims = { sub: 's-4', cpf: '529.982.247-25' };
    const setting = (fields: string) =>
      server.pool.query(
        `insert into institution_setting values ('readerFields', $1::jsonb)
          on conflict (key) do update set value = $1::jsonb`,
        [fields],
      );
    await setting('["cpf"]');
    expect(await signIn()).toBe('SemCadastroParaIdentidade');
    await setting('[]');
    await sayCpf(3, '52998224725');
    expect(await signIn()).toBe('SemCadastroParaIdentidade');
    await sayCpf(3, '');
    expect(await signIn()).toBe(200);
    await server.pool.query('delete from institution_setting where key = $1', ['readerFields']);
  });

  test.each([
    ['is blocked', 'is_blocked = true', 'ACESSO_BLOQUEADO'],
    ['has ended', 'ended_at = now()', 'VinculoEncerrado'],
  ])('a login that %s opens nothing', async (_name, column, code) => {
    expect(await signIn()).toBe(200);
    await server.pool.query(`update login set ${column} where id = 2`);
    expect(await signIn()).toBe(code);
    await server.pool.query('update login set is_blocked = false, ended_at = null where id = 2');
  });

  test('who has another link since that one ended comes in by it', { tags: 'long' }, async () => {
    expect(await signIn()).toBe(200);
    const link = { person_id: 2, library_id: 1, role: 'patron' } as const;
    const [staff, next] = await server.db
      .insertInto('login')
      .values([
        { ...link, username: 'bruno.equipe', role: 'staff' },
        { ...link, username: 'bruno.2' },
      ])
      .returning('id')
      .execute();
    await server.pool.query('update login set ended_at = now() where id = 2');
    expect(await signIn()).toBe(200);
    const linked = () =>
      server.db.selectFrom('identity_link').select(['login_id', 'subject']).execute();
    expect(await linked()).toEqual([{ login_id: next?.id, subject: 's-1' }]);
    // Staff sign in so only where their logins are linked.
    await server.pool.query('update login set ended_at = now() where id = $1', [next?.id]);
    expect(await signIn()).toBe('VinculoEncerrado');
    await server.pool.query('update login set ended_at = null where id = 2');
    await server.pool.query('update login set ended_at = now() where id = $1', [staff?.id]);
  });

  test(
    'who is registered anew since that link ended comes in by the new one',
    { tags: 'long' },
    async () => {
      expect(await signIn()).toBe(200);
      const person = await server.db
        .insertInto('person')
        .values({ name: 'Bruno de Novo', emails: [], password_hash: '' })
        .returning('id')
        .executeTakeFirstOrThrow();
      const anew = await server.db
        .insertInto('login')
        .values({ person_id: person.id, username: 'bruno.novo', library_id: 1, role: 'patron' })
        .returning('id')
        .executeTakeFirstOrThrow();
      await server.pool.query('update login set ended_at = now() where id = 2');
      // A person who is known here is not made anew.
      await server.pool.query('update identity_provider set makes_people = true');
      provider.claims = { preferred_username: 'bruno.outro', name: 'Bruno' };
      expect(await signIn()).toBe('VinculoEncerrado');
      provider.claims = { sub: 's-outro', preferred_username: 'bruno.novo' };
      expect(await signIn()).toBe(200);
      provider.claims = { preferred_username: 'bruno.novo' };
      // The registration is another identity's.
      expect(await signIn()).toBe('VinculoEncerrado');
      await server.db.deleteFrom('identity_link').where('subject', '=', 's-outro').execute();
      expect(await signIn()).toBe(200);
      expect(await signIn()).toBe(200);
      const links = server.db.selectFrom('identity_link').select(['login_id', 'subject']);
      expect(await links.execute()).toEqual([{ login_id: anew.id, subject: 's-1' }]);
      const told = server.db.selectFrom('audit_event').select('id');
      const linkings = told.where('kind', '=', 'identity-linked').where('login_id', '=', anew.id);
      expect(await linkings.execute()).toHaveLength(2);
      await server.pool.query('update login set ended_at = null where id = 2');
    },
  );

  test(
    'an address of mail is taken over with a new person where the provider vouches for it',
    { tags: 'long' },
    async () => {
      await writeProvider({ makes_people: true });
      const make = async (sub: string, email_verified: boolean) => {
        provider.claims = {
          sub,
          preferred_username: sub,
          name: 'Nova',
          email: 'n@x.example',
          email_verified,
        };
        expect(await signIn()).toBe(200);
        const { rows } = await server.pool.query(
          `select p.emails from person p join login l on l.person_id = p.id where l.username = $1`,
          [sub],
        );
        return rows[0].emails as string[];
      };
      expect(await make('sem-prova', false)).toEqual([]);
      expect(await make('com-prova', true)).toEqual(['n@x.example']);
      // A user name that is somebody's already makes nobody.
      provider.claims = { sub: 'zz', preferred_username: 'davi', name: 'Outro' };
      expect(await signIn()).toBe('SemCadastroParaIdentidade');
    },
  );
});

test('a session that began so is one as any other, and its end is told where the provider ends its own', async () => {
  const { url, cookie } = await begin();
  const entered = await finish(await open(provider.answer(url)), cookie);
  const { access_token: token } = entered.json<{ access_token: string }>();
  const headers = { authorization: `Bearer ${token}` };
  expect((await server.app.inject({ url: '/api/pessoas/', headers })).statusCode).toBe(200);
  const out = await post('/autenticacao/saida', {}, headers);
  const address = new URL(out.json<{ url: string }>().url);
  expect(address.href.startsWith(`${provider.issuer}/logout?`)).toBe(true);
  expect(address.searchParams.get('post_logout_redirect_uri')).toBe('http://localhost/sair');
  // One that began here is ended here.
  const own = await post('/autenticacao/saida', {}, await as(server, 'bruno'));
  expect(own.json()).toEqual({ url: null });
});

test(
  'who is led to the personal area’s own host signs out with the provider there too',
  { tags: 'long' },
  async () => {
    const { url, cookie } = await begin();
    const entered = await finish(await open(provider.answer(url)), cookie);
    const bearer = (answer: typeof entered) => ({
      authorization: `Bearer ${answer.json<{ access_token: string }>().access_token}`,
    });
    const redirect = await server.app.inject({
      url: '/api/pessoas/token-redireciona',
      headers: { ...bearer(entered), 'sec-fetch-site': 'same-origin' },
    });
    const { token: assertion } = redirect.json<{ token: string }>();
    const there = await server.app.inject(tokenCall({ grant_type: redirectGrant, assertion }));
    const out = await post('/autenticacao/saida', {}, bearer(there));
    expect(out.json<{ url: string }>().url).toContain(`${provider.issuer}/logout?`);
  },
);

test('who goes on by another login signs out with the provider, which ends that one too', async () => {
  const { url, cookie } = await begin();
  provider.claims = { preferred_username: 'ana', sub: 's-ana', sid: 'there-ana' };
  const entered = await finish(await open(provider.answer(url)), cookie);
  const headers = {
    authorization: `Bearer ${entered.json<{ access_token: string }>().access_token}`,
  };
  const switched = await server.app.inject({
    method: 'PUT',
    url: '/api/pessoas/troca-login',
    headers,
    payload: { codigo: 6, senha: password },
  });
  const { access_token } = switched.json<{ access_token: string }>();
  const after = { authorization: `Bearer ${access_token}` };
  const out = await post('/autenticacao/saida', {}, after);
  expect(out.json<{ url: string }>().url).toContain(`${provider.issuer}/logout?`);
  const logout_token = await provider.signOutToken({ sub: 's-ana' });
  await server.app.inject({
    method: 'POST',
    url: '/entrar/oidc/1/saida',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ logout_token }).toString(),
  });
  expect((await server.app.inject({ url: '/api/pessoas/', headers: after })).statusCode).toBe(401);
});

test('an address of the own network is not asked where the operator has not named it', async () => {
  await writeProvider({ address: 'http://127.0.0.1:9' });
  const answer = await post('/autenticacao/provedores/1/inicio', {});
  expect(answer.statusCode).toBe(503);
});

describe('a sign-out that the provider tells of itself', () => {
  /** A session that began there in the session 'there-1'; whether it goes on is asked by its token. */
  async function enter() {
    provider.claims = { ...provider.claims, sid: 'there-1' };
    const { url, cookie } = await begin();
    const entered = await finish(await open(provider.answer(url)), cookie);
    const { access_token } = entered.json<{ access_token: string }>();
    const headers = { authorization: `Bearer ${access_token}` };
    return async () => (await server.app.inject({ url: '/api/pessoas/', headers })).statusCode;
  }

  const say = (logout_token: string) =>
    server.app.inject({
      method: 'POST',
      url: '/entrar/oidc/1/saida',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ logout_token }).toString(),
    });

  test.each([{ sid: 'there-1' }, { sub: 's-1' }, { sub: 's-1', sid: 'there-1' }])(
    'ends the session of %j here',
    { tags: 'long' },
    async (whose) => {
      const asks = await enter();
      expect(await asks()).toBe(200);
      const answer = await say(await provider.signOutToken(whose));
      expect(answer.statusCode, answer.body).toBe(200);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(await asks()).toBe(401);
    },
  );

  test('of another session, or of somebody else, ends no other', async () => {
    const asks = await enter();
    for (const whose of [{ sid: 'there-2' }, { sub: 's-2' }]) {
      expect((await say(await provider.signOutToken(whose))).statusCode).toBe(200);
    }
    expect(await asks()).toBe(200);
  });

  test('counts from a clock that is some seconds ahead', { tags: 'long' }, async () => {
    const asks = await enter();
    const iat = Math.floor(Date.now() / 1000) + 20;
    const token = await provider.signOutToken({ sid: 'there-1', iat, exp: iat + 120 });
    expect((await say(token)).statusCode).toBe(200);
    expect(await asks()).toBe(401);
  });

  test('is nothing where it is not signed by the provider, for us, just now, and as a sign-out', async () => {
    const asks = await enter();
    const sid = 'there-1';
    const old = Math.floor(Date.now() / 1000) - 600;
    const wrong = [
      await provider.signOutToken({ sid }, provider.otherKey),
      await provider.signOutToken({ sid, aud: 'other' }),
      await provider.signOutToken({ sid, iss: 'https://other.example' }),
      await provider.signOutToken({ sid, iat: old, exp: old + 3600 }),
      await provider.signOutToken({ sid, iat: old + 900, exp: old + 4500 }),
      await provider.signOutToken({ sid, events: {} }),
      await provider.signOutToken({ sid, nonce: 'n' }),
      await provider.signOutToken({}),
      'x.y.z',
      '',
    ];
    for (const token of wrong) {
      const answer = await say(token);
      expect([answer.statusCode, answer.json()]).toEqual([400, { error: 'invalid_request' }]);
    }
    expect(await asks()).toBe(200);
  });
});
