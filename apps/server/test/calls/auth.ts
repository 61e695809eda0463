import { webClient } from '@estante/contract';
import { setCaptcha, workForPass } from '../captcha.ts';
import { password } from '../people.ts';
import type { ExampleCall } from './example-call.ts';

export const tokenRequest = {
  grant_type: 'client_credentials',
  client_id: webClient.id,
  client_secret: webClient.secret,
};

/** Good once: done anew before each call. */
const doneWork = { resposta: '' };

export const authCalls = {
  issueToken: {
    url: '/api/oauth/token',
    payload: tokenRequest,
    refused: [
      { payload: { ...tokenRequest, grant_type: undefined }, field: 'grant_type' },
      { payload: { ...tokenRequest, client_id: 7 }, field: 'client_id' },
      { payload: { ...tokenRequest, client_secret: 'x'.repeat(201) }, field: 'client_secret' },
      { payload: { ...tokenRequest, userId: 1 }, field: 'userId' },
      {
        payload: { ...tokenRequest, recaptcha_token: 'x'.repeat(10_001) },
        field: 'recaptcha_token',
      },
      { payload: [], field: '' },
      { payload: 'null', field: '' },
    ],
  },
  revokeToken: {
    url: '/api/oauth/revoke',
    payload: { client_id: webClient.id, client_secret: webClient.secret, token: 'none' },
    refused: [{ payload: { ...tokenRequest, grant_type: undefined }, field: 'token' }],
  },
  createCaptcha: {
    url: '/api/captcha',
    prepare: (server) => setCaptcha(server, true),
    refused: [],
  },
  createPassChallenge: { url: '/api/passe/desafio', refused: [] },
  createPass: {
    url: '/api/passe',
    prepare: async (server) => {
      doneWork.resposta = await workForPass(server);
    },
    payload: doneWork,
    refused: [
      { payload: {}, field: 'resposta' },
      { payload: { resposta: 7 }, field: 'resposta' },
      { payload: { resposta: 'x'.repeat(10_001) }, field: 'resposta' },
      { payload: { resposta: 'x', userId: 1 }, field: 'userId' },
    ],
  },
  switchLogin: {
    url: '/api/pessoas/troca-login',
    others: 404,
    // The second login of `ana`.
    payload: { codigo: 6, base: '/meupergamum', senha: password },
    refused: [
      { payload: { codigo: 0, senha: password }, field: 'codigo' },
      { payload: { codigo: '6', senha: password }, field: 'codigo' },
      { payload: { codigo: 6 }, field: 'senha' },
      { payload: { codigo: 6, senha: 'x'.repeat(1001) }, field: 'senha' },
      { payload: { codigo: 6, senha: password, base: 'x'.repeat(2001) }, field: 'base' },
      { payload: { codigo: 6, senha: password, userId: 1 }, field: 'userId' },
    ],
  },
} satisfies Readonly<Record<string, ExampleCall>>;
