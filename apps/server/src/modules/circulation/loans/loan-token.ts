import type { endpoints } from '@estante/contract';
import { createHmac } from 'node:crypto';
import { refuse } from '../../../endpoint/refusal.ts';
import type { UseCase } from '../../../endpoint/use-case.ts';
import { qrCode } from '../../../platform/barcodes/qr-code.ts';
import { loadServerKey, type KeyDeps } from '../../auth/index.ts';
import { countAct } from '../../patrons/index.ts';
import { readCirculationSettings } from '../facts/index.ts';
import type { LoanDeps } from './list-pending-titles.ts';
import { findToken, isUsername, takeToken, writeToken } from './token-repository.ts';

const rate = { act: 'loan-token', times: 20, seconds: 3600 } as const;
/**
 * Number of possible values: six digits, as people read them out. A value that lives already or is a user name
 * is passed over.
 */
const values = 1_000_000;
const attempts = 20;

type TokenDeps = LoanDeps & KeyDeps;

export function issueLoanToken(deps: TokenDeps): UseCase<typeof endpoints.issueLoanToken> {
  const { db, clock } = deps;
  return async (_request, { person: { personId, loginId } }) => {
    const now = clock.now();
    const counted = await countAct(db, personId, rate, now);
    if (counted.kind === 'gone') return refuse(401, 'SessaoExpirada');
    if (counted.kind === 'tooMany') {
      const minutos = Math.ceil(counted.seconds / 60);
      return { ...refuse(429, 'TokensDemais', { minutos }), retryAfter: counted.seconds };
    }
    const { tokenMinutes } = await readCirculationSettings(db);
    const key = await loadKey(deps);
    const until = now.add({ minutes: tokenMinutes });
    for (let attempt = 0; attempt < attempts; attempt++) {
      const expires = new Date(until.epochMilliseconds + attempt);
      const valor = valueOf(key, personId, expires);
      if (await isUsername(db, valor)) continue;
      const isWritten = await db
        .transaction()
        .execute((trx) =>
          writeToken(trx, { personId, loginId, hash: hashOf(key, valor), expires }, now),
        );
      if (isWritten) return { status: 200, body: shown(valor, expires, now) };
    }
    throw new Error('no value is free for a loan token');
  };
}

export function getLoanToken(deps: TokenDeps): UseCase<typeof endpoints.getLoanToken> {
  const { db, clock } = deps;
  return async (_request, { person: { personId } }) => {
    const now = clock.now();
    const expires = await findToken(db, personId, now);
    if (!expires) return { status: 200, body: { token: null } };
    const valor = valueOf(await loadKey(deps), personId, expires);
    return { status: 200, body: { token: shown(valor, expires, now) } };
  };
}

/** Uses a token up, of this person or of any; returns the login it stands for; null where no such token lives. */
export async function useLoanToken(
  deps: KeyDeps,
  value: string,
  now: Temporal.Instant,
  personId: number | null = null,
): Promise<number | null> {
  return takeToken(deps.db, { hash: hashOf(await loadKey(deps), value), personId }, now);
}

function shown(valor: string, expires: Date, now: Temporal.Instant) {
  const { size: lado, path: desenho } = qrCode(valor);
  const segundos = Math.floor((expires.getTime() - now.epochMilliseconds) / 1000);
  return { valor, validade: expires.toISOString(), segundos, qr: { lado, desenho } };
}

function loadKey(deps: KeyDeps): Promise<Buffer> {
  return loadServerKey(deps, 'loan-token');
}

/** Derives the value from whose it is and until when, so that it can be shown again and is kept nowhere. */
function valueOf(key: Buffer, personId: number, expires: Date): string {
  const digest = createHmac('sha256', key).update(`${personId} ${expires.getTime()}`).digest();
  return String(digest.readUInt32BE(0) % values).padStart(6, '0');
}

function hashOf(key: Buffer, value: string): Buffer {
  return createHmac('sha256', key).update(`shown ${value}`).digest();
}
