import type { SuggestionRow } from './repository.ts';
import { wireState } from './state.ts';

export function presentSuggestion(row: SuggestionRow) {
  const { handled_at } = row;
  return {
    codigo: row.id,
    enviado_em: row.sent_at.toISOString(),
    cod_biblioteca: row.library_id,
    desc_biblioteca: row.library,
    pessoa: { nome_pessoa: row.person, tem_email: row.emails.length > 0 },
    autor: row.author,
    titulo: row.title,
    edicao: row.edition,
    editor: row.publisher,
    isbn_issn: row.isbn_issn,
    periodico: row.is_serial,
    outras_inf: row.notes,
    ensino: teachingOf(row),
    situacao: wireState(row.state),
    andamento: handled_at && {
      nome: row.handler,
      em: handled_at.toISOString(),
      resposta: row.answer,
    },
  };
}

function teachingOf({ course_name, discipline_name, copies }: SuggestionRow) {
  if (course_name === null || discipline_name === null || copies === null) return null;
  return { desc_curso: course_name, desc_disciplina: discipline_name, exemplares: copies };
}
