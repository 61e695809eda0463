import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { dateOf, loanRequests, loans } from '../modules/circulation/index.ts';
import type { Clock } from '../platform/clock.ts';

/** A copy that the demo may have out. */
export interface DemoLendable {
  readonly id: number;
  readonly titleId: number;
  readonly barcode: string;
  readonly libraryId: number;
  readonly library: string;
  readonly loanTypeId: number | null;
  readonly volume: string;
  readonly tome: string;
  readonly part: string;
  readonly additionalMaterial: string;
  /** Whether it is lent in the ordinary way, and no other copy of its title can be had. */
  readonly isOnly: boolean;
  readonly isOrdinary: boolean;
}

/** Borrower of the demo, with the link through which they borrow. */
export interface DemoPatron {
  readonly personId: number;
  readonly loginId: number;
  readonly libraryId: number;
}

/** Acts that the scenes of the demo are played with: the desk's own, so many days ago. */
export interface Desk {
  readonly trx: Db;
  /** Moment that lies so many days before now. */
  ago(days: number): Temporal.Instant;
  patron(username: string): DemoPatron;
  /** A copy of the central library, or of another one, whose title no scene has had. */
  take(from: 'central' | 'elsewhere', wanted?: 'only'): DemoLendable;
  /** Lends a copy; returns the number of the loan. A refusal is a fault of the scene. */
  lend(to: string, copy: DemoLendable, daysAgo: number): Promise<number>;
  /** Takes a copy back at a library, at its own where none is named. */
  giveBack(copy: DemoLendable, daysAgo: number, libraryId?: number): Promise<void>;
  send(requestId: number, copy: DemoLendable, daysAgo: number): Promise<void>;
  /** Copies that no scene has had. */
  left(): readonly DemoLendable[];
}

/** Code of the library in which these people borrow. */
const central = 'BC';

/** The staff of the demo who lend. */
export const demoStaff = 'bibliotecaria';

export async function openDesk(trx: Db, clock: Clock): Promise<Desk> {
  const copies = await findLendable(trx);
  const patrons = await findPatrons(trx);
  const taken = new Set<number>();
  const ago = (days: number) => clock.now().subtract({ hours: 24 * days });
  const patron = (username: string) => {
    const found = patrons.get(username);
    if (!found) throw new Error(`the demo network has no login '${username}'`);
    return found;
  };
  const { loginId: staffId } = patron(demoStaff);
  return {
    trx,
    ago,
    patron,
    take: (from, wanted) => {
      const copy = copies.find(
        (one) =>
          (one.library === central) === (from === 'central') &&
          one.isOrdinary &&
          one.isOnly === (wanted === 'only') &&
          !taken.has(one.titleId),
      );
      if (!copy) throw new Error(`the demo network has no copy left: ${from}`);
      taken.add(copy.titleId);
      return copy;
    },
    lend: async (to, { barcode, libraryId, id: copyId }, daysAgo) => {
      const order = { barcode, libraryId, copyId, loginId: patron(to).loginId };
      const outcome = await loans.lendCopy(trx, { ...order, lentBy: staffId, at: ago(daysAgo) });
      if (outcome.kind === 'lent') return outcome.loanId;
      throw new Error(`${barcode} is not lent to '${to}': ${JSON.stringify(outcome)}`);
    },
    giveBack: async ({ barcode, id: copyId, libraryId: home }, daysAgo, libraryId = home) => {
      const order = { barcode, copyId, libraryId, returnedBy: staffId, at: ago(daysAgo) };
      const { kind } = await loans.returnCopy(trx, order);
      if (kind !== 'returned' && kind !== 'received') throw new Error(`${barcode} is ${kind}`);
    },
    send: async (id, copy, daysAgo) => {
      const isSent = await loanRequests.sendRequested(trx, copy.id, { id, now: ago(daysAgo) });
      if (!isSent) throw new Error(`request ${id} does not wait`);
    },
    left: () => copies.filter(({ titleId }) => !taken.has(titleId)),
  };
}

/** Moment so many days ago, as a column of the database takes it. */
export const dateAgo = (desk: Desk, days: number): Date => dateOf(desk.ago(days));

/** Finds one in six of the copies that may be taken home, each time the same ones. */
async function findLendable(trx: Db): Promise<readonly DemoLendable[]> {
  const { rows } = await sql<DemoLendable>`
    select c.id, c.title_id as "titleId", c.barcode, c.library_id as "libraryId", l.code as library,
      c.loan_type_id as "loanTypeId", c.volume, c.tome, c.part,
      c.additional_material as "additionalMaterial", t.code = 'NOR' as "isOrdinary",
      not exists (select from copy o where o.title_id = c.title_id and o.id <> c.id
        and o.state = 'available') as "isOnly"
    from copy c join library l on l.id = c.library_id join loan_type t on t.id = c.loan_type_id
    where c.state = 'available' and abs(hashtext(c.barcode)) % 6 = 0
    order by hashtext(c.barcode), c.id`.execute(trx);
  return rows;
}

async function findPatrons(trx: Db): Promise<ReadonlyMap<string, DemoPatron>> {
  const rows = await trx
    .selectFrom('login')
    .select(['id as loginId', 'person_id as personId', 'library_id as libraryId', 'username'])
    .execute();
  return new Map(rows.map(({ username, ...patron }) => [username, patron]));
}
