import type { Db } from '@estante/database';
import type { Description } from '@estante/marc';
import { sql } from 'kysely';
import { editionKeys } from './edition-keys.ts';
import { groupRecords, mostOfEdition, titleWords, type EditionFeatures } from './group-records.ts';

/** A record as it is now said to be. */
interface RecordToPlace {
  readonly identifier: string;
  /** Description of the record; null where it is deleted. */
  readonly description: Description | null;
}

interface RecordPlace {
  readonly keys: readonly string[];
  readonly editionId: number;
}

interface Member extends EditionFeatures {
  /** Identifier of a record of the page; null for one that was there already. */
  readonly identifier: string | null;
  readonly id: number | null;
  readonly editionId: number | null;
}

/**
 * The edition of each record, by identifier. Records of others that belong to another edition by what these say, or say
 * no more, are moved; in a transaction in which nobody else moves any.
 */
export async function placeRecords(
  trx: Db,
  institutionId: number,
  records: readonly RecordToPlace[],
): Promise<ReadonlyMap<string, RecordPlace>> {
  const own = records.flatMap(({ identifier, description }) =>
    description ? [described(institutionId, identifier, description)] : [],
  );
  const identifiers = new Set(records.map(({ identifier }) => identifier));
  const sought = [...new Set(own.flatMap((one) => one.keys))];
  const there = await findMembers(trx, institutionId, [...identifiers], sought);
  const isOfPage = (one: StoredMember) =>
    one.institutionId === institutionId && identifiers.has(one.identifier);
  const before = new Map(
    there.filter(isOfPage).map(({ identifier, editionId }) => [identifier, editionId]),
  );
  const members: Member[] = [
    ...own.map((one) => ({ ...one, id: null, editionId: before.get(one.identifier) ?? null })),
    ...there
      .filter((one) => !isOfPage(one))
      .map((one) => ({ ...one, words: titleWords(one.title), identifier: null })),
  ];
  const placed = await chooseEditions(trx, groupRecords(members));
  await moveRecords(trx, placed);
  return new Map(
    placed.flatMap(({ member: { identifier, keys }, editionId }) =>
      identifier === null ? [] : [[identifier, { keys, editionId }] as const],
    ),
  );
}

function described(institutionId: number, identifier: string, description: Description) {
  const keys = editionKeys(description);
  return {
    identifier,
    keys: keys.length > 0 ? keys : [`own|${institutionId}|${identifier}`],
    words: titleWords(`${description.title} ${description.subtitle}`),
  };
}

interface StoredMember {
  readonly id: number;
  readonly institutionId: number;
  readonly identifier: string;
  readonly editionId: number;
  readonly keys: readonly string[];
  readonly title: string;
}

/** Every record of the editions that these are of, or may be of now; not of those that are full. */
async function findMembers(
  trx: Db,
  institutionId: number,
  identifiers: readonly string[],
  keys: readonly string[],
): Promise<readonly StoredMember[]> {
  const { rows } = await sql<StoredMember>`
    with touched as (
      select found.edition_id from unnest(${keys}::text[]) as k (key) cross join lateral (
        select r.edition_id from network_record r
        where r.keys @> array[k.key] and not r.is_deleted limit ${mostOfEdition}
      ) as found
      union
      select r.edition_id from network_record r
      where r.institution_id = ${institutionId}
        and r.identifier = any(${identifiers}::text[]) and r.edition_id is not null
    ), open as (
      select t.edition_id from touched t join network_record r on r.edition_id = t.edition_id
      where not r.is_deleted group by t.edition_id having count(*) <= ${mostOfEdition}
    )
    select r.id, r.institution_id as "institutionId", r.identifier, r.edition_id as "editionId",
      r.keys, concat(r.description ->> 'title', ' ', r.description ->> 'subtitle') as title
    from open join network_record r on r.edition_id = open.edition_id
    where not r.is_deleted order by r.id`.execute(trx);
  return rows;
}

interface PlacedMember {
  readonly member: Member;
  readonly editionId: number;
}

/** The oldest edition that any of its records had, and no other group has; else a new one. */
async function chooseEditions(
  trx: Db,
  groups: readonly (readonly Member[])[],
): Promise<readonly PlacedMember[]> {
  const taken = new Set<number>();
  const chosen = groups.map((members) => {
    const had = members.flatMap(({ editionId }) => (editionId === null ? [] : [editionId]));
    const editionId = had.toSorted((a, b) => a - b).find((id) => !taken.has(id)) ?? null;
    if (editionId !== null) taken.add(editionId);
    return { members, editionId };
  });
  const fresh = await addEditions(trx, chosen.filter(({ editionId }) => editionId === null).length);
  return chosen.flatMap(({ members, editionId }) => {
    const id = editionId ?? fresh.pop();
    if (id === undefined) throw new Error('an edition was not added');
    return members.map((member) => ({ member, editionId: id }));
  });
}

async function addEditions(trx: Db, count: number): Promise<number[]> {
  if (count === 0) return [];
  const { rows } = await sql<{ id: number }>`
    insert into network_edition (changed_xid)
    select pg_current_xact_id() from generate_series(1, ${count}) returning id`.execute(trx);
  return rows.map(({ id }) => id).reverse();
}

async function moveRecords(trx: Db, placed: readonly PlacedMember[]): Promise<void> {
  const moved = placed.flatMap(({ member: { id, editionId: before }, editionId }) =>
    id === null || before === editionId ? [] : [{ id, editionId }],
  );
  if (moved.length === 0) return;
  await sql`
    update network_record r set edition_id = m.edition
    from unnest(
      ${moved.map(({ id }) => id)}::integer[], ${moved.map(({ editionId }) => editionId)}::integer[]
    ) as m (id, edition)
    where r.id = m.id`.execute(trx);
}
