import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@estante/test-support';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixedClock } from '../../test/fixed-clock.ts';
import { loadDemoNetwork, type DemoDeps } from './network.ts';
import { unlimited } from '../endpoint/rate-limiter.ts';
import { listOwnPlans } from '../modules/teaching-plans/index.ts';
import { debts, holds, loanRequests, loans, suspensions } from '../modules/circulation/index.ts';

let deps: DemoDeps;
let end: () => Promise<void>;
beforeAll(async () => {
  const database = await createTestDatabase();
  const reportsFolder = await mkdtemp(join(tmpdir(), 'estante-demo-'));
  const { db, pool } = database;
  deps = { db, pool, clock: fixedClock('2026-11-24T15:00:00Z'), reportsFolder };
  end = async () => {
    await database.drop();
    await rm(reportsFolder, { recursive: true });
  };
  await loadDemoNetwork(deps, () => {});
});
afterAll(() => end());

async function as(username: string) {
  const { id, person_id } = await deps.db
    .selectFrom('login')
    .select(['id', 'person_id'])
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  return {
    language: 'pt' as const,
    device: null,
    limiter: unlimited,
    origin: '',
    hasGone: () => false,
    person: { kind: 'person' as const, personId: person_id, loginId: id, sessionId: '' },
  };
}

/** A call without parts. */
const asked = { params: undefined, query: undefined, body: undefined };

async function accountOf(username: string) {
  const asker = await as(username);
  const answers = [
    await loans.listPendingTitles(deps)({ ...asked, query: { showDetails: true } }, asker),
    await holds.listHolds(deps)(asked, asker),
    await debts.listDebts(deps.db)(asked, asker),
    await suspensions.listSuspensions(deps)(asked, asker),
    await loanRequests.listLoanRequests(deps.db)({ ...asked, query: { status: 'todas' } }, asker),
  ];
  return Object.assign({}, ...answers.map((answer) => ('body' in answer ? answer.body : {})));
}

test(
  'the student has loans, a hold on the shelf, small debts, a past suspension, requests',
  { tags: 'long' },
  async () => {
    const account = await accountOf('aluna');
    expect(account.emprestimos).toHaveLength(3);
    const { rows: out } = await sql<{ due: number }>`
    select l.due_on - date '2026-11-24' as due from loan l join login g on g.id = l.login_id
    where g.username = 'aluna' and l.returned_at is null order by 1`.execute(deps.db);
    expect(out.map(({ due }) => due)).toEqual([-3, 2, 4]);
    expect(account.reservas).toMatchObject([{ posicao: null }]);
    expect(account.debitos).toHaveLength(2);
    const { rows: owed } = await sql<{ sum: number }>`
    select sum(b.balance)::integer as sum from debt_balance b join login g using (person_id)
    where g.username = 'aluna'`.execute(deps.db);
    expect(owed[0]?.sum).toBeGreaterThan(0);
    expect(owed[0]?.sum).toBeLessThan(1000);
    expect(account.afastado_ate).toBeNull();
    expect(account.afastamentos).toHaveLength(1);
    expect(account.solicitacoes).toHaveLength(2);
    expect(account.aceita_pix).toBe(true);
  },
);

test(
  'somebody is suspended, somebody has paid a part, requests are in every state',
  { tags: 'long' },
  async () => {
    expect((await accountOf('duaslogins')).afastado_ate).toBe('2026-12-06');
    const entries = await deps.db.selectFrom('debt_entry').select('amount').execute();
    expect(entries).toEqual([{ amount: 300 }]);
    const states = await deps.db.selectFrom('loan_request').select('state').distinct().execute();
    expect(states).toHaveLength(5);
    const inHand = await deps.db.selectFrom('hold').select('state').distinct().execute();
    expect(inHand).toHaveLength(2);
    const letters = await deps.db.selectFrom('notice').select(['mailed_at', 'read_at']).execute();
    expect(letters.length).toBeGreaterThan(1);
    expect(letters.every(({ mailed_at, read_at }) => mailed_at !== null && read_at === null)).toBe(
      true,
    );
  },
);

test(
  'every copy that shows as lent is a loan, and the other way round',
  { tags: 'long' },
  async () => {
    const { rows } = await sql<{ lent: number; odd: number }>`
    select count(l.id)::integer as lent,
      (count(*) filter (where c.id is null or l.id is null
        or c.circulation_due_on is distinct from l.due_on))::integer as odd
    from (select * from copy where state = 'on-loan') c
      full join (select * from loan where returned_at is null) l on l.copy_id = c.id`.execute(
      deps.db,
    );
    expect(rows[0]?.odd).toBe(0);
    expect(rows[0]?.lent).toBeGreaterThan(100);
  },
);

test(
  'the student takes and the teacher teaches in the semester of today, some plans of which are lent',
  { tags: 'long' },
  async () => {
    const plansOf = async (username: string) => {
      const asker = await as(username);
      const query = { disciplina: '', pagina: 1 };
      const answer = await listOwnPlans(deps)({ query } as never, asker);
      if (!('body' in answer)) throw new Error('refused');
      return answer.body;
    };
    const student = await plansOf('aluna');
    expect(student).toMatchObject({ ano: 2026, semestre: 2, recorte: 'cursados', total: 3 });
    const lent = student.planos.flatMap(({ bibliografia }) =>
      bibliografia.map(({ total_emprestimos }) => total_emprestimos),
    );
    expect(Math.max(...lent)).toBeGreaterThan(5);
    expect(await plansOf('professor')).toMatchObject({ semestre: 2, recorte: 'lecionados' });
    // This one belongs to another course, which has no plan for this semester.
    expect(await plansOf('duaslogins')).toMatchObject({ ano: 2025, semestre: 1, recorte: 'curso' });
    expect(await plansOf('mestranda')).toMatchObject({ recorte: null, planos: [] });
  },
);

test('loans of past years are over, year by year', { tags: 'long' }, async () => {
  const { rows } = await sql<{ year: number; total: number; open: number }>`
    select extract(year from lent_at)::integer as year, count(*)::integer as total,
      (count(*) filter (where returned_at is null))::integer as open
    from loan where lent_at < '2026-09-25T16:00:00Z' group by 1 order by 1`.execute(deps.db);
  expect(rows.map(({ year }) => year)).toEqual([2023, 2024, 2025, 2026]);
  expect(rows.every(({ total, open }) => total > 100 && open === 0)).toBe(true);
});
