import type { Db } from '@estante/database';
import { lockPerson } from '../../patrons/index.ts';
import { lockCopies, type CirculatingCopy } from '../facts/index.ts';
import type { Lateness } from '../rules/index.ts';
import { chargeLateness } from './charge-lateness.ts';
import { lockOpenLoan, readLoan, type OpenLoan } from './loan-repository.ts';
import { closeLoan } from './return-repository.ts';
import { findPlace, settleCopy, type Destination } from './settle-copy.ts';
import { findLoanWithoutCopy, findScanned, type ScannedCopy } from './scan-repository.ts';
import { chooseCopy, type CopyChoice, type Scan } from './scanned-copy.ts';

type CopyState = CirculatingCopy['state'];

export interface ReturnCommand extends Scan {
  /** Login of the staff that took it back; null: a kiosk. */
  readonly returnedBy: number | null;
  readonly at: Temporal.Instant;
}

export type ReturnOutcome =
  | {
      readonly kind: 'returned';
      readonly loan: OpenLoan;
      /** Days late, with the fine and the suspension for them. */
      readonly lateness: Lateness;
      /** Outcome for the copy; null: it has left the catalogue. */
      readonly settled: Destination | null;
      readonly copy: ScannedCopy | null;
    }
  /**
   * Nobody had it on loan here: it came from another library or is not at home in this one, was
   * found, or its source has it out.
   */
  | {
      readonly kind: 'received';
      readonly settled: Destination;
      readonly copy: ScannedCopy;
      readonly was: CopyState;
    }
  /** The copy is where it belongs: a second scan changes nothing. */
  | {
      readonly kind: 'not-on-loan';
      readonly settled: Destination;
      readonly copy: ScannedCopy;
      readonly was: CopyState;
    }
  | { readonly kind: 'unknown-copy' }
  | { readonly kind: 'ambiguous'; readonly copies: readonly ScannedCopy[] };

/**
 * Takes a copy back at any library, in a transaction of the caller's: ends its loan, charges the fine, imposes the
 * suspension, and gives the copy to the next in the queue or sends it home.
 */
export async function returnCopy(trx: Db, command: ReturnCommand): Promise<ReturnOutcome> {
  const chosen = chooseReturned(await findScanned(trx, command.barcode, command.language), command);
  if (chosen.kind === 'ambiguous') return chosen;
  if (chosen.kind === 'unknown') return returnWithoutCopy(trx, command);
  const { copy } = chosen;
  const locked = await lockCopies(trx, copy.titleId);
  const now = locked.find(({ id }) => id === copy.id);
  if (!now) return { kind: 'unknown-copy' };
  if (now.loanId !== null) return endLoan(trx, now.loanId, copy, command);
  return receive(trx, now, copy, command);
}

const away = new Set<CopyState>(['on-loan', 'claimed-returned', 'in-transit', 'lost']);

/** Receives a copy that nobody has on loan: it goes to where it belongs, unless it is there. */
async function receive(
  trx: Db,
  now: CirculatingCopy,
  copy: ScannedCopy,
  command: ReturnCommand,
): Promise<ReturnOutcome> {
  const was = now.state;
  const isStanding = !away.has(was);
  const place = isStanding && (await findPlace(trx, now));
  if (place && place.libraryId === command.libraryId) {
    return { kind: 'not-on-loan', settled: place.destination, copy, was };
  }
  return { kind: 'received', settled: await settleCopy(trx, now, command), copy, was };
}

/** Chooses among several copies with one bar code that which is out. */
function chooseReturned(candidates: readonly ScannedCopy[], command: ReturnCommand): CopyChoice {
  const out = candidates.filter(
    ({ state, loanId }) => loanId !== null || state === 'in-transit' || state === 'on-loan',
  );
  return chooseCopy(out.length > 0 ? out : candidates, command);
}

async function returnWithoutCopy(trx: Db, command: ReturnCommand): Promise<ReturnOutcome> {
  const loanId = await findLoanWithoutCopy(trx, command.barcode);
  return loanId === null ? { kind: 'unknown-copy' } : endLoan(trx, loanId, null, command);
}

async function endLoan(
  trx: Db,
  loanId: number,
  copy: ScannedCopy | null,
  command: ReturnCommand,
): Promise<ReturnOutcome> {
  const seen = await readLoan(trx, loanId);
  if (seen) await lockPerson(trx, seen.personId);
  const loan = await lockOpenLoan(trx, loanId);
  // Somebody was quicker: of a copy that has left the catalogue nothing else is locked.
  if (!loan) {
    const [there] = copy ? await findNow(trx, copy) : [];
    return copy && there ? receive(trx, there, copy, command) : { kind: 'unknown-copy' };
  }
  await closeLoan(trx, loan, command, { isLost: false });
  const lateness = await chargeLateness(trx, loan, command.at);
  const [now] = copy ? await findNow(trx, copy) : [];
  const settled = now ? await settleCopy(trx, now, command) : null;
  return { kind: 'returned', loan, lateness, settled, copy };
}

async function findNow(trx: Db, copy: ScannedCopy): Promise<readonly CirculatingCopy[]> {
  return (await lockCopies(trx, copy.titleId)).filter(({ id }) => id === copy.id);
}
