import { tiers } from './whole-names.ts';

/** Title found, with what decides its place among nearly equal ones. */
export interface ScoredTitle {
  readonly id: number;
  readonly score: number;
  readonly year: number | null;
  readonly copies: number;
  /** Key that all editions of one work share, and no other title has. */
  readonly work: string;
}

/** Number of the first titles that are rescored; every page rescores the same, so none comes twice. */
export const rescoreWindow = 100;

/** Titles below this share of the best one's score are no longer equally good. */
const nearlyEqual = 0.95;
/**
 * Share below which titles are no longer equally good where the whole name was typed, or among
 * editions, which differ by a note.
 */
const equalButForNotes = 0.5;

/** Reorders nearly equal titles, and editions of a work: the newer and more held come first. */
export function rescore(found: readonly ScoredTitle[]): readonly ScoredTitle[] {
  const [head, rest] = [found.slice(0, rescoreWindow), found.slice(rescoreWindow)];
  return [
    ...editionsInTurn(groupsOf(head).flatMap((group) => group.toSorted(newerFirst))),
    ...rest,
  ];
}

function tierOf({ score }: ScoredTitle): number {
  return Math.floor(score / tiers.begins);
}

function isNear(next: ScoredTitle, first: ScoredTitle, share: number): boolean {
  const weight = (one: ScoredTitle): number => one.score % tiers.begins;
  return tierOf(first) === tierOf(next) && weight(next) >= weight(first) * share;
}

function groupsOf(head: readonly ScoredTitle[]): ScoredTitle[][] {
  const groups: ScoredTitle[][] = [];
  for (const next of head) {
    const first = groups.at(-1)?.[0];
    const share = next.score >= tiers.other ? equalButForNotes : nearlyEqual;
    if (first !== undefined && isNear(next, first, share)) groups.at(-1)?.push(next);
    else groups.push([next]);
  }
  return groups;
}

function newerFirst(a: ScoredTitle, b: ScoredTitle): number {
  return (b.year ?? -Infinity) === (a.year ?? -Infinity)
    ? b.copies - a.copies || a.id - b.id
    : (b.year ?? -Infinity) - (a.year ?? -Infinity);
}

/** The places of a work's editions stay; the editions take turns in them. */
function editionsInTurn(placed: ScoredTitle[]): ScoredTitle[] {
  const result = [...placed];
  for (const places of Map.groupBy(placed.keys(), (at) => placed[at]?.work).values()) {
    const [first] = places.map((at) => placed[at] as ScoredTitle);
    const near = places.filter((at) =>
      isNear(placed[at] as ScoredTitle, first as ScoredTitle, equalButForNotes),
    );
    const editions = inTurn(near.map((at) => placed[at] as ScoredTitle));
    near.forEach((at, i) => (result[at] = editions[i] as ScoredTitle));
  }
  return result;
}

/** Order of a work's editions: newest first; if an edition has no year, most held first. */
function inTurn(editions: readonly ScoredTitle[]): ScoredTitle[] {
  if (editions.every(({ year }) => year !== null)) return editions.toSorted(newerFirst);
  return editions.toSorted((a, b) => b.copies - a.copies || newerFirst(a, b));
}
