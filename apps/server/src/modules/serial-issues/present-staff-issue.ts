import type { StaffIssueRow } from './staff-issue-repository.ts';
import { presentIssueState, presentPartKind } from './present-issue.ts';

export function presentStaffIssue(row: StaffIssueRow) {
  return {
    cod_acervo: row.title_id,
    titulo: row.title,
    cod_biblioteca: row.library_id,
    desc_biblioteca: row.library,
    cod_parte: row.part_id,
    tipo: presentPartKind(row.kind),
    desc_parte: row.name,
    seq_par: row.sequence,
    seq_sec: row.section,
    designacao: row.designation,
    ano: row.year,
    mes: row.month,
    situacao: presentIssueState(row.state),
    codigo_barras: row.barcode,
    nota: row.note,
    previsto_em: row.expected_on,
    recebido_em: row.received_on,
    escrito: row.written_at && { nome: row.writer, em: row.written_at.toISOString() },
    do_registro: row.staff_issue_id === null || row.record_says !== null,
  };
}
