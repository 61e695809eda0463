import { issueStateCodes, type endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import type { UseCase } from '../../endpoint/use-case.ts';
import { findDescription } from '../catalogue/index.ts';
import { listForStaff } from '../staff-access/index.ts';
import { storedIssueState } from './present-issue.ts';
import { presentStaffIssue } from './present-staff-issue.ts';
import { countStaffIssues, findStaffIssues } from './staff-issue-repository.ts';

/** Lists what a unit awaits of its serials and what it has of them, of one serial or of all. */
export function listStaffIssues(db: Db): UseCase<typeof endpoints.listStaffIssues> {
  return async ({ query }, { person: { loginId }, language }) => {
    const sight = { db, loginId, language };
    const state = query.situacao && storedIssueState(query.situacao);
    const titleId = query.acervo;
    const found = await listForStaff(sight, query, {
      states: issueStateCodes,
      find: (filter, page) => findStaffIssues(sight, { ...filter, titleId, state }, page),
      count: (filter) => countStaffIssues(sight, { ...filter, titleId }),
      totalOf: (told, counts) => counts.get(storedIssueState(told)) ?? 0,
    });
    if ('refusal' in found) return found;
    const { list, rows } = found;
    const acervo = titleId === undefined ? null : await nameSerial(db, titleId);
    return { status: 200, body: { ...list, fasciculos: rows.map(presentStaffIssue), acervo } };
  };
}

/** Names the serial the list is narrowed to; null where there is no such title. */
async function nameSerial(db: Db, id: number) {
  const description = await findDescription(db, id);
  return description ? { cod_acervo: id, titulo: description.title } : null;
}
