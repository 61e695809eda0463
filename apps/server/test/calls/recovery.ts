import { setCaptcha } from '../captcha.ts';
import { hashOf, password, recoveryCode, writeRecoveryCode } from '../people.ts';
import type { TestApp } from '../start-test-app.ts';
import type { ExampleCall } from './example-call.ts';

/** Everybody has the password of the tests again. */
async function resetPasswords({ db }: TestApp): Promise<void> {
  await db
    .updateTable('person')
    .set({ password_hash: hashOf(password) })
    .execute();
}

export const recoveryCalls = {
  requestRecoveryCode: {
    url: '/api/pessoas/ana/recuperar-senha',
    headers: { 'sec-fetch-site': 'same-origin' },
    prepare: async (server) => {
      await setCaptcha(server, false);
      await writeRecoveryCode(server);
    },
    refused: [
      { query: `recaptcha_token=${'x'.repeat(10_001)}`, field: 'recaptcha_token' },
      { query: 'recaptcha_token=a&recaptcha_token=b', field: 'recaptcha_token' },
    ],
  },
  checkRecoveryCode: {
    url: '/api/pessoas/ana/recuperar-senha',
    payload: { code: recoveryCode },
    prepare: writeRecoveryCode,
    refused: [
      { payload: {}, field: 'code' },
      { payload: { code: 1_234_567 }, field: 'code' },
      { payload: { code: '1'.repeat(101) }, field: 'code' },
      { payload: { code: recoveryCode, userId: 1 }, field: 'userId' },
    ],
  },
  recoverPassword: {
    url: '/api/pessoas/ana/recuperar-senha',
    payload: { code: recoveryCode, password: 'cavalo no telhado' },
    prepare: writeRecoveryCode,
    restore: resetPasswords,
    refused: [
      { payload: { code: recoveryCode }, field: 'password' },
      { payload: { password: 'cavalo no telhado' }, field: 'code' },
      { payload: { code: recoveryCode, password: 'x'.repeat(1001) }, field: 'password' },
      { payload: { code: recoveryCode, password: 'cavalo no telhado', user: 'x' }, field: 'user' },
    ],
  },
  getPasswordRules: { url: '/api/pessoas/meu-pergamum/senha', refused: [] },
  changePassword: {
    url: '/api/pessoas/meu-pergamum/senha',
    payload: { senhaAtual: password, senhaNova: 'cavalo no telhado' },
    prepare: writeRecoveryCode,
    restore: resetPasswords,
    refused: [
      { payload: { senhaAtual: password }, field: 'senhaNova' },
      { payload: { senhaNova: 'cavalo no telhado' }, field: 'senhaAtual' },
      { payload: { senhaAtual: password, senhaNova: ['x'] }, field: 'senhaNova' },
      {
        payload: { senhaAtual: password, senhaNova: 'cavalo no telhado', userId: 2 },
        field: 'userId',
      },
    ],
  },
} satisfies Readonly<Record<string, ExampleCall>>;
