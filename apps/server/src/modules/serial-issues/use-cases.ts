import { defineUseCases } from '../define-use-cases.ts';
import { addIssue } from './add-issue.ts';
import { claimIssues } from './claim-issues.ts';
import { getSerialIssuesPermission } from './get-permission.ts';
import { getIssue, listIssues, listSerialIssueChoices } from './list-issues.ts';
import { listStaffIssues } from './list-staff-issues.ts';
import { revertIssue, setIssueState } from './set-issue-state.ts';
import { writeIssueClaim } from './write-claim.ts';

/** Use cases behind the calls of serial issues. */
export const useCases = defineUseCases((context) => ({
  getSerialIssuesPermission: getSerialIssuesPermission(context.db),
  listSerialIssueChoices: listSerialIssueChoices(context),
  listIssues: listIssues(context),
  listStaffIssues: listStaffIssues(context.db),
  addIssue: addIssue(context),
  setIssueState: setIssueState(context),
  revertIssue: revertIssue(context),
  writeIssueClaim: writeIssueClaim(context),
  claimIssues: claimIssues(context),
  getIssue: getIssue(context.db),
}));
