import type { Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { findAvailability, type Availability } from '../catalogue/index.ts';
import { readSettings } from '../institution/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { weighCopies, type CopiesForPlaces, type WantedCopies } from './copies-for-places.ts';
import { findListedTitles, type ListedTitle } from './course-repository.ts';
import type { PlanRow, ReadingRow } from './plan-repository.ts';

export interface CopiesDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** A reading of a plan with what the libraries have of it. */
export interface CountedReading extends CopiesForPlaces {
  readonly reading: ReadingRow;
  readonly title: ListedTitle | null;
  readonly copies: number;
  /** Number of these copies that can be taken home now. */
  readonly free: number;
}

export interface CountedPlan {
  readonly plan: PlanRow;
  readonly readings: readonly CountedReading[];
}

interface CopiesQuery {
  /** Library whose copies are counted; undefined: all. */
  readonly library: number | undefined;
  readonly language: Language;
}

export interface CountedPlans {
  readonly wanted: WantedCopies;
  readonly plans: readonly CountedPlan[];
}

/** Plans with the copies of what they list: so many statements, however many they are. */
export async function readCopies(
  { db, clock }: CopiesDeps,
  plans: readonly PlanRow[],
  { library, language }: CopiesQuery,
): Promise<CountedPlans> {
  const listed = plans.flatMap(({ readings }) => readings.flatMap(({ titleId }) => titleId ?? []));
  const ids = [...new Set(listed)];
  const today = clock.today().toString();
  const [titles, availability, settings] = await Promise.all([
    findListedTitles(db, ids),
    findAvailability(db, ids, { today, language }),
    readSettings(db),
  ]);
  const wanted = {
    basic: settings.placesPerCopyBasic,
    complementary: settings.placesPerCopyComplementary,
    onlineIsEnough: settings.onlineIsEnough,
  };
  const countOf = (plan: PlanRow, reading: ReadingRow): CountedReading => {
    const title = titles.get(reading.titleId ?? 0) ?? null;
    const there = title ? thereOf(availability.get(title.id), library) : none;
    const held = { isCatalogued: title !== null, isOnline: title?.isOnline ?? false, ...there };
    const weighed = weighCopies({ kind: reading.kind, places: plan.vacancies }, held, wanted);
    return { reading, title, copies: there.copies, free: there.free, ...weighed };
  };
  return {
    wanted,
    plans: plans.map((plan) => ({
      plan,
      readings: plan.readings.map((reading) => countOf(plan, reading)),
    })),
  };
}

const none = { copies: 0, free: 0, isHeldWhole: false };

function thereOf(found: Availability | undefined, library: number | undefined): typeof none {
  if (!found) return none;
  const places = found.bibliotecas.filter(
    ({ cod_biblioteca }) => library === undefined || cod_biblioteca === library,
  );
  const sum = (of: (place: (typeof places)[number]) => number) =>
    places.reduce((total, place) => total + of(place), 0);
  return {
    copies: sum((place) => place.exemplares),
    free: sum((place) => place.disponiveis),
    isHeldWhole: places.some(({ colecoes }) => colecoes > 0),
  };
}
