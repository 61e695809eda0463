import { int32Builder } from '../index/typed-array-builder.ts';
import type { SortKeys } from '../index/sort-keys.ts';
import { StringsBuilder } from '../index/strings.ts';
import { pick } from './doc-id-order.ts';

/** The sort keys of one title. */
export interface TitleSortKeys {
  readonly title: string;
  readonly author: string;
  readonly workType: string;
  readonly callNumber: string;
  readonly year: number;
  readonly includedOn: number;
  readonly copies: number;
}

/** Gathers the sort keys of titles as they come. */
export class SortKeysBuilder {
  readonly #title = new StringsBuilder();
  readonly #author = new StringsBuilder();
  readonly #workType = new StringsBuilder();
  readonly #callNumber = new StringsBuilder();
  readonly #year = int32Builder();
  readonly #includedOn = int32Builder();
  readonly #copies = int32Builder();

  add(keys: TitleSortKeys): void {
    this.#title.push(keys.title);
    this.#author.push(keys.author);
    this.#workType.push(keys.workType);
    this.#callNumber.push(keys.callNumber);
    this.#year.push(keys.year);
    this.#includedOn.push(keys.includedOn);
    this.#copies.push(keys.copies);
  }

  /** The keys by doc id: `order` has the place of arrival of each. */
  finish(order: Uint32Array): SortKeys {
    return {
      title: this.#title.finish(order),
      author: this.#author.finish(order),
      workType: this.#workType.finish(order),
      callNumber: this.#callNumber.finish(order),
      year: pick(this.#year.view(), order),
      includedOn: pick(this.#includedOn.view(), order),
      copies: pick(this.#copies.view(), order),
    };
  }
}
