import { modules, staffPages } from '@estante/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { secret, writeSecondFactor } from '../../../../test/calls/second-factor.ts';
import { as, password, tokenCall } from '../../../../test/people.ts';
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts';
import { untilWaiting } from '../../../../test/until-waiting.ts';
import { isPermitted } from '../../staff-access/index.ts';
import { deleteFactors, writeFactor } from './repository.ts';
import { codeAt, stepAt } from './totp.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await deleteFactors(server.db, 1);
  await deleteFactors(server.db, 2);
  await deleteFactors(server.db, 5);
  await server.db.deleteFrom('failed_sign_in').execute();
  server.clock.advance({ minutes: 5 });
});

const now = (of = secret) => codeAt(of, stepAt(server.clock.now()));

async function enter(username: string, code?: string, typed = password) {
  const shown: Readonly<Record<string, string>> =
    code === undefined ? {} : { codigo_segundo_fator: code };
  const call = tokenCall({ grant_type: 'password', username, password: typed, ...shown });
  const answer = await server.app.inject(call);
  return answer.statusCode === 200 ? 'in' : answer.json<{ erro: { codigo: string } }>().erro.codigo;
}

async function ask(path: string, payload: object | null, username: 'ana' | 'elisa' = 'ana') {
  const headers = await as(server, username);
  const url = `/api/pessoas/segundo-fator${path}`;
  return payload
    ? server.app.inject({ method: 'POST', url, headers, payload })
    : server.app.inject({ url, headers });
}

const codeOf = (answer: { json: () => unknown }) =>
  (answer.json() as { erro: { codigo: string } }).erro.codigo;

/** Bytes that letters of Base 32 stand for. */
function bytesOf(text: string): Buffer<ArrayBuffer> {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = Array.from(text, (one) => alphabet.indexOf(one).toString(2).padStart(5, '0')).join(
    '',
  );
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}

test('is set up by password and code, tells its codes once, and is asked for from then on', async () => {
  const begun = await ask('', { senha: password });
  const { segredo, endereco } = begun.json<{ segredo: string; endereco: string }>();
  expect(endereco).toContain(`secret=${segredo}`);
  // Until a code has been shown it asks for nothing.
  expect(await enter('ana')).toBe('in');
  expect(codeOf(await ask('/confirmacao', { codigo: '000000' }))).toBe('SegundoFatorIncorreto');
  const confirmed = await ask('/confirmacao', { codigo: now(bytesOf(segredo)) });
  const { codigos } = confirmed.json<{ codigos: string[] }>();
  expect(new Set(codigos).size).toBe(10);
  expect((await ask('', null)).json()).toEqual({
    ativo: true,
    aplicativo: true,
    chaves: [],
    exigido: false,
    codigos: 10,
  });

  expect(await enter('ana')).toBe('SegundoFatorNecessario');
  const [kept = ''] = codigos;
  expect(await enter('ana', kept.toLowerCase().replaceAll('-', ' '))).toBe('in');
  expect(await enter('ana', kept)).toBe('SegundoFatorIncorreto');
  expect((await ask('', null)).json()).toMatchObject({ codigos: 9 });
  const { rows } = await server.pool.query(
    'select secret::text as text from second_factor union all select hash::text from second_factor_key',
  );
  expect(rows.map(({ text }) => text as string).join()).not.toContain(segredo);
});

test('a wrong password does not begin one, and one in use is not replaced', async () => {
  expect(codeOf(await ask('', { senha: 'outra' }))).toBe('SenhaAtualIncorreta');
  await writeSecondFactor(true)(server);
  expect(codeOf(await ask('', { senha: password }))).toBe('SegundoFatorNecessario');
  expect((await ask('', { senha: password, codigo: now() })).statusCode).toBe(409);
  expect((await ask('/confirmacao', { codigo: now() })).statusCode).toBe(422);
});

test(
  'what is begun anew while its code is looked at is not taken into use',
  { tags: 'long' },
  async () => {
    await writeSecondFactor(false)(server);
    const other = Buffer.from('09876543210987654321');
    const confirming = await server.db.transaction().execute(async (trx) => {
      await writeFactor(trx, server.safe, 1, other);
      const answer = ask('/confirmacao', { codigo: now() });
      await untilWaiting(server.db);
      return { answer };
    });
    expect(codeOf(await confirming.answer)).toBe('SegundoFatorIncorreto');
    expect(await enter('ana')).toBe('in');
    expect((await ask('/confirmacao', { codigo: now(other) })).statusCode).toBe(200);
    server.clock.advance({ seconds: 30 });
    expect(await enter('ana', now(other))).toBe('in');
  },
);

describe('a code', () => {
  beforeEach(() => writeSecondFactor(true)(server));

  test('is good once, and of its time', async () => {
    const code = now();
    expect(await enter('ana', code)).toBe('in');
    expect(await enter('ana', code)).toBe('SegundoFatorIncorreto');
    server.clock.advance({ seconds: 30 });
    expect(await enter('ana', now())).toBe('in');
    const old = now();
    server.clock.advance({ minutes: 2 });
    expect(await enter('ana', old)).toBe('SegundoFatorIncorreto');
  });

  test('is asked of nobody whose password is wrong: who has one is told to nobody', async () => {
    expect(await enter('ana', undefined, 'outra')).toBe('UsuarioOuSenhaIncorreta');
    expect(await enter('ana', now(), 'outra')).toBe('UsuarioOuSenhaIncorreta');
    // And the code was not used up by it.
    expect(await enter('ana', now())).toBe('in');
  });

  test('is not guessed: wrong ones count as wrong passwords do', async () => {
    const answers = [];
    for (let tries = 0; tries < 6; tries++) answers.push(await enter('ana', '000000'));
    expect(answers).toEqual([...Array(5).fill('SegundoFatorIncorreto'), 'MuitasTentativas']);
    expect(await enter('ana', now())).toBe('MuitasTentativas');
  });

  test('of somebody else opens nothing', async () => {
    expect(await enter('bruno', now())).toBe('in');
    await writeSecondFactor(true, 2)(server);
    expect(await enter('bruno')).toBe('SegundoFatorNecessario');
    expect(await enter('ana')).toBe('in');
  });

  test('and the password give it up, and neither by itself', async () => {
    const send = (senha: string, codigo: string) => ask('/remocao', { senha, codigo });
    expect(codeOf(await send('outra', now()))).toBe('SenhaAtualIncorreta');
    expect(codeOf(await send(password, '000000'))).toBe('SegundoFatorIncorreto');
    expect((await send(password, now())).statusCode).toBe(200);
    expect(await enter('ana')).toBe('in');
  });
});

test('where it is asked of a role, its work begins once it is there; reading is open meanwhile', async () => {
  const headers = await as(server, 'elisa');
  const require = async (roles: readonly string[]) =>
    server.pool.query(
      `insert into institution_setting values ('secondFactorRoles', $1::jsonb)
        on conflict (key) do update set value = $1::jsonb`,
      [JSON.stringify(roles)],
    );
  const page = staffPages.find(({ name }) => name === 'settings');
  const permission = { module: modules.staff, activity: page?.activity ?? 0 };
  const mayWork = () => isPermitted(server.db, 5, permission);
  const staffModules = async () => {
    const answer = await server.app.inject({ url: '/api/pessoas/', headers });
    const { authPermissions } = answer.json<{ authPermissions: { cod_modulo: number }[] }>();
    return authPermissions.filter(({ cod_modulo }) => cod_modulo === modules.staff).length;
  };
  await require(['administrator']);
  expect([await mayWork(), await staffModules()]).toEqual([false, 0]);
  expect((await ask('', null, 'elisa')).json()).toMatchObject({ ativo: false, exigido: true });
  expect((await server.app.inject({ url: '/api/pessoas/', headers })).statusCode).toBe(200);
  await writeSecondFactor(true, 5)(server);
  expect(await mayWork()).toBe(true);
  expect(await staffModules()).toBeGreaterThan(10);
  await server.db.deleteFrom('second_factor').execute();
  await require(['staff']);
  expect(await mayWork()).toBe(true);
  await require([]);
});
