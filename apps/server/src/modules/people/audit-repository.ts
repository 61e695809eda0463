import {
  staffPageSize as quantidade,
  type EndpointRequest,
  type endpoints,
} from '@estante/contract';
import type { Db, RecordPlace } from '@estante/database';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { isCalled } from '../../platform/sql/folded.ts';
import { isWithinDays } from '../../platform/sql/civil-days.ts';
import { foldUsername } from '../auth/index.ts';
import { isSeenBy } from '../staff-access/index.ts';

type AuditQuery = EndpointRequest<typeof endpoints.listAudit>['query'];

/** An event of the audit, or a look at a person's record, with the names of both people. */
export interface AuditRow {
  readonly at: Date;
  readonly kind: string;
  readonly actorId: number | null;
  readonly actor: string | null;
  readonly username: string | null;
  readonly subjectId: number | null;
  readonly subject: string | null;
  readonly details: Readonly<Record<string, unknown>>;
  readonly times: number | null;
  readonly people: number | null;
}

/** Places that show many records at once. */
const lists: readonly RecordPlace[] = ['overdue-loans', 'personal-data'];

/** Looks, each by itself. */
const looks = sql`select last_at, login_id, person_id, place, times, 1 as people, id from record_look`;

/** Looks, those of one of the staff at one list taken together for each day. */
const looksAtLists = sql`
  select last_at, login_id, person_id, place, times, 1, id from record_look
    where place <> all(${lists}::text[])
  union all
  select max(last_at), login_id, case count(*) when 1 then max(person_id) end, place,
    max(times), count(*)::integer, min(id) from record_look
    where place = any(${lists}::text[]) group by login_id, place, looked_on`;

/** Unites the audit events and the looks, each with its moment. */
const eventsWith = (seen: RawBuilder<unknown>) => sql`(
  select at, kind, login_id, person_id, details, null::integer as times, null::integer as people, id
    from audit_event
  union all
  select r.last_at, 'record-seen', r.login_id, r.person_id, jsonb_build_object('place', r.place),
    r.times, r.people, r.id
    from (${seen}) r (last_at, login_id, person_id, place, times, people, id))`;

/** A page of the events and looks that the asker may see, the newest first, and their number in all. */
export async function findAuditRows(db: Db, asker: number, query: AuditQuery) {
  // Asked about one person, each sight of them is found.
  const from = sql`${eventsWith(query.de_quem ? looks : looksAtLists)} e
    left join login l on l.id = e.login_id
    left join person a on a.id = l.person_id
    left join person s on s.id = e.person_id and s.id is distinct from a.id
    where ${sql.join(conditionsOf(asker, query), sql` and `)}`;
  const counted = await sql<{
    total: number;
  }>`select count(*)::integer as total from ${from}`.execute(db);
  const { rows } = await sql<AuditRow>`
    select e.at, e.kind, e.details, e.times, e.people, a.id as "actorId", a.name as actor, l.username,
      s.id as "subjectId", s.name as subject
    from ${from} order by e.at desc, e.id desc
    limit ${quantidade} offset ${(query.pagina - 1) * quantidade}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/**
 * Conditions of the list: nothing is told of another unit's staff but to administrators; nor of
 * what the system did.
 */
function conditionsOf(asker: number, query: AuditQuery): RawBuilder<SqlBool>[] {
  const isAdministrator = sql<SqlBool>`exists (select from login own
    where own.id = ${asker} and own.role = 'administrator')`;
  return [
    sql<SqlBool>`(${isAdministrator} or ${isSeenBy(asker, 'l.library_id')})`,
    isWithinDays('e.at', query.dataIni, query.dataFim),
    ...(query.tipo ? [sql<SqlBool>`e.kind = ${query.tipo}`] : []),
    ...(query.quem
      ? [isNamed(query.quem, 'a', sql`l.username = ${foldUsername(query.quem)}`)]
      : []),
    ...(query.de_quem ? [isNamed(query.de_quem, 's', isUserOf(query.de_quem))] : []),
  ];
}

const isUserOf = (text: string) => sql<SqlBool>`exists (select from login t
  where t.person_id = s.id and t.username = ${foldUsername(text)})`;

function isNamed(text: string, person: 'a' | 's', byUser: RawBuilder<unknown>) {
  return sql<SqlBool>`(${isCalled(`${person}.name_key`, text)} or ${byUser})`;
}
