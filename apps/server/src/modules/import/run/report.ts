import type { BatchResult } from './apply-batch.ts';
import { reasonOf } from '../records/change.ts';
import type { CopyCounts } from '../items/copies.ts';
import type { FileFacts } from '../reading/file-facts.ts';
import type { RecordKind } from '../preparing/item.ts';
import { CodeTally, type NewCodes } from '../items/new-codes.ts';
import type { Outcome } from '../records/outcome.ts';

export interface KindCounts {
  readonly read: number;
  readonly new: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Second records of known titles. */
  readonly joined: number;
  /** Records that their source has withdrawn. */
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
      /** Number of its records by what became of them, of all kinds together. */
      readonly counts: KindCounts;
    }
  | { readonly file: string; readonly kind: 'unreadable'; readonly reason: string }
  /** An interrupted import came as far as this record of the file. */
  | { readonly file: string; readonly kind: 'interrupted'; readonly records: number };

export interface ImportReport {
  /** Number by which the import is undone; null where it changed no title. */
  readonly importId: number | null;
  readonly files: readonly FileOutcome[];
  readonly kinds: Readonly<Record<CountedKind, KindCounts>>;
  readonly copies: CopyCounts;
  /** Number of records that took the place of another, or joined its title, by the reason for it. */
  readonly overwritten: Readonly<Record<string, number>>;
  readonly joined: Readonly<Record<string, number>>;
  /** Number of records that each warning befell. */
  readonly warnings: Readonly<Record<string, number>>;
  readonly librariesCreated: readonly string[];
  /** Copies that are set aside, by the code of a library that nobody knows; 0 where holdings alone are. */
  readonly unplaced: Readonly<Record<string, number>>;
  /** Textual holdings and parts of serials that are set aside, by the same codes. */
  readonly unplacedHoldings: Readonly<Record<string, number>>;
  /** Codes that items bring and no list had, with the copies that say each. */
  readonly newCodes: NewCodes;
  /** Copies that earlier imports had set aside. */
  readonly placed: number;
  /** Path of the list of the records set aside; null where there are none. */
  readonly setAsideFile: string | null;
  /** Path of the list of new titles under a number of another title; null where there are none. */
  readonly renumberedFile: string | null;
  /** Path of the list of records that overwrote another, with both descriptions. */
  readonly overwrittenFile: string | null;
  /** Path of the list of second records of titles, with both descriptions. */
  readonly joinedFile: string | null;
  /** Path of the list of bar codes that copies of two titles bear. */
  readonly barcodesFile: string | null;
  /** Path of the list of records whose character set was guessed. */
  readonly guessedFile: string | null;
  readonly isDryRun: boolean;
  readonly isInterrupted: boolean;
}

type Totals =
  | 'kinds'
  | 'copies'
  | 'overwritten'
  | 'joined'
  | 'warnings'
  | 'librariesCreated'
  | 'unplaced'
  | 'unplacedHoldings'
  | 'newCodes'
  | 'placed';

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
  readonly #overwritten: Record<string, number> = {};
  readonly #joined: Record<string, number> = {};
  readonly #warnings: Record<string, number> = {};
  readonly #librariesCreated: string[] = [];
  readonly #unplaced: Record<string, number> = {};
  readonly #unplacedHoldings: Record<string, number> = {};
  readonly #codes = new CodeTally();
  #ofFile = noRecords();
  #placed = 0;
  #records = 0;

  get records(): number {
    return this.#records;
  }

  totals(): Pick<ImportReport, Totals> {
    return {
      kinds: this.#kinds,
      copies: this.#copies,
      overwritten: this.#overwritten,
      joined: this.#joined,
      warnings: this.#warnings,
      librariesCreated: this.#librariesCreated,
      unplaced: this.#unplaced,
      unplacedHoldings: this.#unplacedHoldings,
      newCodes: this.#codes.made,
      placed: this.#placed,
    };
  }

  beginFile(): void {
    this.#ofFile = noRecords();
  }

  /** Number of records since the file began, by what became of them. */
  get ofFile(): KindCounts {
    return { ...this.#ofFile };
  }

  addPlaced(copies: number): void {
    this.#placed += copies;
  }

  add(result: BatchResult): void {
    const { outcomes, copies, librariesCreated, unknownLibraries, unplaced } = result;
    this.#records += outcomes.length;
    this.#warn('shared-barcode', result.sharedBarcodes.length);
    for (const outcome of outcomes) this.#count(outcome);
    this.#copies.added += copies.added;
    this.#copies.changed += copies.changed;
    this.#copies.withdrawn += copies.withdrawn;
    this.#librariesCreated.push(...librariesCreated);
    for (const [code, items] of unplaced) {
      addTo(this.#unplaced, code, items.copies);
      if (items.holdings > 0) addTo(this.#unplacedHoldings, code, items.holdings);
    }
    this.#codes.add(result.codes);
    this.#warn('unknown-library', unknownLibraries);
    this.#warn('written-by-staff', copies.kept);
  }

  #count(outcome: Outcome): void {
    if (outcome.result === 'set-aside') {
      this.#countIn(outcome.item.of, 'setAside');
      return;
    }
    const { item, change } = outcome;
    this.#countIn(item.kind === 'withdrawn' ? item.of : item.kind, outcome.result);
    for (const warning of item.warnings) this.#warn(warning, 1);
    if (outcome.isRenumbered) this.#warn('renumbered', 1);
    if (change?.kind === 'overwritten') addTo(this.#overwritten, reasonOf(change), 1);
    if (change?.kind === 'joined') addTo(this.#joined, reasonOf(change), 1);
  }

  #countIn(kind: CountedKind, became: Exclude<keyof KindCounts, 'read'>): void {
    for (const counts of [this.#kinds[kind], this.#ofFile]) {
      counts.read += 1;
      counts[became] += 1;
    }
  }

  #warn(warning: string, records: number): void {
    if (records > 0) addTo(this.#warnings, warning, records);
  }
}

function addTo(counts: Record<string, number>, key: string, records: number): void {
  counts[key] = (counts[key] ?? 0) + records;
}
