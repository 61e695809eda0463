import type { FacetType } from '../../fields.ts';
import { MatchPool } from '../postings/scored-docs.ts';
import { TitleSet } from './doc-id-set.ts';
import { Sieve } from './drill-sideways.ts';
import { PackedHits } from './row-copies.ts';
import { Tally } from './value-counter.ts';

const tallyUses = ['filtered', 'rest'] as const;
export type TallyUse = (typeof tallyUses)[number];

/** Memory that one thread's searches use again and again. */
export class Workspace {
  readonly pool = new MatchPool();
  readonly #sieves: Sieve[] = [];
  readonly #titleSets: TitleSet[] = [];
  readonly #packedHits: PackedHits[] = [];
  readonly #tallies = new Map<string, Tally>();
  #gains = new Uint32Array(0);

  /** All zero; whoever writes in it clears it. */
  gains(length: number): Uint32Array {
    if (this.#gains.length < length) this.#gains = new Uint32Array(length);
    return this.#gains;
  }

  sieve(part: number): Sieve {
    const sieve = this.#sieves[part] ?? new Sieve();
    this.#sieves[part] = sieve;
    return sieve;
  }

  titleSet(part: number): TitleSet {
    const set = this.#titleSets[part] ?? new TitleSet();
    this.#titleSets[part] = set;
    return set;
  }

  packedHits(part: number): PackedHits {
    const hits = this.#packedHits[part] ?? new PackedHits();
    this.#packedHits[part] = hits;
    return hits;
  }

  tally(type: FacetType, use: TallyUse, size: number): Tally {
    const key = type + use;
    const known = this.#tallies.get(key);
    if (known?.counts.length === size) return known;
    const tally = new Tally(size);
    this.#tallies.set(key, tally);
    return tally;
  }

  endTallies(type: FacetType): void {
    for (const use of tallyUses) this.#tallies.get(type + use)?.end();
  }
}
