import type { Language, ReportGroup, ReportName } from '@estante/contract';
import type { Db } from '@estante/database';
import type { Translate } from '@estante/phrases';

/** Order for a report: its name, language, library and days. */
export interface ReportOrder {
  readonly db: Db;
  readonly name: ReportName;
  readonly language: Language;
  readonly t: Translate;
  /** Null: all libraries. */
  readonly libraryId: number | null;
  /** Civil days where the libraries are, both inside. */
  readonly from: string;
  readonly to: string;
  readonly today: string;
  readonly now: Temporal.Instant;
  /** Group that is to be counted by, where one was named. */
  readonly group: ReportGroup | undefined;
  /** Lines that are told at most. */
  readonly most: number;
}

export type Cell = string | number;

export interface Column {
  readonly title: string;
  readonly type: 'texto' | 'numero' | 'dinheiro' | 'mes' | 'dia' | 'titulo';
}

export interface ReportLine {
  readonly cells: readonly Cell[];
  readonly titleId?: number;
  /** Number of people behind the line; where it is told, a line of too few is withheld. */
  readonly people?: number;
}

/** A report before anything is withheld. */
export interface RawReport {
  readonly columns: readonly Column[];
  readonly lines: readonly ReportLine[];
  /** Columns that are added up, by their place; none: no sum makes sense. */
  readonly summed: readonly number[];
  /** Line in place of the sum, where the lines have something in common that is told once. */
  readonly total?: readonly Cell[] | null;
  /** The column that a chart is drawn of. */
  readonly chart: number | null;
}

export interface Report {
  readonly columns: readonly Column[];
  readonly lines: readonly ReportLine[];
  readonly total: readonly Cell[] | null;
  readonly withheld: number;
  readonly isCut: boolean;
  readonly chart: number | null;
}
