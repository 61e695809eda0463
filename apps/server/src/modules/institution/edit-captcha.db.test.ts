import { afterEach, beforeEach, expect, test } from 'vitest';
import { auditedChanges } from '../../../test/audited-changes.ts';
import { captcha } from '../../../test/calls/institution-edits.ts';
import { setCaptcha } from '../../../test/captcha.ts';
import {
  says,
  startCaptchaProvider,
  type CaptchaProviderServer,
} from '../../../test/captcha-provider.ts';
import { as, password, tokenCall } from '../../../test/people.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { tryEach } from '../../../test/try-each.ts';

let server: TestApp;
let provider: CaptchaProviderServer;
beforeEach(async () => {
  server = await startTestApp({ internalHosts: ['127.0.0.1'] });
  provider = await startCaptchaProvider();
});
afterEach(async () => {
  await provider.close();
  await server.close();
});

const url = '/api/atendimento/captcha';
const { novo_segredo: secret, ...chosen } = captcha;

async function send(payload: object) {
  return server.app.inject({ method: 'PUT', url, headers: await as(server, 'elisa'), payload });
}

async function read(): Promise<unknown> {
  return (await server.app.inject({ url, headers: await as(server, 'elisa') })).json();
}

async function enter(): Promise<number> {
  const entry = { grant_type: 'password', username: 'ana', password, recaptcha_token: 'x' };
  return (await server.app.inject(tokenCall(entry))).statusCode;
}

const auditedDetails = async () => (await auditedChanges(server)).map(({ details }) => details);

test('captchas are our own at first', async () => {
  expect(await read()).toEqual({
    versao: 0,
    provedor: 'altcha',
    script: '',
    objeto: 'grecaptcha',
    chave: '',
    endereco: '',
    segredo_definido: false,
  });
});

test('the provider that is chosen is asked with its secret, which is told to nobody else', async () => {
  await setCaptcha(server, true);
  expect(await enter()).toBe(422);
  const answer = await send({ ...captcha, endereco: provider.address });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.body).not.toContain(secret);
  expect(await read()).toEqual({
    ...chosen,
    versao: 1,
    endereco: provider.address,
    segredo_definido: true,
  });
  expect(await enter()).toBe(200);
  expect(provider.asked.map((body) => body.get('secret'))).toEqual([secret]);
  provider.answer = says(false);
  expect(await enter()).toBe(422);
  const frame = await server.app.inject('/captcha');
  expect(frame.body).toContain(captcha.chave);
  expect(frame.body).not.toContain(secret);
});

test(
  'a secret stays where none is sent; another one alone is a change that is recorded',
  { tags: 'long' },
  async () => {
    await setCaptcha(server, true);
    await send({ ...captcha, endereco: provider.address });
    const there = { ...chosen, endereco: provider.address };
    expect((await send({ ...there, versao: 1 })).json()).toMatchObject({ versao: 1 });
    expect((await send({ ...there, versao: 1, novo_segredo: 'outro' })).json()).toMatchObject({
      versao: 2,
    });
    await enter();
    expect(provider.asked.map((body) => body.get('secret'))).toEqual(['outro']);
    expect(await auditedDetails()).toEqual([
      {
        area: 'captcha',
        campos: [
          'provedor',
          'script',
          'objeto',
          'chave',
          'endereco',
          'segredo_definido',
          'segredo',
        ],
      },
      { area: 'captcha', campos: ['segredo'] },
    ]);
    expect(JSON.stringify(await auditedDetails())).not.toContain('outro');
  },
);

test('a provider without a secret is not chosen; our own captchas need none', async () => {
  const answer = await send(chosen);
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ erro: { campos: [{ campo: 'novo_segredo' }] } });
  expect((await send({ ...chosen, provedor: 'altcha' })).statusCode).toBe(200);
  expect(await read()).toMatchObject({ versao: 1, provedor: 'altcha', segredo_definido: false });
});

test('a provider behind the walls is refused: the server would reach there', () =>
  tryEach(
    [
      'https://10.0.0.8/siteverify',
      'https://169.254.169.254/latest',
      'https://[fd00::1]/',
      'https://localhost/siteverify',
      'http://localhost:8080/siteverify',
    ].map((one): [string] => [one]),
    async (endereco) => {
      const answer = await send({ ...captcha, endereco });
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ erro: { campos: [{ campo: 'endereco' }] } });
    },
  ));

test('of two who change it, the second is told', { tags: 'long' }, async () => {
  const answers = await Promise.all([send(captcha), send({ ...captcha, objeto: 'hcaptcha' })]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
});
