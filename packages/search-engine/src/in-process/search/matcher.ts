import type { Asked } from '../../analysis/index.ts';
import { markFailing } from '../facets/column-filters.ts';
import { filtersOf, rangeFilter } from '../facets/filters.ts';
import type { Filter } from '../facets/filters.ts';
import type { Values } from '../index/facet-values.ts';
import { maskOf } from '../index/field-masks.ts';
import type { Part } from '../index/generation.ts';
import { gatherGains, scatterMatches, scatterRun } from '../postings/accumulators.ts';
import { besides } from '../postings/bigrams.ts';
import type { Beside } from '../postings/bigrams.ts';
import { liveUnionOf, unionOf, united } from '../postings/disjunction.ts';
import {
  copyRun,
  dropDeleted,
  fillAll,
  intersect,
  keepGained,
  keepUnmarked,
  probeRun,
  subtract,
} from '../postings/kernels.ts';
import { keepPhrases, wordForms } from '../postings/phrase.ts';
import { lengthOf, runOf, runsOf, wordsBeginning } from '../postings/posting-list.ts';
import type { Run, WeightOf } from '../postings/posting-list.ts';
import type { Hits, MatchPool, Matches } from '../postings/scored-docs.ts';

type AskedOf<Kind extends Asked['kind']> = Extract<Asked, { kind: Kind }>;

/** What is cheap to test on few titles and dear to list comes last. */
const turns: Readonly<Record<Asked['kind'], number>> = {
  and: 0,
  or: 0,
  prefix: 0,
  word: 0,
  phrase: 1,
  facet: 2,
  range: 2,
  not: 3,
};

/** What a search brings along to look in one part. `gains` is as long as the part, all zero. */
export interface Tools {
  readonly pool: MatchPool;
  readonly gains: Uint32Array;
  readonly weightOf: WeightOf;
  readonly values: Values;
}

/** Finds what a plan asks for in one part. Whoever gets matches gives them back to the pool. */
export class Matcher {
  readonly #part: Part;
  readonly #tools: Tools;
  readonly #titles: number;

  constructor(part: Part, tools: Tools) {
    this.#part = part;
    this.#tools = tools;
    this.#titles = part.segment.ids.length;
  }

  find(plan: Asked): Matches {
    if (plan.kind === 'word') return liveUnionOf(this.#runs(plan), this.#part, this.#tools);
    const matches = this.#node(plan);
    if (this.#part.deleted !== null) dropDeleted(matches, this.#part.deleted);
    return matches;
  }

  /** Those of some titles that have a word; the caller keeps what it is given. */
  restrict({ ordinals, count }: Hits, word: AskedOf<'word'>): Matches {
    const found = { ordinals: ordinals.slice(), scores: new Uint32Array(count), count };
    this.#keep(found, this.#runs(word));
    return found;
  }

  #node(plan: Asked): Matches {
    switch (plan.kind) {
      case 'word':
        return this.#union(this.#runs(plan));
      case 'prefix':
        return this.#prefix(plan);
      case 'and':
        return this.#all(plan.of);
      case 'or':
        return this.#any(plan.of);
      case 'phrase':
        return this.#phrase(plan);
      case 'facet':
      case 'range':
      case 'not':
        return this.#all([plan]);
    }
  }

  #take(): Matches {
    return this.#tools.pool.take(this.#titles);
  }

  #runs(word: AskedOf<'word'>): Run[] {
    return runsOf(this.#part.segment, word, this.#tools.weightOf(word));
  }

  #union(runs: readonly Run[]): Matches {
    return unionOf(runs, this.#titles, this.#tools);
  }

  /** A term of which only some words begin so is found where one of them stands. */
  #prefix(plan: AskedOf<'prefix'>): Matches {
    const { segment } = this.#part;
    const { gains, pool, weightOf } = this.#tools;
    const weight = weightOf(plan);
    for (const { term, from, to, whole } of wordsBeginning(segment, plan)) {
      const run = runOf(segment, term, plan.field, weight);
      if (whole) {
        scatterRun(run, gains);
        continue;
      }
      const some = this.#take();
      copyRun(run, some);
      keepPhrases(some, segment.stream, [[from, to - from]], run.mask);
      scatterMatches(some, gains);
      pool.give(some);
    }
    const found = this.#take();
    gatherGains(gains, this.#titles, found);
    return found;
  }

  /** The rarest part first; each further word only tests what is left. */
  #all(parts: readonly Asked[]): Matches {
    const words = parts
      .filter((part) => part.kind === 'word')
      .map((word) => this.#runs(word))
      .sort((a, b) => lengthOf(a) - lengthOf(b));
    const others = parts
      .filter((part) => part.kind !== 'word')
      .sort((a, b) => turns[a.kind] - turns[b.kind]);
    const [rarest, ...rest] = words;
    const found = rarest === undefined ? this.#first(others) : this.#union(rarest);
    for (const runs of rest) this.#keep(found, runs);
    for (const part of others) if (found.count > 0) this.#keepNode(found, part);
    return found;
  }

  /** Titles to begin with, where there is no word: the first part's, taken from the list, or all. */
  #first(parts: Asked[]): Matches {
    const [first] = parts;
    if (first !== undefined && turns[first.kind] < turns.facet) {
      parts.shift();
      return this.#node(first);
    }
    return this.#everything();
  }

  #everything(): Matches {
    const all = this.#take();
    fillAll(this.#titles, all);
    return all;
  }

  #keep(found: Matches, runs: readonly Run[]): void {
    for (const run of runs) probeRun(found, run, this.#tools.gains);
    keepGained(found, this.#tools.gains);
  }

  #keepNode(found: Matches, part: Asked): void {
    if (part.kind === 'phrase') this.#keepPhrase(found, part);
    else if (part.kind === 'facet' || part.kind === 'range')
      this.#keepPassing(found, this.#filterOf(part));
    else {
      const other = this.#node(part.kind === 'not' ? part.of : part);
      if (part.kind === 'not') subtract(found, other);
      else intersect(found, other);
      this.#tools.pool.give(other);
    }
  }

  #filterOf(part: AskedOf<'facet' | 'range'>): Filter {
    const { values } = this.#tools;
    return part.kind === 'range'
      ? rangeFilter(part, values)
      : (filtersOf([part], values)[0] as Filter);
  }

  #keepPassing(found: Matches, { type, selected }: Filter): void {
    const { gains } = this.#tools;
    markFailing(found.ordinals, found.count, this.#part.segment.columns[type], selected, 1, gains);
    keepUnmarked(found, gains);
  }

  #phrase(phrase: AskedOf<'phrase'>): Matches {
    const { field, words } = phrase;
    const pairs = besides(this.#part.segment, words, field);
    if (pairs.length === 0) {
      const found = this.#all(words.map((word) => ({ kind: 'word', field, word })));
      this.#keepInOrder(found, phrase);
      return found;
    }
    const found = this.#beside(pairs);
    for (const word of words) this.#keep(found, this.#runs({ kind: 'word', field, word }));
    if (words.length > 2 || !pairs.every(({ certain }) => certain))
      this.#keepInOrder(found, phrase);
    return found;
  }

  /** Titles of all pairs; what the pairs are worth says nothing. */
  #beside([fewest, ...others]: readonly Beside[]): Matches {
    const found = this.#union(fewest?.runs ?? []);
    for (const { runs } of others) this.#keep(found, runs);
    found.scores.fill(0, 0, found.count);
    return found;
  }

  #keepPhrase(found: Matches, phrase: AskedOf<'phrase'>): void {
    const { field, words } = phrase;
    for (const word of words) this.#keep(found, this.#runs({ kind: 'word', field, word }));
    this.#keepInOrder(found, phrase);
  }

  #keepInOrder(found: Matches, { field, words }: AskedOf<'phrase'>): void {
    const { segment } = this.#part;
    const forms = words.map((word) => wordForms(segment, word, field));
    keepPhrases(found, segment.stream, forms, maskOf(field));
  }

  /**
   * All words at once: one after the other, each would pass what the others found again. Values of
   * one facet are looked for together too, however many they are.
   */
  #any(parts: readonly Asked[]): Matches {
    const words = parts.filter((part) => part.kind === 'word');
    const facets = parts.filter((part) => part.kind === 'facet');
    const { pool, values } = this.#tools;
    let found = this.#union(words.flatMap((word) => this.#runs(word)));
    for (const filter of filtersOf(facets, values)) {
      const passing = this.#everything();
      this.#keepPassing(passing, filter);
      found = united(found, passing, pool);
    }
    for (const part of parts)
      if (part.kind !== 'facet' && part.kind !== 'word')
        found = united(found, this.#node(part), pool);
    return found;
  }
}
