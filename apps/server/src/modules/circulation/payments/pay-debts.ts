import type { endpoints, PaymentMethod } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse, type Refusal } from '../../../endpoint/refusal.ts';
import type { UseCase } from '../../../endpoint/use-case.ts';
import type { Clock } from '../../../platform/clock.ts';
import { findUnit, type Sight } from '../../patrons/index.ts';
import { findDebts, leftOf } from '../debts/index.ts';
import { dateOf, readCirculationSettings } from '../facts/index.ts';
import { allocate } from './allocate.ts';
import { readReceipt } from './payment-receipt.ts';
import { storedMethod } from './present-account.ts';
import {
  findKnownPerson,
  findSubmission,
  findTills,
  insertPayment,
  lockDebts,
} from './repository.ts';

interface PaymentDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/**
 * The debts of the person to the library are held first, so that of many at once each sees what is
 * left by those before; a form that comes twice finds what the first one wrote.
 */
export function payDebts({ db, clock }: PaymentDeps): UseCase<typeof endpoints.payDebts> {
  return async ({ params: { id: personId }, body }, { person: { loginId }, language }) => {
    const { cod_biblioteca: libraryId, valor_centavos: amount, metodo, submissao } = body;
    const till = await findTill({ db, loginId, language }, personId, libraryId);
    if ('refusal' in till) return till;
    return db.transaction().execute(async (trx) => {
      await lockDebts(trx, personId, libraryId);
      const before = await findSubmission(trx, submissao);
      if (before.length > 0) {
        const asked = { personId, libraryId, amount, metodo };
        if (!isSame(before, asked)) return refuse(409, 'SituacaoMudou');
        return {
          status: 200,
          body: await writtenReceipt({ db: trx, loginId, language }, submissao),
        };
      }
      const owed = await findDebts(trx, { personId, libraryId, isOpen: true }, language);
      if (amount > leftOf(owed)) {
        return refuse(422, 'ValorAcimaDoDevido', { valor_centavos: leftOf(owed) });
      }
      await insertPayment(trx, allocate(owed, amount), {
        at: dateOf(clock.now()),
        enteredBy: loginId,
        method: storedMethod[metodo],
        submission: submissao,
        receivedIn: till.libraryId,
      });
      return { status: 200, body: await writtenReceipt({ db: trx, loginId, language }, submissao) };
    });
  };
}

/** Which library has the money that the asker takes of the person, where it is owed to this one. */
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

type SubmissionRow = Awaited<ReturnType<typeof findSubmission>>;

interface PaymentInput {
  readonly personId: number;
  readonly libraryId: number;
  readonly amount: number;
  readonly metodo: PaymentMethod;
}

function isSame(
  written: SubmissionRow,
  { personId, libraryId, amount, metodo }: PaymentInput,
): boolean {
  const total = written.reduce((sum, one) => sum + one.amount, 0);
  const isOfPlace = written.every(
    (one) =>
      one.personId === personId &&
      one.libraryId === libraryId &&
      one.method === storedMethod[metodo],
  );
  return isOfPlace && total === amount;
}

async function writtenReceipt(sight: Sight, submission: string) {
  const receipt = await readReceipt(sight, submission);
  if (!receipt) throw new Error(`no payment '${submission}'`);
  return receipt;
}
