import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse, type Refusal } from '../../../endpoint/refusal.ts';
import type { UseCase } from '../../../endpoint/use-case.ts';
import type { Clock } from '../../../platform/clock.ts';
import { findUnit, type Sight } from '../../staff-access/index.ts';
import { readCirculationSettings } from '../facts/index.ts';
import { readReceipt } from './payment-receipt.ts';
import { receivePayment } from './receive-payment.ts';
import { findKnownPerson, findTills } from './repository.ts';

interface PaymentDeps {
  readonly db: Db;
  readonly clock: Clock;
}

export function payDebts({ db, clock }: PaymentDeps): UseCase<typeof endpoints.payDebts> {
  return async ({ params: { id: personId }, body }, { person: { loginId }, language }) => {
    const { cod_biblioteca: libraryId, valor_centavos: amount, metodo, submissao } = body;
    const till = await findTill({ db, loginId, language }, personId, libraryId);
    if ('refusal' in till) return till;
    const order = { personId, libraryId, amount, metodo, submission: submissao };
    const at = clock.now();
    return db.transaction().execute(async (trx) => {
      const sight = { db: trx, loginId, language };
      const refusal = await receivePayment(sight, { ...order, receivedIn: till.libraryId, at });
      return refusal ?? { status: 200, body: await writtenReceipt(sight, submissao) };
    });
  };
}

/** Library to have the money that the asker takes of a person who owes it to this one; or a refusal. */
async function findTill(
  sight: Sight,
  personId: number,
  libraryId: number,
): Promise<{ readonly libraryId: number } | Refusal> {
  const [person, tills, unit] = await Promise.all([
    findKnownPerson(sight, personId),
    findTills(sight, personId),
    findUnit(sight),
  ]);
  if (!person) return refuse(404, 'NaoEncontrado');
  if (tills.some(({ id }) => id === libraryId)) return { libraryId };
  // For administrators all libraries that are there are their own.
  if (!unit || !(await isLibrary(sight.db, libraryId))) return refuse(404, 'NaoEncontrado');
  const { takesForOthers } = await readCirculationSettings(sight.db);
  return takesForOthers ? { libraryId: unit.id } : refuse(422, 'PagamentoDeOutraUnidade');
}

async function isLibrary(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom('library').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

async function writtenReceipt(sight: Sight, submission: string) {
  const receipt = await readReceipt(sight, submission);
  if (!receipt) throw new Error(`no payment '${submission}'`);
  return receipt;
}
