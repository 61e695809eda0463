import { z } from 'zod';
import type { FacetType } from '../fields.ts';
import type { Change, FacetValue, SearchDocument } from '../port.ts';
import { bulkDone, buckets, documents, found } from './answers.ts';
import type { Cluster } from './cluster.ts';
import { onlyThese } from './facets.ts';
import type { Pair } from './indices.ts';
import { recordOf } from './record.ts';
import { headingTypes, valueId, valueRecord } from './values.ts';

type HeadingType = (typeof headingTypes)[number];

/** Codes counted in one request. */
const countedAtOnce = 5_000;

export interface Line {
  readonly act: object;
  readonly record?: object;
}

/** Everything is written or the call fails: the follower tries again from where it was. */
export async function bulk(
  cluster: Cluster,
  index: string,
  lines: readonly Line[],
  refresh: boolean,
): Promise<void> {
  if (lines.length === 0) return;
  const { items } = await cluster.write(bulkDone, {
    method: 'POST',
    path: `/${index}/_bulk`,
    lines: lines.flatMap(({ act, record }) => (record === undefined ? [act] : [act, record])),
    query: { refresh },
  });
  const failed = items
    .flatMap((item) => Object.entries(item))
    .find(([act, { status }]) => status >= 300 && !(act === 'delete' && status === 404));
  if (failed !== undefined)
    throw new Error(`OpenSearch does not index: ${JSON.stringify(failed[1].error)}`);
}

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

const headed = z.object({
  facet: z.object({ A: z.array(z.string()).default([]), S: z.array(z.string()).default([]) }),
});

/** Codes of headings that titles have until now. */
async function headingsOf(
  cluster: Cluster,
  titles: string,
  ids: readonly number[],
): Promise<Record<HeadingType, Set<string>>> {
  const codes = { A: new Set<string>(), S: new Set<string>() };
  if (ids.length === 0) return codes;
  const { docs } = await cluster.write(documents, {
    method: 'POST',
    path: `/${titles}/_mget`,
    body: { ids: ids.map(String) },
    query: { _source: 'facet.A,facet.S' },
  });
  for (const { isThere, source } of docs) {
    const parsed = isThere ? headed.safeParse(source) : null;
    if (parsed?.success !== true) continue;
    for (const type of headingTypes)
      for (const code of parsed.data.facet[type]) codes[type].add(code);
  }
  return codes;
}

/** Titles of each code. */
async function totalsOf(
  cluster: Cluster,
  titles: string,
  type: HeadingType,
  codes: readonly string[],
): Promise<Map<string, number>> {
  const totals = new Map(codes.map((code) => [code, 0]));
  for (let at = 0; at < codes.length; at += countedAtOnce) {
    const some = codes.slice(at, at + countedAtOnce);
    const { aggregations } = await cluster.write(found, {
      method: 'POST',
      path: `/${titles}/_search`,
      body: {
        size: 0,
        query: { terms: { [`facet.${type}`]: some } },
        aggs: { codes: onlyThese(type, some) },
      },
    });
    for (const { key, doc_count } of buckets.parse(aggregations['codes']).buckets)
      totals.set(key, doc_count);
  }
  return totals;
}
