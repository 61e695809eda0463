import type { PlanNode } from '../../analysis/index.ts';
import { setFailBits } from '../facets/column-filters.ts';
import { filtersOf, rangeFilter } from '../facets/filters.ts';
import type { Filter } from '../facets/filters.ts';
import type { FacetValues } from '../index/facet-values.ts';
import { maskOf } from '../index/field-masks.ts';
import type { SegmentView } from '../index/generation.ts';
import { workNumber } from '../index/work-numbers.ts';
import {
  accumulateDocs,
  accumulatePostings,
  collectAccumulators,
} from '../postings/accumulators.ts';
import { bigramPostings } from '../postings/bigrams.ts';
import type { BigramPostings } from '../postings/bigrams.ts';
import { disjunctionOf, liveDisjunctionOf, unionOfTwo } from '../postings/disjunction.ts';
import {
  copyPostings,
  dropDeleted,
  fillAll,
  intersect,
  keepAccumulated,
  keepUnmarked,
  probePostings,
  subtract,
} from '../postings/kernels.ts';
import { keepPhrases, tokenRangesOf } from '../postings/phrase.ts';
import {
  uniformScoreTables,
  postingCount,
  postingListOf,
  postingListsOf,
  prefixTermsOf,
} from '../postings/posting-list.ts';
import type { PostingList, WeightOfTerm } from '../postings/posting-list.ts';
import type { DocIds, ScoredDocs, ScoredDocsPool } from '../postings/scored-docs.ts';

type NodeOf<Kind extends PlanNode['kind']> = Extract<PlanNode, { kind: Kind }>;

/**
 * Evaluation order within a conjunction: parts that are cheap to test on few titles and slow to
 * list come last.
 */
const evaluationOrder: Readonly<Record<PlanNode['kind'], number>> = {
  and: 0,
  or: 0,
  prefix: 0,
  word: 0,
  phrase: 1,
  facet: 2,
  range: 2,
  work: 2,
  not: 3,
};

/** Context that a search brings to each segment. `accumulators` is as long as the segment and all zero. */
export interface MatcherContext {
  readonly pool: ScoredDocsPool;
  readonly accumulators: Uint32Array;
  readonly weightOf: WeightOfTerm;
  readonly values: FacetValues;
}

/** Evaluates a query plan on one segment. The caller returns matches to the pool. */
export class Matcher {
  readonly #view: SegmentView;
  readonly #context: MatcherContext;
  readonly #titles: number;

  constructor(view: SegmentView, context: MatcherContext) {
    this.#view = view;
    this.#context = context;
    this.#titles = view.segment.ids.length;
  }

  find(plan: PlanNode): ScoredDocs {
    if (plan.kind === 'word')
      return liveDisjunctionOf(this.#postingLists(plan), this.#view, this.#context);
    const matches = this.#node(plan);
    if (this.#view.tombstones !== null) dropDeleted(matches, this.#view.tombstones);
    return matches;
  }

  /** The titles among some that have a word. The result is the caller's to keep. */
  restrict({ docIds, count }: DocIds, word: NodeOf<'word'>): ScoredDocs {
    const found = { docIds: docIds.slice(), scores: new Uint32Array(count), count };
    this.#intersect(found, this.#postingLists(word));
    return found;
  }

  #node(plan: PlanNode): ScoredDocs {
    switch (plan.kind) {
      case 'word':
        return this.#union(this.#postingLists(plan));
      case 'prefix':
        return this.#prefix(plan);
      case 'and':
        return this.#conjunction(plan.of);
      case 'or':
        return this.#disjunction(plan.of);
      case 'phrase':
        return this.#phrase(plan);
      case 'facet':
      case 'range':
      case 'work':
      case 'not':
        return this.#conjunction([plan]);
    }
  }

  #take(): ScoredDocs {
    return this.#context.pool.take(this.#titles);
  }

  #postingLists(word: NodeOf<'word'>): PostingList[] {
    return postingListsOf(this.#view.segment, word, this.#context.weightOf(word));
  }

  #union(lists: readonly PostingList[]): ScoredDocs {
    return disjunctionOf(lists, this.#titles, this.#context);
  }

  /** A term of which only some forms begin so is tested in the forward index. */
  #prefix(plan: NodeOf<'prefix'>): ScoredDocs {
    const { segment } = this.#view;
    const { accumulators, pool, weightOf } = this.#context;
    const scoreTableOf = uniformScoreTables(segment, weightOf(plan));
    for (const { term, from, to, whole } of prefixTermsOf(segment, plan)) {
      const list = postingListOf(segment, term, plan.field, scoreTableOf(term));
      if (whole) {
        accumulatePostings(list, accumulators);
        continue;
      }
      const some = this.#take();
      copyPostings(list, some);
      keepPhrases(some, segment.forward, [[from, to - from]], list.mask);
      accumulateDocs(some, accumulators);
      pool.give(some);
    }
    const found = this.#take();
    collectAccumulators(accumulators, this.#titles, found);
    return found;
  }

  /** The rarest word first; each further word only tests the matches so far. */
  #conjunction(nodes: readonly PlanNode[]): ScoredDocs {
    const words = nodes
      .filter((node) => node.kind === 'word')
      .map((word) => this.#postingLists(word))
      .sort((a, b) => postingCount(a) - postingCount(b));
    const others = nodes
      .filter((node) => node.kind !== 'word')
      .sort((a, b) => evaluationOrder[a.kind] - evaluationOrder[b.kind]);
    const [rarest, ...rest] = words;
    const found = rarest === undefined ? this.#firstOf(others) : this.#union(rarest);
    for (const lists of rest) this.#intersect(found, lists);
    for (const node of others) if (found.count > 0) this.#intersectNode(found, node);
    return found;
  }

  /**
   * Matches to begin with where there is no word: those of the first part, which is taken from
   * the list, or all titles.
   */
  #firstOf(nodes: PlanNode[]): ScoredDocs {
    const [first] = nodes;
    if (first !== undefined && evaluationOrder[first.kind] < evaluationOrder.facet) {
      nodes.shift();
      return this.#node(first);
    }
    return this.#everything();
  }

  #everything(): ScoredDocs {
    const all = this.#take();
    fillAll(this.#titles, all);
    return all;
  }

  #intersect(found: ScoredDocs, lists: readonly PostingList[]): void {
    for (const list of lists) probePostings(found, list, this.#context.accumulators);
    keepAccumulated(found, this.#context.accumulators);
  }

  #intersectNode(found: ScoredDocs, node: PlanNode): void {
    if (node.kind === 'phrase') this.#keepPhrase(found, node);
    else if (node.kind === 'facet' || node.kind === 'range')
      this.#keepPassing(found, this.#filterOf(node));
    else if (node.kind === 'work') keepWork(found, this.#view.segment.works, node.work);
    else {
      const other = this.#node(node.kind === 'not' ? node.of : node);
      if (node.kind === 'not') subtract(found, other);
      else intersect(found, other);
      this.#context.pool.give(other);
    }
  }

  #filterOf(node: NodeOf<'facet' | 'range'>): Filter {
    const { values } = this.#context;
    return node.kind === 'range'
      ? rangeFilter(node, values)
      : (filtersOf([node], values)[0] as Filter);
  }

  #keepPassing(found: ScoredDocs, { type, selected }: Filter): void {
    const { accumulators } = this.#context;
    setFailBits(
      found.docIds,
      found.count,
      this.#view.segment.docValues[type],
      selected,
      1,
      accumulators,
    );
    keepUnmarked(found, accumulators);
  }

  #phrase(phrase: NodeOf<'phrase'>): ScoredDocs {
    const { field, words } = phrase;
    const bigrams = bigramPostings(this.#view.segment, words, field);
    if (bigrams.length === 0) {
      const found = this.#conjunction(words.map((word) => ({ kind: 'word', field, word })));
      this.#keepInOrder(found, phrase);
      return found;
    }
    const found = this.#titlesOfBigrams(bigrams);
    for (const word of words)
      this.#intersect(found, this.#postingLists({ kind: 'word', field, word }));
    if (words.length > 2 || !bigrams.every(({ certain }) => certain))
      this.#keepInOrder(found, phrase);
    return found;
  }

  /** The titles that have all bigrams; scores of bigrams mean nothing. */
  #titlesOfBigrams([fewest, ...others]: readonly BigramPostings[]): ScoredDocs {
    const found = this.#union(fewest?.lists ?? []);
    for (const { lists } of others) this.#intersect(found, lists);
    found.scores.fill(0, 0, found.count);
    return found;
  }

  #keepPhrase(found: ScoredDocs, phrase: NodeOf<'phrase'>): void {
    const { field, words } = phrase;
    for (const word of words)
      this.#intersect(found, this.#postingLists({ kind: 'word', field, word }));
    this.#keepInOrder(found, phrase);
  }

  #keepInOrder(found: ScoredDocs, { field, words }: NodeOf<'phrase'>): void {
    const { segment } = this.#view;
    const ranges = words.map((word) => tokenRangesOf(segment, word, field));
    keepPhrases(found, segment.forward, ranges, maskOf(field));
  }

  /**
   * Evaluates all words at once: one after the other, each would pass over the matches of those before. All values of
   * one facet are looked up together too.
   */
  #disjunction(nodes: readonly PlanNode[]): ScoredDocs {
    const words = nodes.filter((node) => node.kind === 'word');
    const facets = nodes.filter((node) => node.kind === 'facet');
    const { pool, values } = this.#context;
    let found = this.#union(words.flatMap((word) => this.#postingLists(word)));
    for (const filter of filtersOf(facets, values)) {
      const passing = this.#everything();
      this.#keepPassing(passing, filter);
      found = unionOfTwo(found, passing, pool);
    }
    for (const node of nodes)
      if (node.kind !== 'facet' && node.kind !== 'word')
        found = unionOfTwo(found, this.#node(node), pool);
    return found;
  }
}

function keepWork(found: ScoredDocs, works: Float64Array, work: string): void {
  const { docIds, scores, count } = found;
  const wanted = workNumber(work);
  found.count = 0;
  for (let i = 0; i < count; i++) {
    const docId = docIds[i] as number;
    if (works[docId] !== wanted) continue;
    docIds[found.count] = docId;
    scores[found.count++] = scores[i] as number;
  }
}
