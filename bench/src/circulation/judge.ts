import type { ActKind, Evidence, Invariant } from './evidence.ts';
import { invariants } from './invariants.ts';
import type { Site } from './site.ts';

type Pool = Site['pool'];

/**
 * Condition in SQL that holds of an act that was acknowledged, where nothing was lost. `a` is the act and
 * `a.times` the number of times that it was said; $2 is the number of calls that were never answered.
 */
const found: Readonly<Record<ActKind, string>> = {
  lent: 'exists (select from loan l where l.id = a.id and l.person_id = a.person)',
  returned: 'exists (select from loan l where l.id = a.id and l.returned_at is not null)',
  renewed: `(select count(*) from renewal r where r.loan_id = a.id)
    between a.times and a.times + $2`,
  placed: 'exists (select from hold h where h.id = a.id and h.person_id = a.person)',
  cancelled: `exists (select from hold h where h.id = a.id and h.end_reason = 'cancelled')`,
  suspended: `exists (select from hold h where h.id = a.id
    and (h.suspended_until = a.word::date or h.state = 'ended'))`,
  requested: 'exists (select from loan_request r where r.id = a.id and r.person_id = a.person)',
  withdrawn: `exists (select from loan_request r where r.id = a.id and r.ended_by = 'patron')`,
  paid: `(select sum(e.amount) from debt_entry e join debt d on d.id = e.debt_id
    where e.submission = a.word::uuid and d.person_id = a.person) = a.amount`,
  discounted: `(select count(*) from debt_entry e where e.kind = 'discount' and e.debt_id = a.id
    and e.amount = a.amount and e.reason = a.word) between a.times and a.times + $2`,
  commented: `exists (select from title_comment c where c.id = a.id and c.person_id = a.person
    and c.content = a.word)`,
  declared: `exists (select from clearance d where d.code = a.word
    and d.person_id = a.person)`,
};

/** Acts that were acknowledged and are not in the database. */
export async function lostActs(
  pool: Pool,
  { acts, unanswered }: Evidence,
): Promise<readonly string[]> {
  const lost: string[] = [];
  for (const [kind, isFound] of Object.entries(found)) {
    const { rows } = await pool.query<{ id: number; word: string }>(
      `select id, word from (
         select id, person, amount, word, count(*) as times
         from jsonb_to_recordset($1::jsonb)
           as a (id integer, person integer, amount integer, word text)
         group by id, person, amount, word) a
       where (${isFound}) is not true and $2::integer >= 0`,
      [JSON.stringify(acts.filter((act) => act.kind === kind)), unanswered],
    );
    lost.push(...rows.map(({ id, word }) => `${kind} ${id} ${word}`));
  }
  return lost;
}

/** Rows that were shown to a reader as their own and are another person's. */
async function strangersRows(pool: Pool, { told }: Evidence): Promise<readonly string[]> {
  const strange: string[] = [];
  for (const table of ['loan', 'hold'] as const) {
    const { rows } = await pool.query<{ id: number; person: number }>(
      `select distinct id, person from jsonb_to_recordset($1::jsonb) as a (id integer, person integer)
       where not exists (select from ${table} t where t.id = a.id and t.person_id = a.person)`,
      [JSON.stringify(told.filter((one) => one.table === table))],
    );
    strange.push(...rows.map(({ id, person }) => `${table} ${id} was shown to person ${person}`));
  }
  return strange;
}

export interface Verdict {
  readonly invariant: number;
  readonly what: string;
  readonly violations: readonly string[];
}

/** Finds the violations of each invariant: in the database now, and as the racing clients saw them. */
export async function judge(pool: Pool, evidence: Evidence): Promise<readonly Verdict[]> {
  const judged: Verdict[] = [];
  for (const row of await strangersRows(pool, evidence)) evidence.broken(10, row);
  const { seen } = evidence;
  for (const [number, { what, broken }] of Object.entries(invariants)) {
    const invariant = Number(number) as Invariant;
    const violations = seen.filter((one) => one.invariant === invariant).map((one) => one.what);
    for (const [at, query] of broken.entries()) {
      const { rows } = await pool.query<object>(query);
      violations.push(...rows.map((row) => `query ${at + 1} finds ${JSON.stringify(row)}`));
    }
    judged.push({ invariant, what, violations });
  }
  return judged;
}
