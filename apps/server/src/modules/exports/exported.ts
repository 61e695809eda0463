import type { CitationStyle, Language } from '@estante/contract';
import type { AbntVariant, SourceTitle } from '@estante/references';

/** A title with where its copies are: 'Biblioteca Central (2)'. */
export interface ExportedTitle {
  readonly source: SourceTitle;
  readonly libraries: readonly string[];
  /** The name of its type of work: 'Livro'. */
  readonly workType: string;
}

/** Titles to be exported, and how they are to look. */
export interface ExportOrder {
  readonly titles: readonly ExportedTitle[];
  readonly style: CitationStyle;
  /** Choices of the institution where ABNT leaves one. */
  readonly abnt?: AbntVariant;
  /** Whether call number and libraries stand below each reference. */
  readonly withCopies: boolean;
  readonly language: Language;
  /** Civil day, 'YYYY-MM-DD'. */
  readonly today: string;
  /** Name of the institution. */
  readonly institution: string;
}

/** A written file, and the titles that it cannot hold. */
export interface FileContent {
  readonly content: Buffer;
  readonly left: readonly number[];
}
