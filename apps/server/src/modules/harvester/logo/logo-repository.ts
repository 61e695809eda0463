import type { Db } from '@estante/database';
import { sql } from 'kysely';
import type { DrawnLogo } from './draw-logo.ts';

interface LogoToRead {
  readonly id: number;
  readonly url: string;
}

/** Logos that were never read, or not from there, or last a month ago; one that failed, after a day. */
export async function findLogosToRead(db: Db, now: Date): Promise<readonly LogoToRead[]> {
  const { rows } = await sql<LogoToRead>`
    select i.id, i.logo_url as url
    from network_institution i left join network_logo l on l.institution_id = i.id
    where i.logo_url <> '' and (
      l.institution_id is null or l.source_url <> i.logo_url or
      l.read_at < ${now}::timestamptz - case when l.image is null then interval '1 day' else interval '30 days' end
    )
    order by i.id limit 10`.execute(db);
  return rows;
}

/** Writes a logo; null: it could not be had. One that could be before, at the same address, stays. */
export async function writeLogo(
  db: Db,
  { id, url }: LogoToRead,
  logo: DrawnLogo | null,
  now: Date,
): Promise<void> {
  await sql`
    insert into network_logo (institution_id, source_url, read_at, version, image)
    select i.id, ${url}, ${now}, ${logo?.version ?? null}, ${logo?.image ?? null}
    from network_institution i where i.id = ${id}
    on conflict (institution_id) do update set
      read_at = excluded.read_at,
      version = case when excluded.version is null and network_logo.source_url = excluded.source_url
        then network_logo.version else excluded.version end,
      image = case when excluded.version is null and network_logo.source_url = excluded.source_url
        then network_logo.image else excluded.image end,
      source_url = excluded.source_url`.execute(db);
}

/** Removes logos of institutions whose logo staff took away. */
export async function removeLogos(db: Db): Promise<void> {
  await sql`delete from network_logo l using network_institution i
    where i.id = l.institution_id and i.logo_url = ''`.execute(db);
}
