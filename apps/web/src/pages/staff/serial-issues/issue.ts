import type { Output } from '../../../api/api.ts';

export type StaffIssue = Output<'listStaffIssues'>['fasciculos'][number];

/** Its place, and what it is as whoever says something of it sees it. */
export const paramsOf = ({ cod_parte, seq_par, seq_sec }: StaffIssue) => ({
  codPar: String(cod_parte),
  seqPar: String(seq_par),
  seqSec: String(seq_sec),
});

export const seenOf = ({ designacao, situacao }: StaffIssue) => ({ designacao, situacao });

/** 'Cadernos de Saúde Pública, v.3:n.2 (1995:08)'. */
export const nameOf = ({ titulo, designacao }: StaffIssue) => `${titulo}, ${designacao}`;
