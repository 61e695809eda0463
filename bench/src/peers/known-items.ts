import { headingKey } from '@estante/marc';
import type { SearchDocument } from '@estante/search-engine';
import type { Peer } from './peer.ts';

/** Known-item search: a person looks for one title of the made-up catalogue and types what they know of it. */
export interface KnownItem {
  readonly kind: string;
  readonly text: string;
  /** Number of the title, and of any other title with the same name. */
  readonly wanted: readonly number[];
}

/** Number of titles that are looked for, at equal distances. */
const sampled = 100;

export function knownItems(documents: Iterable<SearchDocument>, count: number): KnownItem[] {
  const step = Math.max(1, Math.floor(count / sampled));
  const chosen: SearchDocument[] = [];
  const named = new Map<string, number[]>();
  for (const document of documents) {
    const key = headingKey(document.sort.title);
    named.set(key, [...(named.get(key) ?? []), document.id]);
    if (document.id % step === 0 && wordsOf(document).length >= 3) chosen.push(document);
  }
  return chosen.flatMap((document) => {
    const wanted = named.get(headingKey(document.sort.title)) ?? [document.id];
    return asksFor(document).map(([kind, text]) => ({ kind, text, wanted }));
  });
}

function asksFor(document: SearchDocument): (readonly [kind: string, text: string])[] {
  const { sort, text } = document;
  const [family = ''] = sort.author.split(',');
  const long = wordsOf(document).toSorted((a, b) => b.length - a.length);
  const [number] = text.standardNumber ?? [];
  const slip = long.find((word) => word.length >= 5);
  return [
    ['title by its words', sort.title.toLowerCase()],
    ['author and title words', [family, ...long.slice(0, 2)].join(' ').toLowerCase()],
    ...(slip === undefined
      ? []
      : [['slip of the pen', sort.title.replace(slip, slipped(slip)).toLowerCase()] as const]),
    ...(number === undefined ? [] : [['ISBN', number] as const]),
  ];
}

/** Word with a slip: two letters in the middle transposed, or one of a double letter left out. */
function slipped(word: string): string {
  const middle = Math.floor(word.length / 2);
  const before = word.slice(0, middle - 1);
  const [a, b] = [word.charAt(middle - 1), word.charAt(middle)];
  return `${before}${a === b ? a : b + a}${word.slice(middle + 1)}`;
}

function wordsOf({ sort }: SearchDocument): string[] {
  return sort.title.split(' ').filter((word) => word.length > 2);
}

export interface Success {
  readonly queries: number;
  readonly first: number;
  readonly mrr: number;
}

/** Share of titles of each kind that came first, and the mean reciprocal rank among the first ten. */
export async function successOf(
  peer: Peer,
  items: readonly KnownItem[],
): Promise<Map<string, Success>> {
  const places = new Map<string, number[]>();
  for (const { kind, text, wanted } of items) {
    // No answer in time counts as not found.
    const found = await peer.ask(text, 'any', kind === 'slip of the pen').catch(() => []);
    const at = found.slice(0, 10).findIndex((id) => wanted.includes(id));
    places.set(kind, [...(places.get(kind) ?? []), at < 0 ? 0 : 1 / (at + 1)]);
  }
  return new Map([...places].map(([kind, all]) => [kind, successIn(all)]));
}

function successIn(places: readonly number[]): Success {
  const mrr = places.reduce((sum, one) => sum + one, 0) / places.length;
  return {
    queries: places.length,
    first: places.filter((one) => one === 1).length / places.length,
    mrr,
  };
}
