import { errorBody } from '@estante/contract';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startMailServer, type TestMailServer } from '../../../test/mail-server.ts';
import {
  hashOf,
  insertRecoveryCode,
  password,
  recoveryCode,
  tokenCall,
  writeRecoveryCode,
} from '../../../test/people.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { createMailSender } from '../../platform/mail/mail-sender.ts';
import { createSmtpMailer } from '../../platform/mail/mailer.ts';

let server: TestApp;
let mail: TestMailServer;
beforeAll(async () => {
  mail = await startMailServer();
});
afterAll(() => mail.close());
beforeEach(async () => {
  server = await startTestApp();
  mail.messages.length = 0;
});
afterEach(() => server.close());

const fresh = 'cavalo no telhado';
const own = { 'sec-fetch-site': 'same-origin' };
type Method = 'GET' | 'POST' | 'PUT';

function call(method: Method, user: string, payload?: object, headers: object = {}) {
  const url = `/api/pessoas/${encodeURIComponent(user)}/recuperar-senha`;
  const options: InjectOptions = { method, url, headers: { ...own, ...headers } };
  return server.app.inject({ ...options, ...(payload && { payload }) });
}
const ask = (user: string, headers: object = {}) => call('GET', user, undefined, headers);
const check = (user: string, code: string, headers = {}) => call('POST', user, { code }, headers);
const recover = (user: string, code: string, word = fresh) =>
  call('PUT', user, { code, password: word });

function enter(username: string, word: string, cookie = ''): Promise<LightMyRequestResponse> {
  const fields = { grant_type: 'password', username, password: word };
  return server.app.inject(tokenCall(fields, { headers: { cookie } }));
}

const said = (answer: LightMyRequestResponse) => [
  answer.statusCode,
  errorBody.parse(answer.json()).erro.codigo,
];
const cookieOf = (answer: LightMyRequestResponse) =>
  String(answer.headers['set-cookie'] ?? '').split(';', 1)[0] ?? '';

/** Sends the mail that is due; gives all that the mail server got, in the order it was written. */
async function letters() {
  const log = { error: (details: object) => expect.fail(JSON.stringify(details)) };
  const mailer = createSmtpMailer(mail.address, 'biblioteca@example.org');
  await createMailSender({ db: server.db, clock: server.clock, mailer, log }).sendDue();
  return Promise.all(mail.messages.map((message) => PostalMime.parse(message)));
}

async function mailedCode(): Promise<string> {
  const codes = (await letters()).flatMap(({ text = '' }) => /\b\d{8}\b/.exec(text) ?? []);
  const code = codes.at(-1);
  if (code === undefined) throw new Error('no code was mailed');
  return code;
}

/** Reads the code that was mailed to the user. Costs no hash, as asking for one does. */
async function givenCode(user: string): Promise<string> {
  await insertRecoveryCode(server, user);
  return recoveryCode;
}

/** Another code than this one. */
const wrong = (code: string) => String((Number(code) + 1) % 10 ** 8).padStart(8, '0');

async function set(key: string, value: unknown): Promise<void> {
  const row = { key, value: JSON.stringify(value) };
  await server.db.insertInto('institution_setting').values(row).execute();
}

describe('where the passwords of administrators alone are kept here', () => {
  beforeEach(() => set('ownPasswords', 'administracao'));

  test(
    'others are answered alike, and told by mail where theirs is kept',
    { tags: 'long' },
    async () => {
      const { emails, ...answer } = (await ask('ana')).json<{ emails: string[] }>();
      expect(answer).toEqual({ name: '', length: 8, tte: 600 });
      expect(emails).toHaveLength(1);
      const [letter] = await letters();
      expect(letter).toMatchObject({ subject: 'A sua senha não é guardada pela biblioteca' });
      expect(letter?.text).toMatch(/abra http:\/\/localhost[:\d]*\/login e use/);
      expect(letter?.text).not.toMatch(/\d{8}/);
    },
  );

  test('a code of before replaces nothing any more', async () => {
    await writeRecoveryCode(server);
    expect(said(await check('ana', recoveryCode))).toEqual([422, 'CodigoNaoConfere']);
    expect(said(await recover('ana', recoveryCode))).toEqual([422, 'CodigoNaoConfere']);
  });

  test('an administrator recovers theirs', { tags: 'long' }, async () => {
    await ask('elisa');
    expect((await recover('elisa', await mailedCode())).statusCode).toBe(200);
    expect((await enter('elisa', fresh)).statusCode).toBe(200);
  });

  test('who is blocked is sent to the desk', { tags: 'long' }, async () => {
    for (let time = 0; time < 10; time++) {
      await enter('ana', 'errada');
      server.clock.advance({ seconds: 31 });
    }
    const { erro } = errorBody.parse((await enter('ana', password)).json());
    expect([erro.codigo, erro.mensagem]).toEqual([
      'ACESSO_BLOQUEADO',
      expect.stringContaining('balcão'),
    ]);
  });
});

describe('a person who forgot the password', () => {
  test('gets a code by mail, shows it, and enters with the new password', async () => {
    const asked = await ask(' ANA ');
    expect(asked.json()).toEqual({ emails: ['a•••@•••'], name: '', length: 8, tte: 600 });
    const code = await mailedCode();
    expect((await check('ana', ` ${code} `)).json()).toEqual({
      rules: {
        length: { min: 12, max: 128 },
        has_numbers: false,
        only_numbers: false,
        special_char: false,
        diff_case: false,
        diff_name: true,
        last_pw: 5,
      },
      name: 'Ana de Teste',
    });
    expect((await recover('ana', code, ` ${fresh} `)).statusCode).toBe(200);
    expect((await enter('ana', password)).statusCode).toBe(401);
    expect((await enter('ana', fresh)).statusCode).toBe(200);
    // It is the person's password, not the login's.
    expect((await enter('ana.saude', fresh)).statusCode).toBe(200);
  });

  test.each([
    ['1', 'Código para redefinir a senha'],
    ['5', 'Code to reset your password'],
    ['3', 'Código para restablecer la contraseña'],
  ])('is written to in the language of the page: %s', { tags: 'long' }, async (id, subject) => {
    await ask('ana', { 'x-idioma': id });
    const [letter] = await letters();
    expect(letter).toMatchObject({ subject, from: { name: 'Universidade de Teste' } });
    expect(letter?.to).toEqual([{ address: 'ana@example.org', name: '' }]);
    expect(letter?.subject).not.toMatch(/\d/);
  });

  test('leaves its line in the audit, as whoever nobody knows does', async () => {
    await ask('ana');
    await ask('ninguem');
    // Within the minute it is the same code.
    await ask('ana');
    const events = await server.db
      .selectFrom('audit_event')
      .select(['kind', 'login_id', 'details'])
      .orderBy('id')
      .execute();
    const line = { kind: 'recovery-code-issued', details: {} };
    expect(events).toEqual([
      { ...line, login_id: 1 },
      { ...line, login_id: null },
    ]);
  });

  test('is told by mail that the password was replaced', async () => {
    await recover('ana', await givenCode('ana'));
    const told = (await letters()).find(({ subject }) => subject === 'Sua senha foi alterada');
    expect(told?.text).toContain('O endereço do seu calendário deixou de valer.');
  });

  test('has no session any more, by any login; others keep theirs', async () => {
    const pairs = await Promise.all(
      ['ana', 'ana.saude', 'bruno'].map(async (name) => (await enter(name, password)).json()),
    );
    await recover('ana', await givenCode('ana'));
    const statuses = await Promise.all(
      (pairs as { refresh_token: string }[]).map(async ({ refresh_token }) => {
        const next = tokenCall({ grant_type: 'refresh_token', refresh_token });
        return (await server.app.inject(next)).statusCode;
      }),
    );
    expect(statuses).toEqual([401, 401, 200]);
  });

  test('gets no address any more that somebody else had asked for', { tags: 'long' }, async () => {
    const at = new Date(server.clock.now().epochMilliseconds);
    const pending = { address: 'intruso@example.org', replaces: ['ana@example.org'], asked_at: at };
    const expires_at = new Date(at.getTime() + 86_400_000);
    await server.db
      .insertInto('email_confirmation')
      .values([1, 2].map((person_id) => ({ ...pending, person_id, expires_at })))
      .execute();
    await server.db
      .insertInto('personal_data_request')
      .values(
        [
          { email: 'intruso@example.org' },
          { email: 'intruso@example.org', cpf: '52998224725' },
        ].map((changes, at_) => ({
          person_id: at_ + 1,
          library_id: 1,
          changes: JSON.stringify(changes),
          language: 'pt' as const,
          sent_at: at,
        })),
      )
      .execute();
    await server.db
      .insertInto('calendar_feed')
      .values({ person_id: 1, secret_hash: Buffer.from('x'), made_at: at })
      .execute();
    await recover('ana', await givenCode('ana'));
    const of = (table: 'email_confirmation' | 'personal_data_request' | 'calendar_feed') =>
      server.db.selectFrom(table).select('person_id').execute();
    expect(await of('email_confirmation')).toEqual([{ person_id: 2 }]);
    expect(await of('personal_data_request')).toEqual([{ person_id: 2 }]);
    expect(await of('calendar_feed')).toEqual([]);
    await recover('bruno', await givenCode('bruno'));
    const left = await server.db.selectFrom('personal_data_request').select('changes').execute();
    expect(left).toEqual([{ changes: { cpf: '52998224725' } }]);
  });

  test('is not locked out any more', { tags: 'long' }, async () => {
    for (let time = 0; time < 6; time += 1) await enter('ana', 'errada');
    expect((await enter('ana', password)).statusCode).toBe(429);
    await recover('ana', await givenCode('ana'));
    expect((await enter('ana', fresh)).statusCode).toBe(200);
    const events = await server.db.selectFrom('audit_event').select(['kind', 'login_id']).execute();
    expect(events).toContainEqual({ kind: 'password-recovered', login_id: 1 });
  });
});

describe('a code', () => {
  test('is good once', async () => {
    const code = await givenCode('ana');
    const at = await Promise.all([recover('ana', code), recover('ana', code, 'gato no telhado')]);
    expect(at.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect(said(await recover('ana', code, 'burro no telhado'))).toEqual([422, 'CodigoNaoConfere']);
    expect(said(await check('ana', code))).toEqual([422, 'CodigoNaoConfere']);
  });

  test('is good for ten minutes', async () => {
    const code = await givenCode('ana');
    server.clock.advance({ minutes: 9, seconds: 59 });
    expect((await check('ana', code)).statusCode).toBe(200);
    server.clock.advance({ seconds: 1 });
    expect((await recover('ana', code)).statusCode).toBe(422);
  });

  test('is good for nobody else', async () => {
    await Promise.all([ask('ana'), ask('bruno'), ask('ninguem')]);
    await letters();
    const texts = await Promise.all(mail.messages.map((message) => PostalMime.parse(message)));
    expect(texts).toHaveLength(2);
    for (const { to, text = '' } of texts) {
      const other = to?.[0]?.address === 'ana@example.org' ? 'bruno' : 'ana';
      const code = /\b\d{8}\b/.exec(text)?.[0] ?? '';
      expect((await check(other, code)).statusCode).toBe(422);
      expect((await check('ninguem', code)).statusCode).toBe(422);
    }
  });

  test('may be tried wrong five times, by both calls together, and right ones do not count', async () => {
    const code = await givenCode('ana');
    for (let time = 0; time < 6; time += 1) expect((await check('ana', code)).statusCode).toBe(200);
    for (let time = 0; time < 2; time += 1) {
      expect((await check('ana', wrong(code))).statusCode).toBe(422);
      expect((await recover('ana', wrong(code))).statusCode).toBe(422);
    }
    expect((await check('ana', code)).statusCode).toBe(200);
    expect((await check('ana', '')).statusCode).toBe(422);
    expect((await check('ana', code)).statusCode).toBe(422);
    expect((await recover('ana', code)).statusCode).toBe(422);
  });

  test('is not guessed by a hundred at once', async () => {
    const code = await givenCode('ana');
    const tries = Array.from({ length: 100 }, () => check('ana', wrong(code)));
    expect(new Set((await Promise.all(tries)).map(({ statusCode }) => statusCode))).toEqual(
      new Set([422]),
    );
    const [row] = await server.db.selectFrom('recovery_code').select('wrong_tries').execute();
    expect(row?.wrong_tries).toBe(5);
  });

  test('is told of again for a minute, and then another takes its place', async () => {
    await Promise.all([ask('ana'), ask('ana'), ask('ana')]);
    server.clock.advance({ seconds: 59 });
    expect((await ask('ana')).json()).toMatchObject({ tte: 541 });
    const first = await mailedCode();
    expect(mail.messages).toHaveLength(1);
    server.clock.advance({ seconds: 1 });
    expect((await ask('ana')).json()).toMatchObject({ tte: 600 });
    const second = await mailedCode();
    expect(mail.messages).toHaveLength(2);
    expect((await check('ana', first)).statusCode).toBe(422);
    expect((await check('ana', second)).statusCode).toBe(200);
  });

  test.each(['ana', 'ninguem'])(
    'is sent to %s three times an hour',
    { tags: 'long' },
    async (user) => {
      for (let time = 0; time < 3; time += 1) {
        expect((await ask(user)).statusCode).toBe(200);
        server.clock.advance({ minutes: 10 });
      }
      const answer = await ask(user);
      expect(said(answer)).toEqual([429, 'CodigosDemais']);
      expect(answer.headers['retry-after']).toBe('1800');
      server.clock.advance({ minutes: 30 });
      expect((await ask(user)).statusCode).toBe(200);
    },
  );

  test('asked for and tried by others does not keep the known browser from its own', async () => {
    const cookie = cookieOf(await enter('ana', password));
    for (let time = 0; time < 3; time += 1) {
      await givenCode('ana');
      for (let guess = 0; guess < 6; guess += 1) await check('ana', 'x');
    }
    expect((await ask('ana')).statusCode).toBe(429);
    expect((await ask('ana', { cookie })).statusCode).toBe(200);
    const code = await mailedCode();
    expect((await check('ana', code, { cookie })).statusCode).toBe(200);
    // The one thing it is good for is the page where it was asked for.
    expect((await check('ana', code)).statusCode).toBe(422);
  });

  test('is nowhere in the log, nor in the database once it was mailed', async () => {
    await ask('ana');
    const code = await mailedCode();
    await recover('ana', code);
    await letters();
    const rows = await Promise.all(
      (['recovery_code', 'outgoing_mail', 'audit_event', 'previous_password'] as const).map(
        (table) => server.db.selectFrom(table).selectAll().execute(),
      ),
    );
    for (const kept of [rows, server.logged]) {
      expect(JSON.stringify(kept)).not.toContain(code);
      expect(JSON.stringify(kept)).not.toContain(fresh);
    }
  });
});

describe('a known and an unknown user name', () => {
  const users = ['ana', 'ninguem', '', ' ', '\0', 'ana\0x', "'", 'ñ'.repeat(100)];

  test('are answered alike when a code is asked for', async () => {
    const answers = await Promise.all(users.map((user) => ask(user === '' ? '%' : user)));
    for (const answer of answers) {
      expect(answer.statusCode).toBe(200);
      const body = answer.json<{ emails: string[] }>();
      expect(body).toEqual({ emails: body.emails, name: '', length: 8, tte: 600 });
      for (const email of body.emails) expect(email).toMatch(/^[a-z]•••@•••$/);
      expect(Object.keys(answer.headers)).toEqual(Object.keys(answers[0]?.headers ?? {}));
    }
    expect(await letters()).toHaveLength(1);
  });

  test('are answered alike when a code is tried', async () => {
    await givenCode('ana');
    await givenCode('ninguem');
    for (const one of [check, recover]) {
      const [known, unknown] = [await one('ana', 'x'), await one('ninguem', 'x')];
      expect(known.statusCode).toBe(422);
      expect(known.body).toBe(unknown.body);
      expect(Object.keys(known.headers)).toEqual(Object.keys(unknown.headers));
    }
  });

  test('an address invented for a name stays the same', { tags: 'long' }, async () => {
    const first = (await ask('ninguem')).body;
    server.clock.advance({ minutes: 5 });
    expect((await ask('ninguem')).body).toBe(first);
  });

  test('a person without an address is shown one like everybody', { tags: 'long' }, async () => {
    await server.db.updateTable('person').set({ emails: [] }).where('id', '=', 2).execute();
    const { emails } = (await ask('bruno')).json<{ emails: string[] }>();
    // One or two, as many as people have: which, the server's key and the name say.
    expect(emails.length).toBeGreaterThan(0);
    for (const email of emails) expect(email).toMatch(/^\w•••@•••$/);
    expect(await letters()).toEqual([]);
  });
});

describe('a new password', () => {
  async function refused(word: string): Promise<readonly string[]> {
    const answer = await recover('ana', await givenCode('ana'), word);
    expect(said(answer)).toEqual([422, 'SenhaNaoConfereCriterios']);
    const { campos = [] } = errorBody.parse(answer.json()).erro;
    expect(new Set(campos.map(({ campo }) => campo))).toEqual(new Set(['password']));
    return campos.map(({ mensagem }) => mensagem);
  }

  test.each([
    ['curta', ['A senha deve ter de 12 a 128 caracteres.']],
    ['x y'.repeat(50), ['A senha deve ter de 12 a 128 caracteres.', expect.any(String) as string]],
    ['tudo sobre TESTE aqui', ['A senha não pode conter parte do seu nome.']],
    ['password123456', ['A senha é comum demais e seria adivinhada logo.']],
    [password, ['A senha não pode ser uma das últimas 5.']],
  ])('%j is refused with its reasons, and uses no code up', async (word, reasons) => {
    expect(await refused(word)).toEqual(reasons);
    expect((await recover('ana', recoveryCode)).statusCode).toBe(200);
  });

  test('obeys the rules that the institution switches on', { tags: 'long' }, async () => {
    await set('passwordNeedsNumber', true);
    await set('passwordNeedsSpecial', true);
    await set('passwordNeedsBothCases', true);
    await set('passwordMinimum', 20);
    expect(await refused('cavalo no telhado')).toHaveLength(4);
    expect((await recover('ana', recoveryCode, 'Cavalo no telhado-123')).statusCode).toBe(200);
  });

  /** Passwords that Ana had one after the other, and the one she has. */
  async function hadBefore(words: readonly string[], present: string): Promise<void> {
    for (const word of words) {
      const replaced_at = new Date(server.clock.now().epochMilliseconds);
      const previous = { person_id: 1, password_hash: hashOf(word), replaced_at };
      await server.db.insertInto('previous_password').values(previous).execute();
      server.clock.advance({ hours: 1 });
    }
    await server.db
      .updateTable('person')
      .set({ password_hash: hashOf(present) })
      .where('id', '=', 1)
      .execute();
  }

  test('is none of the last five', { tags: 'long' }, async () => {
    const words = ['um gato', 'dois gatos', 'três gatos', 'quatro gatos'].map(
      (word) => `${word} no telhado`,
    );
    const [first = '', second = '', third = '', fourth = ''] = words;
    await hadBefore([password, first, second], third);
    const renew = async (word: string) => {
      server.clock.advance({ hours: 1 });
      return recover('ana', await givenCode('ana'), word);
    };
    expect((await renew(fourth)).statusCode).toBe(200);
    for (const word of [password, ...words]) expect((await renew(word)).statusCode).toBe(422);
    expect((await renew('cinco gatos no telhado')).statusCode).toBe(200);
    expect((await renew(password)).statusCode).toBe(200);
  });
});

describe('a call that mails', () => {
  test.each([
    ['cross-site', { 'sec-fetch-site': 'cross-site', 'x-idioma': '1' }],
    ['same-site', { 'sec-fetch-site': 'same-site' }],
    ['an address typed', { 'sec-fetch-site': 'none' }],
    ['an image over plain HTTP', {}],
  ])('is refused to %s', async (_name, headers) => {
    const answer = await server.app.inject({ url: '/api/pessoas/ana/recuperar-senha', headers });
    expect(said(answer)).toEqual([403, 'OrigemNaoAceita']);
    expect(await letters()).toEqual([]);
  });

  test('is made by our pages over plain HTTP too, and never by HEAD', async () => {
    const url = '/api/pessoas/ana/recuperar-senha';
    const page = await server.app.inject({ url, headers: { 'x-idioma': '1' } });
    expect(page.statusCode).toBe(200);
    const head = await server.app.inject({ method: 'HEAD', url, headers: own });
    expect(head.statusCode).toBe(405);
  });
});

test.each([
  ['authenticationMode', 1],
  ['encryptionMode', 3],
])('where %s is %i there is nothing to recover', async (key, mode) => {
  const code = await givenCode('ana');
  await set(key, mode);
  for (const answer of [await ask('ana'), await check('ana', code), await recover('ana', code)])
    expect(said(answer)).toEqual([403, 'RecursoDesativado']);
});
