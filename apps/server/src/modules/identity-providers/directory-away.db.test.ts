import { rateClasses } from '@estante/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { codeOf } from '../../../test/answers.ts';
import { as, password, tokenCall, writeReaders } from '../../../test/people.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { writeSecondFactor } from '../../../test/calls/second-factor.ts';

/** Nobody listens there. */
const host = '127.0.0.1:1';
let server: TestApp;
beforeEach(async () => {
  server = await startTestApp({ internalHosts: [host], isNew: true });
  await server.db
    .insertInto('identity_provider')
    .values({
      protocol: 'ldap',
      name: 'Diretório',
      enabled: true,
      address: `ldaps://${host}`,
      identifier: '',
      login_attribute: 'uid',
      links_by_login: true,
      links_by_document: false,
      links_staff: false,
      makes_people: false,
      vouches_for_email: false,
      library_id: 1,
    })
    .execute();
});
afterEach(() => server.close());

const enter = (username: string, typed = 'a de la', remoteAddress = '127.0.0.1') =>
  server.app.inject(
    tokenCall({ grant_type: 'password', username, password: typed }, { remoteAddress }),
  );

const keepPasswordsElsewhere = () =>
  server.db
    .insertInto('institution_setting')
    .values({ key: 'ownPasswords', value: '"administracao"' })
    .execute();

/** Tries that many times in a row, each half a minute after the one before; gives the statuses answered. */
async function tries(times: number, one: () => ReturnType<typeof enter>): Promise<Set<number>> {
  const told = new Set<number>();
  for (let time = 0; time < times; time++) {
    told.add((await one()).statusCode);
    server.clock.advance({ seconds: 31 });
  }
  return told;
}

describe('while a directory is away', () => {
  test('a password that nobody has looked at is no wrong one', { tags: 'long' }, async () => {
    await keepPasswordsElsewhere();
    const told = [];
    for (let time = 0; time < 12; time++) told.push((await enter('bruno')).statusCode);
    expect(new Set(told)).toEqual(new Set([503]));
    // One of an administrator was looked at here.
    expect(await tries(12, () => enter('elisa'))).toEqual(new Set([503]));
    expect((await enter('elisa', password)).statusCode).toBe(200);
  });

  test('one that may be kept here makes one wait, and blocks nobody', async () => {
    for (let time = 0; time < 5; time++) expect((await enter('bruno')).statusCode).toBe(503);
    expect(await codeOf(await enter('bruno'))).toEqual([429, 'MuitasTentativas']);
    server.clock.advance({ seconds: 31 });
    expect(await tries(12, () => enter('bruno'))).toEqual(new Set([503]));
    expect((await enter('bruno', password)).statusCode).toBe(200);
  });

  test(
    'whoever confirms their password is told so, and not that it is wrong',
    { tags: 'long' },
    async () => {
      const answer = await server.app.inject({
        method: 'PUT',
        url: '/api/pessoas/meu-pergamum/dados-pessoais',
        headers: await as(server, 'ana'),
        payload: { email: 'nova@example.org', senha: 'a de la' },
      });
      expect(await codeOf(answer)).toEqual([503, 'ProvedorForaDoAr']);
    },
  );
});

describe('what a network is refused for', { tags: 'long', timeout: 120_000 }, () => {
  const { times } = rateClasses.wrongPassword;
  const here = '203.0.113.9';

  test('is no directory that is away', async () => {
    await writeReaders(server.db, times + 10);
    const all = Array.from({ length: times + 10 }, (_, at) => enter(`leitor${at}`, 'x', here));
    const told = await Promise.all(all);
    expect(new Set(told.map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
  });

  test('is no second factor that is still to be shown, and no password to be replaced', async () => {
    await server.db.updateTable('identity_provider').set({ enabled: false }).execute();
    await writeSecondFactor(true)(server);
    const given = {
      password_is_temporary: true,
      password_set_at: new Date('2026-03-10T12:00:00Z'),
    };
    await server.db.updateTable('person').set(given).where('id', '=', 2).execute();
    const told = [];
    for (let at = 0; at < times + 10; at++) {
      told.push((await codeOf(await enter(at % 2 ? 'ana' : 'bruno', password, here)))[1]);
      await server.db.deleteFrom('failed_sign_in').execute();
    }
    expect(new Set(told)).toEqual(new Set(['SegundoFatorNecessario', 'SenhaProvisoria']));
    expect((await enter('clara', password, here)).statusCode).toBe(200);
  });
});
