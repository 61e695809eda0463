import { endpoints } from '@estante/contract';
import { cancel, lend, place, renew, request, suspend, takeBack, withdraw } from '../acts.ts';
import type { Client } from '../client.ts';
import { age, atOnce, crowd, takeTurns, nth, type Arena } from '../crowd.ts';
import { copiesOf, libraryOf } from '../site.ts';

/** Renews each of 32 loans and places a hold on it at once. */
async function renewAgainstHold({ site, evidence, staff, readers }: Arena): Promise<void> {
  const copies = (await copiesOf(site.pool, 'pair')).slice(0, crowd / 2);
  const borrowers = await readers(8);
  const waiting = await readers(8);
  const loans = await Promise.all(
    copies.map((copy, at) => lend(nth(staff, at), nth(borrowers, at).person, copy)),
  );
  await age(
    site.pool,
    loans.flatMap((loan) => loan?.codigo ?? []),
  );
  await Promise.all(
    copies.map(async (copy, at) => {
      const [day, hold] = await Promise.all([
        renew(nth(borrowers, at), loans[at]?.codigo ?? 0),
        place(nth(waiting, at), copy),
      ]);
      if (!hold) evidence.broken(3, `a hold on ${copy.barcode} was refused`);
      // The renewal came first, so the hold was answered with its new due day.
      const told = hold?.previsao?.de ?? '';
      if (day !== null && hold && told < day)
        evidence.broken(3, `${copy.barcode} was renewed to ${day}, its hold told of ${told}`);
    }),
  );
}

/** Lets 64 readers wait for one copy, each asking twice; then half give up or pause while it comes and goes. */
async function oneQueue({ site, evidence, staff, readers }: Arena): Promise<void> {
  const [copy] = await copiesOf(site.pool, 'queue');
  const all = await readers(crowd);
  const [borrower] = await readers(1);
  if (!copy || !borrower || !(await lend(nth(staff, 0), borrower.person, copy)))
    throw new Error('there is nothing to wait for');
  const placed = await atOnce(crowd * 2, async (at) => {
    const reader = nth(all, at);
    const hold = await place(reader, copy);
    return hold ? [{ reader, hold }] : [];
  });
  const holds = placed.flat();
  evidence.expectWins(5, 'holds of 64 readers', holds.length, crowd);
  const places = holds.map(({ hold }) => hold.posicao ?? 0).sort((one, other) => one - other);
  if (places.some((told, at) => told !== at + 1))
    evidence.broken(4, `readers were told of the places ${places.join(' ')}`);
  await Promise.all([
    ...holds.map(async ({ reader, hold }, at) => {
      if (at % 4 === 0) await cancel(reader, hold.codigo);
      if (at % 4 === 1) await suspend(reader, hold.codigo);
    }),
    takeBack(nth(staff, 0), copy),
    place(borrower, copy),
  ]);
  await comparePlaces(all, copy.titleId, { site, evidence });
}

/** Checks that each reader is told of their own place in the order of placing. */
export async function comparePlaces(
  readers: readonly Client[],
  titleId: number,
  { site, evidence }: Pick<Arena, 'site' | 'evidence'>,
): Promise<void> {
  const { rows } = await site.pool.query<{ id: number; place: number }>(
    `select id, row_number() over (partition by library_id order by placed_at, id)::integer as place
     from hold where title_id = $1 and state = 'waiting'`,
    [titleId],
  );
  const right = new Map(rows.map(({ id, place: at }) => [id, at]));
  await takeTurns(readers, 8, async (reader) => {
    const reply = await reader.call(endpoints.listHolds, {});
    for (const hold of reply.body?.reservas ?? [])
      if (hold.acervo.cod_acervo === titleId && hold.posicao !== (right.get(hold.codigo) ?? null))
        evidence.broken(4, `hold ${hold.codigo} is told of place ${hold.posicao}`);
  });
}

/** Lets one reader place and withdraw more holds and requests at once than the limit allows. */
async function limits({ site, evidence, staff, readers }: Arena): Promise<void> {
  const copies = await copiesOf(site.pool, 'limit');
  const borrowers = await readers(4);
  const [reader] = await readers(1);
  if (!reader) throw new Error('there is no reader');
  await takeTurns(copies, 4, (copy, at) => lend(nth(staff, at), nth(borrowers, at).person, copy));
  const holds = await atOnce(crowd, (at) => place(reader, nth(copies, at)));
  evidence.expectWins(6, 'holds of one reader', holds.filter(Boolean).length, 5);
  const far = await copiesOf(site.pool, 'far');
  const here = await libraryOf(site.pool, 'CENTRAL');
  for (let round = 0; round < 2; round += 1) {
    const made = await atOnce(crowd, (at) => request(reader, nth(far, at), here));
    const ids = made.filter((id) => id !== null);
    evidence.expectWins(6, 'requests of one reader', ids.length, 3);
    if (ids.length > 0) await atOnce(crowd, (at) => withdraw(reader, nth(ids, at)));
  }
}

export async function raceHolds(arena: Arena): Promise<void> {
  await renewAgainstHold(arena);
  await oneQueue(arena);
  await limits(arena);
}
