import { foldedWords, wordLimit } from '../../analysis/index.ts';
import type { Query, QueryField } from '../../query.ts';
import { maskOf } from '../index/field-masks.ts';
import type { Segment } from '../index/segment.ts';
import { beginsWith, hasPhrase, wordForms } from '../postings/phrase.ts';
import type { Forms } from '../postings/phrase.ts';
import { copiesOf, hasYear, newerAndMoreHeld } from './merge-top-k.ts';
import { isCalledSo, rankOf, wordsOf } from './scoring.ts';
import type { Found } from './top-k.ts';

/** Titles among the first in which more is looked at than which words they have. */
export const firstWindow = 100;

/** Titles whose words weigh less than this share of another's are no longer as good as it. */
const nearlyEqual = 0.95;
/**
 * The same among titles that are called just so, where what else is said of them matters little, and
 * among editions of one work, whose texts differ by an edition's name or a note.
 */
const equalButForNotes = 0.5;

interface Weighed {
  readonly one: Found;
  readonly rank: number;
  readonly weight: number;
}

/**
 * Within the first titles by words, those with the words in order come before the others, and of
 * those nearly as good as each other, and of editions of one work, the newer and more held. The same
 * window on every page keeps pages apart.
 */
export function firstTitlesFirst(found: readonly Found[], query: Query): readonly Found[] {
  if (found.length < 2 || found[0]?.score === 0) return found;
  const [head, rest] = [found.slice(0, firstWindow), found.slice(firstWindow)];
  const bonusOf = phraseBonus(query);
  const weighed = head.map((one) => ({
    one,
    rank: rankOf(one.score),
    weight: wordsOf(one.score) + bonusOf(one),
  }));
  weighed.sort((a, b) => b.rank - a.rank || b.weight - a.weight);
  return [...editionsInTurn(nearlyEqualGroups(weighed).flatMap(newerFirst)), ...rest];
}

/** Runs of titles of one rank that are nearly as good as the first of them. */
function nearlyEqualGroups(weighed: readonly Weighed[]): Weighed[][] {
  const groups: Weighed[][] = [];
  for (const next of weighed) {
    const group = groups.at(-1);
    const first = group?.[0];
    const share = isCalledSo(next.one.score) ? equalButForNotes : nearlyEqual;
    if (first !== undefined && isNear(next, first, share)) group?.push(next);
    else groups.push([next]);
  }
  return groups;
}

function isNear(next: Weighed, first: Weighed, share: number): boolean {
  return first.rank === next.rank && next.weight >= first.weight * share;
}

/** Editions of one work have its title and its first author. */
function workOf({ part, ordinal }: Found): number {
  return part.segment.works[ordinal] as number;
}

function newerFirst(group: readonly Weighed[]): Weighed[] {
  return group.toSorted((a, b) => newerAndMoreHeld(a.one, b.one));
}

/** The places of a work's editions stay; which of them has the first is decided among them. */
function editionsInTurn(weighed: readonly Weighed[]): Found[] {
  const placed = weighed.map(({ one }) => one);
  const byWork = Map.groupBy(weighed.keys(), (at) => workOf(placed[at] as Found));
  for (const places of byWork.values()) {
    const first = weighed[places[0] as number] as Weighed;
    const near = places.filter((at) => isNear(weighed[at] as Weighed, first, equalButForNotes));
    const editions = inTurn(near.map((at) => placed[at] as Found));
    near.forEach((at, i) => (placed[at] = editions[i] as Found));
  }
  return placed;
}

/** Which edition is the newest nobody can say where one has no year: then the more held is first. */
function inTurn(editions: readonly Found[]): Found[] {
  if (editions.every((one) => hasYear(one))) return editions.toSorted(newerAndMoreHeld);
  return editions.toSorted((a, b) => copiesOf(b) - copiesOf(a) || newerAndMoreHeld(a, b));
}

/** What the order of the words typed adds to a title's weight. */
function phraseBonus(query: Query): (found: Found) => number {
  const typed = mainWords(query);
  const words = typed === null ? [] : foldedWords(typed.text).slice(0, wordLimit);
  if (typed === null || words.length === 0) return () => 0;
  const forms = formsBySegment(words, typed.field);
  return (one) => bonus(one, forms(one), maskOf(typed.field));
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
  const words = wordsOf(score);
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
