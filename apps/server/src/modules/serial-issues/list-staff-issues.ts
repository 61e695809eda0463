import { issueStateCodes, type endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import type { UseCase } from '../../endpoint/use-case.ts';
import { listForStaff } from '../patrons/index.ts';
import { storedIssueState } from './present-issue.ts';
import { presentStaffIssue } from './present-staff-issue.ts';
import { countStaffIssues, findStaffIssues } from './staff-issue-repository.ts';

/** What a unit waits for of its serials, and what it has of them. */
export function listStaffIssues(db: Db): UseCase<typeof endpoints.listStaffIssues> {
  return async ({ query }, { person: { loginId }, language }) => {
    const sight = { db, loginId, language };
    const state = query.situacao && storedIssueState(query.situacao);
    const found = await listForStaff(sight, query, {
      states: issueStateCodes,
      find: (filter, page) => findStaffIssues(sight, { ...filter, state }, page),
      count: (filter) => countStaffIssues(sight, filter),
      totalOf: (told, counts) => counts.get(storedIssueState(told)) ?? 0,
    });
    if ('refusal' in found) return found;
    const { list, rows } = found;
    return { status: 200, body: { ...list, fasciculos: rows.map(presentStaffIssue) } };
  };
}
