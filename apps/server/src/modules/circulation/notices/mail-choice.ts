import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse } from '../../../endpoint/refusal.ts';
import type { UseCase } from '../../../endpoint/use-case.ts';
import type { Clock } from '../../../platform/clock.ts';
import { isSameSecret } from '../../../platform/digest.ts';
import { hmac, loadServerKey, type KeyDeps } from '../../auth/index.ts';
import { chooseMail } from '../../patrons/index.ts';

interface ChoiceDeps {
  readonly db: Db;
  readonly clock: Clock;
}

export function getMailChoice(db: Db): UseCase<typeof endpoints.getMailChoice> {
  return async (_request, { person: { personId } }) => {
    const row = await db
      .selectFrom('person')
      .select('receives_mail')
      .where('id', '=', personId)
      .executeTakeFirst();
    return row
      ? { status: 200, body: { receber: row.receives_mail } }
      : refuse(401, 'SessaoExpirada');
  };
}

export function changeMailChoice({
  db,
  clock,
}: ChoiceDeps): UseCase<typeof endpoints.changeMailChoice> {
  return async ({ body: { receber } }, { person: { personId } }) => {
    await chooseMail(db, clock, { personId, isGiven: receber });
    return { status: 200, body: { receber } };
  };
}

/** Ends the letters to a person; doing so once more changes nothing. */
export function endMail(deps: KeyDeps & ChoiceDeps): UseCase<typeof endpoints.endMail> {
  return async ({ params: { codigo } }) => {
    const [id = ''] = codigo.split('.', 1);
    const key = await loadServerKey(deps, unsubscribePurpose);
    if (!isSameSecret(codigo, unsubscribeCodeBy(key, Number(id)))) {
      return refuse(404, 'NaoEncontrado');
    }
    await chooseMail(deps.db, deps.clock, { personId: Number(id), isGiven: false });
    return { status: 200, body: { receber: false } };
  };
}

/** Code that ends the letters to a person and does nothing else; it has no end. */
export function unsubscribeCodeBy(key: Buffer, personId: number): string {
  return `${personId}.${hmac(key, `${unsubscribePurpose} ${personId}`)}`;
}

/** Purpose of the key that signs these codes. */
export const unsubscribePurpose = 'unsubscribe';
