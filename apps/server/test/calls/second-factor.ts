import { secretName } from '@estante/database';
import { codeAt, stepAt } from '../../src/modules/auth/second-factor/totp.ts';
import { password } from '../people.ts';
import type { TestApp } from '../test-app.ts';
import type { ExampleCall } from './example-call.ts';

export const secret = Buffer.from('12345678901234567890');
/** Of the moment at which the clock of the tests stands. */
const code = codeAt(secret, stepAt(Temporal.Instant.from('2026-03-10T12:00:00Z')));
const at = '/api/pessoas/segundo-fator';

async function clear({ db }: TestApp): Promise<void> {
  await db.deleteFrom('second_factor').execute();
}

export const writeSecondFactor =
  (isConfirmed: boolean, personId = 1) =>
  async (server: TestApp): Promise<void> => {
    await clear(server);
    await server.db.deleteFrom('failed_sign_in').execute();
    await server.db
      .insertInto('second_factor')
      .values({
        person_id: personId,
        secret: server.safe.seal(secret, secretName.secondFactor(personId)),
        confirmed_at: isConfirmed ? new Date('2026-03-01') : null,
      })
      .execute();
  };

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
    refused: [{ payload: { senha: password }, field: 'codigo' }],
  },
} as const satisfies Readonly<Record<string, ExampleCall>>;
