/** Rule for one field of Solr, from a line of a marc.properties. */
export interface MarcRule {
  readonly field: string;
  readonly source: Source;
  /** Whether only the first value counts. */
  readonly isFirst: boolean;
  /** Whether the value is a sort key: lower case, without the article that the indicator counts. */
  readonly isSortKey: boolean;
  readonly map: ValueMap | null;
}

export type Source =
  | { readonly kind: 'constant'; readonly value: string }
  | { readonly kind: 'parts'; readonly parts: readonly PartSpec[] }
  | { readonly kind: 'function'; readonly name: string; readonly args: readonly string[] };

/** '245ab', '650' for all of its subfields, '008[35-37]' for some of its characters. */
export interface PartSpec {
  readonly tag: string;
  readonly codes: string;
  readonly from: number | null;
  readonly to: number;
}

/** File of translations, or patterns in the same file. */
export type ValueMap =
  | { readonly kind: 'file'; readonly file: string; readonly prefix: string }
  | { readonly kind: 'patterns'; readonly name: string };

/** Rules of the lines; lines that define patterns are left out. */
export function readMarcRules(properties: ReadonlyMap<string, string>): MarcRule[] {
  return [...properties]
    .filter(([field]) => !field.startsWith('pattern_map.'))
    .map(([field, text]) => readRule(field, text));
}

function readRule(field: string, text: string): MarcRule {
  const [head = '', ...others] = splitOutside(text);
  const isCustom = head === 'custom';
  const rest = isCustom ? others.slice(1) : others;
  const map = rest.map(mapOf).find((one) => one !== null) ?? null;
  return {
    field,
    source: sourceOf(isCustom ? (others[0] ?? '') : head, isCustom),
    isFirst: rest.includes('first'),
    isSortKey: rest.includes('titleSortLower'),
    map,
  };
}

function sourceOf(text: string, isCustom: boolean): Source {
  const constant = /^"(.*)"$/.exec(text)?.[1];
  if (constant !== undefined) return { kind: 'constant', value: constant };
  const parts = partsOf(text);
  if (!isCustom && parts !== null) return { kind: 'parts', parts };
  const [, name = text, inside = ''] = /^(\w+)(?:\((.*)\))?$/.exec(text) ?? [];
  const args = splitOutside(inside).map((arg) => arg.replace(/^"(.*)"$/, '$1'));
  return { kind: 'function', name, args: args.filter((arg) => arg !== '') };
}

/** Parts of '245ab:246a'; null where the text is no such list. */
export function partsOf(text: string): PartSpec[] | null {
  const parts: PartSpec[] = [];
  for (const one of text.split(':')) {
    const [, tag, codes, from, to] = /^(\d{3})([a-z\d]*)(?:\[(\d+)(?:-(\d+))?\])?$/.exec(one) ?? [];
    if (tag === undefined || codes === undefined) return null;
    const start = from === undefined ? null : Number(from);
    parts.push({ tag, codes, from: start, to: Number(to ?? from ?? 0) });
  }
  return parts;
}

function mapOf(text: string): ValueMap | null {
  const patterns = /^\(pattern_map\.(\w+)\)$/.exec(text)?.[1];
  if (patterns !== undefined) return { kind: 'patterns', name: patterns };
  const [, file, prefix = ''] = /^([\w.-]+\.properties)(?:\((\w+)\))?$/.exec(text) ?? [];
  return file === undefined ? null : { kind: 'file', file, prefix };
}

/** Parts of a text between the commas that stand in no quotes and no parentheses. */
function splitOutside(text: string): string[] {
  const parts: string[] = [''];
  let [depth, isQuoted] = [0, false];
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && sign === '(') depth++;
    else if (!isQuoted && sign === ')') depth--;
    if (sign === ',' && depth === 0 && !isQuoted) parts.push('');
    else parts.push((parts.pop() ?? '') + sign);
  }
  return parts.map((part) => part.trim());
}
