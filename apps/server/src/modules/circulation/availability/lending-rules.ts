import type { Db } from '@estante/database';
import type { LendingRule } from './copy-availability.ts';

/** Every loan rule of the institution, as far as it says what is lent. */
export function readLendingRules(db: Db): Promise<LendingRule[]> {
  return db
    .selectFrom('loan_rule')
    .select(['library_id as libraryId', 'category_id as categoryId'])
    .select(['loan_type_id as loanTypeId', 'loan_limit as limit'])
    .execute();
}
