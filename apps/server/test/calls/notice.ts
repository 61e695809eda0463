import { secretName } from '@estante/database';
import { createHmac } from 'node:crypto';
import { safe } from '../safe.ts';
import type { TestApp } from '../start-test-app.ts';
import type { ExampleCall } from './example-call.ts';

const key = Buffer.alloc(32, 7);
const code = `1.${createHmac('sha256', key).update('unsubscribe 1').digest('base64url')}`;

/** The key of which `code` is made. */
async function writeKey({ pool }: TestApp): Promise<void> {
  await pool.query(
    `insert into server_key (purpose, value) values ('unsubscribe', convert_to($1, 'UTF8'))
     on conflict (purpose) do update set value = excluded.value`,
    [safe.seal(key, secretName.serverKey('unsubscribe'))],
  );
}

/** The key of which `actCode` is made; its row lets ana renew what she has. */
async function writeAct({ pool }: TestApp): Promise<void> {
  await pool.query(
    `insert into server_key (purpose, value) values ('letter-act', convert_to($1, 'UTF8'))
     on conflict (purpose) do update set value = excluded.value`,
    [safe.seal(key, secretName.serverKey('letter-act'))],
  );
  await pool.query(
    `insert into letter_act (code_hash, person_id, act, made_at, expires_at)
     values (sha256(convert_to($1, 'UTF8')), 1, 'renew-all', '2026-01-01', '2100-01-01')
     on conflict (code_hash) do update set used_at = null`,
    [actCode],
  );
}

const nonce = 'n'.repeat(22);
const signed = `letter-act ${nonce} 1 renew-all `;
const actCode = `${nonce}.${createHmac('sha256', key).update(signed).digest('base64url')}`;
const actUrl = `/api/avisos/atos/${actCode}`;

export const noticeCalls = {
  getLetterAct: { url: actUrl, prepare: writeAct, missing: 'NaoEncontrado', refused: [] },
  actByLetter: {
    url: actUrl,
    payload: {},
    prepare: writeAct,
    missing: 'NaoEncontrado',
    refused: [
      { payload: { ate: 'amanhã' }, field: 'ate' },
      { payload: { cod_pessoa: 2 }, field: 'cod_pessoa' },
    ],
  },
  getMailChoice: { url: '/api/avisos/email', refused: [] },
  changeMailChoice: {
    url: '/api/avisos/email',
    payload: { receber: true },
    refused: [
      { payload: {}, field: 'receber' },
      { payload: { receber: 'S' }, field: 'receber' },
      { payload: { receber: true, cod_pessoa: 2 }, field: 'cod_pessoa' },
    ],
  },
  endMail: {
    url: `/api/avisos/descadastro/${code}`,
    payload: { 'List-Unsubscribe': 'One-Click' },
    prepare: writeKey,
    missing: 'NaoEncontrado',
    refused: [{ payload: { cod_pessoa: 2 }, field: 'cod_pessoa' }],
  },
} satisfies Readonly<Record<string, ExampleCall>>;
