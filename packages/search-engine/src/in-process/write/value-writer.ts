import type { FacetType } from '../../fields.ts';
import type { FacetValue } from '../../port.ts';
import { labelOf, nextNumber, noValues } from '../index/facet-values.ts';
import { numberOf } from '../index/facet-codes.ts';
import type { FacetValues, ValueSet } from '../index/facet-values.ts';
import { identity } from '../index/permutations.ts';
import { buildBlock } from './value-block-builder.ts';
import type { WrittenValue } from './value-block-builder.ts';
import { mergeBlocks } from './value-block-merge.ts';

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
