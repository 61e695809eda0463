/**
 * JSON data stored as columns. In a list of objects with the same members each name stands once, before the
 * values of all, or before one value where all are the same; a list of lists is stored as one list with the
 * lengths of each. A page of results becomes half as long, written and read in a fraction of a millisecond.
 */
type Json = null | boolean | number | string | readonly Json[] | JsonObject;
interface JsonObject {
  readonly [name: string]: Json | undefined;
}

/** Packed form of JSON data, marked by '$'; an object of the data that has a '$' itself is wrapped too. */
type PackedJson =
  | { readonly $: 'rows'; readonly names: readonly string[]; readonly columns: readonly Json[] }
  | { readonly $: 'same'; readonly one: Json; readonly times: number }
  | { readonly $: 'lists'; readonly lengths: readonly number[]; readonly all: Json }
  | { readonly $: 'object'; readonly of: JsonObject };

/** Packs JSON data, which `fromColumns` unpacks unchanged; undefined values are left out, as in JSON. */
export function toColumns(value: unknown): unknown {
  if (Array.isArray(value)) return listToColumns(value);
  if (!isObject(value)) return value;
  const of = mapValues(value, toColumns);
  return '$' in value ? { $: 'object', of } : of;
}

function listToColumns(list: readonly unknown[]): unknown {
  if (list.length > 1 && list.every(Array.isArray) && list.flat(1).every(isObject)) {
    return { $: 'lists', lengths: list.map((one) => one.length), all: toColumns(list.flat(1)) };
  }
  const names = namesOfAll(list);
  if (names === null) return list.map((one) => toColumns(one));
  const rows = list as readonly Readonly<Record<string, unknown>>[];
  const columns = names.map((name) => toColumn(rows.map((row) => row[name])));
  return { $: 'rows', names, columns };
}

/** Packs a column of values; where they are all the same, one stands for all. */
function toColumn(values: readonly unknown[]): unknown {
  const [one] = values;
  const isSame = values.every((value) => value === one);
  return isSame && (one === null || typeof one !== 'object')
    ? { $: 'same', one, times: values.length }
    : toColumns(values);
}

/**
 * Names of the members that all objects of a list share, in the same order and each with a value; null where
 * they differ.
 */
function namesOfAll([first, ...others]: readonly unknown[]): readonly string[] | null {
  if (!isObject(first) || others.length === 0) return null;
  const names = Object.keys(first);
  const isAlike = (one: unknown) =>
    isObject(one) &&
    !Object.values(one).includes(undefined) &&
    Object.keys(one).length === names.length &&
    Object.keys(one).every((name, at) => name === names[at]);
  return names.length > 0 && [first, ...others].every(isAlike) ? names : null;
}

export function fromColumns(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fromColumns);
  if (!isObject(value)) return value;
  if (!('$' in value)) return mapValues(value, fromColumns);
  const marked = value as unknown as PackedJson;
  if (marked.$ === 'object') return mapValues(marked.of, fromColumns);
  if (marked.$ === 'same') return Array.from({ length: marked.times }, () => marked.one);
  if (marked.$ === 'lists') {
    const all = fromColumns(marked.all) as unknown[];
    let start = 0;
    return marked.lengths.map((length) => all.slice(start, (start += length)));
  }
  const columns = marked.columns.map((column) => fromColumns(column) as unknown[]);
  return (columns[0] ?? []).map((_, row) =>
    Object.fromEntries(marked.names.map((name, at) => [name, columns[at]?.[row]])),
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function mapValues(of: Readonly<Record<string, unknown>>, to: (value: unknown) => unknown) {
  return Object.fromEntries(Object.entries(of).map(([name, value]) => [name, to(value)]));
}
