import type { ItemHoldings } from './item.ts';

/** Begins the warning of a word for the state of copies that is not known; the word follows. */
const mark = 'unknown-state/';

/** Adds to the warnings of a record each word for the state of its copies that is not known. */
export function warnedOfStates<WarnedRecord extends { readonly warnings: readonly string[] }>(
  record: WarnedRecord,
  { copies }: ItemHoldings,
): WarnedRecord {
  const words = new Set(copies.flatMap(({ unknownState }) => unknownState ?? []));
  if (words.size === 0) return record;
  return { ...record, warnings: [...record.warnings, ...[...words].map((word) => mark + word)] };
}

/** The word that such a warning tells of; null for every other. */
export function unknownStateOf(warning: string): string | null {
  return warning.startsWith(mark) ? warning.slice(mark.length) : null;
}
