import type { FacetType } from '../../fields.ts';
import type { FacetValue } from '../../port.ts';
import { labelOf, nextNumber, noValues, numberOf } from '../index/facet-values.ts';
import type { FacetValues, ValueBlock, ValueSet } from '../index/facet-values.ts';
import { identity } from '../index/permutations.ts';
import { countOf } from '../index/strings.ts';
import { buildBlock, writtenValues } from './value-block-builder.ts';
import type { WrittenValue } from './value-block-builder.ts';

/** A block is merged with the next one if it is less than this many times larger. */
const growth = 3;
const relabelledLimit = 500;

interface NumberedValue {
  readonly number: number;
  readonly label: string;
}

/** Numbers the values of one facet as titles come. */
class SetWriter {
  readonly #type: FacetType;
  #set: ValueSet;
  #first: number;
  #fresh: WrittenValue[] = [];
  /** Numbers by code since the last `flush`: most values come again and again. */
  readonly #seen = new Map<string, NumberedValue>();
  readonly #relabelled = new Map<number, string>();

  constructor(type: FacetType, set: ValueSet) {
    this.#type = type;
    this.#set = set;
    this.#first = nextNumber(set);
  }

  number(value: FacetValue): number {
    const seen = this.#seen.get(value.code);
    if (seen?.label === value.label) return seen.number;
    const number = this.#numbered(value, seen?.number ?? numberOf(this.#set, value.code));
    this.#seen.set(value.code, { number, label: value.label });
    return number;
  }

  #numbered({ code, label }: FacetValue, known: number): number {
    if (known === 0) return this.#first + this.#fresh.push({ code, label }) - 1;
    if (known >= this.#first) this.#fresh[known - this.#first] = { code, label };
    else this.#relabel(known, label);
    return known;
  }

  /**
   * Renumbers the values of a set that was empty: the more titles, the lower. Returns the new
   * number of each.
   */
  numberByUse(titles: Uint32Array): Uint32Array {
    const order = identity(this.#fresh.length).sort(
      (a, b) => (titles[b + this.#first] ?? 0) - (titles[a + this.#first] ?? 0) || a - b,
    );
    const fresh = Array.from(order, (place) => this.#fresh[place] as WrittenValue);
    this.#fresh = fresh;
    this.#seen.clear();
    fresh.forEach(({ code, label }, place) =>
      this.#seen.set(code, { number: this.#first + place, label }),
    );
    const numbers = new Uint32Array(this.#first + order.length);
    order.forEach((place, i) => (numbers[this.#first + place] = this.#first + i));
    return numbers;
  }

  #relabel(number: number, label: string): void {
    const current = this.#relabelled.get(number) ?? labelOf(this.#set, number);
    if (current !== label) this.#relabelled.set(number, label);
  }

  /** The set with the values added since. */
  flush(): ValueSet {
    if (this.#fresh.length === 0 && this.#relabelled.size === 0) return this.#set;
    const relabelled = new Map([...this.#set.relabelled, ...this.#relabelled]);
    const set: ValueSet = { blocks: this.#set.blocks, relabelled };
    const fresh = this.#fresh.length > 0 ? [buildBlock(this.#type, this.#first, this.#fresh)] : [];
    this.#set = mergeBlocks(this.#type, { blocks: [...set.blocks, ...fresh], relabelled });
    this.#first = nextNumber(this.#set);
    this.#fresh = [];
    this.#seen.clear();
    this.#relabelled.clear();
    return this.#set;
  }
}

function mergeBlocks(type: FacetType, set: ValueSet): ValueSet {
  const from = set.relabelled.size > relabelledLimit ? 0 : firstToMerge(set.blocks);
  const rest = set.blocks.slice(from);
  if (rest.length < 2 && from > 0) return set;
  if (rest.length < 2 && set.relabelled.size <= relabelledLimit) return set;
  const [first] = rest as [ValueBlock, ...ValueBlock[]];
  const values = rest.flatMap((block) => writtenValues(set, block));
  const relabelled = new Map([...set.relabelled].filter(([number]) => number < first.first));
  return {
    blocks: [...set.blocks.slice(0, from), buildBlock(type, first.first, values)],
    relabelled,
  };
}

function firstToMerge(blocks: readonly ValueBlock[]): number {
  let from = blocks.length - 1;
  let size = countOf((blocks[from] as ValueBlock).codes);
  while (from > 0 && countOf((blocks[from - 1] as ValueBlock).codes) < growth * size) {
    from--;
    size += countOf((blocks[from] as ValueBlock).codes);
  }
  return from;
}

export class ValueWriter {
  readonly #values: FacetValues;
  readonly #writers = new Map<FacetType, SetWriter>();

  constructor(values: FacetValues) {
    this.#values = values;
  }

  number(type: FacetType, value: FacetValue): number {
    let writer = this.#writers.get(type);
    if (writer === undefined) {
      writer = new SetWriter(type, this.#values[type] ?? noValues);
      this.#writers.set(type, writer);
    }
    return writer.number(value);
  }

  numberByUse(type: FacetType, titles: Uint32Array): Uint32Array {
    return this.#writers.get(type)?.numberByUse(titles) ?? new Uint32Array(1);
  }

  flush(): FacetValues {
    const flushed = [...this.#writers].map(([type, writer]) => [type, writer.flush()] as const);
    return { ...this.#values, ...Object.fromEntries(flushed) };
  }
}
