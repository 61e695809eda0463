import type { Db } from '@estante/database';
import { refuse, type Refusal } from '../../endpoint/refusal.ts';
import { readSettings, type Settings } from './settings.ts';

/** Whether passwords are kept and hashed here, and not by another system: they can be recovered here. */
export function isLocalPasswords({
  authenticationMode,
  encryptionMode,
}: Pick<Settings, 'authenticationMode' | 'encryptionMode'>): boolean {
  return authenticationMode === 2 && encryptionMode === 4;
}

/**
 * Refuses after too many tries: the way back is recovery; where there is none, the desk. `context` picks the sentence.
 */
export async function refuseTries(db: Db): Promise<Refusal> {
  const settings = await readSettings(db);
  const isRecoverable = isLocalPasswords(settings) && settings.ownPasswords === 'todos';
  return refuse(430, 'ACESSO_BLOQUEADO', isRecoverable ? {} : { context: 'balcao' });
}

/** Refuses a login that the library blocks, until its last day where it has one: the way back is the desk. */
export function refuseBlocked(until: string | null): Refusal {
  return until === null
    ? refuse(430, 'ACESSO_BLOQUEADO', { context: 'biblioteca' })
    : refuse(430, 'ACESSO_BLOQUEADO', { context: 'bibliotecaAte', ate: until });
}
