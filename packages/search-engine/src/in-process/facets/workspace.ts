import type { FacetType } from '../../fields.ts';
import { ScoredDocsPool } from '../postings/scored-docs.ts';
import { WorkCounts } from '../postings/work-counts.ts';
import { DocIdSet } from './doc-id-set.ts';
import { DrillSideways } from './drill-sideways.ts';
import { RowCopies } from './row-copies.ts';
import { ValueCounter } from './value-counter.ts';

const counterUses = ['filtered', 'rest'] as const;
export type CounterUse = (typeof counterUses)[number];

/** Arrays that the searches of one thread use again and again. */
export class Workspace {
  readonly pool = new ScoredDocsPool();
  readonly works = new WorkCounts();
  readonly #drills: DrillSideways[] = [];
  readonly #docIdSets: DocIdSet[] = [];
  readonly #rowCopies: RowCopies[] = [];
  readonly #counters = new Map<string, ValueCounter>();
  #accumulators = new Uint32Array(0);

  /** Score accumulators, all zero; each user clears them afterwards. */
  accumulators(length: number): Uint32Array {
    if (this.#accumulators.length < length) this.#accumulators = new Uint32Array(length);
    return this.#accumulators;
  }

  drillSideways(view: number): DrillSideways {
    const drillSideways = this.#drills[view] ?? new DrillSideways();
    this.#drills[view] = drillSideways;
    return drillSideways;
  }

  docIdSet(view: number): DocIdSet {
    const set = this.#docIdSets[view] ?? new DocIdSet();
    this.#docIdSets[view] = set;
    return set;
  }

  rowCopies(view: number): RowCopies {
    const hits = this.#rowCopies[view] ?? new RowCopies();
    this.#rowCopies[view] = hits;
    return hits;
  }

  counter(type: FacetType, use: CounterUse, size: number): ValueCounter {
    const key = type + use;
    const known = this.#counters.get(key);
    if (known?.counts.length === size) return known;
    const counter = new ValueCounter(size);
    this.#counters.set(key, counter);
    return counter;
  }

  endCounters(type: FacetType): void {
    for (const use of counterUses) this.#counters.get(type + use)?.end();
  }
}
