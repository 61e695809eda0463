import { nearestTo } from '../circulation/index.ts';
import { findBearers, type CopyRow } from './copy-rows.ts';
import type { Sight } from '../staff-access/index.ts';

/**
 * Finds the copies that each of the bar codes means, as at the desk: one that is withdrawn is meant where no
 * other bears it. Several are ambiguous.
 */
export async function findMeant(
  sight: Sight,
  codes: readonly string[],
): Promise<(code: string) => readonly CopyRow[]> {
  const bearers = Map.groupBy(await findBearers(sight, codes), ({ barcode }) =>
    barcode?.toUpperCase(),
  );
  return (code) => {
    const named = nearestTo(code, bearers.get(code.toUpperCase()) ?? []);
    const there = named.filter(({ state }) => state !== 'withdrawn');
    return there.length > 0 ? there : named;
  };
}
