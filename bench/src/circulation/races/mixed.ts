import { endpoints } from '@estante/contract';
import { cancel, comment, lend, place, renew, suspend, takeBack } from '../acts.ts';
import type { Client } from '../client.ts';
import { age, crowd, takeTurns, nth, type Arena } from '../crowd.ts';
import { password } from '../people.ts';
import { copiesOf, type ShelfCopy } from '../site.ts';
import { comparePlaces } from './holds.ts';

/** Next act of a person, drawn by lot. */
type Act = () => Promise<unknown>;

/** Loans, holds and link that a reader was last shown as their own. */
export interface ReaderView {
  loans: readonly number[];
  holds: readonly number[];
  loginId: number;
}

export function draw<Item>(items: readonly Item[]): Item {
  return nth(items, Math.floor(Math.random() * items.length));
}

/** Checks that the account call tells a reader about their own person and link. */
async function lookAtSelf(reader: Client, { loginId }: ReaderView): Promise<void> {
  const { body } = await reader.call(endpoints.getPerson, {});
  if (body && (body.user.cod_pessoa !== reader.person.id || body.user.cod_login !== loginId))
    reader.evidence.broken(10, `${reader.person.mark} was taken for ${body.user.login}`);
}

export async function lookAtLoans(reader: Client, shown: ReaderView): Promise<void> {
  const query = { showDetails: 'true' } as const;
  const { body } = await reader.call(endpoints.listPendingTitles, { query });
  shown.loans = body?.emprestimos.map(({ codigo }) => codigo) ?? [];
  const told = shown.loans.map((id) => ({ table: 'loan', id, person: reader.person.id }) as const);
  reader.evidence.told.push(...told);
}

export async function lookAtHolds(reader: Client, shown: ReaderView): Promise<void> {
  const { body } = await reader.call(endpoints.listHolds, {});
  shown.holds = body?.reservas.map(({ codigo }) => codigo) ?? [];
  const told = shown.holds.map((id) => ({ table: 'hold', id, person: reader.person.id }) as const);
  reader.evidence.told.push(...told);
}

/** Switches to the person's other link; the earlier tokens end. */
async function switchLink(reader: Client, shown: ReaderView): Promise<void> {
  const { loginId, otherLoginId } = reader.person;
  const codigo = shown.loginId === loginId ? otherLoginId : loginId;
  const body = { codigo, base: '/', senha: password };
  const reply = await reader.call(endpoints.switchLogin, { body });
  if (!reply.body) return;
  reader.use(reply.body);
  shown.loginId = codigo;
}

function actsOfReader(
  reader: Client,
  shown: ReaderView,
  copies: readonly ShelfCopy[],
): readonly Act[] {
  const ofOwn = (ids: () => readonly number[], act: (id: number) => Promise<unknown>) => async () =>
    ids().length > 0 && act(draw(ids()));
  return [
    () => lookAtSelf(reader, shown),
    () => lookAtLoans(reader, shown),
    () => lookAtHolds(reader, shown),
    () => reader.call(endpoints.listDebts, {}),
    () => reader.call(endpoints.listLogins, {}),
    () => reader.call(endpoints.listCommentedTitles, { query: {} }),
    () => place(reader, draw(copies)),
    () => place(reader, draw(copies)),
    () => comment(reader, draw(copies)),
    () => switchLink(reader, shown),
    ofOwn(
      () => shown.holds,
      (id) => cancel(reader, id),
    ),
    ofOwn(
      () => shown.holds,
      (id) => suspend(reader, id),
    ),
    ofOwn(
      () => shown.loans,
      (id) => renew(reader, id),
    ),
  ];
}

function actsOfDesk(desk: Client, readers: readonly Client[], copies: readonly ShelfCopy[]) {
  const lendOne = () => lend(desk, draw(readers).person, draw(copies));
  return [lendOne, lendOne, () => takeBack(desk, draw(copies))];
}

/** Lends every copy, with due dates that allow a renewal. */
async function lendAll(
  { site, staff }: Arena,
  readers: readonly Client[],
  copies: readonly ShelfCopy[],
) {
  const loans: number[] = [];
  await takeTurns(copies, staff.length, async (copy, at) => {
    const loan = await lend(nth(staff, at), nth(readers, at).person, copy);
    if (loan) loans.push(loan.codigo);
  });
  await age(site.pool, loans);
}

/** Lets desks and readers act at random for so many seconds, 64 at once. */
export async function raceMixed(arena: Arena, seconds: number): Promise<void> {
  const { site, staff, readers } = arena;
  const copies = await copiesOf(site.pool, 'mixed');
  const all = await readers(crowd - staff.length);
  await lendAll(arena, all, copies);
  const ends = performance.now() + seconds * 1000;
  const live = async (acts: readonly Act[]) => {
    while (performance.now() < ends) await draw(acts)();
  };
  await Promise.all([
    ...staff.map((desk) => live(actsOfDesk(desk, all, copies))),
    ...all.map((reader) => {
      const shown: ReaderView = { loans: [], holds: [], loginId: reader.person.loginId };
      return live(actsOfReader(reader, shown, copies));
    }),
  ]);
  const titles = [...new Set(copies.map(({ titleId }) => titleId))];
  await takeTurns(titles, 2, (titleId) => comparePlaces(all, titleId, arena));
}
