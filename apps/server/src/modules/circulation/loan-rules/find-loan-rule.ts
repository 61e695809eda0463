import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import type { UseCase } from '../../../endpoint/use-case.ts';
import type { Clock } from '../../../platform/clock.ts';
import { dueColumns, readLoanRules, readOpeningDays } from '../facts/index.ts';
import { dueFrom, ruleFor } from '../rules/index.ts';
import { findRules } from './repository.ts';

interface FindDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** No loan type has this number: rules that name none are about copies without one. */
const noType = 0;

export function findLoanRule({ db, clock }: FindDeps): UseCase<typeof endpoints.findLoanRule> {
  return async ({ query }) => {
    const asked = {
      libraryId: query.biblioteca,
      categoryId: query.categoria,
      loanTypeId: query.tipo ?? noType,
    };
    const rule = ruleFor(await readLoanRules(db), asked);
    const days = await readOpeningDays(db);
    if (rule === null || rule.limit === 0) {
      return { status: 200, body: { regra: await wireRule(db, rule), vence_em: null } };
    }
    const due = dueFrom(clock.now(), rule, days.calendarOf(query.biblioteca));
    const { due_on: day, due_at: moment } = dueColumns(due);
    const vence_em = day ?? moment?.toISOString() ?? null;
    return { status: 200, body: { regra: await wireRule(db, rule), vence_em } };
  };
}

type RuleInForce = NonNullable<ReturnType<typeof ruleFor>>;

async function wireRule(db: Db, rule: RuleInForce | null) {
  const rules = await findRules(db);
  return (
    rules.find(
      (one) =>
        rule !== null &&
        one.cod_biblioteca === rule.libraryId &&
        one.cod_categoria === rule.categoryId &&
        one.cod_tipo_emprestimo === rule.loanTypeId,
    ) ?? null
  );
}
