import type { Db, LoanTerms } from '@estante/database';
import type { FixedDue, LoanRule } from '../rules/index.ts';

/** Every loan rule of the institution; `ruleFor` finds the one of a case. */
export async function readLoanRules(db: Db): Promise<LoanRule[]> {
  const rows = await db.selectFrom('loan_rule').selectAll().orderBy('id').execute();
  return rows.map((row) => ({
    libraryId: row.library_id,
    categoryId: row.category_id,
    loanTypeId: row.loan_type_id,
    limit: row.loan_limit,
    period: { unit: row.period_unit, length: row.period_length },
    renewals: row.renewals,
    allowsHolds: row.allows_holds,
    pickupDays: row.pickup_days,
    finePerDay: row.fine_per_day,
    graceDays: row.grace_days,
    fineCap: row.fine_cap,
    suspensionFactor: Number(row.suspension_factor),
    suspensionCap: row.suspension_cap,
    fixedDue: fixedDueOf(row.fixed_from, row.fixed_until, row.fixed_due_on),
  }));
}

function fixedDueOf(from: string | null, until: string | null, dueOn: string | null) {
  if (from === null || until === null || dueOn === null) return null;
  return daysOf({ from, until, dueOn });
}

/** The rule as a loan keeps it. */
export function termsOf(rule: LoanRule): LoanTerms {
  const {
    categoryId: _category,
    loanTypeId: _type,
    libraryId: _library,
    fixedDue,
    ...terms
  } = rule;
  return {
    ...terms,
    fixedDue: fixedDue && {
      from: fixedDue.from.toString(),
      until: fixedDue.until.toString(),
      dueOn: fixedDue.dueOn.toString(),
    },
  };
}

/** Loan rule that a loan was made under, without the scope of it. */
export function ruleOfTerms(
  terms: LoanTerms,
): Omit<LoanRule, 'categoryId' | 'loanTypeId' | 'libraryId'> {
  return { ...terms, fixedDue: terms.fixedDue && daysOf(terms.fixedDue) };
}

function daysOf(fixed: NonNullable<LoanTerms['fixedDue']>): FixedDue {
  return {
    from: Temporal.PlainDate.from(fixed.from),
    until: Temporal.PlainDate.from(fixed.until),
    dueOn: Temporal.PlainDate.from(fixed.dueOn),
  };
}
