import type { FacetType } from '../fields.ts';
import type { Change, FacetValue, SearchDocument } from '../port.ts';
import type { Cluster } from './cluster.ts';
import type { Pair } from './indices.ts';
import { recordOf } from './record.ts';
import { headingTypes, valueId, valueRecord } from './values.ts';
import type { Line } from './bulk.ts';
import { bulk } from './bulk.ts';
import type { HeadingType } from './heading-totals.ts';
import { headingsOf, totalsOf } from './heading-totals.ts';

export function titleLine(document: SearchDocument): Line {
  return { act: { index: { _id: String(document.id) } }, record: recordOf(document) };
}

/** Headings and labels of titles, the last put of each. */
export function valuesOf(
  titles: Iterable<SearchDocument>,
): Map<string, { readonly type: FacetType; readonly value: FacetValue }> {
  const values = new Map<string, { readonly type: FacetType; readonly value: FacetValue }>();
  for (const { facets } of titles)
    for (const type of Object.keys(facets) as FacetType[])
      for (const value of facets[type] ?? [])
        values.set(valueId(type, value.code), { type, value });
  return values;
}

export function positionLine(position: string): Line {
  return { act: { index: { _id: 'position' } }, record: { kind: 'position', position } };
}

/** Titles, then the labels and totals of their headings; each is found when this resolves. */
export async function applyChanges(
  cluster: Cluster,
  indices: Pair,
  changes: readonly Change[],
  position: string,
): Promise<void> {
  const last = new Map(changes.map((change) => [idOf(change), change]));
  const touched = await headingsOf(cluster, indices.titles, [...last.keys()]);
  const put = changes.flatMap((one) => (one.kind === 'put' ? [one.document] : []));
  const lines = [...last.values()].map((one) =>
    one.kind === 'put' ? titleLine(one.document) : { act: { delete: { _id: String(one.id) } } },
  );
  await bulk(cluster, indices.titles, lines, true);
  const values = valuesOf(put);
  for (const { type, value } of values.values())
    if (isHeadingType(type)) touched[type].add(value.code);
  const records = new Map<string, object>(
    [...values].map(([id, { type, value }]) => [id, valueRecord(type, value)]),
  );
  for (const type of headingTypes)
    for (const [code, total] of await totalsOf(cluster, indices.titles, type, [...touched[type]]))
      records.set(valueId(type, code), { ...records.get(valueId(type, code)), total });
  const updates = [...records].map(([id, doc]) => ({
    act: { update: { _id: id } },
    record: { doc, doc_as_upsert: true },
  }));
  await bulk(cluster, indices.values, [...updates, positionLine(position)], true);
}

function idOf(change: Change): number {
  return change.kind === 'put' ? change.document.id : change.id;
}

function isHeadingType(type: FacetType): type is HeadingType {
  return type === 'A' || type === 'S';
}
