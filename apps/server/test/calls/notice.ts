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

export const noticeCalls = {
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
