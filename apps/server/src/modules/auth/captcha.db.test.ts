import { errorBody } from '@estante/contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerTo, askChallenge, setCaptcha, tokenOf } from '../../../test/captcha.ts';
import { password, tokenCall } from '../../../test/people.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(() => setCaptcha(server, true));

function enter(recaptcha_token?: string, word = password) {
  const entry = { grant_type: 'password', username: 'ana', password: word };
  const sent = { ...entry, ...(recaptcha_token !== undefined && { recaptcha_token }) };
  return server.app.inject(tokenCall(sent));
}

function ask(token?: string, user = 'ana') {
  const query = token === undefined ? '' : `?recaptcha_token=${encodeURIComponent(token)}`;
  const headers = { 'sec-fetch-site': 'same-origin' };
  return server.app.inject({ url: `/api/pessoas/${user}/recuperar-senha${query}`, headers });
}

const solved = async () => answerTo(await askChallenge(server));
const said = (answer: LightMyRequestResponse) => [
  answer.statusCode,
  errorBody.parse(answer.json()).erro.codigo,
];

describe('a captcha that was answered', () => {
  test('lets a person sign in, and ask for a code', { tags: 'long' }, async () => {
    expect((await enter(await solved())).statusCode).toBe(200);
    expect((await ask(await solved())).statusCode).toBe(200);
  });

  test('is good once, also for a wrong password, and for two at once', async () => {
    const token = await solved();
    expect(said(await enter(token, 'errada'))[0]).toBe(401);
    expect(said(await enter(token))).toEqual([422, 'CaptchaInvalido']);
    expect(said(await ask(token))).toEqual([422, 'CaptchaInvalido']);
    const other = await solved();
    const both = await Promise.all([enter(other), enter(other)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  test('is good for ten minutes', async () => {
    const tokens = [await solved(), await solved()] as const;
    server.clock.advance({ minutes: 9, seconds: 59 });
    expect((await enter(tokens[0])).statusCode).toBe(200);
    server.clock.advance({ seconds: 1 });
    expect(said(await enter(tokens[1]))).toEqual([422, 'CaptchaInvalido']);
    expect((await enter(await solved())).statusCode).toBe(200);
    const kept = await server.db.selectFrom('answered_captcha').select('nonce').execute();
    expect(kept).toHaveLength(1);
  });
});

test('without one nobody signs in, nor is sent a code, known or not', async () => {
  const mails = () => server.db.selectFrom('outgoing_mail').select('id').execute();
  const before = await mails();
  for (const token of [undefined, '', '  ']) {
    expect(said(await enter(token))).toEqual([422, 'AuthCAPTCHAError']);
    expect(said(await ask(token))).toEqual([422, 'AuthCAPTCHAError']);
  }
  expect((await ask()).body).toBe((await ask(undefined, 'ninguem')).body);
  expect(await mails()).toEqual(before);
});

test(
  'blank fields are told before it is looked at, and do not use it up',
  { tags: 'long' },
  async () => {
    const token = await solved();
    expect(said(await enter(token, ' '))).toEqual([400, 'credential_missing']);
    expect((await enter(token)).statusCode).toBe(200);
  },
);

describe('what is no right answer', () => {
  test.each<[string, unknown]>([
    ['no object', 'x'],
    ['null', null],
    ['nothing', {}],
    ['a challenge alone', { challenge: {} }],
  ])('is refused: %s', async (_name, value) => {
    expect(said(await enter(tokenOf(value)))).toEqual([422, 'CaptchaInvalido']);
  });

  test('is refused: no base64, and of another shape', { tags: 'long' }, async () => {
    expect(said(await enter('%%%'))).toEqual([422, 'CaptchaInvalido']);
    const token = await solved();
    expect(said(await enter(`x${token}`))).toEqual([422, 'CaptchaInvalido']);
  });

  test('is refused: another key, an easier or a longer challenge, one that was signed by others', async () => {
    const challenge = await askChallenge(server);
    const { solution } = JSON.parse(
      Buffer.from(await answerTo(challenge), 'base64').toString(),
    ) as { solution: { counter: number; derivedKey: string } };
    const { parameters, signature } = challenge;
    const given = (
      changed: object,
      more: object = {},
      key = solution.derivedKey,
      sign = signature,
    ) =>
      tokenOf({
        challenge: { parameters: { ...parameters, ...changed }, signature: sign },
        solution: { ...solution, ...more, derivedKey: key },
      });
    const wrong = [
      given({}, {}, '0'.repeat(64)),
      given({}, {}, 'xx'),
      given({ cost: 1 }),
      given({ data: { ends: parameters.data.ends + 600 } }),
      given({ nonce: '00'.repeat(16) }),
      given({}, { more: 1 }),
      given({}, {}, solution.derivedKey, '0'.repeat(64)),
    ];
    for (const token of wrong) expect(said(await enter(token))).toEqual([422, 'CaptchaInvalido']);
    expect((await enter(given({}))).statusCode).toBe(200);
  });
});

test(
  'where none is asked for there is none, and what is sent is not looked at',
  { tags: 'long' },
  async () => {
    await setCaptcha(server, false);
    const answer = await server.app.inject({ method: 'POST', url: '/api/captcha' });
    expect(said(answer)).toEqual([403, 'RecursoDesativado']);
    expect((await enter('x')).statusCode).toBe(200);
    expect((await enter()).statusCode).toBe(200);
  },
);
