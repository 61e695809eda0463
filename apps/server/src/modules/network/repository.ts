import type { Db, NetworkInstitutionState } from '@estante/database';
import type { Description } from '@estante/marc';
import { sql } from 'kysely';

/** A record of an edition, with whose it is. */
export interface NetworkRecord {
  readonly id: number;
  readonly editionId: number;
  readonly identifier: string;
  readonly datestamp: Date;
  readonly harvestedAt: Date;
  readonly format: 'marcxml' | 'oai_dc';
  readonly description: Description;
  readonly institution: RecordInstitution;
}

export interface RecordInstitution {
  readonly id: number;
  readonly name: string;
  readonly state: NetworkInstitutionState;
  readonly isPaused: boolean;
  /** Version of our copy of its logo; null: there is none. */
  readonly logoVersion: string | null;
  readonly titleUrl: string;
  readonly holdUrl: string;
}

function records(db: Db) {
  return db
    .selectFrom('network_record as r')
    .innerJoin('network_institution as i', 'i.id', 'r.institution_id')
    .leftJoin('network_logo as l', 'l.institution_id', 'i.id')
    .select([
      'r.id',
      'r.edition_id',
      'r.identifier',
      'r.datestamp',
      'r.harvested_at',
      'r.format',
      'r.description',
      'i.id as institution',
      'i.name',
      'i.state',
      'i.is_paused',
      'l.version as logo_version',
      'i.title_url',
      'i.hold_url',
    ])
    .where('r.is_deleted', '=', false)
    .orderBy('r.id');
}

type Row = Awaited<ReturnType<ReturnType<typeof records>['execute']>>[number];

function recordOf(row: Row): NetworkRecord[] {
  if (row.edition_id === null || row.format === null || row.description === null) return [];
  return [
    {
      id: row.id,
      editionId: row.edition_id,
      identifier: row.identifier,
      datestamp: row.datestamp,
      harvestedAt: row.harvested_at,
      format: row.format,
      description: row.description,
      institution: {
        id: row.institution,
        name: row.name,
        state: row.state,
        isPaused: row.is_paused,
        logoVersion: row.logo_version,
        titleUrl: row.title_url,
        holdUrl: row.hold_url,
      },
    },
  ];
}

/** Every record of the editions, the oldest first; an edition that nobody has any more is left out. */
export async function findEditions(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly NetworkRecord[]>> {
  if (ids.length === 0) return new Map();
  const rows = await records(db).where('r.edition_id', 'in', ids).execute();
  return Map.groupBy(rows.flatMap(recordOf), ({ editionId }) => editionId);
}

export async function findRecord(db: Db, id: number): Promise<NetworkRecord | undefined> {
  const row = await records(db).where('r.id', '=', id).executeTakeFirst();
  return row && recordOf(row)[0];
}

export async function readLogo(db: Db, institutionId: number) {
  const logo = await db
    .selectFrom('network_logo')
    .select(['version', 'image'])
    .where('institution_id', '=', institutionId)
    .executeTakeFirst();
  const { version = null, image = null } = logo ?? {};
  return version === null || image === null ? undefined : { version, image };
}

export interface InstitutionTotals extends RecordInstitution {
  readonly titles: number;
  readonly harvestedAt: Date | null;
}

export async function findInstitutions(db: Db): Promise<readonly InstitutionTotals[]> {
  const { rows } = await sql<InstitutionTotals>`
    select i.id, i.name, i.state, i.is_paused as "isPaused", l.version as "logoVersion",
      i.title_url as "titleUrl", i.hold_url as "holdUrl", i.last_harvest_at as "harvestedAt",
      (select count(*)::integer from network_record r
        where r.institution_id = i.id and not r.is_deleted) as titles
    from network_institution i left join network_logo l on l.institution_id = i.id
    order by i.id`.execute(db);
  return rows;
}

export async function hasInstitutions(db: Db): Promise<boolean> {
  const row = await db.selectFrom('network_institution').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}
