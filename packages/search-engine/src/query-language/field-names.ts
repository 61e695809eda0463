import { fold } from '../analysis/index.ts';
import { searchFields } from '../fields.ts';
import type { SearchField } from '../fields.ts';

/** Names of fields that people write before a colon, in Portuguese, English and Spanish, without accents. */
const names: Readonly<Record<SearchField, readonly string[]>> = {
  title: ['titulo', 'title', 'ti'],
  author: ['autor', 'autora', 'author', 'au'],
  subject: ['assunto', 'subject', 'materia', 'tema'],
  series: ['serie', 'series', 'colecao', 'coleccion'],
  publisher: ['editora', 'publisher', 'editorial'],
  callNumber: ['chamada', 'callnumber', 'signatura'],
  standardNumber: ['isbn', 'issn'],
  notes: ['nota', 'notas', 'note', 'notes'],
  identifier: ['codigo', 'code'],
};

const fieldByName = new Map(
  searchFields.flatMap((field) => names[field].map((name) => [name, field] as const)),
);

export function fieldNamed(name: string): SearchField | null {
  return fieldByName.get(fold(name)) ?? null;
}
