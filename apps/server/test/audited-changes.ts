import type { TestApp } from './start-test-app.ts';

/** Changes that staff made to the institution, in the order in which the audit has them. */
export function auditedChanges({ db }: TestApp) {
  return db
    .selectFrom('audit_event')
    .select(['login_id', 'details'])
    .where('kind', '=', 'institution-changed')
    .orderBy('id')
    .execute();
}
