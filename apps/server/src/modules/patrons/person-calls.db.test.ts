import { errorBody } from '@estante/contract';
import { headingKey } from '@estante/marc';
import type { LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openRenewal } from '../../../test/calls/person.ts';
import { as, categories, type Username } from '../../../test/people.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp();
});
afterEach(() => server.close());

const sameOrigin = { 'sec-fetch-site': 'same-origin' };

async function ask(path: string, who: Username = 'ana', headers = {}) {
  const url = `/api/pessoas/${path}`;
  return server.app.inject({
    url,
    headers: { ...sameOrigin, ...(await as(server, who)), ...headers },
  });
}

const said = (answer: LightMyRequestResponse) => [
  answer.statusCode,
  errorBody.parse(answer.json()).erro.codigo,
];

async function setTo(values: Readonly<Record<string, unknown>>): Promise<void> {
  for (const [key, value] of Object.entries(values)) {
    const row = { key, value: JSON.stringify(value) };
    await server.db
      .insertInto('institution_setting')
      .values(row)
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: row.value }))
      .execute();
  }
}

test('a person is told their own departments, by name, and nobody else’s', async () => {
  const units = ['Faculdade de Letras', 'Álgebra', 'Biologia'].map((name, at) => ({
    code: `D${at}`,
    name,
    key: headingKey(name),
  }));
  await server.db.insertInto('organizational_unit').values(units).execute();
  await server.db
    .insertInto('person_department')
    .values([
      { person_id: 3, unit_id: 1 },
      { person_id: 3, unit_id: 2 },
      { person_id: 2, unit_id: 3 },
    ])
    .execute();
  expect((await ask('departamentos', 'clara')).json()).toEqual([
    { cod_departamento: 'D1', desc_departamento: 'Álgebra' },
    { cod_departamento: 'D0', desc_departamento: 'Faculdade de Letras' },
  ]);
  expect((await ask('departamentos', 'ana')).json()).toEqual([]);
});

describe('a registration', () => {
  const until = async (username: string) =>
    (
      await server.db
        .selectFrom('login')
        .select('valid_until')
        .where('username', '=', username)
        .executeTakeFirstOrThrow()
    ).valid_until;

  test('is renewed for its term from today on, of this login alone, and told of', async () => {
    await openRenewal(server);
    const answer = await ask('renovar');
    expect(answer.json()).toEqual({ validade: '2027-03-10' });
    expect(await until('ana')).toBe('2027-03-10');
    expect(await until('ana.saude')).toBe('2026-03-10');
    expect(await until('bruno')).toBe('2026-03-10');
    const events = await server.db.selectFrom('audit_event').select(['kind', 'login_id']).execute();
    expect(events).toEqual([{ kind: 'registration-renewed', login_id: 1 }]);
  });

  test('that has ended is renewed too', async () => {
    await openRenewal(server);
    await server.db.updateTable('login').set({ valid_until: '2020-02-29' }).execute();
    expect((await ask('renovar')).json()).toEqual({ validade: '2027-03-10' });
  });

  test('opens some days before its end', async () => {
    await openRenewal(server);
    await server.db.updateTable('login').set({ valid_until: '2026-04-10' }).execute();
    const early = await ask('renovar', 'ana', { 'x-idioma': '5' });
    expect(said(early)).toEqual([422, 'CadastroAindaValido']);
    expect(early.json()).toMatchObject({
      erro: {
        valores: { validade: '2026-04-10', abertura: '2026-03-11' },
        mensagem:
          'The registration is valid until Apr 10, 2026. It can be renewed from Mar 11, 2026.',
      },
    });
    server.clock.advance({ hours: 24 });
    expect((await ask('renovar')).statusCode).toBe(200);
  });

  test('asked for by many at once is renewed once', { tags: 'long' }, async () => {
    await openRenewal(server);
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask('renovar')));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(7);
  });

  test('is not gone on renewing where it opens long before its end', async () => {
    await openRenewal(server);
    await setTo({ registrationMonths: 1, registrationWindow: 366 });
    expect((await ask('renovar')).json()).toEqual({ validade: '2026-04-10' });
    expect(said(await ask('renovar'))).toEqual([422, 'CadastroAindaValido']);
  });

  test('without an end stays without one', async () => {
    await openRenewal(server);
    await server.db.updateTable('login').set({ valid_until: null }).execute();
    expect((await ask('renovar')).json()).toEqual({ validade: null });
  });

  test('is renewed at the desk where the institution says nothing else', async () => {
    expect(said(await ask('renovar'))).toEqual([403, 'RenovacaoNaoPermitida']);
  });

  test('of a login that is blocked, or gone, is not renewed', { tags: 'long' }, async () => {
    await openRenewal(server);
    await server.db.updateTable('login').set({ is_blocked: true }).where('id', '=', 1).execute();
    expect(said(await ask('renovar'))).toEqual([401, 'SessaoExpirada']);
    const headers = await as(server, 'bruno');
    await server.db.deleteFrom('login').where('id', '=', 2).execute();
    const url = '/api/pessoas/renovar';
    const answer = await server.app.inject({ url, headers: { ...sameOrigin, ...headers } });
    expect(said(answer)).toEqual([401, 'SessaoExpirada']);
  });

  test('is not renewed by a link on another site, nor by a look', async () => {
    await openRenewal(server);
    const foreign = await ask('renovar', 'ana', { 'sec-fetch-site': 'cross-site' });
    expect(said(foreign)).toEqual([403, 'OrigemNaoAceita']);
    const head = { method: 'HEAD', url: '/api/pessoas/renovar' } as const;
    expect((await server.app.inject(head)).statusCode).toBe(405);
    expect(await until('ana')).toBe('2026-03-10');
  });
});

describe('how long a registration is good', () => {
  const told = async (who: Username = 'ana') => (await ask('cadastro', who)).json<unknown>();

  test('is told of one’s own login, with what renewing it today would give', async () => {
    await openRenewal(server);
    const today = { validade: '2026-03-10', vencido: false, renovada_ate: '2027-03-10' };
    expect(await told()).toMatchObject(today);
    await ask('renovar');
    const renewed = { validade: '2027-03-10', vencido: false, renovada_ate: null };
    expect(await told()).toMatchObject(renewed);
    expect(await told('ana.saude')).toMatchObject(today);
    server.clock.advance({ hours: 24 });
    expect(await told('bruno')).toMatchObject({
      ...today,
      vencido: true,
      renovada_ate: '2027-03-11',
    });
  });

  test('offers no renewal that would be refused', { tags: 'long' }, async () => {
    expect(await told()).toMatchObject({ validade: null, vencido: false, renovada_ate: null });
    await openRenewal(server);
    await setTo({ registrationMonths: 0 });
    expect(await told()).toMatchObject({ validade: '2026-03-10', renovada_ate: null });
    await setTo({ registrationMonths: 12 });
    await server.db.updateTable('login').set({ valid_until: '2026-04-10' }).execute();
    expect(await told('bruno')).toMatchObject({ validade: '2026-04-10', renovada_ate: null });
  });

  test('says of which category one’s own login is, if of any', async () => {
    const { name } = await server.db
      .selectFrom('patron_category')
      .select('name')
      .where('id', '=', categories.GRA)
      .executeTakeFirstOrThrow();
    expect(await told()).toMatchObject({ categoria: name });
    const none = { category_id: null };
    await server.db.updateTable('login').set(none).where('username', '=', 'ana').execute();
    expect(await told()).toMatchObject({ categoria: '' });
    expect(await told('ana.saude')).toMatchObject({ categoria: name });
  });

  test('is told to nobody whose login is gone', async () => {
    const headers = await as(server, 'bruno');
    await server.db.deleteFrom('login').where('id', '=', 2).execute();
    expect(said(await server.app.inject({ url: '/api/pessoas/cadastro', headers }))).toEqual([
      401,
      'SessaoExpirada',
    ]);
  });
});

describe('the name behind a user name', () => {
  test('is shortened, in whatever case it is asked for', async () => {
    expect((await ask('bruno/nome')).json()).toEqual({ nome: 'Bruno T.' });
    expect((await ask('%20ANA.Saude/nome', 'bruno')).json()).toEqual({ nome: 'Ana T.' });
  });

  test('is asked for ten times an hour, found or not, by whichever login', async () => {
    for (let time = 0; time < 5; time += 1) {
      expect((await ask('bruno/nome')).statusCode).toBe(200);
      expect(said(await ask(`ninguem${time}/nome`, 'ana.saude'))).toEqual([404, 'NaoEncontrado']);
    }
    server.clock.advance({ minutes: 10 });
    const [known, unknown] = [await ask('bruno/nome'), await ask('ninguem/nome')];
    expect(said(known)).toEqual([429, 'MuitasConsultas']);
    expect(known.headers['retry-after']).toBe('3000');
    expect(unknown.body).toBe(known.body);
    // Another person's look-ups do not count as hers.
    expect((await ask('ana/nome', 'bruno')).statusCode).toBe(200);
    server.clock.advance({ minutes: 50 });
    expect((await ask('bruno/nome')).statusCode).toBe(200);
  });

  test('is not had more often by many calls at once', { tags: 'long' }, async () => {
    const headers = await as(server, 'ana');
    const url = '/api/pessoas/bruno/nome';
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => server.app.inject({ url, headers })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(30);
  });

  test('is told to nobody whose own person is gone', { tags: 'long' }, async () => {
    const headers = await as(server, 'bruno');
    await server.db.deleteFrom('person').where('id', '=', 2).execute();
    const answer = await server.app.inject({ url: '/api/pessoas/ana/nome', headers });
    expect(said(answer)).toEqual([401, 'SessaoExpirada']);
  });
});
