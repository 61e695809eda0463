import type { endpoints } from '@estante/contract';
import { refuse, type Refusal } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import type { Clock } from '../../platform/clock.ts';
import { recordEvent, type KeyDeps } from '../auth/index.ts';
import { lockPerson } from '../patrons/index.ts';
import { takeConfirmation } from './email-confirmation.ts';
import { hasEmail } from './email-list.ts';
import { findOwner } from './repository.ts';

interface ConfirmDeps extends KeyDeps {
  readonly clock: Clock;
}

/** Error that undoes the transaction, so that a wrong code uses nothing up. */
class NotConfirmed extends Error {}

/** Confirms an address: from now on it counts, in place of those it replaces. */
export function confirmEmail(deps: ConfirmDeps): UseCase<typeof endpoints.confirmEmail> {
  return async ({ params: { codigo } }) => {
    try {
      const email = await confirm(deps, codigo);
      return { status: 200, body: { email } };
    } catch (error) {
      if (error instanceof NotConfirmed) return notFound;
      throw error;
    }
  };
}

const notFound: Refusal = refuse(404, 'NaoEncontrado');

async function confirm({ db, clock, safe }: ConfirmDeps, code: string): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const taken = await takeConfirmation({ db: trx, safe }, code, clock.now());
    if (!taken || !(await lockPerson(trx, taken.personId))) throw new NotConfirmed();
    const { personId, address, replaces } = taken;
    const owner = await findOwner(trx, personId);
    const kept = (owner?.emails ?? []).filter((one) => !hasEmail([...replaces, address], one));
    await trx
      .updateTable('person')
      .set({ emails: [...kept, address] })
      .where('id', '=', personId)
      .execute();
    await recordEvent(trx, clock, { kind: 'email-confirmed', loginId: null });
    return address;
  });
}
