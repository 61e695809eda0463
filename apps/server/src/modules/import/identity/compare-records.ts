import { tellingWords, sharesName } from './author-names.ts';
import type { Evidence } from './evidence.ts';
import {
  editedTitle,
  nearlySameWord,
  otherNumerals,
  sharesIsbn,
  similarTitles,
  type TitleIdentity,
} from './same-title.ts';

/** A title as far as it may be another's. */
export interface ComparedTitle extends TitleIdentity {
  readonly year: number | null;
  /** Reads the rest of what its record says; asked for only where two records are to be compared. */
  readonly evidence?: (() => TitleEvidence) | undefined;
}

type TitleEvidence = Omit<Evidence, 'brief'>;

const nothingSaid: TitleEvidence = { names: [], responsibility: '', edition: null, publishers: [] };

export type Sign = 'title' | 'numerals' | 'author' | 'year' | 'isbn' | 'edition' | 'publisher';

/** Signs in which two records of one number agree, and those that speak against one title. */
export interface Comparison {
  readonly agree: readonly Sign[];
  readonly differ: readonly Sign[];
}

type Agreement = 'agree' | 'differ' | 'unsaid';

export function compareRecords(a: ComparedTitle, b: ComparedTitle): Comparison {
  const [ours, theirs] = [a.evidence?.() ?? nothingSaid, b.evidence?.() ?? nothingSaid];
  const signs: Readonly<Record<Sign, Agreement>> = {
    title: editedTitle(a.titleKey, b.titleKey) ? 'agree' : 'differ',
    numerals: otherNumerals(a.titleKey, b.titleKey) ? 'differ' : 'unsaid',
    author: compareNames(ours, theirs),
    year: compareValues(a.year, b.year),
    isbn: compareIsbns(a, b),
    edition: compareValues(ours.edition, theirs.edition),
    publisher: comparePublishers(ours.publishers, theirs.publishers),
  };
  const those = (wanted: Agreement) =>
    (Object.keys(signs) as Sign[]).filter((sign) => signs[sign] === wanted);
  return { agree: those('agree'), differ: those('differ') };
}

/**
 * Number of things that differ which part two titles: a cataloguer does not put so many right at
 * once. The author or a volume alone parts them too.
 */
const enough = 2;

/**
 * Whether a record may take the place of the one that had its number: one thing put right is an
 * edition of the record, several are another work or edition. See docs/decisions/0098.
 */
export function isSameTitle(
  a: ComparedTitle,
  b: ComparedTitle,
  { agree, differ }: Comparison,
): boolean {
  if (differ.includes('numerals')) return false;
  if (agree.includes('isbn')) return agree.includes('title') || !differ.includes('author');
  if (!agree.includes('title') && !similarTitles(a.titleKey, b.titleKey)) return false;
  return differ.length < enough && !differ.includes('author');
}

/**
 * Whether two records are surely of one title where the number says nothing, since others have it:
 * everything that is said must agree, and the title alone is not enough.
 */
export function isSurelySame(a: ComparedTitle, b: ComparedTitle, comparison: Comparison): boolean {
  const { agree, differ } = comparison;
  if (differ.length > 0 || a.year !== b.year) return false;
  // Headings of authorities and places of holdings have nothing but themselves.
  if (a.evidence === undefined) return a.titleKey === b.titleKey;
  const isKnown = agree.includes('isbn') || agree.includes('author');
  return isKnown || (a.year !== null && a.titleKey === b.titleKey);
}

function compareValues(a: string | number | null, b: string | number | null): Agreement {
  if (a === null || b === null) return 'unsaid';
  return a === b ? 'agree' : 'differ';
}

function compareIsbns(a: TitleIdentity, b: TitleIdentity): Agreement {
  if (a.isbns.length === 0 || b.isbns.length === 0) return 'unsaid';
  return sharesIsbn(a, b) ? 'agree' : 'differ';
}

function comparePublishers(a: readonly string[], b: readonly string[]): Agreement {
  if (a.length === 0 || b.length === 0) return 'unsaid';
  return a.some((word) => b.some((other) => nearlySameWord(word, other))) ? 'agree' : 'differ';
}

/** Compares the main authors: they differ where neither is anywhere in the other's record. */
function compareNames(a: TitleEvidence, b: TitleEvidence): Agreement {
  const [ours, theirs] = [a.names[0], b.names[0]];
  if (ours === undefined || theirs === undefined) return 'unsaid';
  return stands(ours, b) || stands(theirs, a) ? 'agree' : 'differ';
}

function stands(name: string, { names, responsibility }: TitleEvidence): boolean {
  const words = tellingWords(name);
  return [...names, responsibility].some((other) => sharesName(words, tellingWords(other)));
}
