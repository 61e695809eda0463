import type { Invariant } from './evidence.ts';

interface InvariantQueries {
  readonly what: string;
  /** Queries that find no row. */
  readonly broken: readonly string[];
}

const holdKey = 'title_id, library_id, volume, tome, part, additional_material';

/** Most comments of one person that may wait, in a new installation. */
export const pendingComments = 3;

/** Finds people with more open rows than they may have. */
function overLimit(table: string, isOpen: string, limit: string): string {
  return `select person_id from ${table} where ${isOpen} group by person_id
    having count(*) > (${limit})`;
}

const institution = (column: string) => `select ${column} from circulation_setting`;

/** Finds rows that were written through a link after the declaration that ended it. */
function writtenAfter(table: string, at: string): string {
  return `select t.id from ${table} t join clearance d on d.login_id = t.login_id
    where d.revoked_at is null and t.${at} > d.made_at`;
}

/** Finds rows that were open on a link when it was declared free, and still are. */
function openOn(table: string, isOpen: string): string {
  return `select t.id from ${table} t join clearance d on d.login_id = t.login_id
    where d.revoked_at is null and ${isOpen}`;
}

/** The invariants of circulation, and the SQL that finds what breaks each. */
export const invariants: Readonly<Record<Invariant, InvariantQueries>> = {
  1: {
    what: 'one active loan for a copy',
    broken: [
      `select copy_id from loan where returned_at is null group by copy_id having count(*) > 1`,
      `select c.id from copy c left join loan l on l.copy_id = c.id and l.returned_at is null
       where (c.circulation_status is not distinct from 'on-loan') <> (l.id is not null)`,
    ],
  },
  2: {
    what: 'renewals within the limit',
    broken: [
      `select id from loan where renewals > (rule ->> 'renewals')::integer`,
      `select l.id from loan l left join renewal r on r.loan_id = l.id group by l.id
       having l.renewals <> count(r.id)`,
    ],
  },
  3: {
    what: 'renewing against a hold: some serial order',
    // A hold is dated while its title is locked, a renewal before it waits for that lock.
    broken: [
      `select r.id from renewal r join loan l on l.id = r.loan_id
       join hold h on h.title_id = l.title_id and h.library_id = l.library_id
         and h.person_id <> l.person_id
       where h.state = 'waiting' and h.suspended_until is null
         and r.renewed_at > h.placed_at
         and not exists (select from copy c where c.title_id = l.title_id and c.state = 'available')`,
    ],
  },
  4: {
    what: 'queues in order of placing',
    broken: [
      `select h.id from hold h join hold later on
         (later.title_id, later.library_id) = (h.title_id, h.library_id)
       where h.state = 'waiting' and h.suspended_until is null and later.released_at is not null
         and (later.placed_at, later.id) > (h.placed_at, h.id) and h.placed_at < later.released_at`,
    ],
  },
  5: {
    what: 'one hold each, none beside a free copy',
    broken: [
      `select person_id from hold where state <> 'ended' group by person_id, ${holdKey}
       having count(*) > 1`,
      `select h.id from hold h join copy c using (${holdKey}) join login on login.id = h.login_id
       where h.state = 'waiting' and h.suspended_until is null and c.state = 'available'
         and not login.is_blocked and login.ended_at is null
         and (select coalesce(sum(balance), 0) from debt_balance b where b.person_id = h.person_id)
           < (${institution('debt_threshold')})`,
      `select c.id from copy c left join hold h on h.copy_id = c.id and h.state = 'released'
       where (c.circulation_status is not distinct from 'held') <> (h.id is not null)`,
    ],
  },
  6: {
    what: 'limits never passed',
    broken: [
      overLimit(
        'loan',
        'returned_at is null',
        `select loan_limit from loan_rule r join patron_category c on c.id = r.category_id
        where c.code = 'GRA' and r.library_id is null and r.loan_type_id is null`,
      ),
      overLimit('hold', `state <> 'ended'`, institution('hold_limit')),
      overLimit('loan_request', 'ended_at is null', institution('request_limit')),
      overLimit('title_comment', `state = 'pending'`, String(pendingComments)),
    ],
  },
  7: {
    what: 'payments within the debt, each once',
    broken: [
      `select debt_id from debt_balance where balance < 0`,
      `select submission from debt_entry where submission is not null
       group by submission having count(distinct entered_at) > 1`,
    ],
  },
  8: {
    what: 'a declaration ends its link',
    broken: [
      writtenAfter('loan', 'lent_at'),
      writtenAfter('hold', 'placed_at'),
      writtenAfter('loan_request', 'requested_at'),
      writtenAfter('debt', 'charged_at'),
      openOn('loan', 't.returned_at is null'),
      openOn('hold', `t.state <> 'ended'`),
      openOn('loan_request', 't.ended_at is null'),
      openOn('debt', '(select balance from debt_balance where debt_id = t.id) > 0'),
      `select d.id from clearance d join session s using (login_id)
       where d.revoked_at is null and s.ended_at is null`,
    ],
  },
  9: {
    what: 'sessions: no false sign-out, a replay ends them',
    broken: [
      `select session_id from refresh_token where used_at is null group by session_id
       having count(*) > 1`,
    ],
  },
  10: { what: 'no answer with data of another person', broken: [] },
  11: { what: 'codes and tokens once', broken: [] },
  12: {
    what: 'one message for an event',
    broken: [
      `select person_id from notice group by person_id, kind, event having count(*) > 1`,
      `select h.id from hold h left join notice n on n.person_id = h.person_id
         and n.kind = 'hold-released' and n.event like 'hold:' || h.id || ':%'
       where h.released_at is not null group by h.id having count(n.id) <> 1`,
    ],
  },
};
