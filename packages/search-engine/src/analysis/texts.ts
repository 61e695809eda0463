import { searchFields } from '../fields.ts';
import type { SearchField } from '../fields.ts';
import type { SearchDocument } from '../port.ts';
import { compoundsIn } from './compounds.ts';
import { fieldWords, hasCompounds } from './tokens.ts';

/** The words of every text of a record, by field. */
export type Texts = ReadonlyMap<SearchField, readonly (readonly string[])[]>;

export function textsOf(document: SearchDocument): Texts {
  return new Map(
    searchFields.map((field) => [
      field,
      [...(document.text[field] ?? []), ...variantsIn(document, field)].flatMap((text) => [
        fieldWords(field, text),
        ...joinedIn(field, text),
      ]),
    ]),
  );
}

/** Compounds are searched joined too, each for itself. */
function joinedIn(field: SearchField, text: string): string[][] {
  if (!hasCompounds(field)) return [];
  return compoundsIn(text).flatMap(({ joined }) => joined.map((word) => [word]));
}

function variantsIn({ references }: SearchDocument, field: SearchField): string[] {
  if (field !== 'author' && field !== 'subject') return [];
  return (references?.[field] ?? []).map(({ variant }) => variant);
}
