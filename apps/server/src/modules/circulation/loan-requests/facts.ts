import type { Db } from '@estante/database';
import type { Clock } from '../../../platform/clock.ts';
import type { CirculatingCopy } from '../facts/index.ts';
import { readCirculationSettings, readLoanRules, readPatron } from '../facts/index.ts';
import { findAwaited, findOpenOfTitle } from './repository.ts';
import type { Stock } from './stock.ts';

interface RequestSubject {
  readonly titleId: number;
  readonly copies: readonly CirculatingCopy[];
  readonly person: { readonly personId: number; readonly loginId: number };
}

/** Facts of a person who asks for a title, and of the title; null: their link has ended. */
export async function readRequestFacts(
  db: Db,
  clock: Clock,
  { titleId, copies, person }: RequestSubject,
) {
  const patron = await readPatron(db, person.loginId, clock.now());
  if (!patron) return null;
  const rules = await readLoanRules(db);
  const awaited = await findAwaited(db, titleId);
  const limits = await readCirculationSettings(db);
  const sameTitleRequestIds = await findOpenOfTitle(db, person.personId, titleId);
  const stock: Stock = { titleId, copies, awaited, rules, categoryId: patron.categoryId };
  return { patron, limits, sameTitleRequestIds, stock };
}
