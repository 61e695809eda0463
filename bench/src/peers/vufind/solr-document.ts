import { dataFields, type MarcRecord } from '@estante/marc';
import { marcFunctions, partValues, type Roles } from './marc-functions.ts';
import type { MarcRule, ValueMap } from './marc-rules.ts';

export interface Mapping {
  readonly rules: readonly MarcRule[];
  /** Translations by file name, each by the prefix of its names. */
  readonly translations: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Patterns by name, in their order. */
  readonly patterns: ReadonlyMap<string, readonly (readonly [RegExp, string])[]>;
  readonly roles: Roles;
}

export type SolrDocument = Record<string, string | string[]>;

/** Fields that stay empty, as what makes them is a program of VuFind's own. */
export function emptyFields(rules: readonly MarcRule[]): string[] {
  return rules
    .filter(({ source }) => source.kind === 'function' && !(source.name in marcFunctions))
    .map(({ field }) => field);
}

/** A record as a document for Solr, by the rules of a marc.properties. */
export function solrDocument(record: MarcRecord, mapping: Mapping): SolrDocument {
  const document: SolrDocument = {};
  for (const rule of mapping.rules) {
    const values = valuesOf(record, rule, mapping);
    const [first] = values;
    if (first !== undefined) document[rule.field] = values.length === 1 ? first : values;
  }
  return document;
}

function valuesOf(record: MarcRecord, rule: MarcRule, mapping: Mapping): string[] {
  const mapped = rawValues(record, rule, mapping.roles).flatMap((value) =>
    rule.map === null ? [value] : translated(value, rule.map, mapping),
  );
  const values = rule.isSortKey ? mapped.map((value) => sortKey(record, value)) : mapped;
  const distinct = [...new Set(values)].filter((value) => value !== '');
  return rule.isFirst ? distinct.slice(0, 1) : distinct;
}

function rawValues(record: MarcRecord, { source }: MarcRule, roles: Roles): string[] {
  switch (source.kind) {
    case 'constant':
      return [source.value];
    case 'parts':
      return source.parts.flatMap((part) => partValues(record, part));
    case 'function':
      return marcFunctions[source.name]?.(record, source.args, roles) ?? [];
  }
}

/** Translates a value by a file or a pattern map; a value without a line there is left out. */
function translated(value: string, map: ValueMap, { translations, patterns }: Mapping): string[] {
  if (map.kind === 'file') {
    const name = map.prefix === '' ? value : `${map.prefix}.${value}`;
    return [translations.get(map.file)?.get(name) ?? ''];
  }
  const found = patterns.get(map.name)?.find(([pattern]) => pattern.test(value));
  return found === undefined ? [] : [value.replace(found[0], found[1])];
}

function sortKey(record: MarcRecord, title: string): string {
  const skipped = Number(dataFields(record, '245')[0]?.ind2) || 0;
  return title
    .slice(skipped)
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} ]/gu, '')
    .trim();
}
