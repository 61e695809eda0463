import { activities } from '@estante/contract';
import type { Db, HoldState, LetterActKind } from '@estante/database';
import type { Translate } from '@estante/phrases';
import { findActivitiesOn } from '../../institution/index.ts';
import { writeLetterAct } from './letter-act.ts';
import type { LetterDeps } from './letter.ts';
import type { ToldNotice } from './sentence.ts';

/** Writes the ways of a letter: its acts, each with an address. */
export interface LetterWays {
  /** Lines below a notice; '' where nothing can be done about it. */
  readonly below: (notice: ToldNotice) => Promise<string>;
  /** Below all notices. */
  readonly atEnd: (notices: readonly ToldNotice[]) => Promise<string>;
}

/** Opens the ways of a letter; none where the site has no address to lead to, or what they would do is off. */
export async function openLetterWays(
  deps: Pick<LetterDeps, 'db' | 'safe' | 'clock' | 'origin'>,
  personId: number,
  t: Translate,
): Promise<LetterWays> {
  const { origin, clock } = deps;
  const on = origin === null ? new Set<number>() : await findActivitiesOn(deps.db);
  const way = async (act: LetterActKind, holdId: number | null) => {
    const code = await writeLetterAct(deps, { personId, act, holdId }, clock.now());
    return `${t(`letterActs.ways.${act}`)}: ${origin}/avisos/atos/${code}`;
  };
  const lines = async ({ kind }: ToldNotice, holdId: number) => {
    const { state, acts } = actsOfHold[kind] ?? { state: 'ended' as const, acts: [] };
    if (acts.length === 0 || !(await isHold(deps.db, { personId, holdId, state }))) return '';
    const ways = [];
    for (const act of acts) ways.push(`\n  ${await way(act, holdId)}`);
    return ways.join('');
  };
  return {
    below: async (notice) =>
      'holdId' in notice.facts && notice.facts.holdId && on.has(activities.titleHold)
        ? lines(notice, notice.facts.holdId)
        : '',
    atEnd: async (notices) =>
      on.has(activities.accountRenewals) && notices.some(({ kind }) => renewable.has(kind))
        ? `\n\n${await way('renew-all', null)}`
        : '',
  };
}

interface HoldActs {
  /** State that the hold has to be in still. */
  readonly state: HoldState;
  readonly acts: readonly LetterActKind[];
}

const actsOfHold: Readonly<Partial<Record<ToldNotice['kind'], HoldActs>>> = {
  'hold-released': { state: 'released', acts: ['pass-turn'] },
  'hold-ending': { state: 'waiting', acts: ['extend-hold', 'cancel-hold'] },
};

interface HoldQuery {
  readonly personId: number;
  readonly holdId: number;
  readonly state: HoldState;
}

async function isHold(db: Db, { personId, holdId, state }: HoldQuery): Promise<boolean> {
  const row = await db
    .selectFrom('hold')
    .select('id')
    .where('id', '=', holdId)
    .where('person_id', '=', personId)
    .where('state', '=', state)
    .executeTakeFirst();
  return row !== undefined;
}

const renewable: ReadonlySet<ToldNotice['kind']> = new Set(['due-soon', 'due-today', 'overdue']);
