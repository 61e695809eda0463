import type { CharacterSetName, IsisTable, ItemChoice } from '@estante/marc';
import type { OriginOptions } from '../preparing/origin.ts';

/** Options that are set before the files are read; plain data, which threads pass on. */
export interface ReadingOptions extends OriginOptions {
  /** The character set of all records, where it need not be guessed. */
  readonly charset?: CharacterSetName | undefined;
  /** System or table of the item fields, where the file shall not tell. */
  readonly items?: ItemChoice | undefined;
  /** Mapping by which fields of CDS/ISIS become MARC 21, where their tags shall not tell. */
  readonly isis?: 'marc' | 'lilacs' | IsisTable | undefined;
}

/** The options of reading alone, out of options that have more. */
export function readingOptionsOf(options: ReadingOptions): ReadingOptions {
  const { source, library, charset, items, isis } = options;
  return { source, library, charset, items, isis };
}
