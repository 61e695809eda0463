import type { TestApp } from './start-test-app.ts';

/** What staff changed of the institution, in the order it was written down. */
export function auditedChanges({ db }: TestApp) {
  return db
    .selectFrom('audit_event')
    .select(['login_id', 'details'])
    .where('kind', '=', 'institution-changed')
    .orderBy('id')
    .execute();
}
