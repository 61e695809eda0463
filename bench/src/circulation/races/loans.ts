import { comment, lend, renew, takeBack } from '../acts.ts';
import { age, atOnce, crowd, takeTurns, nth, type Arena } from '../crowd.ts';
import { pendingComments } from '../invariants.ts';
import { copiesOf } from '../site.ts';

/** Lets 64 readers want one copy, twice; tests invariant 1. */
async function oneLoanForACopy({ site, evidence, staff, readers }: Arena): Promise<void> {
  const [copy] = await copiesOf(site.pool, 'one');
  if (!copy) throw new Error('there is no copy to race for');
  const all = await readers(crowd);
  for (let round = 0; round < 3; round += 1) {
    const lent = await atOnce(crowd, (at) => lend(nth(staff, at), nth(all, at).person, copy));
    const wins = lent.filter((loan) => loan !== null).length;
    evidence.expectWins(1, 'loans of one copy', wins, 1);
    const back = await atOnce(crowd, (at) => takeBack(nth(staff, at), copy));
    evidence.expectWins(1, 'returns of one loan', back.filter(Boolean).length, 1);
  }
}

/** Renews a loan with one renewal left from 64 tabs: its date moves once. */
async function oneRenewalLeft({ site, evidence, staff, readers }: Arena): Promise<void> {
  const [, copy] = await copiesOf(site.pool, 'one');
  const [reader] = await readers(1);
  const loan = copy && reader && (await lend(nth(staff, 0), reader.person, copy));
  if (!loan) throw new Error('there is no loan to renew');
  await age(site.pool, [loan.codigo]);
  await site.pool.query(
    `update loan set rule = jsonb_set(rule::jsonb, '{renewals}', '1')::json where id = $1`,
    [loan.codigo],
  );
  const days = await atOnce(crowd, () => renew(reader, loan.codigo));
  const renewed = days.filter((day) => day !== null);
  evidence.expectWins(2, 'renewals with one left', renewed.length, 1);
  const { rows } = await site.pool.query<{ due_on: string; renewals: number }>(
    'select due_on, renewals from loan where id = $1',
    [loan.codigo],
  );
  if (rows[0]?.renewals !== 1 || rows[0].due_on !== renewed[0])
    evidence.broken(2, `the loan says ${JSON.stringify(rows[0])}, the answer ${renewed[0]}`);
}

/** Sends one reader to 64 desks, and has them write 64 comments. */
async function limits({ site, evidence, staff, readers }: Arena): Promise<void> {
  const copies = await copiesOf(site.pool, 'limit');
  const [reader] = await readers(1);
  if (!reader) throw new Error('there is no reader');
  const lent = await atOnce(crowd, (at) => lend(nth(staff, at), reader.person, nth(copies, at)));
  const loans = lent.filter((loan) => loan !== null);
  evidence.expectWins(6, 'loans of one reader', loans.length, 5);
  const before = evidence.acts.length;
  await atOnce(crowd, (at) => comment(reader, nth(copies, at)));
  evidence.expectWins(6, 'pending comments', evidence.acts.length - before, pendingComments);
  await takeTurns(copies, staff.length, (copy, at) => takeBack(nth(staff, at), copy));
}

export async function raceLoans(arena: Arena): Promise<void> {
  await oneLoanForACopy(arena);
  await oneRenewalLeft(arena);
  await limits(arena);
}
