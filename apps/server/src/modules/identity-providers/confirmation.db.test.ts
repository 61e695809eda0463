import { activities, redirectGrant } from '@estante/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { codeNow, writeSecondFactor } from '../../../test/calls/second-factor.ts';
import { startOidcProvider, type OidcProviderServer } from '../../../test/oidc-provider.ts';
import { as, hashOf, password, reopenAccounts, tokenCall } from '../../../test/people.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

type Headers = Readonly<Record<string, string>>;

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

beforeEach(async () => {
  const { db, pool } = server;
  await pool.query('truncate identity_provider restart identity cascade');
  await reopenAccounts(server);
  await pool.query('truncate clearance');
  await pool.query('update login set ended_at = null');
  await db.deleteFrom('second_factor').execute();
  await db.deleteFrom('email_confirmation').execute();
  await db.deleteFrom('failed_sign_in').execute();
  await db
    .updateTable('person')
    .set({ password_hash: hashOf(password) })
    .execute();
  await db
    .insertInto('identity_provider')
    .values({
      protocol: 'oidc',
      name: 'Universidade',
      enabled: true,
      address: provider.issuer,
      identifier: 'estante',
      login_attribute: 'preferred_username',
      links_by_login: true,
      links_by_document: false,
      links_staff: false,
      makes_people: false,
      vouches_for_email: false,
    })
    .execute();
  provider.claims = { preferred_username: 'bruno' };
  provider.signedInAt = seconds;
  provider.issuedAt = seconds;
});

const send = (method: 'POST' | 'PUT', url: string, payload: object, headers: Headers = {}) =>
  server.app.inject({ method, url: `/api${url}`, payload, headers });
const post = (url: string, payload: object, headers: Headers = {}) =>
  send('POST', url, payload, headers);

const cookieIn = (answer: { headers: Record<string, unknown> }) =>
  String(answer.headers['set-cookie']).split(';', 1)[0] ?? '';
const codeOf = (answer: { json: () => unknown; statusCode: number }) =>
  answer.statusCode === 200 ? 200 : (answer.json() as { erro: { codigo: string } }).erro.codigo;

/** Follows the way back from the provider, and reads what the page is told. */
async function comeBack(url: string) {
  const answer = await server.app.inject({ url: provider.answer(url) });
  expect(answer.statusCode, answer.body).toBe(303);
  return new URLSearchParams(String(answer.headers.location).split('?')[1]);
}

/** Signs in by the provider: the headers of a browser that did. */
async function enter() {
  const begun = await post('/autenticacao/provedores/1/inicio', {});
  const cookie = cookieIn(begun);
  const told = await comeBack(begun.json<{ url: string }>().url);
  const entered = await post('/autenticacao/retorno', { codigo: told.get('codigo') }, { cookie });
  const { access_token } = entered.json<{ access_token: string }>();
  return { authorization: `Bearer ${access_token}`, cookie };
}

const begin = (headers: Headers) =>
  post('/autenticacao/confirmacao', { redirect: '/meupergamum/senha' }, headers);
const urlIn = (answer: { json: () => unknown }) => (answer.json() as { url: string }).url;
const finish = (codigo: string | null, headers: Headers) =>
  post('/autenticacao/confirmacao/retorno', { codigo: codigo ?? '' }, headers);
const seconds = () => Math.floor(server.clock.now().epochMilliseconds / 1000);

/** Confirms at the provider, to its end; what the page was told where it came to nothing. */
async function confirm(headers: Headers) {
  const told = await comeBack(urlIn(await begin(headers)));
  return told.get('falha') ?? codeOf(await finish(told.get('codigo'), headers));
}

const state = async (headers: Headers) =>
  (await server.app.inject({ url: '/api/autenticacao/confirmacao', headers })).json<unknown>();
const beginFactor = (headers: Headers, more: object = {}) =>
  post('/pessoas/segundo-fator', more, headers);

const own = '/pessoas/meu-pergamum';
describe.each<[string, (headers: Headers, more?: object) => ReturnType<typeof post>]>([
  ['setting up the second factor', beginFactor],
  [
    'closing the account',
    (headers, more = {}) => post(`${own}/privacidade/encerramento`, more, headers),
  ],
  [
    'declaring no debts',
    (headers, more = {}) => post('/unidade-informacao/nada-consta', more, headers),
  ],
  [
    'changing the e-mail',
    (headers, more = {}) =>
      send('PUT', `${own}/dados-pessoais`, { email: 'outro@example.org', ...more }, headers),
  ],
])('%s', (_name, act) => {
  test('of who came by a provider asks to confirm there, and goes through then', async () => {
    const headers = await enter();
    const refused = await act(headers);
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({
      erro: {
        codigo: 'ConfirmacaoNecessaria',
        mensagem:
          'Para isto, confirme antes quem você é em Universidade. A confirmação vale por cinco minutos.',
      },
    });
    expect(await confirm(headers)).toBe(200);
    const done = await act(headers);
    expect(done.statusCode, done.body).toBe(200);
  });

  test(
    'takes their password too, and of who came by it nothing else',
    { tags: 'long' },
    async () => {
      const byPassword = await as(server, 'bruno');
      expect(codeOf(await act(byPassword))).toBe('CampoObrigatorioNaoPreenchido');
      const headers = await enter();
      expect(await confirm(headers)).toBe(200);
      // The proof serves for that session alone.
      expect(codeOf(await act(byPassword))).toBe('CampoObrigatorioNaoPreenchido');
      expect(codeOf(await act(headers, { senha: 'errada' }))).toBe('SenhaAtualIncorreta');
      const done = await act(byPassword, { senha: password });
      expect(done.statusCode, done.body).toBe(200);
    },
  );
});

test(
  'the first password is chosen by a confirmation in place of the present one',
  { tags: 'long' },
  async () => {
    const headers = await enter();
    const choose = () => send('PUT', `${own}/senha`, { senhaNova: 'cavalo no telhado' }, headers);
    expect(codeOf(await choose())).toBe('ConfirmacaoNecessaria');
    expect(await confirm(headers)).toBe(200);
    expect(codeOf(await choose())).toBe(200);
    expect(
      codeOf(await send('PUT', `${own}/senha`, { senhaNova: 'outro' }, await as(server, 'ana'))),
    ).toBe('CampoObrigatorioNaoPreenchido');
  },
);

describe('going on by another login of theirs', () => {
  /** Numbers of the second login of `ana`, and of a reader who is somebody else. */
  const [second, others] = [6, 2];
  const change = (headers: Headers, more: object = {}) =>
    send('PUT', '/pessoas/troca-login', { codigo: second, ...more }, headers);
  const exchange = (headers: Headers, more: object = {}) =>
    post(`${own}/troca-usuario`, { usuario: 'ana.saude', ...more }, headers);
  const loginOf = async (answer: { json: () => unknown }) => {
    const { access_token } = answer.json() as { access_token: string };
    const headers = { authorization: `Bearer ${access_token}` };
    const me = await server.app.inject({ url: '/api/pessoas', headers });
    return me.json<{ user: { login: string } }>().user.login;
  };

  beforeEach(async () => {
    provider.claims = { preferred_username: 'ana', sub: 's-ana' };
    await server.db
      .updateTable('activity')
      .set({ enabled: true })
      .where('code', '=', activities.accountExchangeUsers)
      .execute();
  });

  test.each([
    ['by its number', change],
    ['by its user name', exchange],
  ])('takes a confirmation in place of the password: %s', { tags: 'long' }, async (_name, act) => {
    const headers = await enter();
    expect(codeOf(await act(headers))).toBe('ConfirmacaoNecessaria');
    expect(await confirm(headers)).toBe(200);
    const done = await act(headers);
    expect(await loginOf(done)).toBe('ana.saude');
    expect((await server.app.inject({ url: '/api/pessoas', headers })).statusCode).toBe(401);
    // The proof has ended with the session it was of.
    const { access_token } = done.json<{ access_token: string }>();
    expect(await state({ authorization: `Bearer ${access_token}` })).toEqual({
      provedor: 'Universidade',
      confirmado: false,
    });
  });

  test('asks who came by a password for it, and opens no login of somebody else', async () => {
    expect(codeOf(await change(await as(server, 'ana')))).toBe('CampoObrigatorioNaoPreenchido');
    const headers = await enter();
    expect(await confirm(headers)).toBe(200);
    expect(codeOf(await change(headers, { codigo: others }))).toBe('NaoEncontrado');
    expect(codeOf(await exchange(headers, { usuario: 'bruno' }))).toBe('NaoEncontrado');
  });

  test('opens none that the libraries have blocked or ended', { tags: 'long' }, async () => {
    const headers = await enter();
    expect(await confirm(headers)).toBe(200);
    const make = (is_blocked: boolean, ended_at: Date | null) =>
      server.db
        .updateTable('login')
        .set({ is_blocked, ended_at })
        .where('id', '=', second)
        .execute();
    await make(true, null);
    expect(codeOf(await change(headers))).toBe('ACESSO_BLOQUEADO');
    await make(false, new Date());
    expect(codeOf(await change(headers))).toBe('VinculoEncerrado');
    await make(false, null);
    expect(codeOf(await change(headers))).toBe(200);
  });

  test(
    'leads to no login of staff past a provider that lets no staff in',
    { tags: 'long' },
    async () => {
      await server.db
        .updateTable('login')
        .set({ role: 'staff' })
        .where('id', '=', second)
        .execute();
      const headers = await enter();
      expect((await begin(headers)).statusCode).toBe(404);
      expect(codeOf(await change(headers))).toBe('CampoObrigatorioNaoPreenchido');
      await server.db
        .updateTable('login')
        .set({ role: 'patron' })
        .where('id', '=', second)
        .execute();
    },
  );
});

describe('a confirmation', () => {
  test(
    'asks the provider for a new sign-in, and leads back to the page',
    { tags: 'long' },
    async () => {
      const headers = await enter();
      expect(await state(headers)).toEqual({ provedor: 'Universidade', confirmado: false });
      const url = urlIn(await begin(headers));
      expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
        prompt: 'login',
        max_age: '0',
        redirect_uri: 'http://localhost/entrar/oidc/1',
      });
      const told = await comeBack(url);
      expect(told.get('confirma')).toBe('1');
      const done = await finish(told.get('codigo'), headers);
      expect(done.json()).toEqual({ url: '/meupergamum/senha' });
      expect(await state(headers)).toEqual({ provedor: 'Universidade', confirmado: true });
      const away = await post('/autenticacao/confirmacao', { redirect: '//x.example' }, headers);
      const back = await comeBack(urlIn(away));
      expect((await finish(back.get('codigo'), headers)).json()).toEqual({ url: '/' });
    },
  );

  test('is good for five minutes', { tags: 'long' }, async () => {
    const headers = await enter();
    expect(await confirm(headers)).toBe(200);
    server.clock.advance({ seconds: 299 });
    expect(codeOf(await beginFactor(headers))).toBe(200);
    server.clock.advance({ seconds: 1 });
    expect(codeOf(await beginFactor(headers))).toBe('ConfirmacaoNecessaria');
    expect(await state(headers)).toEqual({ provedor: 'Universidade', confirmado: false });
  });

  test('is no sign-in of before: not the one that the session began by, nor one there that goes on', async () => {
    provider.claims = { ...provider.claims, auth_time: seconds() };
    const headers = await enter();
    expect(codeOf(await beginFactor(headers))).toBe('ConfirmacaoNecessaria');
    provider.claims = { ...provider.claims, auth_time: seconds() - 61 };
    expect(await confirm(headers)).toBe('ConfirmacaoSemNovaEntrada');
    expect(codeOf(await beginFactor(headers))).toBe('ConfirmacaoNecessaria');
    // A clock that is ahead tells of the future: that makes no sign-in newer, and none last longer.
    const ahead = seconds() + 3600;
    const told = { ...provider.claims, iat: ahead };
    provider.claims = { ...told, auth_time: ahead - 120 };
    expect(await confirm(headers)).toBe('ConfirmacaoSemNovaEntrada');
    provider.claims = { ...told, auth_time: ahead };
    expect(await confirm(headers)).toBe(200);
    server.clock.advance({ seconds: 300 });
    expect(codeOf(await beginFactor(headers))).toBe('ConfirmacaoNecessaria');
  });

  test('is none where the provider does not tell when they signed in, whatever it was asked', async () => {
    const headers = await enter();
    provider.signedInAt = null;
    expect(await confirm(headers)).toBe('ConfirmacaoSemHora');
    expect(codeOf(await beginFactor(headers))).toBe('ConfirmacaoNecessaria');
    expect(await state(headers)).toEqual({ provedor: 'Universidade', confirmado: false });
  });

  test(
    'counts from the sign-in that the provider tells, not from coming back',
    { tags: 'long' },
    async () => {
      const headers = await enter();
      const url = urlIn(await begin(headers));
      provider.claims = { ...provider.claims, auth_time: seconds() };
      server.clock.advance({ minutes: 4 });
      const told = await comeBack(url);
      expect(codeOf(await finish(told.get('codigo'), headers))).toBe(200);
      expect(codeOf(await beginFactor(headers))).toBe(200);
      server.clock.advance({ minutes: 1 });
      expect(codeOf(await beginFactor(headers))).toBe('ConfirmacaoNecessaria');
    },
  );

  test.each([
    ['who is known here', { sub: 's-ana', preferred_username: 'ana' }],
    ['whom nobody knows', { sub: 's-x', preferred_username: 'ninguem' }],
    ['who has their user name, and is not them', { sub: 's-2', preferred_username: 'bruno' }],
  ])('of somebody else, %s, proves nothing and changes nothing', async (_name, claims) => {
    const headers = await enter();
    const before = await server.db.selectFrom('session').select('id').execute();
    provider.claims = claims;
    expect(await confirm(headers)).toBe('ConfirmacaoDeOutraPessoa');
    expect(codeOf(await beginFactor(headers))).toBe('ConfirmacaoNecessaria');
    const links = await server.db.selectFrom('identity_link').select('subject').execute();
    expect(links).toEqual([{ subject: 's-1' }]);
    expect(await server.db.selectFrom('session').select('id').execute()).toEqual(before);
    const me = await server.app.inject({ url: '/api/pessoas/', headers });
    expect(me.body).toContain('Bruno de Teste');
  });

  test('is taken once, in the browser and for the session that asked', async () => {
    const headers = await enter();
    const other = await enter();
    const url = urlIn(await begin(headers));
    const back = provider.answer(url);
    const codigo = (await comeBack(url)).get('codigo');
    const again = await server.app.inject({ url: back });
    expect(again.headers.location).toBe('/entrar?falha=EntradaNaoConcluida');
    const { authorization, cookie } = headers;
    const strangers: readonly Headers[] = [
      { authorization },
      { authorization, cookie: 'estante-device=aaaaaaaaaaaaaaaaaaaaaa' },
      { authorization: other.authorization, cookie },
    ];
    for (const stranger of strangers) {
      expect(codeOf(await finish(codigo, stranger))).toBe('NaoEncontrado');
    }
    // It begins no session, as the code of a sign-in proves nothing.
    expect((await post('/autenticacao/retorno', { codigo }, { cookie })).statusCode).toBe(401);
    expect(codeOf(await finish(codigo, headers))).toBe(200);
    expect(codeOf(await finish(codigo, headers))).toBe('NaoEncontrado');
    expect(await state(other)).toEqual({ provedor: 'Universidade', confirmado: false });
    const begun = await post('/autenticacao/provedores/1/inicio', {}, { cookie });
    const entry = (await comeBack(urlIn(begun))).get('codigo');
    expect(codeOf(await finish(entry, headers))).toBe('NaoEncontrado');
  });

  test(
    'is not taken late, nor of a session that has ended meanwhile',
    { tags: 'long' },
    async () => {
      const headers = await enter();
      const told = await comeBack(urlIn(await begin(headers)));
      server.clock.advance({ seconds: 61 });
      expect(codeOf(await finish(told.get('codigo'), headers))).toBe('NaoEncontrado');
      const url = urlIn(await begin(headers));
      await server.pool.query('update session set ended_at = now() where ended_at is null');
      expect((await comeBack(url)).get('falha')).toBe('ConfirmacaoDeOutraPessoa');
    },
  );

  test(
    'goes along to no other session: neither of another host, nor of another login',
    { tags: 'long' },
    async () => {
      provider.claims = { preferred_username: 'ana', sub: 's-ana' };
      const headers = await enter();
      expect(await confirm(headers)).toBe(200);
      const redirect = await server.app.inject({
        url: '/api/pessoas/token-redireciona',
        headers: { ...headers, 'sec-fetch-site': 'same-origin' },
      });
      const { token: assertion } = redirect.json<{ token: string }>();
      const there = await server.app.inject(tokenCall({ grant_type: redirectGrant, assertion }));
      const switched = await send(
        'PUT',
        '/pessoas/troca-login',
        { codigo: 6, senha: password },
        headers,
      );
      for (const answer of [there, switched]) {
        const { access_token } = answer.json<{ access_token: string }>();
        const authorization = `Bearer ${access_token}`;
        expect(await state({ authorization })).toEqual({
          provedor: 'Universidade',
          confirmado: false,
        });
      }
    },
  );

  test(
    'is not for who came by a password, nor by a provider that is switched off',
    { tags: 'long' },
    async () => {
      const byPassword = await as(server, 'bruno');
      expect(await state(byPassword)).toEqual({ provedor: null, confirmado: false });
      expect((await begin(byPassword)).statusCode).toBe(404);
      const headers = await enter();
      expect(await confirm(headers)).toBe(200);
      await server.pool.query('update identity_provider set enabled = false');
      expect(await state(headers)).toEqual({ provedor: null, confirmado: false });
      expect(codeOf(await beginFactor(headers))).toBe('CampoObrigatorioNaoPreenchido');
    },
  );

  test('is not for who works for the libraries too, where the provider lets no staff in', async () => {
    const headers = await enter();
    expect(await confirm(headers)).toBe(200);
    const work = { person_id: 2, username: 'bruno.equipe', library_id: 1, role: 'staff' } as const;
    const { id } = await server.db
      .insertInto('login')
      .values(work)
      .returning('id')
      .executeTakeFirstOrThrow();
    const email = { email: 'outro@example.org' };
    const change = () => send('PUT', `${own}/dados-pessoais`, email, headers);
    expect(codeOf(await change())).toBe('CampoObrigatorioNaoPreenchido');
    await server.pool.query('update identity_provider set links_staff = true');
    expect(codeOf(await change())).toBe(200);
    await server.db.deleteFrom('login').where('id', '=', id).execute();
  });

  test('stands for the password alone: the second factor is asked for beside it', async () => {
    await writeSecondFactor(true, 2)(server);
    await server.pool.query('update person set password_is_temporary = true where id = 2');
    const headers = await enter();
    expect(await confirm(headers)).toBe(200);
    const remove = (more: object) => post('/pessoas/segundo-fator/remocao', more, headers);
    expect(codeOf(await remove({}))).toBe('SegundoFatorNecessario');
    expect(codeOf(await remove({ codigo: '000000' }))).toBe('SegundoFatorIncorreto');
    const codigo = codeNow(server);
    expect(codeOf(await remove({ codigo }))).toBe(200);
    await server.pool.query('update person set password_is_temporary = false where id = 2');
  });

  test(
    'at a provider that is away, or says no, is told as such, and of which page',
    { tags: 'long' },
    async () => {
      const headers = await enter();
      const asked = new URL(urlIn(await begin(headers))).searchParams.get('state');
      const no = await server.app.inject({
        url: `/entrar/oidc/1?error=login_required&state=${asked}`,
      });
      const told = new URLSearchParams(String(no.headers.location).split('?')[1]);
      expect(Object.fromEntries(told)).toEqual({
        confirma: '1',
        falha: 'ProvedorRecusou',
        redirect: '/meupergamum/senha',
      });
      provider.claims = { ...provider.claims, aud: 'outro' };
      expect(await confirm(headers)).toBe('ConfirmacaoNaoConcluida');
      await server.pool.query("update identity_provider set address = 'http://127.0.0.1:9'");
      expect((await begin(headers)).statusCode).toBe(503);
    },
  );

  test('leaves signing out with the session that is there since', { tags: 'long' }, async () => {
    const headers = await enter();
    provider.claims = { ...provider.claims, sid: 'there-2' };
    expect(await confirm(headers)).toBe(200);
    const logout_token = await provider.signOutToken({ sid: 'there-2' });
    await server.app.inject({
      method: 'POST',
      url: '/entrar/oidc/1/saida',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ logout_token }).toString(),
    });
    expect((await server.app.inject({ url: '/api/pessoas/', headers })).statusCode).toBe(401);
  });
});
