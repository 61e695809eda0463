import type { Output } from '../../../api/api.ts';

export type StaffIssue = Output<'listStaffIssues'>['fasciculos'][number];

/** Place of an issue, as calls name it. */
export const paramsOf = ({ cod_parte, seq_par, seq_sec }: StaffIssue) => ({
  codPar: String(cod_parte),
  seqPar: String(seq_par),
  seqSec: String(seq_sec),
});

/** Issue as the caller sees it: a call refuses where it changed since. */
export const seenOf = ({ designacao, situacao, escrito }: StaffIssue) => ({
  designacao,
  situacao,
  escrito_em: escrito?.em ?? null,
});

/** 'Cadernos de Saúde Pública, v.3:n.2 (1995:08)'. */
export const nameOf = ({ titulo, designacao }: StaffIssue) => `${titulo}, ${designacao}`;
