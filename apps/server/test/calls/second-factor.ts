import { secretName } from '@estante/database';
import { writeChallenge } from '../../src/modules/auth/second-factor/passkey-challenge-repository.ts';
import { codeAt, stepAt } from '../../src/modules/auth/second-factor/totp.ts';
import { newAuthenticator } from '../authenticator.ts';
import { password } from '../people.ts';
import type { TestApp } from '../test-app.ts';
import type { ExampleCall } from './example-call.ts';

export const secret = Buffer.from('12345678901234567890');
/** Code of the moment at which the clock of the tests stands. */
const code = codeAt(secret, stepAt(Temporal.Instant.from('2026-03-10T12:00:00Z')));
/** Code that the device of this secret shows now. */
export const codeNow = ({ clock }: TestApp) => codeAt(secret, stepAt(clock.now()));
const at = '/api/pessoas/segundo-fator';

async function clear({ db }: TestApp): Promise<void> {
  await db.deleteFrom('second_factor').execute();
  await db.deleteFrom('second_factor_key').execute();
  await db.deleteFrom('passkey').execute();
  await db.deleteFrom('passkey_challenge').execute();
}

/** Writes a passkey for everybody, or for one person; their numbers begin at 1. */
const writePasskeys =
  (only?: number) =>
  async (server: TestApp): Promise<void> => {
    await clear(server);
    await server.pool.query('truncate passkey restart identity');
    const everybody = await server.db.selectFrom('person').select('id').orderBy('id').execute();
    const rows = everybody
      .filter(({ id }) => only === undefined || id === only)
      .map(({ id }) => ({
        person_id: id,
        credential: `passkey ${id}`,
        public_key: Buffer.from('key'),
        signature_count: 0,
        transports: [],
        host: 'localhost',
        name: 'Notebook',
        made_at: new Date('2026-03-01'),
      }));
    await server.db.insertInto('passkey').values(rows).execute();
  };

const challenge = 'd2hhdCBhIGRldmljZSBzaWducw';
/** Passkey of a new device, made for the address to which calls of tests are sent. */
const chave = newAuthenticator().make({
  challenge,
  host: 'localhost',
  origin: 'http://localhost:80',
});

async function writeChallenges(server: TestApp): Promise<void> {
  await clear(server);
  const everybody = await server.db.selectFrom('person').select('id').execute();
  for (const { id } of everybody) {
    const of = { personId: id, isNew: true };
    await writeChallenge(server.db, challenge, of, server.clock.now());
  }
}

export const writeSecondFactor =
  (isConfirmed: boolean, personId = 1) =>
  async (server: TestApp): Promise<void> => {
    await clear(server);
    await addSecondFactor(server, personId, isConfirmed);
  };

/** Adds a second factor beside passkeys that are there. */
export async function addSecondFactor(server: TestApp, personId: number, isConfirmed = true) {
  await server.db.deleteFrom('failed_sign_in').execute();
  await server.db
    .insertInto('second_factor')
    .values({
      person_id: personId,
      secret: server.safe.seal(secret, secretName.secondFactor(personId)),
      confirmed_at: isConfirmed ? new Date('2026-03-01') : null,
    })
    .execute();
}

/** Each caller has one of their own. */
const writeForAll = (isConfirmed: boolean) => async (server: TestApp) => {
  await clear(server);
  await server.db.deleteFrom('failed_sign_in').execute();
  const everybody = await server.db.selectFrom('person').select('id').execute();
  const rows = everybody.map(({ id }) => ({
    person_id: id,
    secret: server.safe.seal(secret, secretName.secondFactor(id)),
    confirmed_at: isConfirmed ? new Date('2026-03-01') : null,
  }));
  await server.db.insertInto('second_factor').values(rows).execute();
};

export const secondFactorCalls = {
  getSecondFactor: { url: at, refused: [] },
  beginSecondFactor: {
    url: at,
    payload: { senha: password },
    prepare: clear,
    restore: clear,
    refused: [{ payload: { senha: 1 }, field: 'senha' }],
  },
  confirmSecondFactor: {
    url: `${at}/confirmacao`,
    payload: { codigo: code },
    prepare: writeForAll(false),
    restore: clear,
    refused: [{ payload: { codigo: 'x'.repeat(41) }, field: 'codigo' }],
  },
  removeSecondFactor: {
    url: `${at}/remocao`,
    payload: { senha: password, codigo: code },
    prepare: writeForAll(true),
    restore: clear,
    refused: [{ payload: { codigo: code }, field: 'senha' }],
  },
  beginPasskey: {
    url: `${at}/chaves/opcoes`,
    payload: { senha: password },
    prepare: clear,
    restore: clear,
    refused: [{ payload: { senha: 1 }, field: 'senha' }],
  },
  addPasskey: {
    url: `${at}/chaves`,
    payload: { nome: 'Notebook', chave },
    prepare: writeChallenges,
    restore: clear,
    refused: [
      { payload: { nome: 'x'.repeat(61), chave }, field: 'nome' },
      { payload: { nome: ' ', chave }, field: 'nome' },
      { payload: { nome: 'Notebook' }, field: 'chave' },
    ],
  },
  renamePasskey: {
    url: `${at}/chaves/1`,
    payload: { nome: 'Chave azul' },
    others: 404,
    missing: 'NaoEncontrado',
    prepare: writePasskeys(1),
    restore: clear,
    refused: [
      { payload: { nome: 'x'.repeat(61) }, field: 'nome' },
      { payload: { nome: ' ' }, field: 'nome' },
    ],
  },
  removePasskey: {
    url: `${at}/chaves/1/remocao`,
    payload: { senha: password, codigo: code },
    others: 404,
    missing: 'NaoEncontrado',
    prepare: async (server) => {
      await writePasskeys(1)(server);
      await addSecondFactor(server, 1);
    },
    restore: clear,
    refused: [{ payload: { codigo: code }, field: 'senha' }],
  },
  challengePasskey: {
    url: `${at}/chaves/desafio`,
    payload: {},
    prepare: writePasskeys(),
    restore: clear,
    refused: [],
  },
} as const satisfies Readonly<Record<string, ExampleCall>>;
