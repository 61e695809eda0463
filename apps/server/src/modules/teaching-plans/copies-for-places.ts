import type { ReadingKind } from '@estante/database';

/** Proportions that an institution wants of the titles of plans: one copy for so many places; 0: nothing. */
export interface WantedCopies {
  readonly basic: number;
  readonly complementary: number;
  /** Whether a title that is read on-line is enough. */
  readonly onlineIsEnough: boolean;
}

/** Holdings of a reading. */
export interface HeldReading {
  readonly isCatalogued: boolean;
  readonly copies: number;
  readonly isOnline: boolean;
  /** Whether it is held as a run of a serial, which is not counted in copies. */
  readonly isHeldWhole: boolean;
}

export interface CopiesForPlaces {
  readonly held: 'exemplares' | 'eletronico' | 'colecao' | 'nada' | 'fora-do-acervo';
  /** Places that share a copy, rounded up to tenths: at most the wanted number where that is met. */
  readonly placesPerCopy: number | null;
  /** Whether there are enough copies; null where nothing is wanted, or nobody can say. */
  readonly isMet: boolean | null;
  /** Copies that are missing for what is wanted. */
  readonly missing: number;
}

interface ListedReading {
  readonly kind: ReadingKind;
  /** Number of places; null: nobody knows how many. */
  readonly places: number | null;
}

/**
 * Finds the proportion for a kind of reading: required readings come under that of the basic bibliography,
 * too.
 */
export const wantedFor = (kind: ReadingKind, wanted: WantedCopies): number =>
  kind === 'complementary' ? wanted.complementary : wanted.basic;

/**
 * Weighs the copies of a title against the places of those who are to read it, and against the proportion
 * that is wanted.
 */
export function weighCopies(
  { kind, places }: ListedReading,
  reading: HeldReading,
  wanted: WantedCopies,
): CopiesForPlaces {
  const { copies } = reading;
  return {
    held: heldOf(reading),
    placesPerCopy: copies > 0 && places !== null ? Math.ceil((places * 10) / copies) / 10 : null,
    ...compare(wantedFor(kind, wanted), places, reading, wanted.onlineIsEnough),
  };
}

function heldOf({ isCatalogued, copies, isOnline, isHeldWhole }: HeldReading) {
  if (!isCatalogued) return 'fora-do-acervo';
  if (copies > 0) return 'exemplares';
  if (isOnline) return 'eletronico';
  return isHeldWhole ? 'colecao' : 'nada';
}

const notSaid = { isMet: null, missing: 0 };
const met = { isMet: true, missing: 0 };

function compare(
  perCopy: number,
  places: number | null,
  { isCatalogued, copies, isOnline, isHeldWhole }: HeldReading,
  onlineIsEnough: boolean,
): Pick<CopiesForPlaces, 'isMet' | 'missing'> {
  if (perCopy === 0) return notSaid;
  if (isCatalogued && isOnline && onlineIsEnough) return met;
  // A run of a serial is read where it stands.
  if (isHeldWhole && copies === 0) return notSaid;
  // Whatever the places are, nothing is too little; and of others nobody can say.
  if (places === null) return copies === 0 ? { isMet: false, missing: 1 } : notSaid;
  const missing = Math.max(0, Math.ceil(places / perCopy) - copies);
  return missing === 0 ? met : { isMet: false, missing };
}
