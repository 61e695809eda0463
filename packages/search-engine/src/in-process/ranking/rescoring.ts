import { foldWords, wordLimit } from '../../analysis/index.ts';
import type { Query, QueryField } from '../../query.ts';
import { maskOf } from '../index/field-masks.ts';
import { readTokens } from '../index/forward-index.ts';
import type { Segment } from '../index/segment.ts';
import { beginsWith, firstOfTitle, hasPhrase, tokenRangesOf } from '../postings/phrase.ts';
import type { TokenRanges } from '../postings/phrase.ts';
import { termsOf } from '../postings/term-lookup.ts';
import { compareTies, copiesOf, hasYear } from './merge-top-k.ts';
import { isExactTitle, termScoreOf, tierOf } from './scoring.ts';
import type { RankedDoc } from './top-k.ts';
import { workOf } from './works-found.ts';

/** Number of the first titles that are rescored. */
export const rescoreWindow = 100;

/** Titles below this share of the best one's score are no longer equally good. */
const nearlyEqual = 0.95;
/**
 * Share below which titles are no longer equally good where their whole name was typed and other
 * words matter little, or where they are editions of one work, whose texts differ by the name of an
 * edition or a note.
 */
const equalButForNotes = 0.5;

interface RescoredDoc {
  readonly one: RankedDoc;
  readonly tier: number;
  readonly weight: number;
}

/**
 * Rescores the first titles: those with the words in order move before the others, and among
 * nearly equal ones, and among editions of one work, the newer and more held come first. Every
 * page rescores the same window, so no title comes twice.
 */
export function rescore(found: readonly RankedDoc[], query: Query): readonly RankedDoc[] {
  if (found.length < 2 || found[0]?.score === 0) return found;
  const [head, rest] = [found.slice(0, rescoreWindow), found.slice(rescoreWindow)];
  const bonusOf = phraseBonus(query);
  const rescored = head.map((one) => ({
    one,
    tier: tierOf(one.score),
    weight: termScoreOf(one.score) + bonusOf(one),
  }));
  rescored.sort((a, b) => b.tier - a.tier || b.weight - a.weight);
  return [...editionsInTurn(nearlyEqualGroups(rescored).flatMap(newerFirst)), ...rest];
}

/** Splits titles of one tier into groups that are nearly as good as their first. */
function nearlyEqualGroups(rescored: readonly RescoredDoc[]): RescoredDoc[][] {
  const groups: RescoredDoc[][] = [];
  for (const next of rescored) {
    const group = groups.at(-1);
    const first = group?.[0];
    const share = isExactTitle(next.one.score) ? equalButForNotes : nearlyEqual;
    if (first !== undefined && isNear(next, first, share)) group?.push(next);
    else groups.push([next]);
  }
  return groups;
}

function isNear(next: RescoredDoc, first: RescoredDoc, share: number): boolean {
  return first.tier === next.tier && next.weight >= first.weight * share;
}

function newerFirst(group: readonly RescoredDoc[]): RescoredDoc[] {
  return group.toSorted((a, b) => compareTies(a.one, b.one));
}

/** The places of a work's editions stay; the editions take turns in them. */
function editionsInTurn(rescored: readonly RescoredDoc[]): RankedDoc[] {
  const placed = rescored.map(({ one }) => one);
  const byWork = Map.groupBy(rescored.keys(), (at) => workOf(placed[at] as RankedDoc));
  for (const places of byWork.values()) {
    const first = rescored[places[0] as number] as RescoredDoc;
    const near = places.filter((at) =>
      isNear(rescored[at] as RescoredDoc, first, equalButForNotes),
    );
    const editions = inTurn(near.map((at) => placed[at] as RankedDoc));
    near.forEach((at, i) => (placed[at] = editions[i] as RankedDoc));
  }
  return placed;
}

/**
 * Without a year on every edition nobody can say which is the newest: then the more held is
 * first.
 */
function inTurn(editions: readonly RankedDoc[]): RankedDoc[] {
  if (editions.every((one) => hasYear(one))) return editions.toSorted(compareTies);
  return editions.toSorted((a, b) => copiesOf(b) - copiesOf(a) || compareTies(a, b));
}

/** Makes the bonus that the order of the words typed adds to a title's score. */
function phraseBonus(query: Query): (found: RankedDoc) => number {
  const typed = mainWords(query);
  const words = typed === null ? [] : foldWords(typed.text).slice(0, wordLimit);
  if (typed === null || words.length === 0) return () => 0;
  const mask = maskOf(typed.field);
  if (words.length === 1) return wordBonus(words[0] as string, typed.field, mask);
  const ranges = rangesBySegment(words, typed.field);
  return (one) => bonus(one, ranges(one), mask);
}

/** The words of the query; its other parts have no order. */
function mainWords(query: Query): Extract<Query, { kind: 'words' }> | null {
  if (query.kind === 'words') return query;
  if (query.kind !== 'and') return null;
  return query.of.find((node) => node.kind === 'words') ?? null;
}

/** A title that begins with the word itself, not with another of its stem. */
function wordBonus(word: string, field: QueryField, mask: number): (found: RankedDoc) => number {
  if ((mask & maskOf('title')) === 0) return () => 0;
  const forms = bySegment(
    (segment) => new Set(termsOf(segment, word, field).flatMap(({ own }) => own)),
  );
  return (one) => {
    const first = firstOfTitle(readTokens(one.view.segment.forward, one.docId));
    return forms(one).has(first) ? termScoreOf(one.score) >>> 1 : 0;
  };
}

/** A title that begins with the words gets more than one that has them in order further on. */
function bonus(
  { view: { segment }, docId, score }: RankedDoc,
  ranges: readonly TokenRanges[],
  mask: number,
): number {
  const words = termScoreOf(score);
  const tokens = readTokens(segment.forward, docId);
  if ((mask & maskOf('title')) > 0 && beginsWith(tokens, ranges)) return words + (words >>> 1);
  const short = maskOf('title') | maskOf('author');
  if (hasPhrase(tokens, ranges, mask & short)) return words;
  return hasPhrase(tokens, ranges, mask & ~short) ? words >>> 1 : 0;
}

function rangesBySegment(
  words: readonly string[],
  field: QueryField,
): (found: RankedDoc) => readonly TokenRanges[] {
  return bySegment((segment) => words.map((word) => tokenRangesOf(segment, word, field)));
}

function bySegment<T extends object>(make: (segment: Segment) => T): (found: RankedDoc) => T {
  const known = new Map<Segment, T>();
  return ({ view: { segment } }) => {
    let made = known.get(segment);
    if (made === undefined) known.set(segment, (made = make(segment)));
    return made;
  };
}
