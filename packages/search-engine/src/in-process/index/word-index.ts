import { uint32Builder } from './typed-array-builder.ts';
import { shared } from './shared-arrays.ts';
import { StringsBuilder, countOf, reorderStrings, sortedOrder, stringAt } from './strings.ts';
import type { Strings } from './strings.ts';

/** Sorted words, and for each the places of the texts that have it. */
export interface WordIndex {
  readonly words: Strings;
  readonly starts: Uint32Array;
  readonly places: Uint32Array;
}

/** `texts` are folded words with one space between. */
export function indexWords(texts: Strings): WordIndex {
  const numbers = new Map<string, number>();
  const words = new StringsBuilder();
  const wordOf = uint32Builder();
  const textOf = uint32Builder();
  for (let text = 0; text < countOf(texts); text++) {
    for (const word of new Set(stringAt(texts, text).split(' '))) {
      if (word === '') continue;
      let number = numbers.get(word);
      if (number === undefined) {
        number = numbers.size;
        numbers.set(word, number);
        words.push(word);
      }
      wordOf.push(number);
      textOf.push(text);
    }
  }
  const order = sortedOrder(words.view());
  return {
    words: reorderStrings(words.view(), order),
    ...placesByWord(order, wordOf.view(), textOf.view()),
  };
}

function placesByWord(
  order: Uint32Array,
  wordOf: Uint32Array,
  textOf: Uint32Array,
): Pick<WordIndex, 'starts' | 'places'> {
  const rank = new Uint32Array(order.length);
  order.forEach((number, i) => (rank[number] = i));
  const starts = shared.uint32(order.length + 1);
  for (const number of wordOf) {
    const at = (rank[number] as number) + 1;
    starts[at] = (starts[at] as number) + 1;
  }
  for (let i = 0; i < order.length; i++)
    starts[i + 1] = (starts[i + 1] as number) + (starts[i] as number);
  const cursor = starts.slice(0, order.length);
  const places = shared.uint32(textOf.length);
  for (let i = 0; i < textOf.length; i++) {
    const at = rank[wordOf[i] as number] as number;
    const place = cursor[at] as number;
    places[place] = textOf[i] as number;
    cursor[at] = place + 1;
  }
  return { starts, places };
}
