import type { JudgedKind, Judgement } from './judgement.ts';
import { findWanted, type JudgedTitle } from './titles.ts';

/** Number of results that are looked at. */
export const looked = 10;

export interface Verdict {
  readonly query: string;
  /** Rank of the first wanted result, from 1; null where none is among those looked at. */
  readonly rank: number | null;
  readonly isFirst: boolean;
  readonly isWithinTen: boolean;
  /** Names of the wanted titles, and the first three results. */
  readonly wanted: readonly string[];
  readonly came: readonly string[];
}

/** Asks a query. Returns the numbers of the titles found, best first. */
export type Ask = (kind: JudgedKind, query: string) => Promise<readonly number[]>;

/** Names that no title of the catalogue answers to, each with its query. */
export function unknownNames(
  { wanted, judgements }: JudgedKind,
  titles: readonly JudgedTitle[],
): readonly string[] {
  return judgements.flatMap(([query, ...names]) =>
    names.some((name) => findWanted(titles, wanted, name).length > 0)
      ? []
      : [`${query}: ${names.join(' | ')}`],
  );
}

export async function judge(
  kind: JudgedKind,
  [query, ...names]: Judgement,
  titles: ReadonlyMap<number, JudgedTitle>,
  ask: Ask,
): Promise<Verdict> {
  const all = [...titles.values()];
  const wanted = new Set(
    names.flatMap((name) => findWanted(all, kind.wanted, name).map(({ id }) => id)),
  );
  const found = (await ask(kind, query)).slice(0, looked);
  const at = found.findIndex((id) => wanted.has(id));
  return {
    query,
    rank: at < 0 ? null : at + 1,
    isFirst: at === 0,
    isWithinTen: isFilled.has(kind.wanted) ? isFilledBy(wanted, found) : at >= 0,
    wanted: names,
    came: found.slice(0, 3).map((id) => shown(titles.get(id))),
  };
}

/** Kinds in which every wanted title comes before all others. */
const isFilled: ReadonlySet<JudgedKind['wanted']> = new Set(['worksOf', 'withWord']);

/** Whether all wanted titles come before any other. */
function isFilledBy(wanted: ReadonlySet<number>, found: readonly number[]): boolean {
  const due = Math.min(wanted.size, looked);
  return found.length >= due && found.slice(0, due).every((id) => wanted.has(id));
}

function shown(title: JudgedTitle | undefined): string {
  if (title === undefined) return '?';
  const { description: d, copies } = title;
  const heading = [d.title, d.subtitle].filter(Boolean).join(' : ');
  return [heading.slice(0, 60), d.agents[0]?.name ?? '', d.year ?? '', `${copies} copies`]
    .filter((part) => part !== '')
    .join(' / ');
}
