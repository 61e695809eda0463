/** Target of an attack, by what the attacker knows of the site. */
export interface Target {
  readonly host: string;
  readonly port: number;
  readonly titleIds: readonly number[];
  /** User names that exist. */
  readonly usernames: readonly string[];
  /** Address that the attacker comes from. */
  readonly from: string;
  /** Moment at which the attack ends, by performance.now(). */
  readonly ends: number;
  /** Counts how one of its requests ended: a status, or in a word. */
  readonly count: (outcome: number | string) => void;
}

/** Attack; resolves at its end. */
export type Attack = (target: Target) => Promise<void>;

/** Orders that attackers are given when they are sent off: the attack, and its seconds. */
export interface Orders extends Pick<Target, 'host' | 'port' | 'titleIds' | 'usernames' | 'from'> {
  readonly attack: string;
  readonly seconds: number;
}

/** Does nothing to the application, as busy as an attacker may be: see bench/hostile.md. */
export const neighbour = 'neighbour';

/** Number of requests by how they ended: a status, or a word. */
export type Outcomes = Readonly<Record<string, number>>;

/** Repeats an act until the end, so many at once, whether or not the one before succeeded. */
export async function overAndOver(
  { ends, count }: Target,
  width: number,
  act: (turn: number) => Promise<unknown>,
): Promise<void> {
  let turn = 0;
  const live = async () => {
    while (performance.now() < ends) await act(turn++).catch(() => count('error'));
  };
  await Promise.all(Array.from({ length: width }, live));
}

export function chance(below: number): number {
  return Math.floor(Math.random() * below);
}

export function oneOf<Item>(items: readonly Item[]): Item {
  const item = items[chance(items.length)];
  if (item === undefined) throw new Error('a list is empty');
  return item;
}
