import type { Asked } from '../analysis/index.ts';
import type { QueryField } from '../query.ts';
import type { Part } from './generation.ts';
import {
  copyRun,
  dropDeleted,
  gatherGains,
  intersect,
  keepGained,
  probeRun,
  scatterRun,
  unite,
} from './kernels.ts';
import type { Run } from './kernels.ts';
import type { MatchPool, Matches } from './matches.ts';
import { keepPhrases } from './phrase.ts';
import type { Forms } from './phrase.ts';
import { indexOfString } from './strings.ts';
import { formsOf, maskOf } from './terms.ts';

type Word = Extract<Asked, { kind: 'word' }>;

/** From this share of the titles on it is quicker to visit them all. */
const scatterFrom = 16;

/** Rarity of a word as asked, over the whole index. */
export type WeightOf = (word: Word) => number;

/** Finds what a plan asks for in one part. Whoever gets matches gives them back to the pool. */
export class Matcher {
  readonly #part: Part;
  readonly #pool: MatchPool;
  readonly #gains: Uint32Array;
  readonly #weightOf: WeightOf;

  constructor(part: Part, pool: MatchPool, gains: Uint32Array, weightOf: WeightOf) {
    this.#part = part;
    this.#pool = pool;
    this.#gains = gains;
    this.#weightOf = weightOf;
  }

  find(plan: Asked): Matches {
    const matches = this.#node(plan);
    if (this.#part.deleted !== null) dropDeleted(matches, this.#part.deleted);
    return matches;
  }

  #node(plan: Asked): Matches {
    switch (plan.kind) {
      case 'word':
        return this.#union(this.#runs(plan));
      case 'phrase':
        return this.#phrase(plan);
      case 'and':
        return this.#all(plan.of);
      case 'or':
        return this.#any(plan.of);
    }
  }

  #take(): Matches {
    return this.#pool.take(this.#part.segment.ids.length);
  }

  #runs(word: Word): Run[] {
    const { postings, terms } = this.#part.segment;
    const weight = this.#weightOf(word);
    const mask = maskOf(word.field);
    return formsOf(word.word, word.field).flatMap((form) => {
      const term = indexOfString(terms, form);
      if (term < 0) return [];
      const [start, end] = [postings.starts[term] as number, postings.starts[term + 1] as number];
      return [{ entries: postings.entries, impacts: postings.impacts, start, end, mask, weight }];
    });
  }

  #union(runs: readonly Run[]): Matches {
    let found = this.#take();
    const titles = this.#part.segment.ids.length;
    if (runs.length > 1 && lengthOf(runs) * scatterFrom > titles) {
      for (const run of runs) scatterRun(run, this.#gains);
      gatherGains(this.#gains, titles, found);
      return found;
    }
    const [first, ...others] = runs;
    if (first !== undefined) copyRun(first, found);
    for (const run of others) {
      const more = this.#take();
      copyRun(run, more);
      const both = this.#take();
      unite(found, more, both);
      this.#pool.give(found);
      this.#pool.give(more);
      found = both;
    }
    return found;
  }

  /** The rarest part first; each further word only tests what is left. */
  #all(parts: readonly Asked[]): Matches {
    const words = parts
      .filter((part) => part.kind === 'word')
      .map((word) => this.#runs(word))
      .sort((a, b) => lengthOf(a) - lengthOf(b));
    const others = parts.filter((part) => part.kind !== 'word');
    const [rarest, ...rest] = words;
    const [first, ...further] = others;
    const found = rarest === undefined ? this.#node(first as Asked) : this.#union(rarest);
    for (const runs of rest) this.#keep(found, runs);
    for (const part of rarest === undefined ? further : others) this.#keepNode(found, part);
    return found;
  }

  #keep(found: Matches, runs: readonly Run[]): void {
    for (const run of runs) probeRun(found, run, this.#gains);
    keepGained(found, this.#gains);
  }

  #keepNode(found: Matches, part: Asked): void {
    if (part.kind === 'phrase') {
      this.#keepPhrase(found, part);
      return;
    }
    const other = this.#node(part);
    intersect(found, other);
    this.#pool.give(other);
  }

  #phrase({ field, words }: Extract<Asked, { kind: 'phrase' }>): Matches {
    const found = this.#all(words.map((word) => ({ kind: 'word', field, word })));
    keepPhrases(found, this.#part.segment.stream, this.#forms(words, field), maskOf(field));
    return found;
  }

  #keepPhrase(found: Matches, { field, words }: Extract<Asked, { kind: 'phrase' }>): void {
    for (const word of words) this.#keep(found, this.#runs({ kind: 'word', field, word }));
    keepPhrases(found, this.#part.segment.stream, this.#forms(words, field), maskOf(field));
  }

  #forms(words: readonly string[], field: QueryField): Forms[] {
    const { terms } = this.#part.segment;
    return words.map((word) => formsOf(word, field).map((form) => indexOfString(terms, form)));
  }

  #any(parts: readonly Asked[]): Matches {
    let found = this.#take();
    for (const part of parts) {
      const more = this.#node(part);
      const both = this.#take();
      unite(found, more, both);
      this.#pool.give(found);
      this.#pool.give(more);
      found = both;
    }
    return found;
  }
}

function lengthOf(runs: readonly Run[]): number {
  return runs.reduce((sum, { start, end }) => sum + end - start, 0);
}
