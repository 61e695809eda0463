import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { webClient } from '@estante/contract';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { setupEntry } from '../../../test/calls/setup.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { tryEach } from '../../../test/try-each.ts';
import { keepSetupCode } from './index.ts';

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp({ isNew: true });
  await sql`delete from person`.execute(server.db);
});
afterEach(() => server.close());

const send = (changes: Partial<typeof setupEntry> = {}) =>
  server.app.inject({
    method: 'POST',
    url: '/api/instalacao',
    payload: { ...setupEntry, ...changes },
  });

const get = (url: string, accept = 'application/json') =>
  server.app.inject({ url, headers: { accept } });

const people = () => server.db.selectFrom('person').select('name').execute();

describe('while nobody administers the network', { tags: 'long' }, () => {
  test('nothing else is open', async () => {
    for (const url of [
      '/api/consulta?q=a',
      '/api/unidade-informacao',
      '/oai?verb=Identify',
      '/sitemap.xml',
    ])
      expect((await get(url)).statusCode, url).toBe(503);
    const refused = await get('/api/consulta?q=a');
    expect(refused.json()).toMatchObject({ erro: { codigo: 'RedeNaoInstalada' } });
    for (const url of ['/healthz', '/readyz', '/api/instalacao', '/api/parametros/instituicao'])
      expect((await get(url)).statusCode, url).toBe(200);
    expect((await get('/api/instalacao')).json()).toMatchObject({
      pendente: true,
      regras_senha: { length: { min: 12 } },
    });
  });

  test('what people send is not read', async () => {
    const { statusCode } = await server.app.inject({
      method: 'PUT',
      url: '/api/pessoas/troca-login',
      payload: { codigo: 1, senha: 'x' },
    });
    expect(statusCode).toBe(503);
  });

  test('the code is kept in a file for its owner alone, until it is good for nothing', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'estante-setup-'));
    const kept = { folder, code: 'AAAA-BBBB-CCCC' };
    expect(await keepSetupCode(server.db, kept)).toBe(kept.code);
    const file = join(folder, 'setup-code');
    expect(await readFile(file, 'utf8')).toBe('AAAA-BBBB-CCCC\n');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await send()).statusCode).toBe(200);
    expect(await keepSetupCode(server.db, kept)).toBe(null);
    await expect(readFile(file)).rejects.toThrow('ENOENT');
    await rm(folder, { recursive: true });
  });
});

describe('setting up', () => {
  test('makes the institution, a library, rules, holidays, and who administers them', async () => {
    const answer = await send({ usuario: ' Rita ' });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toEqual({ usuario: 'rita' });
    const { db } = server;
    expect((await get('/api/parametros/instituicao')).json()).toMatchObject({
      nome: 'Universidade do Vale',
      sigla: 'UVALE',
    });
    const login = await db
      .selectFrom('login as l')
      .innerJoin('person as p', 'p.id', 'l.person_id')
      .innerJoin('library as b', 'b.id', 'l.library_id')
      .select(['l.role', 'p.emails', 'p.name', 'b.code'])
      .executeTakeFirstOrThrow();
    expect(login).toEqual({
      role: 'administrator',
      emails: ['rita@example.org'],
      name: 'Rita Ramos',
      code: 'NOVA',
    });
    const days = await db.selectFrom('opening_entry').select(['weekday', 'from_day']).execute();
    // Ten a year, and Sundays.
    expect(days).toHaveLength(21);
    const { rows } = await sql`select t.code, c.code as category, r.loan_limit
      from loan_rule r join loan_type t on t.id = r.loan_type_id
      join patron_category c on c.id = r.category_id where c.code = 'GRA' order by 1`.execute(db);
    expect(rows).toEqual([
      { code: 'CUR', category: 'GRA', loan_limit: 3 },
      { code: 'LOC', category: 'GRA', loan_limit: 0 },
    ]);
    const [event] = await db.selectFrom('audit_event').select('kind').execute();
    expect(event?.kind).toBe('network-set-up');
  });

  test('opens everything, and who did it signs in', async () => {
    expect((await get('/api/consulta?q=a')).statusCode).toBe(503);
    await send();
    expect((await get('/api/consulta?q=a')).statusCode).toBe(200);
    const signedIn = await server.app.inject({
      method: 'POST',
      url: '/api/oauth/token',
      payload: {
        grant_type: 'password',
        client_id: webClient.id,
        client_secret: webClient.secret,
        username: 'rita',
        password: setupEntry.senha,
      },
    });
    expect(signedIn.statusCode, signedIn.body).toBe(200);
  });

  test(
    'without sample rules nothing is lent, without holidays no day is closed',
    { tags: 'long' },
    async () => {
      await send({ regras: false, feriados: false });
      expect(await server.db.selectFrom('loan_rule').select('id').execute()).toEqual([]);
      expect(await server.db.selectFrom('opening_entry').select('id').execute()).toEqual([]);
    },
  );

  test('names a library that an import has made by its code', { tags: 'long' }, async () => {
    await send({ sigla_biblioteca: 'LETRAS', biblioteca: 'Letras e Artes' });
    const rows = await server.db.selectFrom('library').select('name').execute();
    expect(rows).toHaveLength(3);
    expect(rows).toContainEqual({ name: 'Letras e Artes' });
  });

  test('happens once, however many send it at the same time', { tags: 'long' }, async () => {
    const answers = await Promise.all(['rita', 'rui', 'rosa'].map((usuario) => send({ usuario })));
    expect(
      answers.map(({ statusCode }) => statusCode).filter((status) => status === 200),
    ).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(2);
    expect(await people()).toHaveLength(1);
    const late = await send();
    expect(late.json()).toMatchObject({ erro: { codigo: 'RedeJaInstalada' } });
  });
});

test('what is wrong is refused at its field, and nothing is written', () =>
  tryEach<readonly [Partial<typeof setupEntry>, string]>(
    [
      [{ codigo: 'AAAA-BBBB-CCCC' }, 'codigo'],
      [{ codigo: '' }, 'codigo'],
      [{ instituicao: '  ' }, 'instituicao'],
      [{ sigla_biblioteca: 'B C' }, 'sigla_biblioteca'],
      [{ email: 'rita@' }, 'email'],
      [{ usuario: 'rita ramos' }, 'usuario'],
      [{ senha: 'curta' }, 'senha'],
      [{ senha: 'ramos de flores' }, 'senha'],
      [{ senha: '123456789012' }, 'senha'],
    ],
    async (changes, field) => {
      const answer = await send(changes);
      expect(answer.statusCode, answer.body).toBe(422);
      const { erro } = answer.json<{ erro: { campos: { campo: string; mensagem: string }[] } }>();
      expect(erro.campos.map(({ campo }) => campo)).toContain(field);
      expect(erro.campos.every(({ mensagem }) => /[.!]$/.test(mensagem))).toBe(true);
      expect(await people()).toEqual([]);
    },
  ));

test(
  'a user name of somebody who is there already is refused at its field',
  { tags: 'long' },
  async () => {
    await sql`insert into person (name, password_hash) values ('Rui', 'x')`.execute(server.db);
    await sql`insert into login (person_id, username, library_id, role)
    select id, 'rui', 1, 'patron' from person`.execute(server.db);
    const answer = await send({ usuario: 'Rui' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ erro: { campos: [{ campo: 'usuario' }] } });
  },
);

test('a network whose last administrator has left is not set up anew', async () => {
  await server.pool.query(
    `insert into person (id, name, emails, password_hash) overriding system value values (900, 'Rita', '{}', 'x');
     insert into login (person_id, username, library_id, role, ended_at)
       values (900, 'rita', 1, 'administrator', now())`,
  );
  expect((await get('/api/instalacao')).json()).toMatchObject({ pendente: false });
  expect((await get('/api/consulta?q=a')).statusCode).toBe(200);
  const before = await server.db.selectFrom('loan_rule').selectAll().execute();
  expect((await send()).statusCode).toBe(409);
  expect(await server.db.selectFrom('loan_rule').selectAll().execute()).toEqual(before);
});
