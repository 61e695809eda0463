import { descriptionVersion } from '@estante/marc';
import {
  insertCountedTitles,
  updateCountedTitles,
  type CountedBy,
} from '../preparing/counted-titles.ts';
import type { Evidence } from '../identity/evidence.ts';
import type { RecordIdentity, StoredIdentity } from '../identity/identity.ts';
import { unpackJson, type PackedJson } from '../database/packed-json.ts';
import { arrayText, copyLineWith, type Transaction } from '../database/transaction.ts';

export interface StoredTitle extends StoredIdentity {
  readonly titleId: number;
  readonly evidence: () => Evidence;
  readonly isPrimary: boolean;
  /** Version of its title's description. */
  readonly descriptionVersion: number;
  readonly matchKey: string | null;
  /** Whether its source had withdrawn it. */
  readonly isWithdrawn: boolean;
}

/** A record to be written, whole. */
export interface RecordRow extends StoredTitle {
  readonly marc: PackedJson;
  /** The import that writes it. */
  readonly importId: number | null;
}

/** Record as it is found, before it is asked what it says. */
export type FoundTitle = Omit<StoredTitle, 'evidence'>;

export interface TitleRow {
  readonly id: number;
  readonly workType: string;
  /** Area of its first classification: 'ddc:8'. */
  readonly area: string;
  readonly counted: CountedBy;
  readonly description: PackedJson;
}

type RecordKeys = RecordIdentity & { readonly matchKey: string | null };

// The first record that comes back describes a title that was withdrawn.
const columns = `r.id, r.title_id as "titleId", r.withdrawn_at is not null as "isWithdrawn",
  (r.is_primary or (select withdrawn_at is not null from title where id = r.title_id)) as "isPrimary",
  r.source_id as "sourceId",
  r.source_number as number, r.match_key as "matchKey", r.title_key as "titleKey", r.isbns, r.year,
  encode(r.digest, 'hex') as digest,
  (select description_version from title where id = r.title_id) as "descriptionVersion"`;

/** Finds all stored records that the incoming ones may be, or join. */
export async function findLike(
  transaction: Transaction,
  incoming: readonly RecordKeys[],
): Promise<FoundTitle[]> {
  const numbered = incoming.filter(({ number }) => number !== null);
  const unnumbered = incoming.filter(({ number }) => number === null);
  return [
    ...(await findNumbered(transaction, numbered)),
    ...(await findUnnumbered(transaction, unnumbered)),
    ...(await findShort(transaction, incoming)),
  ];
}

type NumberSought = Pick<RecordKeys, 'sourceId' | 'number'> &
  Partial<Pick<RecordKeys, 'digest' | 'titleKey'>>;

/**
 * Records that bear the numbers. Where thousands bear one, as where a source writes its own code in
 * each 001, those that may be the sought ones: the same record, the same title, then the oldest.
 */
export async function findNumbered(
  transaction: Transaction,
  sought: readonly NumberSought[],
): Promise<FoundTitle[]> {
  if (sought.length === 0) return [];
  return transaction.query<FoundTitle>(
    `select ${columns} from
        (select distinct * from unnest($1::integer[], $2::text[]) as n (source_id, number)) as n
      cross join lateral (
        select * from bibliographic_record b
          where b.source_id = n.source_id and b.source_number = n.number
          order by b.digest = any($3::bytea[]) desc, b.title_key = any($4::text[]) desc, b.id
          limit 500) as r
      order by r.id`,
    [
      sought.map(({ sourceId }) => sourceId),
      sought.map(({ number }) => number),
      sought.map(({ digest = '' }) => `\\x${digest}`),
      sought.map(({ titleKey = '' }) => titleKey),
    ],
  );
}

/** Short records of the same ISBN or title, which a whole record takes the place of. */
function findShort(transaction: Transaction, sought: readonly RecordKeys[]): Promise<FoundTitle[]> {
  return transaction.query<FoundTitle>(
    `select ${columns} from bibliographic_record r
      where r.source_number like 'breve-%' and r.withdrawn_at is null
        and (r.isbns && $1 or r.title_key = any($2)) order by r.id`,
    [sought.flatMap(({ isbns }) => isbns), sought.map(({ titleKey }) => titleKey)],
  );
}

async function findUnnumbered(
  transaction: Transaction,
  sought: readonly RecordKeys[],
): Promise<FoundTitle[]> {
  if (sought.length === 0) return [];
  return transaction.query<FoundTitle>(
    `select ${columns} from unnest($1::integer[], $2::text[]) as k (source_id, match_key)
      join bibliographic_record r on r.source_id = k.source_id and r.match_key = k.match_key
        and r.source_number is null
    union
    select ${columns} from bibliographic_record r where r.isbns && $3 and r.withdrawn_at is null
    order by id`,
    [
      sought.map(({ sourceId }) => sourceId),
      sought.map(({ matchKey }) => matchKey),
      sought.flatMap(({ isbns }) => isbns),
    ],
  );
}

export async function insertTitles(
  transaction: Transaction,
  titles: readonly TitleRow[],
  includedOn: string,
): Promise<void> {
  await transaction.copy(
    'title (id, work_type, area, included_on, description_version, description)',
    titles.flatMap(({ id, workType, area, description }) =>
      copyLineWith([id, workType, area, includedOn, descriptionVersion], description),
    ),
  );
  await insertCountedTitles(transaction, titles);
}

export async function updateTitles(
  transaction: Transaction,
  titles: readonly TitleRow[],
): Promise<void> {
  if (titles.length === 0) return;
  await transaction.query(
    `update title t set work_type = n.work_type, area = n.area, description = n.description,
        description_version = $4, updated_at = now(),
        -- What staff withdrew they bring back themselves.
        withdrawn_at = case when exists (select from title_withdrawal w where w.title_id = t.id)
          then t.withdrawn_at end
      from unnest($1::integer[], $2::text[], $5::text[], $3::json[])
        as n (id, work_type, area, description)
      where t.id = n.id`,
    [
      titles.map(({ id }) => id),
      titles.map(({ workType }) => workType),
      titles.map(({ description }) => unpackJson(description)),
      descriptionVersion,
      titles.map(({ area }) => area),
    ],
  );
  await updateCountedTitles(transaction, titles);
}

export async function insertRecords(
  transaction: Transaction,
  records: readonly RecordRow[],
): Promise<void> {
  await transaction.copy(
    `bibliographic_record (id, title_id, source_id, source_number, title_key, match_key, isbns, year,
      is_primary, digest, import_id, marc)`,
    records.flatMap((record) =>
      copyLineWith(
        [
          record.id,
          record.titleId,
          record.sourceId,
          record.number,
          record.titleKey,
          record.matchKey,
          arrayText(record.isbns),
          record.year,
          record.isPrimary,
          `\\x${record.digest}`,
          record.importId,
        ],
        record.marc,
      ),
    ),
  );
}

export async function updateRecords(
  transaction: Transaction,
  records: readonly RecordRow[],
): Promise<void> {
  if (records.length === 0) return;
  await transaction.query(
    `update bibliographic_record r set title_key = n.title_key, match_key = n.match_key,
        isbns = n.isbns::text[], year = n.year, digest = decode(n.digest, 'hex'), marc = n.marc,
        is_primary = n.is_primary, withdrawn_at = null, import_id = n.import_id,
        source_id = n.source_id, source_number = n.number
      from unnest($1::integer[], $2::text[], $3::text[], $4::text[], $5::integer[], $6::text[],
        $7::json[], $8::boolean[], $9::integer[], $10::integer[], $11::text[])
        as n (id, title_key, match_key, isbns, year, digest, marc, is_primary, import_id, source_id,
          number)
      where r.id = n.id`,
    [
      records.map(({ id }) => id),
      records.map(({ titleKey }) => titleKey),
      records.map(({ matchKey }) => matchKey),
      records.map(({ isbns }) => arrayText(isbns)),
      records.map(({ year }) => year),
      records.map(({ digest }) => digest),
      records.map(({ marc }) => unpackJson(marc)),
      records.map(({ isPrimary }) => isPrimary),
      records.map(({ importId }) => importId),
      records.map(({ sourceId }) => sourceId),
      records.map(({ number }) => number),
    ],
  );
}
