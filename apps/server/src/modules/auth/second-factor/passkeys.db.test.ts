import { passkeyLimits, type PasskeyAnswer } from '@estante/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newAuthenticator } from '../../../../test/authenticator.ts';
import {
  addSecondFactor,
  secret,
  writeSecondFactor,
} from '../../../../test/calls/second-factor.ts';
import { as, password, tokenCall } from '../../../../test/people.ts';
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts';
import { deleteFactors } from './repository.ts';
import { codeAt, stepAt } from './totp.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const personId of [1, 2, 5]) await deleteFactors(server.db, personId);
  await server.db.deleteFrom('failed_sign_in').execute();
  server.clock.advance({ minutes: 5 });
});

const site = { host: 'localhost', origin: 'http://localhost' } as const;
type Username = 'ana' | 'bruno' | 'elisa';

async function ask(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  payload?: object,
  who: Username = 'ana',
) {
  const headers = { ...(await as(server, who)), host: site.host };
  const url = `/api/pessoas/segundo-fator${path}`;
  return server.app.inject({ method, url, headers, ...(payload && { payload }) });
}

const codeOf = (answer: { json: () => unknown }) =>
  (answer.json() as { erro: { codigo: string } }).erro.codigo;

async function enter(username: string, shown: object = {}) {
  const call = tokenCall({ grant_type: 'password', username, password });
  const payload = { ...(call.payload as object), ...shown };
  const answer = await server.app.inject({ ...call, payload, headers: { host: site.host } });
  if (answer.statusCode === 200) return { kind: 'in', challenge: '', ways: {} };
  const { erro } = answer.json<{
    erro: { codigo: string; valores?: object; desafio?: { challenge: string } };
  }>();
  const ways = erro.valores ?? {};
  return { kind: erro.codigo, challenge: erro.desafio?.challenge ?? '', ways };
}

/** Signs in by a passkey's signature of the challenge that a sign-in was refused with. */
async function enterBy(sign: (challenge: string) => PasskeyAnswer, username: Username = 'ana') {
  const { challenge } = await enter(username);
  return (await enter(username, { chave_segundo_fator: sign(challenge) })).kind;
}

async function add(who: Username = 'ana', nome = 'Notebook', proof: object = {}) {
  const device = newAuthenticator();
  const begun = await ask('POST', '/chaves/opcoes', { senha: password, ...proof }, who);
  const { challenge } = begun.json<{ challenge: string }>();
  const chave = device.make({ ...site, challenge });
  const added = await ask('POST', '/chaves', { nome, chave }, who);
  expect(added.statusCode, added.body).toBe(200);
  return { device, codes: added.json<{ codigos: string[] }>().codigos };
}

const status = async (who: Username = 'ana') =>
  (await ask('GET', '', undefined, who)).json<{
    ativo: boolean;
    aplicativo: boolean;
    codigos: number;
    chaves: { codigo: number; nome: string; usada_em: string | null; serve_aqui: boolean }[];
  }>();

test('is made by the password, asked for from then on, and signs somebody in', async () => {
  const { device, codes } = await add();
  expect(codes).toHaveLength(10);
  expect(await status()).toMatchObject({ ativo: true, aplicativo: false, codigos: 10 });
  const { kind, challenge } = await enter('ana');
  expect(kind).toBe('SegundoFatorNecessario');
  const chave_segundo_fator = device.sign({ ...site, challenge });
  expect(await enter('ana', { chave_segundo_fator })).toMatchObject({ kind: 'in' });
  const [passkey] = (await status()).chaves;
  expect(passkey).toMatchObject({ nome: 'Notebook', serve_aqui: true });
  expect(passkey?.usada_em).not.toBeNull();
  // Codes that are kept do as well.
  expect((await enter('ana', { codigo_segundo_fator: codes[0] })).kind).toBe('in');
});

test(
  'who shows too little is told which ways they have, and no others',
  { tags: 'long' },
  async () => {
    await add();
    expect((await enter('ana')).ways).toEqual({ aplicativo: 0, guardados: 1 });
    await server.db.deleteFrom('second_factor_key').where('person_id', '=', 1).execute();
    expect((await enter('ana')).ways).toEqual({ aplicativo: 0, guardados: 0 });
    await writeSecondFactor(true)(server);
    const wrong = await enter('ana', { codigo_segundo_fator: '000000' });
    expect(wrong.ways).toEqual({ aplicativo: 1, guardados: 0 });
  },
);

describe('a signature', () => {
  test('is good once', async () => {
    const { device } = await add();
    const { challenge } = await enter('ana');
    const chave_segundo_fator = device.sign({ ...site, challenge });
    expect((await enter('ana', { chave_segundo_fator })).kind).toBe('in');
    expect((await enter('ana', { chave_segundo_fator })).kind).toBe('SegundoFatorIncorreto');
  });

  test.each([
    ['of another site', { ...site, origin: 'http://localhost.example' }],
    ['of another host', { ...site, host: 'example.org' }],
    ['of another port', { ...site, origin: 'http://localhost:81' }],
  ])('%s opens nothing', async (_what, place) => {
    const { device } = await add();
    const kind = await enterBy((challenge) => device.sign({ ...place, challenge }));
    expect(kind).toBe('SegundoFatorIncorreto');
  });

  test('of what nobody was asked, or too late, opens nothing', { tags: 'long' }, async () => {
    const { device } = await add();
    const made = device.sign({ ...site, challenge: 'bm90aGluZw' });
    expect((await enter('ana', { chave_segundo_fator: made })).kind).toBe('SegundoFatorIncorreto');
    const { challenge } = await enter('ana');
    server.clock.advance({ minutes: 6 });
    const late = device.sign({ ...site, challenge });
    expect((await enter('ana', { chave_segundo_fator: late })).kind).toBe('SegundoFatorIncorreto');
  });

  test('of another key by the name of this one opens nothing', async () => {
    const { device } = await add();
    const other = newAuthenticator();
    const kind = await enterBy((challenge) => {
      const { response } = other.sign({ ...site, challenge });
      return { id: device.id, rawId: device.id, type: 'public-key', response };
    });
    expect(kind).toBe('SegundoFatorIncorreto');
  });

  test('of somebody else opens nothing, nor of a challenge of theirs', async () => {
    const { device } = await add();
    const theirs = await add('bruno');
    const sign = (challenge: string) => theirs.device.sign({ ...site, challenge });
    expect(await enterBy(sign)).toBe('SegundoFatorIncorreto');
    const { challenge } = await enter('bruno');
    const chave_segundo_fator = device.sign({ ...site, challenge });
    expect((await enter('ana', { chave_segundo_fator })).kind).toBe('SegundoFatorIncorreto');
  });

  test(
    'of a copy of the device, which counts behind it, opens nothing',
    { tags: 'long' },
    async () => {
      const { device } = await add();
      const sign = (challenge: string) => device.sign({ ...site, challenge });
      device.setCount(8);
      expect(await enterBy(sign)).toBe('in');
      device.setCount(3);
      expect(await enterBy(sign)).toBe('SegundoFatorIncorreto');
    },
  );

  test(
    'is not asked for before the password was right, and wrong ones are counted',
    { tags: 'long' },
    async () => {
      await add();
      const wrong = tokenCall({ grant_type: 'password', username: 'ana', password: 'outra' });
      const answer = await server.app.inject(wrong);
      expect(answer.json()).not.toHaveProperty('erro.desafio');
      const stranger = newAuthenticator();
      const kinds = [];
      for (let tries = 0; tries < 5; tries++) {
        const chave_segundo_fator = stranger.sign({ ...site, challenge: 'eA' });
        kinds.push((await enter('ana', { chave_segundo_fator })).kind);
      }
      expect(kinds.at(-1)).toBe('MuitasTentativas');
    },
  );
});

describe('what somebody comes in by', () => {
  test('is changed by password and second factor, and by neither alone', async () => {
    const { device } = await add();
    const codigo = (await status()).chaves[0]?.codigo ?? 0;
    const remove = (proof: object) => ask('POST', `/chaves/${codigo}/remocao`, proof);
    expect(codeOf(await remove({ senha: 'outra' }))).toBe('SenhaAtualIncorreta');
    expect(codeOf(await remove({ senha: password }))).toBe('SegundoFatorNecessario');
    for (const path of ['', '/chaves/opcoes']) {
      expect(codeOf(await ask('POST', path, { senha: password }))).toBe('SegundoFatorNecessario');
    }
    const { challenge } = (await ask('POST', '/chaves/desafio')).json<{ challenge: string }>();
    const chave = device.sign({ ...site, challenge });
    expect((await remove({ senha: password, chave })).statusCode).toBe(200);
    // The codes go with what they stood for.
    expect(await status()).toMatchObject({ ativo: false, codigos: 0, chaves: [] });
    expect((await enter('ana')).kind).toBe('in');
  });

  test('has more passkeys by one of those before, whose codes stay', { tags: 'long' }, async () => {
    const { codes } = await add();
    const second = await add('ana', 'Chave azul', { codigo: codes[0] });
    expect(second.codes).toEqual([]);
    const { chaves, codigos } = await status();
    expect(chaves.map(({ nome }) => nome)).toEqual(['Notebook', 'Chave azul']);
    expect(codigos).toBe(9);
    const sign = (challenge: string) => second.device.sign({ ...site, challenge });
    expect(await enterBy(sign)).toBe('in');
  });

  test(
    'is no app that was begun beside a passkey, until it has shown a code',
    { tags: 'long' },
    async () => {
      await add();
      await addSecondFactor(server, 1, false);
      const codigo = codeAt(secret, stepAt(server.clock.now()));
      const entered = await enter('ana', { codigo_segundo_fator: codigo });
      expect(entered.kind).toBe('SegundoFatorIncorreto');
      expect((await ask('POST', '/confirmacao', { codigo })).statusCode).toBe(200);
    },
  );

  test(
    'has so many passkeys and no more, however many are begun before',
    { tags: 'long' },
    async () => {
      const begin = async () => {
        const begun = await ask('POST', '/chaves/opcoes', { senha: password });
        const made = newAuthenticator().make({ ...site, ...begun.json<{ challenge: string }>() });
        return () => ask('POST', '/chaves', { nome: 'X', chave: made });
      };
      const ready = [await begin(), await begin()];
      const had = Array.from({ length: passkeyLimits.passkeys - 1 }, (_, at) => ({
        person_id: 1,
        credential: `passkey ${at}`,
        public_key: Buffer.from('key'),
        signature_count: 0,
        transports: [],
        host: site.host,
        name: 'Notebook',
        made_at: new Date('2026-03-01'),
      }));
      await server.db.insertInto('passkey').values(had).execute();
      const answers = await Promise.all(ready.map((send) => send()));
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
      expect((await status()).chaves).toHaveLength(passkeyLimits.passkeys);
    },
  );

  test('is renamed, blank never, and nobody else’s', async () => {
    await add();
    const codigo = (await status()).chaves[0]?.codigo ?? 0;
    const rename = (nome: string, who: Username = 'ana') =>
      ask('PUT', `/chaves/${codigo}`, { nome }, who);
    expect((await rename('Outro', 'bruno')).statusCode).toBe(404);
    expect((await rename(' ')).statusCode).toBe(422);
    expect((await rename('Outro')).statusCode).toBe(200);
    expect((await status()).chaves[0]?.nome).toBe('Outro');
    const removed = await ask('POST', `/chaves/${codigo}/remocao`, { senha: password }, 'bruno');
    expect(removed.statusCode).toBe(404);
  });

  test(
    'is not made of what was signed for a sign-in, elsewhere, or twice',
    { tags: 'long' },
    async () => {
      const device = newAuthenticator();
      const begin = async () =>
        (await ask('POST', '/chaves/opcoes', { senha: password })).json<{ challenge: string }>();
      const send = (chave: object) => ask('POST', '/chaves', { nome: 'X', chave });
      const elsewhere = { ...site, origin: 'https://example.org', ...(await begin()) };
      expect(codeOf(await send(device.make(elsewhere)))).toBe('PasskeyNaoAceita');
      const made = device.make({ ...site, ...(await begin()) });
      expect((await send(made)).statusCode).toBe(200);
      expect(codeOf(await send(made))).toBe('PasskeyNaoAceita');
    },
  );

  test('a passkey is as good as a device where the role asks for a second factor', async () => {
    const set = (roles: readonly string[]) =>
      server.pool.query(
        `insert into institution_setting values ('secondFactorRoles', $1::jsonb)
          on conflict (key) do update set value = $1::jsonb`,
        [JSON.stringify(roles)],
      );
    await set(['administrator']);
    const headers = await as(server, 'elisa');
    const staffPages = async () => {
      const answer = await server.app.inject({ url: '/api/pessoas/', headers });
      const { authPermissions } = answer.json<{ authPermissions: { cod_modulo: number }[] }>();
      return authPermissions.length;
    };
    const before = await staffPages();
    await add('elisa');
    expect(await staffPages()).toBeGreaterThan(before);
    await set([]);
  });
});
