import type { DemoWork } from './work.ts';

/** Place of a copy on the shelves, and its loan type: codes of `network.ts`. */
export interface Shelving {
  readonly collection: string;
  readonly location: string;
  readonly loanType: string;
}

const openShelves: Shelving = { collection: 'AG', location: 'EST', loanType: 'NOR' };
const multimedia: Shelving = { collection: 'MUL', location: 'MUL', loanType: 'ESP' };
const reference: Shelving = { collection: 'REF', location: 'REF', loanType: 'LOC' };

const shelvingByType: Readonly<Partial<Record<DemoWork['type'], Shelving>>> = {
  thesis: { collection: 'TES', location: 'EST', loanType: 'LOC' },
  map: { collection: 'CAR', location: 'MAP', loanType: 'LOC' },
  score: multimedia,
  music: multimedia,
  audiobook: multimedia,
  sound: multimedia,
  video: multimedia,
  image: { ...multimedia, loanType: 'LOC' },
  kit: { collection: 'DID', location: 'BAL', loanType: 'ESP' },
  object: { collection: 'DID', location: 'BAL', loanType: 'LOC' },
  game: { collection: 'INF', location: 'INF', loanType: 'LOC' },
  archive: { collection: 'ARQ', location: 'DEP', loanType: 'LOC' },
  manuscript: { collection: 'RAR', location: 'COF', loanType: 'LOC' },
  standard: reference,
};

/** A book printed before this year is kept with the rare books. */
const rareBefore = 1930;

function isReference(work: DemoWork): boolean {
  return (work.genres ?? []).some((genre) => /Dicionários|Enciclopédias|Atlas/u.test(genre));
}

export function isForChildren(work: DemoWork): boolean {
  return /infan|criança/iu.test(work.audience ?? '');
}

export function shelvingOf(work: DemoWork): Shelving {
  if (work.accessibleFormat !== undefined) {
    return { collection: 'ACE', location: 'ACE', loanType: 'NOR' };
  }
  const byType = shelvingByType[work.type];
  if (byType !== undefined) return byType;
  if (work.year !== undefined && work.year < rareBefore) {
    return { collection: 'RAR', location: 'COF', loanType: 'LOC' };
  }
  if (isReference(work)) return reference;
  if (isForChildren(work)) return { ...openShelves, collection: 'INF', location: 'INF' };
  return openShelves;
}

/** Libraries that buy each class of Dewey, the keenest first; the longest prefix decides. */
const librariesByClass: readonly (readonly [prefix: string, libraries: readonly string[]])[] = [
  ['00', ['BET', 'BC']],
  ['15', ['BC', 'BCS', 'BPM']],
  ['34', ['BC', 'BPM']],
  ['37', ['BC', 'BPM', 'BIJ']],
  ['50', ['BET', 'BC', 'BPM']],
  ['51', ['BET', 'BC', 'BCA']],
  ['52', ['BET', 'BC', 'BPM']],
  ['53', ['BET', 'BC']],
  ['54', ['BET', 'BCS', 'BCA']],
  ['55', ['BET', 'BCA']],
  ['57', ['BCA', 'BCS', 'BC']],
  ['58', ['BCA', 'BC']],
  ['59', ['BCA', 'BC']],
  ['61', ['BCS', 'BC']],
  ['62', ['BET']],
  ['63', ['BCA', 'BPM']],
  ['65', ['BC', 'BET']],
  ['66', ['BET', 'BCA']],
  ['69', ['BET', 'BC']],
  ['72', ['BET', 'BC', 'BPM']],
  ['8', ['BPM', 'BC']],
];
const otherLibraries: readonly string[] = ['BC', 'BPM'];

/** The libraries that have such a work and the room for it; never empty. */
export function librariesFor(work: DemoWork, shelving: Shelving): readonly string[] {
  if (['COF', 'DEP'].includes(shelving.location)) return ['BC'];
  if (['MUL', 'ACE'].includes(shelving.location)) return ['BPM', 'BC'];
  if (shelving.location === 'MAP') return ['BC', 'BCA', 'BET'];
  if (isForChildren(work) || shelving.location === 'INF') return ['BIJ', 'BPM'];
  return librariesByClass.find(([prefix]) => work.dewey.startsWith(prefix))?.[1] ?? otherLibraries;
}
