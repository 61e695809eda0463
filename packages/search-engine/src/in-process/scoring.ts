import { foldedWords, wordLimit, wordsTypedFor } from '../analysis/index.ts';
import type { Query, QueryField } from '../query.ts';
import { placeOf } from './matches.ts';
import type { Matches } from './matches.ts';
import { beginsWith, hasPhrase, wordForms } from './phrase.ts';
import type { Forms } from './phrase.ts';
import { exactKey, segmentLimit } from './segment.ts';
import type { Segment } from './segment.ts';
import type { Found } from './top.ts';
import { maskOf, nameHash } from './terms.ts';
import { foldedTitle } from './titles.ts';

/** Raises above what words can reach: a sum of 64 words stays under 2^23. */
const titleBegun = 2 ** 23;
const exactTitle = 2 ** 25;
const exactName = 2 ** 24;

/** Rarity by BM25, in whole numbers from 1 to some 220. */
export function rarity(titles: number, withWord: number): number {
  const held = Math.min(withWord, titles);
  return Math.max(1, Math.round(16 * Math.log(1 + (titles - held + 0.5) / (held + 0.5))));
}

/** What a query looks like when it is a title or a name and nothing else. */
export interface Exact {
  readonly title: string;
  /** Whether a title that begins so is likely meant: one word says too little. */
  readonly begins: boolean;
  readonly name: number;
}

export function exactOf(query: Query): Exact {
  const name = wordsTypedFor(query, 'author');
  const title = wordsTypedFor(query, 'title');
  return { title: title.join(' '), begins: title.length > 1, name: nameHash(name) };
}

export function raiseExact(matches: Matches, segment: Segment, exact: Exact): void {
  const { title, begins, name } = exact;
  const { titles } = segment;
  const [from, to] = title === '' ? [0, 0] : foldedTitle.range(titles, title, title);
  for (const ordinal of titles.order.subarray(from, to)) raise(matches, ordinal, exactTitle);
  if (name !== 0) for (const ordinal of named(segment, name)) raise(matches, ordinal, exactName);
  if (!begins) return;
  // They follow the title itself: a space comes before every letter.
  const end = foldedTitle.after(titles, to, (text) => text.startsWith(`${title} `));
  for (const ordinal of titles.order.subarray(to, end)) raise(matches, ordinal, titleBegun);
}

function raise(matches: Matches, ordinal: number, by: number): void {
  const { scores } = matches;
  const place = placeOf(matches, ordinal);
  if (place >= 0 && (scores[place] as number) < by) scores[place] = (scores[place] as number) + by;
}

function named({ names }: Segment, hash: number): number[] {
  const least = exactKey(hash, 0);
  let low = 0;
  let high = names.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((names[middle] as number) < least) low = middle + 1;
    else high = middle;
  }
  const ordinals: number[] = [];
  while (low < names.length && (names[low] as number) < least + segmentLimit) {
    ordinals.push((names[low++] as number) - least);
  }
  return ordinals;
}

/** Titles among the first in which the order of words is looked at. */
export const phraseWindow = 100;

/**
 * Within the first titles by words, those with the words in order come before the others. The
 * same window on every page keeps pages apart.
 */
export function raisePhrases(found: readonly Found[], query: Query): readonly Found[] {
  const typed = mainWords(query);
  if (typed === null) return found;
  const { field } = typed;
  const words = foldedWords(typed.text).slice(0, wordLimit);
  if (words.length === 0) return found;
  const [head, rest] = [found.slice(0, phraseWindow), found.slice(phraseWindow)];
  const forms = formsBySegment(words, field);
  const bonuses = head.map((one) => bonus(one, forms(one), maskOf(field)));
  if (bonuses.every((more) => more === 0)) return found;
  const raised = head.map((one, i) => ({ one, i, score: one.score + (bonuses[i] as number) }));
  raised.sort((a, b) => b.score - a.score || a.i - b.i);
  return [...raised.map(({ one }) => one), ...rest];
}

/** The words among what is asked: what else there is says nothing of their order. */
function mainWords(query: Query): Extract<Query, { kind: 'words' }> | null {
  if (query.kind === 'words') return query;
  if (query.kind !== 'and') return null;
  return query.of.find((part) => part.kind === 'words') ?? null;
}

/** A title that begins with the words comes before one that has them in order further on. */
function bonus(
  { part: { segment }, ordinal, score }: Found,
  forms: readonly Forms[],
  mask: number,
): number {
  const words = score % titleBegun;
  const one = forms.length === 1;
  if ((mask & maskOf('title')) > 0 && beginsWith(segment.stream, ordinal, forms))
    return one ? words >>> 1 : words + (words >>> 1);
  if (one) return 0;
  const short = maskOf('title') | maskOf('author');
  if (hasPhrase(segment.stream, ordinal, forms, mask & short)) return words;
  return hasPhrase(segment.stream, ordinal, forms, mask & ~short) ? words >>> 1 : 0;
}

function formsBySegment(
  words: readonly string[],
  field: QueryField,
): (found: Found) => readonly Forms[] {
  const known = new Map<Segment, readonly Forms[]>();
  return ({ part: { segment } }) => {
    const forms = known.get(segment) ?? words.map((word) => wordForms(segment, word, field));
    known.set(segment, forms);
    return forms;
  };
}
