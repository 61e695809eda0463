import type { Query } from '../../query.ts';
import { compareTies, copiesOf, hasYear } from './merge-top-k.ts';
import { isExactTitle, termScoreOf, tierOf } from './scoring.ts';
import type { RankedDoc } from './top-k.ts';
import { workOf } from './works-found.ts';
import { phraseBonus } from './phrase-bonus.ts';

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

/** Order of a work's editions: newest first; if an edition has no year, most held first. */
function inTurn(editions: readonly RankedDoc[]): RankedDoc[] {
  if (editions.every((one) => hasYear(one))) return editions.toSorted(compareTies);
  return editions.toSorted((a, b) => copiesOf(b) - copiesOf(a) || compareTies(a, b));
}
