import type { UseCases } from '../../endpoint/use-case.ts';
import type { Context } from '../context.ts';
import { getKardexPermission } from './get-permission.ts';
import { getIssue, listIssues, listKardexChoices } from './list-issues.ts';

/** What answers the calls of serial issues. */
export function useCases(context: Context) {
  return {
    getKardexPermission: getKardexPermission(context.db),
    listKardexChoices: listKardexChoices(context),
    listIssues: listIssues(context),
    getIssue: getIssue(context.db),
  } satisfies Partial<UseCases>;
}
