import { activities, endpoints, type Endpoint } from '@estante/contract';
import { locales } from '@estante/phrases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { as, tokenCall, password } from '../../../test/people.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

let server: TestApp;
let elisa: Readonly<Record<string, string>>;
beforeAll(async () => {
  server = await startTestApp();
  elisa = await as(server, 'elisa');
});
afterAll(() => server.close());

interface Switches {
  readonly versao: number;
  readonly atividades: readonly {
    readonly cod_atividade: number;
    readonly descricao: string;
    readonly ativa: boolean;
  }[];
  readonly guias: unknown;
}

const url = '/api/atendimento/funcionalidades';

async function switches(language = '1'): Promise<Switches> {
  const answer = await server.app.inject({ url, headers: { ...elisa, 'x-idioma': language } });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

async function put(code: number, ativa: boolean) {
  const { versao, guias } = await switches();
  const payload = { versao, guias, atividades: [{ cod_atividade: code, ativa }] };
  return server.app.inject({ method: 'PUT', url, headers: elisa, payload });
}

test('every feature that a call asks for can be switched by staff', async () => {
  const all: readonly Endpoint[] = Object.values(endpoints);
  const asked = new Set(all.flatMap(({ activity }) => activity ?? []));
  const known = (await switches()).atividades.map((one) => one.cod_atividade);
  expect([...asked].filter((code) => !known.includes(code))).toEqual([]);
  expect(known).toContain(activities.loginCaptcha);
});

test('every feature that can be switched has a name in every language', async () => {
  const codes = (await switches()).atividades.map((one) => String(one.cod_atividade));
  for (const language of ['pt', 'en', 'es'] as const) {
    const named = Object.keys(locales[language].activityNames);
    expect({ [language]: codes.filter((code) => !named.includes(code)) }).toEqual({
      [language]: [],
    });
  }
});

test('features are named in the language of who asks, each in each', async () => {
  const [pt, en, es] = await Promise.all(['1', '5', '3'].map(switches));
  const nameOf = (all: Switches | undefined, code: number) =>
    all?.atividades.find((one) => one.cod_atividade === code)?.descricao;
  expect([pt, en, es].map((all) => nameOf(all, 8))).toEqual([
    'Área pessoal',
    'Personal area',
    'Área personal',
  ]);
  const told = await server.app.inject({
    url: '/api/parametros/funcionalidades',
    headers: { 'x-idioma': '5' },
  });
  expect(told.json<Switches>().atividades).toContainEqual({
    cod_atividade: 8,
    descricao: 'Personal area',
  });
});

describe('a captcha at sign-in', () => {
  const enter = () =>
    server.app.inject(tokenCall({ grant_type: 'password', username: 'ana', password }));

  test('is asked for once staff have switched it on, and no more once it is off', async () => {
    expect((await enter()).statusCode).toBe(200);
    expect((await put(activities.loginCaptcha, true)).statusCode).toBe(200);
    const refused = await enter();
    expect([refused.statusCode, refused.json()]).toMatchObject([
      422,
      { erro: { codigo: 'AuthCAPTCHAError' } },
    ]);
    expect((await put(activities.loginCaptcha, false)).statusCode).toBe(200);
    expect((await enter()).statusCode).toBe(200);
  });
});

test('staff switch the personal area off, and on again', async () => {
  expect((await put(activities.personalArea, false)).statusCode).toBe(200);
  expect((await put(activities.personalArea, true)).statusCode).toBe(200);
});

test('tabs that have nothing are told apart, until something comes', async () => {
  const empty = async () => {
    const answer = await server.app.inject('/api/parametros/funcionalidades');
    return answer.json<{ guias_vazias: readonly string[] }>().guias_vazias;
  };
  expect(await empty()).toContain('bases-de-dados');
  expect(await empty()).toContain('periodicos');
  expect(await empty()).not.toContain('geral');
  await server.db
    .insertInto('database_resource')
    .values({
      name: 'SciELO',
      area: 'Multidisciplinar',
      description: 'Periódicos',
      address: 'https://www.scielo.br/',
      access: 'open',
    })
    .execute();
  expect(await empty()).not.toContain('bases-de-dados');
  expect(await empty()).toContain('periodicos');
});
