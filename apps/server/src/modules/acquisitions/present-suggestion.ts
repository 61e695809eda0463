import { suggestionStates } from '@estante/contract';
import { mayMove } from './moves.ts';
import type { OwnSuggestionRow } from './own-suggestion-repository.ts';
import type { SuggestionRow } from './repository.ts';
import { storedState, wireState } from './state.ts';

/** A suggestion as its library sees it. */
export function presentSuggestion(row: SuggestionRow) {
  const { handled_at } = row;
  return {
    ...presentWords(row),
    pessoa: { nome_pessoa: row.person, tem_email: row.emails.length > 0 },
    situacao: wireState(row.state),
    situacoes_possiveis: suggestionStates.filter((to) => mayBe(row, storedState(to))),
    em_pedido: row.is_ordered,
    andamento: handled_at && {
      nome: row.handler,
      em: handled_at.toISOString(),
      resposta: row.answer,
    },
  };
}

function mayBe({ state, is_ordered }: SuggestionRow, to: SuggestionRow['state']): boolean {
  return is_ordered ? to === state : mayMove(state, to);
}

/** A suggestion as its sender sees it. */
export function presentOwn(row: OwnSuggestionRow) {
  const { handled_at } = row;
  return {
    ...presentWords(row),
    situacao: wireState(row.state),
    andamento: handled_at && { em: handled_at.toISOString(), resposta: row.answer },
  };
}

function presentWords(row: OwnSuggestionRow) {
  return {
    codigo: row.id,
    enviado_em: row.sent_at.toISOString(),
    cod_biblioteca: row.library_id,
    desc_biblioteca: row.library,
    autor: row.author,
    titulo: row.title,
    edicao: row.edition,
    editor: row.publisher,
    isbn_issn: row.isbn_issn,
    periodico: row.is_serial,
    outras_inf: row.notes,
    ensino: teachingOf(row),
    acervo: titleOf(row),
  };
}

function titleOf({ title_id, catalogued }: OwnSuggestionRow) {
  if (title_id === null || catalogued === null) return null;
  return { cod_acervo: title_id, titulo: catalogued, rota: `/acervo/${title_id}` };
}

function teachingOf({ course_name, discipline_name, copies }: OwnSuggestionRow) {
  if (course_name === null || discipline_name === null || copies === null) return null;
  return { desc_curso: course_name, desc_disciplina: discipline_name, exemplares: copies };
}
