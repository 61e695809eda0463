import type { AuthorityData } from '@estante/marc';
import type { RecordIdentity, StoredIdentity } from '../identity/identity.ts';
import { filingKey, wholeKey } from '../preparing/filing-key.ts';
import { unpackJson, type PackedJson } from '../database/packed-json.ts';
import { copyLine, copyLineWith, type Transaction } from '../database/transaction.ts';

export interface StoredAuthority extends StoredIdentity {
  readonly matchKey: string | null;
}

export interface AuthorityRow extends StoredAuthority {
  readonly headingId: number;
  readonly marc: PackedJson;
  readonly data: string;
}

type RecordKeys = RecordIdentity & { readonly matchKey: string | null };

/** Everything the incoming records may be. */
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

export async function updateAuthorities(
  transaction: Transaction,
  rows: readonly AuthorityRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await transaction.query(
    `update authority a set heading_id = n.heading_id, match_key = n.match_key,
        digest = decode(n.digest, 'hex'), marc = n.marc, data = n.data
      from unnest($1::integer[], $2::integer[], $3::text[], $4::text[], $5::json[], $6::json[])
        as n (id, heading_id, match_key, digest, marc, data)
      where a.id = n.id`,
    [
      rows.map(({ id }) => id),
      rows.map(({ headingId }) => headingId),
      rows.map(({ matchKey }) => matchKey),
      rows.map(({ digest }) => digest),
      rows.map(({ marc }) => unpackJson(marc)),
      rows.map(({ data }) => data),
    ],
  );
}

/** See and see-also tracings, in the order of the record. */
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
