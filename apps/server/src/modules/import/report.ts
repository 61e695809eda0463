import type { BatchResult } from './apply-batch.ts';
import type { CopyCounts } from './copies.ts';
import type { FileFacts } from './file-facts.ts';
import type { RecordKind } from './item.ts';
import type { Outcome } from './outcome.ts';

export interface KindCounts {
  readonly read: number;
  readonly new: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Second records of known titles. */
  readonly joined: number;
  /** Withdrawn by their source. */
  readonly withdrawn: number;
  readonly setAside: number;
}

export type CountedKind = RecordKind | 'unreadable';

export type FileOutcome =
  | {
      readonly file: string;
      readonly kind: 'read';
      readonly records: number;
      readonly facts: FileFacts;
    }
  | { readonly file: string; readonly kind: 'unreadable'; readonly reason: string }
  /** An interrupted import came as far as this record of the file. */
  | { readonly file: string; readonly kind: 'interrupted'; readonly records: number };

export interface ImportReport {
  readonly files: readonly FileOutcome[];
  readonly kinds: Readonly<Record<CountedKind, KindCounts>>;
  readonly copies: CopyCounts;
  /** How many records each warning befell. */
  readonly warnings: Readonly<Record<string, number>>;
  readonly librariesCreated: readonly string[];
  /** Copies, holdings and parts that are set aside, by the code of a library that nobody knows. */
  readonly unplaced: Readonly<Record<string, number>>;
  /** Copies that earlier imports had set aside. */
  readonly placed: number;
  /** Where the records set aside are listed, or null where there are none. */
  readonly setAsideFile: string | null;
  /** Where new titles under a number of another title are listed. */
  readonly renumberedFile: string | null;
  /** Where records are listed whose character set was guessed. */
  readonly guessedFile: string | null;
  readonly isDryRun: boolean;
  readonly isInterrupted: boolean;
}

type Totals = 'kinds' | 'copies' | 'warnings' | 'librariesCreated' | 'unplaced' | 'placed';

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

const noRecords = (): Mutable<KindCounts> => ({
  read: 0,
  new: 0,
  changed: 0,
  unchanged: 0,
  joined: 0,
  withdrawn: 0,
  setAside: 0,
});

/** Sums up what committed batches did. */
export class Tally {
  readonly #kinds: Record<CountedKind, Mutable<KindCounts>> = {
    bibliographic: noRecords(),
    authority: noRecords(),
    holdings: noRecords(),
    unreadable: noRecords(),
  };
  readonly #copies: Mutable<CopyCounts> = { added: 0, changed: 0, withdrawn: 0 };
  readonly #warnings: Record<string, number> = {};
  readonly #librariesCreated: string[] = [];
  readonly #unplaced: Record<string, number> = {};
  #placed = 0;
  #records = 0;

  get records(): number {
    return this.#records;
  }

  totals(): Pick<ImportReport, Totals> {
    return {
      kinds: this.#kinds,
      copies: this.#copies,
      warnings: this.#warnings,
      librariesCreated: this.#librariesCreated,
      unplaced: this.#unplaced,
      placed: this.#placed,
    };
  }

  addPlaced(copies: number): void {
    this.#placed += copies;
  }

  add({ outcomes, copies, librariesCreated, unknownLibraries, unplaced }: BatchResult): void {
    this.#records += outcomes.length;
    for (const outcome of outcomes) this.#count(outcome);
    this.#copies.added += copies.added;
    this.#copies.changed += copies.changed;
    this.#copies.withdrawn += copies.withdrawn;
    this.#librariesCreated.push(...librariesCreated);
    for (const [code, items] of unplaced)
      this.#unplaced[code] = (this.#unplaced[code] ?? 0) + items;
    this.#warn('unknown-library', unknownLibraries);
  }

  #count(outcome: Outcome): void {
    if (outcome.result === 'set-aside') {
      const counts = this.#kinds[outcome.item.of];
      counts.read += 1;
      counts.setAside += 1;
      return;
    }
    const { item } = outcome;
    const counts = this.#kinds[item.kind === 'withdrawn' ? item.of : item.kind];
    counts.read += 1;
    counts[outcome.result] += 1;
    for (const warning of outcome.item.warnings) this.#warn(warning, 1);
    if (outcome.isRenumbered) this.#warn('renumbered', 1);
  }

  #warn(warning: string, records: number): void {
    if (records > 0) this.#warnings[warning] = (this.#warnings[warning] ?? 0) + records;
  }
}
