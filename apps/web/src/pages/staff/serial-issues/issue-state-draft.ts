import { staffIssueStates, type StaffIssueState } from '@estante/contract/plain';
import { oneOf } from '../../../browser/one-of.ts';
import type { StaffIssue } from './issue.ts';

/** State of an issue in its form fields. */
export interface IssueStateDraft {
  readonly situacao: StaffIssueState;
  /** YYYY-MM-DD, or ''. */
  readonly recebido_em: string;
  readonly codigo_barras: string;
  readonly nota: string;
}

type IssueState = Pick<StaffIssue, 'situacao' | 'recebido_em' | 'codigo_barras' | 'nota'>;

/** Makes the draft of an issue's state. The day of receipt is today only if the issue is received by it. */
export function draftOf(issue: IssueState | null, today: string): IssueStateDraft {
  const isHere = issue?.situacao === 'recebido' || issue?.situacao === 'encadernado';
  return {
    situacao: oneOf(staffIssueStates, issue?.situacao ?? '') ?? 'recebido',
    recebido_em: issue?.recebido_em ?? (isHere ? '' : today),
    codigo_barras: issue?.codigo_barras ?? '',
    nota: issue?.nota ?? '',
  };
}

/** Makes the body of a call; a blank day is sent as null. */
export const bodyOf = ({ recebido_em, ...draft }: IssueStateDraft) => ({
  ...draft,
  recebido_em: recebido_em || null,
});

/** Makes the body of a call that receives an issue on a day: its bar code and note stay. */
export const arrivalOf = (issue: IssueState, day: string) =>
  bodyOf({ ...draftOf(issue, day), situacao: 'recebido', recebido_em: day });
