import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { anything } from './answers.ts';
import type { Cluster } from './cluster.ts';
import { formatVersion, settingsOf, titleMapping, valueMapping } from './mapping.ts';

/** The two indices that make one state of the catalogue, or the aliases that lead to them. */
export interface Pair {
  readonly titles: string;
  readonly values: string;
}

const aliased = z.record(
  z.string(),
  z.object({
    mappings: z
      .object({ _meta: z.object({ version: z.number() }).optional() })
      .transform(({ _meta: meta }) => meta?.version),
  }),
);
const indexed = z.record(
  z.string(),
  z.object({
    aliases: z.record(z.string(), z.unknown()).default({}),
    settings: z.object({ index: z.object({ creation_date: z.string() }) }),
  }),
);

/** Aliases by which the pair in use is reached. */
export function aliasesOf(name: string): Pair {
  return { titles: `${name}-titles`, values: `${name}-values` };
}

/** Whether the aliases lead to an index of our making that can be read. */
export async function isReadable(cluster: Cluster, name: string): Promise<boolean> {
  const { titles } = aliasesOf(name);
  const answer = await cluster.write(aliased, {
    method: 'GET',
    path: `/${titles}/_mapping`,
    query: { ignore_unavailable: true, allow_no_indices: true },
  });
  if (Object.keys(answer).length === 0) return false;
  return Object.values(answer).every(({ mappings }) => mappings === formatVersion);
}

/** Creates an empty pair under names of its own, which is not in use yet. */
export async function createPair(cluster: Cluster, name: string, shards: number): Promise<Pair> {
  const stamp = `${Date.now().toString(36)}-${randomBytes(3).toString('hex')}`;
  const { titles, values } = aliasesOf(name);
  const pair = { titles: `${titles}-${stamp}`, values: `${values}-${stamp}` };
  const settings = settingsOf(shards);
  const create = (index: string, mapping: object): Promise<unknown> =>
    cluster.write(anything, {
      method: 'PUT',
      path: `/${index}`,
      body: { settings, mappings: { ...mapping, _meta: { version: formatVersion } } },
    });
  await Promise.all([create(pair.titles, titleMapping), create(pair.values, valueMapping)]);
  return pair;
}

/** Milliseconds after which a build counts as abandoned. */
const leftAfter = 24 * 3_600_000;

/**
 * Switches both aliases to the new pair at once. The old pair is removed, and the remains of abandoned builds; another
 * server may be building now.
 */
export async function switchTo(cluster: Cluster, name: string, pair: Pair): Promise<void> {
  const aliases = aliasesOf(name);
  const before = await indicesOf(cluster, name);
  const actions = (['titles', 'values'] as const).flatMap((kind) => [
    { remove: { index: `${aliases[kind]}-*`, alias: aliases[kind], must_exist: false } },
    { add: { index: pair[kind], alias: aliases[kind] } },
  ]);
  await cluster.write(anything, { method: 'POST', path: '/_aliases', body: { actions } });
  const left = Date.now() - leftAfter;
  const gone = before.filter(({ isServed, createdAt }) => isServed || createdAt < left);
  await remove(
    cluster,
    gone.map((one) => one.index).filter((one) => one !== pair.titles && one !== pair.values),
  );
}

export async function removePair(cluster: Cluster, { titles, values }: Pair): Promise<void> {
  await remove(cluster, [titles, values]);
}

async function remove(cluster: Cluster, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await cluster.write(anything, {
    method: 'DELETE',
    path: `/${names.join(',')}`,
    query: { ignore_unavailable: true },
  });
}

interface ExistingIndex {
  readonly index: string;
  /** Whether an alias leads to it. */
  readonly isServed: boolean;
  readonly createdAt: number;
}

/** Every index of ours under a name, of this state and of others. */
async function indicesOf(cluster: Cluster, name: string): Promise<ExistingIndex[]> {
  const { titles, values } = aliasesOf(name);
  const answer = await cluster.write(indexed, {
    method: 'GET',
    path: `/${titles}-*,${values}-*`,
    query: { ignore_unavailable: true, filter_path: '*.aliases,*.settings.index.creation_date' },
  });
  return Object.entries(answer).map(([index, { aliases, settings }]) => ({
    index,
    isServed: titles in aliases || values in aliases,
    createdAt: Number(settings.index.creation_date),
  }));
}
