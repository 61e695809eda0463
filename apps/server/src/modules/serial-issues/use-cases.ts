import type { UseCases } from '../../endpoint/use-case.ts';
import type { Context } from '../context.ts';
import { addIssue } from './add-issue.ts';
import { getKardexPermission } from './get-permission.ts';
import { getIssue, listIssues, listKardexChoices } from './list-issues.ts';
import { listStaffIssues } from './list-staff-issues.ts';
import { setIssueState, revertIssue } from './set-issue-state.ts';

/** What answers the calls of serial issues. */
export function useCases(context: Context) {
  return {
    getKardexPermission: getKardexPermission(context.db),
    listKardexChoices: listKardexChoices(context),
    listIssues: listIssues(context),
    listStaffIssues: listStaffIssues(context.db),
    addIssue: addIssue(context),
    setIssueState: setIssueState(context),
    revertIssue: revertIssue(context),
    getIssue: getIssue(context.db),
  } satisfies Partial<UseCases>;
}
