import { staffIssueStates, type StaffIssueState } from '@estante/contract/plain';
import { oneOf } from '../../../browser/one-of.ts';
import type { StaffIssue } from './issue.ts';

/** State of an issue as it stands in a form. */
export interface IssueStateDraft {
  readonly situacao: StaffIssueState;
  /** YYYY-MM-DD, or ''. */
  readonly recebido_em: string;
  readonly codigo_barras: string;
  readonly nota: string;
}

type Stated = Pick<StaffIssue, 'situacao' | 'recebido_em' | 'codigo_barras' | 'nota'>;

/** Draft of what an issue is. Today is the day of receipt only where the issue comes with it. */
export function draftOf(issue: Stated | null, today: string): IssueStateDraft {
  const isHere = issue?.situacao === 'recebido' || issue?.situacao === 'encadernado';
  return {
    situacao: oneOf(staffIssueStates, issue?.situacao ?? '') ?? 'recebido',
    recebido_em: issue?.recebido_em ?? (isHere ? '' : today),
    codigo_barras: issue?.codigo_barras ?? '',
    nota: issue?.nota ?? '',
  };
}

/** Draft as calls take it: without a day none is known. */
export const bodyOf = ({ recebido_em, ...draft }: IssueStateDraft) => ({
  ...draft,
  recebido_em: recebido_em || null,
});

/** Body of a call that receives an issue on a day: its bar code and note stay. */
export const arrivalOf = (issue: Stated, day: string) =>
  bodyOf({ ...draftOf(issue, day), situacao: 'recebido', recebido_em: day });
