import { isLong } from '@estante/test-support/is-long';
import type { LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { codeOf, refusalIn } from '../../../test/answers.ts';
import { password, tokenCall } from '../../../test/people.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { hashPassword } from './password.ts';

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp();
});
afterEach(() => server.close());

interface Pair {
  readonly access_token: string;
  readonly refresh_token: string;
}

function enter(username: string, word = password, cookie = ''): Promise<LightMyRequestResponse> {
  const fields = { grant_type: 'password', username, password: word };
  return server.app.inject(tokenCall(fields, { headers: { cookie } }));
}

function refresh(refresh_token: string): Promise<LightMyRequestResponse> {
  return server.app.inject(tokenCall({ grant_type: 'refresh_token', refresh_token }));
}

async function pair(username = 'ana'): Promise<Pair> {
  return (await enter(username)).json<Pair>();
}

const person = (token: string) =>
  server.app.inject({ url: '/api/pessoas', headers: { authorization: `Bearer ${token}` } });
const cookieOf = (answer: LightMyRequestResponse) =>
  String(answer.headers['set-cookie'] ?? '').split(';', 1)[0] ?? '';

describe('a person', () => {
  test('enters with user name and password, and is who they are', async () => {
    const { access_token } = await pair();
    expect((await person(access_token)).json()).toEqual({
      user: {
        cod_pessoa: 1,
        nome_pessoa: 'Ana de Teste',
        cod_login: 1,
        login: 'ana',
        cod_biblioteca: 1,
      },
      authPermissions: expect.arrayContaining([{ cod_modulo: 1, cod_atividade: 8 }]) as unknown,
      bloqueio: false,
    });
  });

  test('may write the user name in capitals and with spaces', { tags: 'long' }, async () => {
    expect((await enter('  ANA ')).statusCode).toBe(200);
  });

  test.each(['pass ', ' pass', '\tpass \n'])(
    'enters by the characters the password was set with: %j',
    async (around) => {
      // Blanks around a new password are left off where it is set.
      expect((await enter('ana', around.replace('pass', password))).statusCode).toBe(200);
    },
  );

  test(
    'enters by a password with blanks around it that others gave, as it was given',
    { tags: 'long' },
    async () => {
      const hash = await hashPassword(` ${password} `);
      await server.db
        .updateTable('person')
        .set({ password_hash: hash })
        .where('id', '=', 1)
        .execute();
      expect((await enter('ana', ` ${password} `)).statusCode).toBe(200);
      expect((await enter('ana', password)).statusCode).toBe(401);
    },
  );

  test(
    'whose password is wrong but for blanks is counted once for each try',
    { tags: 'long' },
    async () => {
      for (let time = 0; time < 5; time += 1)
        expect((await enter('ana', ' errada ')).statusCode).toBe(401);
      expect((await enter('ana', ' errada ')).statusCode).toBe(429);
    },
  );

  test.each([
    ['', password],
    ['  ', password],
    ['ana', ''],
    ['ana', '   '],
  ])('is told when a field is blank: %j, %j', async (username, word) => {
    const answer = await enter(username, word);
    expect(answer.statusCode).toBe(400);
    expect(refusalIn(answer).codigo).toBe('credential_missing');
  });

  test('whose login the libraries have blocked does not enter', async () => {
    const blocked = { is_blocked: true };
    const { access_token } = await pair();
    await server.db.updateTable('login').set(blocked).where('username', '=', 'ana').execute();
    const answer = await enter('ana');
    expect(await codeOf(answer)).toEqual([430, 'ACESSO_BLOQUEADO']);
    expect((await person(access_token)).json()).toMatchObject({ bloqueio: true });
  });

  test(
    'whose login the libraries have blocked is told so, and until when',
    { tags: 'long' },
    async () => {
      const said = async (blocked_until: string | null) => {
        await server.db.updateTable('login').set({ is_blocked: true, blocked_until }).execute();
        return refusalIn(await enter('ana')).mensagem;
      };
      expect(await said(null)).toBe('Seu acesso foi bloqueado pela biblioteca. Procure o balcão.');
      expect(await said('2026-03-20')).toMatch(
        /pela biblioteca até 20 de mar\. de 2026\. .*balcão/,
      );
    },
  );

  test(
    'whose tries are used up is sent to the desk where passwords are not recovered here',
    { tags: 'long' },
    async () => {
      for (let time = 0; time < 10; time += 1) {
        if (time >= 5) server.clock.advance({ seconds: 31 });
        await enter('ana', 'errada');
      }
      server.clock.advance({ seconds: 60 });
      const said = async () => refusalIn(await enter('ana')).mensagem;
      expect(await said()).toContain('Esqueci minha senha');
      const row = { key: 'authenticationMode', value: '1' };
      await server.db.insertInto('institution_setting').values(row).execute();
      expect(await said()).not.toContain('Esqueci');
      expect(await said()).toContain('balcão');
    },
  );

  test('whose login is gone has no session any more', async () => {
    const { access_token } = await pair();
    await server.db.deleteFrom('login').where('username', '=', 'ana').execute();
    expect(refusalIn(await person(access_token)).codigo).toBe('SessaoExpirada');
  });

  test('sees their own logins, and no other', async () => {
    const logins = async (username: string) =>
      server.app.inject({
        url: '/api/pessoas/login',
        headers: { authorization: `Bearer ${(await pair(username)).access_token}` },
      });
    const units = [
      { codigo: 1, nome: 'Biblioteca Central' },
      { codigo: 6, nome: 'Biblioteca da Saúde' },
    ];
    expect((await logins('ana')).json()).toEqual(units);
    expect((await logins('ana.saude')).json()).toEqual(units);
    expect((await logins('bruno')).json()).toEqual([{ codigo: 2, nome: 'Biblioteca Central' }]);
  });
});

describe('a wrong password', () => {
  test('and an unknown user name are answered alike', async () => {
    const known = await enter('ana', 'errada');
    const unknown = await enter('ninguem', 'errada');
    expect(known.statusCode).toBe(401);
    expect(known.body).toBe(unknown.body);
    expect(Object.keys(known.headers)).toEqual(Object.keys(unknown.headers));
    expect(refusalIn(known).codigo).toBe('UsuarioOuSenhaIncorreta');
  });

  test('is told in the words of the institution', { tags: 'long' }, async () => {
    await server.db
      .insertInto('institution_setting')
      .values({ key: 'loginLabel', value: JSON.stringify('Matrícula') })
      .execute();
    expect((await enter('ana', 'errada')).json()).toMatchObject({
      erro: { codigo: 'UsuarioOuSenhaIncorretaCustom', valores: { user: 'Matrícula' } },
    });
  });

  test.each(['ana', 'ninguem'])(
    'five times makes %s wait, ten times blocks for half an hour',
    async (username) => {
      for (let time = 0; time < 5; time += 1)
        expect((await enter(username, 'errada')).statusCode).toBe(401);
      const waiting = await enter(username);
      expect(await codeOf(waiting)).toEqual([429, 'MuitasTentativas']);
      expect(waiting.headers['retry-after']).toBe('30');
      for (let time = 0; time < 5; time += 1) {
        server.clock.advance({ seconds: 31 });
        expect((await enter(username, 'errada')).statusCode).toBe(401);
      }
      server.clock.advance({ seconds: 60 });
      const blocked = await enter(username);
      expect(await codeOf(blocked)).toEqual([430, 'ACESSO_BLOQUEADO']);
      expect(blocked.headers['retry-after']).toBe('1740');
      const blocks = await server.db
        .selectFrom('audit_event')
        .select('login_id')
        .where('kind', '=', 'sign-in-blocked')
        .execute();
      expect(blocks).toEqual([{ login_id: username === 'ana' ? 1 : null }]);
      server.clock.advance({ minutes: 30 });
      expect((await enter(username)).statusCode).toBe(username === 'ana' ? 200 : 401);
    },
  );

  test('and a right one leave their line in the audit, without what was typed', async () => {
    await enter('ana', 'errada');
    await enter('ninguem', 'errada');
    await enter('ana');
    const events = await server.db.selectFrom('audit_event').selectAll().orderBy('id').execute();
    expect(events.map(({ kind, login_id, at, details }) => [kind, login_id, at, details])).toEqual(
      [
        ['sign-in-refused', 1],
        ['sign-in-refused', null],
        ['signed-in', 1],
      ].map((event) => [...event, new Date(server.clock.now().epochMilliseconds), {}]),
    );
  });

  test('does not count any more once the right one came', { tags: 'long' }, async () => {
    for (let time = 0; time < 4; time += 1) await enter('ana', 'errada');
    expect((await enter('ana')).statusCode).toBe(200);
    for (let time = 0; time < 5; time += 1)
      expect((await enter('ana', 'errada')).statusCode).toBe(401);
  });

  test('a hundred times at once is read five times', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => enter('ana', 'errada')));
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(95);
  });

  test('however often does not lock out the browser that has signed in before', async () => {
    const cookie = cookieOf(await enter('ana'));
    for (let time = 0; time < (isLong ? 1000 : 30); time += 1) await enter('ana', 'errada');
    expect((await enter('ana')).statusCode).not.toBe(200);
    expect((await enter('ana', password, cookie)).statusCode).toBe(200);
    // Another person's browser does not count as hers.
    const other = cookieOf(await enter('bruno'));
    expect((await enter('ana', password, other)).statusCode).not.toBe(200);
  });

  test('from the known browser is counted too', { tags: 'long' }, async () => {
    const cookie = cookieOf(await enter('ana'));
    for (let time = 0; time < 5; time += 1) await enter('ana', 'errada', cookie);
    expect((await enter('ana', password, cookie)).statusCode).toBe(429);
    expect((await enter('ana')).statusCode).toBe(200);
  });
});

describe('a refresh token', () => {
  test('gives the next pair, for the same person', async () => {
    const next = (await refresh((await pair()).refresh_token)).json<Pair>();
    expect((await person(next.access_token)).json()).toMatchObject({ user: { login: 'ana' } });
    expect((await refresh(next.refresh_token)).statusCode).toBe(200);
  });

  test('presented by ten tabs at once gives all of them the same successor', async () => {
    const { refresh_token } = await pair();
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(refresh_token)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const successors = new Set(answers.map((answer) => answer.json<Pair>().refresh_token));
    expect(successors.size).toBe(1);
    const [successor = ''] = successors;
    expect((await refresh(successor)).statusCode).toBe(200);
  });

  test('that comes again later ends the whole session', async () => {
    const { refresh_token } = await pair();
    const next = (await refresh(refresh_token)).json<Pair>();
    server.clock.advance({ seconds: 11 });
    expect(refusalIn(await refresh(refresh_token)).codigo).toBe('SessaoExpirada');
    expect((await refresh(next.refresh_token)).statusCode).toBe(401);
    const events = await server.db.selectFrom('audit_event').select(['kind', 'login_id']).execute();
    expect(events).toContainEqual({ kind: 'refresh-token-reused', login_id: 1 });
  });

  test('lives fourteen days unused, and its session thirty in all', async () => {
    const idle = await pair();
    server.clock.advance({ hours: 24 * 14 + 1 });
    expect((await refresh(idle.refresh_token)).statusCode).toBe(401);
    let { refresh_token } = await pair();
    for (let day = 0; day < 29; day += 1) {
      server.clock.advance({ hours: 24 });
      const answer = await refresh(refresh_token);
      expect(answer.statusCode).toBe(200);
      ({ refresh_token } = answer.json<Pair>());
    }
    server.clock.advance({ hours: 25 });
    expect((await refresh(refresh_token)).statusCode).toBe(401);
  });

  test.each(['', 'none', 'x'.repeat(200), '\u0000'])(
    'that is none, %j, is refused',
    async (token) => {
      const answer = await refresh(token);
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ error: 'invalid_grant' });
    },
  );

  test('opens nothing as an access token, and an access token refreshes nothing', async () => {
    const { access_token, refresh_token } = await pair();
    expect((await person(refresh_token)).statusCode).toBe(401);
    expect((await refresh(access_token.slice(0, 200))).statusCode).toBe(401);
  });

  test('and its passwords are nowhere in the database or the log', async () => {
    const { refresh_token } = await pair();
    const rows = await server.db.selectFrom('refresh_token').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(refresh_token);
    expect(JSON.stringify(server.logged)).not.toContain(refresh_token);
    expect(JSON.stringify(server.logged)).not.toContain(password);
  });
});

test('signing out ends the session, whichever of its tokens is shown', async () => {
  const first = await pair();
  const next = (await refresh(first.refresh_token)).json<Pair>();
  const { url: _url, ...call } = tokenCall({ token: first.refresh_token });
  for (const token of [first.refresh_token, 'none'])
    expect(
      (
        await server.app.inject({
          ...call,
          url: '/api/oauth/revoke',
          payload: { ...(call.payload as object), token },
        })
      ).statusCode,
    ).toBe(200);
  expect((await refresh(next.refresh_token)).statusCode).toBe(401);
});
