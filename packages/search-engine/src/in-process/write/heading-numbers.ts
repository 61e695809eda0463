import { facetTypes } from '../index/doc-values.ts';
import { isHeading } from '../index/facet-values.ts';
import { uint32Builder } from '../index/typed-array-builder.ts';
import { entryType, entryValue, facetEntry } from './facet-entries.ts';
import type { ValueWriter } from './value-writer.ts';

/**
 * Renumbers the headings among the facet entries of titles, the most used lowest, so that their
 * counters lie side by side. Entries stay sorted within each title.
 */
export function numberHeadingsByUse(
  starts: Uint32Array,
  entries: Uint32Array,
  values: ValueWriter,
): void {
  const numbers = facetTypes.map((type, number) =>
    isHeading(type) ? values.numberByUse(type, titlesByValue(number, entries)) : null,
  );
  for (let i = 0; i < entries.length; i++) {
    const entry = entries[i] as number;
    const changed = numbers[entryType(entry)];
    if (changed) entries[i] = facetEntry(entryType(entry), changed[entryValue(entry)] as number);
  }
  for (let title = 0; title < starts.length; title++)
    sortSome(entries, starts[title] as number, starts[title + 1] ?? entries.length);
}

function titlesByValue(type: number, entries: Uint32Array): Uint32Array {
  const values = uint32Builder();
  let highest = 0;
  for (const entry of entries) {
    if (entryType(entry) !== type) continue;
    values.push(entryValue(entry));
    highest = Math.max(highest, entryValue(entry));
  }
  const titles = new Uint32Array(highest + 1);
  for (const value of values.view()) titles[value] = (titles[value] as number) + 1;
  return titles;
}

/** Insertion sort: the entries of a title are few and nearly in order. */
function sortSome(entries: Uint32Array, from: number, to: number): void {
  for (let i = from + 1; i < to; i++) {
    const entry = entries[i] as number;
    let at = i;
    for (; at > from && (entries[at - 1] as number) > entry; at--)
      entries[at] = entries[at - 1] as number;
    entries[at] = entry;
  }
}
