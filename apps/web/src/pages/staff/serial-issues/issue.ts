import type { Output } from '../../../api/api.ts';

export type StaffIssue = Output<'listStaffIssues'>['fasciculos'][number];

/** Gives the place of an issue, as calls name it. */
export const paramsOf = ({ cod_parte, seq_par, seq_sec }: StaffIssue) => ({
  codPar: String(cod_parte),
  seqPar: String(seq_par),
  seqSec: String(seq_sec),
});

/** Gives the issue as the caller sees it: a call is refused if it has changed since. */
export const seenOf = ({ designacao, situacao, escrito }: StaffIssue) => ({
  designacao,
  situacao,
  escrito_em: escrito?.em ?? null,
});

/** Names an issue: 'Cadernos de Saúde Pública, v.3:n.2 (1995:08)'. */
export const nameOf = ({ titulo, designacao }: StaffIssue) => `${titulo}, ${designacao}`;
