import { bulkDone } from './answers.ts';
import type { Cluster } from './cluster.ts';

/** Action of a bulk request, and the record that it writes. */
export interface Line {
  readonly act: object;
  readonly record?: object;
}

/** Writes lines to an index. Everything is written or the call fails: the follower tries again from where it was. */
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
