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

/** One of a list, by its code; no code while the text is not one of them. */
export interface CodedName {
  readonly code: string;
  readonly name: string;
}

export interface TeacherDraft extends SuggestionDraft {
  /** Department in which courses are looked for; '' for all. */
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
