import { balance, distinct, heading } from './text.ts';
import { valuesOf } from './tagged-fields.ts';
import type { TaggedFields } from './tagged-fields.ts';
import type { Publication } from '../description.ts';
import type { DataField } from '../record.ts';

type Kind = Publication['kind'];

/** Second indicator of 264 (MARC 21): the function of the entity named. */
const kinds264: Readonly<Record<string, Kind>> = {
  0: 'production',
  1: 'publication',
  2: 'distribution',
  3: 'manufacture',
  4: 'copyright',
};

const word = /[\p{L}\p{N}]/u;

function texts(field: DataField, codes: string): string[] {
  const all = valuesOf(field, codes).map((value) => balance(heading(value)));
  return distinct(all.filter((text) => word.test(text)));
}

/** Manufacture in 260 stands in parentheses across $e $f $g. */
function withoutParentheses(text: string): string {
  return heading(text.replace(/^\(|\)$/gu, ''));
}

function dateOf(field: DataField, code: string): string {
  return texts(field, code).join(', ');
}

function manufacture(field: DataField): Publication {
  return {
    kind: 'manufacture',
    places: texts(field, 'e').map(withoutParentheses),
    publishers: texts(field, 'f').map(withoutParentheses),
    date: withoutParentheses(dateOf(field, 'g')),
  };
}

function statement(field: DataField): Publication {
  const kind = field.tag === '264' ? (kinds264[field.ind2] ?? 'publication') : 'publication';
  return {
    kind,
    places: texts(field, 'a'),
    publishers: texts(field, 'b'),
    date: dateOf(field, 'c'),
  };
}

function says(publication: Publication): boolean {
  return publication.places.length + publication.publishers.length + publication.date.length > 0;
}

/**
 * Reads the statements of publication, production, distribution, manufacture and copyright: who, where
 * and when (260, 264).
 */
export function publications(fields: TaggedFields): Publication[] {
  const all = [
    ...fields.data('264').map(statement),
    ...fields.data('260').flatMap((field) => [statement(field), manufacture(field)]),
  ];
  const found = new Map<string, Publication>();
  for (const publication of all)
    if (says(publication)) found.set(JSON.stringify(publication), publication);
  return [...found.values()];
}
