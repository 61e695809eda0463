import type { Db } from '@estante/database';
import { sql } from 'kysely';

/** Money is in centavos; a limit of 0 lends nothing. */
interface SampleLoanType {
  readonly code: string;
  readonly name: string;
  readonly name_en: string;
  readonly name_es: string;
  readonly rule: {
    readonly loan_limit: number;
    readonly period_length: number;
    readonly renewals: number;
    readonly fine_per_day: number;
  } | null;
}

/** The first goes by what each category may borrow anyway. */
const loanTypes: readonly SampleLoanType[] = [
  {
    code: 'NOR',
    name: 'Empréstimo normal',
    name_en: 'Standard loan',
    name_es: 'Préstamo normal',
    rule: null,
  },
  {
    code: 'CUR',
    name: 'Empréstimo de curta duração',
    name_en: 'Short loan',
    name_es: 'Préstamo de corta duración',
    rule: { loan_limit: 3, period_length: 3, renewals: 1, fine_per_day: 200 },
  },
  {
    code: 'LOC',
    name: 'Consulta local',
    name_en: 'Library use only',
    name_es: 'Consulta en sala',
    rule: { loan_limit: 0, period_length: 1, renewals: 0, fine_per_day: 0 },
  },
];
const sunday = 7;

/** Loan types with their rules for each category that borrows, and Sundays closed. */
export async function writeSampleRules(trx: Db): Promise<void> {
  for (const { rule, ...type } of loanTypes) {
    await trx
      .insertInto('loan_type')
      .values(type)
      .onConflict((conflict) => conflict.column('code').doNothing())
      .execute();
    if (rule === null) continue;
    await sql`insert into loan_rule
        (category_id, loan_type_id, loan_limit, period_length, renewals, fine_per_day)
      select r.category_id, t.id, ${rule.loan_limit}, ${rule.period_length}, ${rule.renewals},
        ${rule.fine_per_day}
      from loan_rule r, loan_type t
      where t.code = ${type.code} and r.category_id is not null and r.library_id is null
        and r.loan_type_id is null
      on conflict do nothing`.execute(trx);
  }
  await trx.insertInto('opening_entry').values({ weekday: sunday, is_open: false }).execute();
}

/** Clears the rules: nothing is lent until somebody has said to whom, and for how long. */
export async function clearRules(trx: Db): Promise<void> {
  await trx.deleteFrom('loan_rule').execute();
}
