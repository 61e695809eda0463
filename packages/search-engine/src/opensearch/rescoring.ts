import { tiers } from './whole-names.ts';

/** A title found, with what its place among nearly equal ones depends on. */
export interface Scored {
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

/** Among nearly equal titles, and among editions of a work, the newer and more held come first. */
export function rescore(found: readonly Scored[]): readonly Scored[] {
  const [head, rest] = [found.slice(0, rescoreWindow), found.slice(rescoreWindow)];
  return [
    ...editionsInTurn(groupsOf(head).flatMap((group) => group.toSorted(newerFirst))),
    ...rest,
  ];
}

function tierOf({ score }: Scored): number {
  return Math.floor(score / tiers.begins);
}

function isNear(next: Scored, first: Scored, share: number): boolean {
  const weight = (one: Scored): number => one.score % tiers.begins;
  return tierOf(first) === tierOf(next) && weight(next) >= weight(first) * share;
}

function groupsOf(head: readonly Scored[]): Scored[][] {
  const groups: Scored[][] = [];
  for (const next of head) {
    const first = groups.at(-1)?.[0];
    const share = next.score >= tiers.other ? equalButForNotes : nearlyEqual;
    if (first !== undefined && isNear(next, first, share)) groups.at(-1)?.push(next);
    else groups.push([next]);
  }
  return groups;
}

function newerFirst(a: Scored, b: Scored): number {
  return (b.year ?? -Infinity) === (a.year ?? -Infinity)
    ? b.copies - a.copies || a.id - b.id
    : (b.year ?? -Infinity) - (a.year ?? -Infinity);
}

/** The places of a work's editions stay; the editions take turns in them. */
function editionsInTurn(placed: Scored[]): Scored[] {
  const result = [...placed];
  for (const places of Map.groupBy(placed.keys(), (at) => placed[at]?.work).values()) {
    const [first] = places.map((at) => placed[at] as Scored);
    const near = places.filter((at) =>
      isNear(placed[at] as Scored, first as Scored, equalButForNotes),
    );
    const editions = inTurn(near.map((at) => placed[at] as Scored));
    near.forEach((at, i) => (result[at] = editions[i] as Scored));
  }
  return result;
}

/** Without a year on every edition nobody can say which is the newest: then the more held is first. */
function inTurn(editions: readonly Scored[]): Scored[] {
  if (editions.every(({ year }) => year !== null)) return editions.toSorted(newerFirst);
  return editions.toSorted((a, b) => b.copies - a.copies || newerFirst(a, b));
}
