import type { Db } from '@estante/database';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { nameIn } from '../../platform/sql/name-in.ts';
import { isSeenBy, type Sight } from '../staff-access/index.ts';

/** Copies that a login of the staff acts on, with what their page tells. */
function seenCopies(sight: Sight) {
  return allCopies(sight).where(isSeenBy(sight.loginId, 'c.library_id'));
}

function allCopies({ db, language }: Sight) {
  return db
    .selectFrom('copy as c')
    .innerJoin('title as t', 't.id', 'c.title_id')
    .innerJoin('library as b', 'b.id', 'c.library_id')
    .leftJoin('collection as co', 'co.id', 'c.collection_id')
    .leftJoin('location as lo', 'lo.id', 'c.location_id')
    .leftJoin('loan_type as lt', 'lt.id', 'c.loan_type_id')
    .leftJoin('loan as l', (join) =>
      join.onRef('l.copy_id', '=', 'c.id').on('l.returned_at', 'is', null),
    )
    .select(['c.id', 'c.title_id', 'c.library_id', 'c.collection_id', 'c.location_id'])
    .select(['c.loan_type_id', 'c.barcode', 'c.call_number', 'c.volume', 'c.tome', 'c.part'])
    .select(['c.copy_number', 'c.additional_material', 'c.price', 'c.acquired_on', 'c.note'])
    .select(['c.status', 'c.state', 'c.circulation_status', 'c.expected_on', 'c.record_says'])
    .select(['c.source_key', 'l.id as loan_id', 't.withdrawn_at'])
    .select(sql<string>`coalesce(t.description ->> 'title', '')`.as('title'))
    .select(nameIn('b', language).as('library'))
    .select(nameIn<string | null>('co', language).as('collection'))
    .select(nameIn<string | null>('lo', language).as('location'))
    .select(nameIn<string | null>('lt', language).as('loan_type'));
}

interface Page {
  readonly page: number;
  readonly size: number;
  /** Bar code that was scanned: copies that bear it come first. */
  readonly scanned: string;
}

/**
 * A page of those that fit, the newest titles first, and of each by library and shelf: in the order of an index,
 * where no bar code was scanned.
 */
export function findCopies(
  sight: Sight,
  asked: RawBuilder<SqlBool>,
  { page, size, scanned }: Page,
) {
  return seenCopies(sight)
    .where(asked)
    .$if(scanned !== '', (q) => q.orderBy(sql`upper(c.barcode) is distinct from upper(${scanned})`))
    .orderBy('c.title_id', 'desc')
    .orderBy('b.name')
    .orderBy('c.call_number')
    .orderBy('c.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
}

export type CopyRow = NonNullable<Awaited<ReturnType<typeof findCopy>>>;

export function findCopy(sight: Sight, id: number) {
  return seenCopies(sight).where('c.id', '=', id).executeTakeFirst();
}

/** Copies that bear one of these bar codes, in whatever case. */
export function findBearers(sight: Sight, barcodes: readonly string[]) {
  const codes = barcodes.map((barcode) => barcode.toUpperCase());
  return seenCopies(sight)
    .where(sql<boolean>`upper(c.barcode) = any(${codes}::text[])`)
    .orderBy('c.id')
    .execute();
}

/** Copies of a title that the asker sees, withdrawn ones too. */
export function findOfTitle(sight: Sight, titleId: number) {
  return seenCopies(sight).where('c.title_id', '=', titleId).orderBy('c.id').execute();
}

/** Finds a copy wherever it is: staff who have just moved it to another library are told of it a last time. */
export function findMoved(sight: Sight, id: number) {
  return allCopies(sight).where('c.id', '=', id).executeTakeFirst();
}

export function findChanges(db: Db, copyId: number) {
  return db
    .selectFrom('copy_change as ch')
    .innerJoin('login as l', 'l.id', 'ch.changed_by')
    .innerJoin('person as p', 'p.id', 'l.person_id')
    .select(['ch.act', 'ch.changes', 'ch.note', 'ch.changed_at', 'p.name'])
    .where('ch.copy_id', '=', copyId)
    .orderBy('ch.id', 'desc')
    .limit(50)
    .execute();
}

/** Reader of an open loan. */
export async function findBorrower(db: Db, loanId: number) {
  const row = await db
    .selectFrom('loan as l')
    .innerJoin('person as p', 'p.id', 'l.person_id')
    .select(['l.login_id', 'p.name'])
    .where('l.id', '=', loanId)
    .executeTakeFirst();
  const { login_id: login } = row ?? {};
  return row && login ? { cod_login: login, nome_pessoa: row.name } : null;
}

/** Another copy of the catalogue that bears a bar code and may still be scanned. */
export async function findBearer(db: Db, barcode: string, except: number | null) {
  const row = await db
    .selectFrom('copy as c')
    .innerJoin('title as t', 't.id', 'c.title_id')
    .select(sql<string>`coalesce(t.description ->> 'title', '')`.as('title'))
    .where(sql<boolean>`upper(c.barcode) = upper(${barcode})`)
    .where('c.state', '<>', 'withdrawn')
    .$if(except !== null, (q) => q.where('c.id', '<>', except ?? 0))
    .orderBy('c.id')
    .executeTakeFirst();
  return row?.title ?? null;
}
