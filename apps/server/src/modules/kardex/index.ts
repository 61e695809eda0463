export { getKardexPermission } from './get-permission.ts';
export { getIssue, listIssues, listKardexChoices } from './list-issues.ts';
