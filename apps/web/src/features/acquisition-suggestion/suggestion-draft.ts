import type { LibraryChoice } from '../../parts/libraries/library-fields.tsx';

/** A suggestion as its fields stand in the form. */
export interface SuggestionDraft extends LibraryChoice {
  readonly titulo: string;
  readonly editor: string;
  readonly autor: string;
  readonly edicao: string;
  readonly isbn_issn: string;
  readonly periodico: boolean;
  readonly outras_inf: string;
}

/** Entry of a list with its code; the code is '' while the text matches no entry. */
export interface CodedName {
  readonly code: string;
  readonly name: string;
}

export interface TeacherDraft extends SuggestionDraft {
  /** Department whose courses are searched; '' for all. */
  readonly departamento: string;
  readonly curso: CodedName;
  readonly disciplina: CodedName;
  readonly exemplares: string;
}

export const blankSuggestion: SuggestionDraft = {
  campus: '',
  library: '',
  titulo: '',
  editor: '',
  autor: '',
  edicao: '',
  isbn_issn: '',
  periodico: false,
  outras_inf: '',
};

export const none: CodedName = { code: '', name: '' };
export const blankTeacherSuggestion: TeacherDraft = {
  ...blankSuggestion,
  departamento: '',
  curso: none,
  disciplina: none,
  exemplares: '1',
};
