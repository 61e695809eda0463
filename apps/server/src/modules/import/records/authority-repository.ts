import type { AuthorityData } from '@estante/marc';
import type { RecordIdentity, StoredIdentity } from '../identity/identity.ts';
import { filingKey, wholeKey } from '../preparing/filing-key.ts';
import { unpackJson, type PackedJson } from '../database/packed-json.ts';
import { copyLine, copyLineWith, type Transaction } from '../database/transaction.ts';
import type { MovedHeading } from './follow-headings.ts';

export interface StoredAuthority extends StoredIdentity {
  readonly matchKey: string | null;
}

export interface AuthorityRow extends StoredAuthority {
  readonly headingId: number;
  readonly marc: PackedJson;
  readonly data: string;
}

type RecordKeys = RecordIdentity & { readonly matchKey: string | null };

/** Finds all stored records that the incoming ones may be. */
export async function findAuthorities(
  transaction: Transaction,
  sought: readonly RecordKeys[],
): Promise<StoredAuthority[]> {
  return transaction.query<StoredAuthority>(
    `select distinct a.id, a.source_id as "sourceId", a.source_number as number,
        a.match_key as "matchKey", h.key as "titleKey", '{}'::text[] as isbns, null::integer as year,
        encode(a.digest, 'hex') as digest
      from unnest($1::integer[], $2::text[], $3::text[]) as n (source_id, number, match_key)
      join authority a on a.source_id = n.source_id
        and (a.source_number = n.number or (a.source_number is null and a.match_key = n.match_key))
      join heading h on h.id = a.heading_id
      order by a.id`,
    [
      sought.map(({ sourceId }) => sourceId),
      sought.map(({ number }) => number),
      sought.map(({ matchKey }) => matchKey),
    ],
  );
}

export async function insertAuthorities(
  transaction: Transaction,
  rows: readonly AuthorityRow[],
): Promise<void> {
  await transaction.copy(
    'authority (id, heading_id, source_id, source_number, match_key, digest, data, marc)',
    rows.flatMap((row) =>
      copyLineWith(
        [
          row.id,
          row.headingId,
          row.sourceId,
          row.number,
          row.matchKey,
          `\\x${row.digest}`,
          row.data,
        ],
        row.marc,
      ),
    ),
  );
}

/** A record that has taken another heading. */
type MovedAuthority = MovedHeading & { readonly id: number };

/** Writes records anew; answers those that have another heading now. */
export async function updateAuthorities(
  transaction: Transaction,
  rows: readonly AuthorityRow[],
): Promise<MovedAuthority[]> {
  if (rows.length === 0) return [];
  const written = await transaction.query<MovedAuthority>(
    `update authority a set heading_id = n.heading_id, match_key = n.match_key,
        digest = decode(n.digest, 'hex'), marc = n.marc, data = n.data
      from unnest($1::integer[], $2::integer[], $3::text[], $4::text[], $5::json[], $6::json[])
        as n (id, heading_id, match_key, digest, marc, data)
        join authority before using (id)
      where a.id = n.id returning a.id, before.heading_id as "from", a.heading_id as "into"`,
    [
      rows.map(({ id }) => id),
      rows.map(({ headingId }) => headingId),
      rows.map(({ matchKey }) => matchKey),
      rows.map(({ digest }) => digest),
      rows.map(({ marc }) => unpackJson(marc)),
      rows.map(({ data }) => data),
    ],
  );
  return written.filter(({ from, into }) => from !== into);
}

/**
 * Keeps the numbers of the records that had a heading before, by which what is in its place is found; answers the
 * moves from headings that no record has but those that have just come, and that all have left for one other.
 */
export async function keepLeftHeadings(
  transaction: Transaction,
  moved: readonly MovedAuthority[],
): Promise<MovedHeading[]> {
  if (moved.length === 0) return [];
  return transaction.query<MovedHeading>(
    `with moved as (
      select a.heading_id as into_id, n.from_id, s.code, a.source_number
      from unnest($1::integer[], $2::integer[]) as n (id, from_id)
        join authority a using (id) join source s on s.id = a.source_id
    ), kept as (
      insert into withdrawn_authority (heading_id, source, number, named)
        select distinct from_id, code, source_number, '{}'::text[] from moved
          where source_number is not null
        on conflict (heading_id, source, number) do update set named = excluded.named
    )
    select from_id as "from", min(into_id) as "into" from moved
      where not exists (
        select from authority a where a.heading_id = from_id and a.id <> all($1))
      group by from_id having count(distinct into_id) = 1`,
    [moved.map(({ id }) => id), moved.map(({ from }) => from)],
  );
}

/** Replaces see and see-also tracings, in the order of the record. */
export async function replaceReferences(
  transaction: Transaction,
  authorities: readonly { readonly id: number; readonly data: AuthorityData }[],
): Promise<void> {
  await transaction.query('delete from heading_reference where authority_id = any($1)', [
    authorities.map(({ id }) => id),
  ]);
  await transaction.copy(
    'heading_reference (authority_id, position, relation, type, key, text, whole_key)',
    authorities.flatMap(({ id, data }) =>
      referencesOf(data).map(({ relation, type, text }, position) => {
        const key = filingKey(text);
        return copyLine([id, position, relation, type, key, text, wholeKey({ key, text })]);
      }),
    ),
  );
}

function referencesOf({ type, variants, related }: AuthorityData) {
  return [
    ...variants.map((text) => ({ relation: 'variant', type, text })),
    ...related.map((other) => ({
      relation: other.relation,
      type: other.type,
      text: other.heading,
    })),
  ];
}
