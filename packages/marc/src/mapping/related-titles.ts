import { issnIn } from './standard-numbers.ts';
import { headingKey } from './heading-key.ts';
import { distinct, heading } from './text.ts';
import { firstOf, valueOf, valuesOf } from './tagged-fields.ts';
import type { TaggedFields } from './tagged-fields.ts';
import type { RelatedTitle } from '../description.ts';
import type { DataField } from '../record.ts';

/** Linking entries 76X–78X (MARC 21). */
const relations: Readonly<Record<string, RelatedTitle['relation']>> = {
  760: 'series',
  762: 'series',
  765: 'original',
  767: 'translation',
  770: 'supplement',
  772: 'supplement-to',
  773: 'host',
  774: 'related',
  775: 'other-edition',
  776: 'other-format',
  777: 'issued-with',
  780: 'preceding',
  785: 'succeeding',
  786: 'data-source',
  787: 'related',
};

/** Words of 787 $i for the relation of one act to another, in Portuguese, Spanish and English. */
const betweenActs: readonly (readonly [RegExp, RelatedTitle['relation']])[] = [
  [/^(?:altera|modifica|amends)\b/u, 'amends'],
  [/^(?:revoga|deroga|abroga|repeals|revokes)\b/u, 'revokes'],
  [/^(?:alterad[oa]|modificad[oa]|amended) (?:p|by)/u, 'amended-by'],
  [/^(?:revogad[oa]|derogad[oa]|abrogad[oa]|repealed|revoked) (?:p|by)/u, 'revoked-by'],
];

function relationBetweenActs(field: DataField): RelatedTitle['relation'] | undefined {
  if (field.tag !== '787') return undefined;
  const said = headingKey(valueOf(field, 'i'));
  return betweenActs.find(([words]) => words.test(said))?.[1];
}

function describe(field: DataField): RelatedTitle | undefined {
  const between = relationBetweenActs(field);
  const relation = between ?? relations[field.tag];
  if (!relation) return undefined;
  const [controlNumber = '', ...otherNumbers] = distinct(valuesOf(field, 'w').map(heading));
  return {
    relation,
    title: heading(firstOf(field, 'tsk')),
    agent: heading(valueOf(field, 'a')),
    isbn: heading(valueOf(field, 'z')),
    issn: issnIn(valueOf(field, 'x')),
    controlNumber,
    ...(otherNumbers.length > 0 && { otherNumbers }),
    detail: valuesOf(field, between ? 'gn' : 'ign')
      .map(heading)
      .filter(Boolean)
      .join(', '),
  };
}

function names(one: RelatedTitle): boolean {
  return (one.title || one.agent || one.isbn || one.issn || one.controlNumber) !== '';
}

/** Other titles this one comes from, goes on in, is part of or exists as; each once. */
export function relatedTitles(fields: TaggedFields): RelatedTitle[] {
  const found = new Map<string, RelatedTitle>();
  for (const field of fields.all) {
    const one = field.tag.startsWith('7') ? describe(field) : undefined;
    if (one && names(one)) found.set(JSON.stringify(one), one);
  }
  return [...found.values()];
}
