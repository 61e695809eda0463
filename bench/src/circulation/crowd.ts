import { Client, type SendOptions } from './client.ts';
import type { Evidence } from './evidence.ts';
import { writePeople } from './people.ts';
import { libraryOf, type Site } from './site.ts';

/** Clients that race at once. */
export const crowd = 64;

/** Surroundings of a race: application, staff, readers, library and evidence. */
export interface Arena {
  readonly site: Site;
  readonly evidence: Evidence;
  readonly staff: readonly Client[];
  /** Readers that no other race has; each is given out once. */
  readonly readers: (count: number) => Promise<readonly Client[]>;
  /** Library of the staff and of the readers. */
  readonly libraryId: number;
}

/** Opens an arena with some staff, and with as many readers as will be asked for, all signed in. */
export async function openArena(
  site: Site,
  evidence: Evidence,
  readers: number,
  sending?: SendOptions,
): Promise<Arena> {
  const libraryId = await libraryOf(site.pool, 'CENTRAL');
  const where = { libraryId, otherLibraryId: await libraryOf(site.pool, 'NORTE') };
  const people = [...(await writePeople(site.pool, { role: 'patron', count: readers, ...where }))];
  const staff = await writePeople(site.pool, { role: 'staff', count: 8, ...where });
  const enter = async (all: typeof people) => {
    const clients = all.map((person) => new Client(site.address, evidence, person, sending));
    await takeTurns(clients, 8, (client) => client.signIn());
    return clients;
  };
  return {
    site,
    evidence,
    libraryId,
    staff: await enter([...staff]),
    readers: (count) => {
      if (count > people.length) throw new Error('there are no readers left');
      return enter(people.splice(0, count));
    },
  };
}

/** Runs an act so many times at once, each with its number. */
export function atOnce<Result>(
  count: number,
  act: (index: number) => Promise<Result>,
): Promise<Result[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => act(index)));
}

/** Works through a list, so many items at a time. */
export async function takeTurns<Item>(
  items: readonly Item[],
  width: number,
  act: (item: Item, index: number) => Promise<unknown>,
): Promise<void> {
  const left = items.entries();
  await atOnce(width, async () => {
    for (const [index, item] of left) await act(item, index);
  });
}

/** Item of a list that starts over at its end. */
export function nth<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('a list is empty');
  return item;
}

/** Loans made three days earlier than they were: what is renewed today is due later. */
export async function age(pool: Site['pool'], loanIds: readonly number[]): Promise<void> {
  await pool.query(
    `with aged as (
       update loan set lent_at = lent_at - interval '3 days', due_on = due_on - 3
       where id = any($1) returning copy_id, due_on)
     update copy set circulation_due_on = aged.due_on from aged where copy.id = aged.copy_id`,
    [loanIds],
  );
}
