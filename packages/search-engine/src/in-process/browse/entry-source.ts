/** Titles of an entry, and how many of them write it in which way. */
export interface Group {
  readonly total: number;
  readonly labels: ReadonlyMap<string, number>;
}

/** A sorted list of entries. Neighbouring places with the same key make one entry. */
export interface EntrySource {
  readonly length: number;
  readonly keyAt: (place: number) => string;
  readonly groupAt: (from: number, to: number) => Group;
}
