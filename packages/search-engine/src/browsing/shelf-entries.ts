import type { SearchDocument } from '../port.ts';
import { shelfKey } from './shelf-key.ts';

/** Lists the entries of a title in the index of call numbers: keys, each with its label. */
export function shelfEntries({
  callNumbers,
  text,
  sort,
}: Pick<SearchDocument, 'callNumbers' | 'sort'> & {
  readonly text: Pick<SearchDocument['text'], 'callNumber'>;
}): (readonly [key: string, label: string])[] {
  if (callNumbers === undefined)
    return [[sort.callNumber, text.callNumber?.[0] ?? sort.callNumber]];
  return callNumbers.map((number) => [shelfKey(number), number]);
}
