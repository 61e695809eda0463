import type { DataField } from '@estante/marc';
import { carriers } from './carriers.ts';
import { dataField } from './data-field.ts';
import { scatter } from './scatter.ts';
import { librariesFor, shelvingOf, type Shelving } from './shelving.ts';
import type { DemoWork } from './work.ts';

export interface DemoCopy extends Shelving {
  readonly library: string;
  readonly barcode: string;
  readonly callNumber: string;
  /** 'v. 2', or '' of a work in one volume. */
  readonly volume: string;
  readonly notForLoan: boolean;
  readonly isLost: boolean;
  /** 'YYYY-MM-DD'. */
  readonly acquiredOn: string;
}

/** Holdings of a serial in a library, as one statement. */
export interface DemoHolding {
  readonly library: string;
  readonly callNumber: string;
  readonly statement: string;
}

export interface DemoHoldings {
  readonly copies: readonly DemoCopy[];
  readonly holdings: readonly DemoHolding[];
}

const mostCopies = 6;

/** Chooses the number of copies: one in fifteen works has none (on order, or lost for good), few have six. */
function copyCount(work: DemoWork, seed: number): number {
  if (['archive', 'manuscript', 'map', 'thesis', 'object', 'kit'].includes(work.type)) return 1;
  if (seed % 15 === 0) return 0;
  if (shelvingOf(work).collection === 'RAR') return 1;
  return 1 + Math.min(seed % 3, 2) + ((seed >>> 4) % 4);
}

/** Acquisition date between the year of publication, or the founding of the network, and 2024. */
function acquisitionDate(work: DemoWork, seed: number): string {
  const first = Math.max(work.year ?? 0, 1988);
  const year = Math.min(first + (seed % Math.max(2025 - first, 1)), 2024);
  const month = 1 + ((seed >>> 5) % 12);
  const day = 1 + ((seed >>> 9) % 28);
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Classes of Dewey whose books are read for the courses. */
const taughtClasses = /^(?:00|15|3[347]|5|6)/u;

/** A textbook with many copies keeps one for the reading room and one for short loans. */
function loanTypeOf(work: DemoWork, shelving: Shelving, set: number, sets: number): string {
  const isTextbook = shelving.loanType === 'NOR' && taughtClasses.test(work.dewey);
  if (!isTextbook || sets < 4) return shelving.loanType;
  if (set === 0) return 'RES';
  return set === 1 ? 'CUR' : 'NOR';
}

function callNumberOf(work: DemoWork): string {
  return work.archive?.referenceCode ?? `${work.dewey} ${work.cutter}`;
}

function copiesOf(work: DemoWork, controlNumber: string): readonly DemoCopy[] {
  const seed = scatter(controlNumber);
  const shelving = shelvingOf(work);
  const libraries = librariesFor(work, shelving);
  const volumes = work.volumes ?? 1;
  const total = Math.min(copyCount(work, seed) * volumes, Math.max(mostCopies, volumes));
  return Array.from({ length: total }, (_, index): DemoCopy => {
    const copySeed = scatter(`${controlNumber} ${index}`);
    const set = Math.floor(index / volumes);
    const loanType = loanTypeOf(work, shelving, set, total / volumes);
    return {
      ...shelving,
      loanType,
      library: libraries[(set + (seed >>> 8)) % libraries.length] ?? 'BC',
      barcode: `RB${String(copySeed % 1e9).padStart(9, '0')}`,
      callNumber: callNumberOf(work),
      volume: volumes === 1 ? '' : `v. ${(index % volumes) + 1}`,
      notForLoan: loanType === 'LOC' || loanType === 'RES',
      isLost: copySeed % 70 === 0,
      acquiredOn: acquisitionDate(work, copySeed),
    };
  });
}

/** Statement of a run from the first number on, or from the year the library subscribed. */
function holdingStatement(work: DemoWork, seed: number): string {
  const first = work.year ?? 1980;
  const since = Math.max(first, 1970 + (seed % 35));
  const end = work.yearEnd === undefined ? '' : String(work.yearEnd);
  const start = since === first ? `v. 1, n. 1 (${first})` : String(since);
  const gap = since + 4 + (seed % 6);
  const hasGap = seed % 3 === 0 && gap + 2 < (work.yearEnd ?? 2020);
  return hasGap ? `${start}-${gap}; ${gap + 2}-${end}` : `${start}-${end}`;
}

function holdingsOf(work: DemoWork, controlNumber: string): readonly DemoHolding[] {
  const libraries = librariesFor(work, shelvingOf(work));
  const count = Math.min(1 + (scatter(controlNumber) % 2), libraries.length);
  return libraries.slice(0, count).map((library) => ({
    library,
    callNumber: callNumberOf(work),
    statement: holdingStatement(work, scatter(`${controlNumber} ${library}`)),
  }));
}

/** The copies and runs the libraries have of a work: the same ones each time. */
export function demoCopies(work: DemoWork, controlNumber: string): DemoHoldings {
  const isOnline = carriers[work.type].carrier[1] === 'cr';
  if (isOnline || work.type === 'article') return { copies: [], holdings: [] };
  if (work.type === 'serial') return { copies: [], holdings: holdingsOf(work, controlNumber) };
  return { copies: copiesOf(work, controlNumber), holdings: [] };
}

function copyField(copy: DemoCopy): DataField {
  return dataField(
    '952',
    '  ',
    ['0', '0'],
    ['1', copy.isLost ? '1' : '0'],
    ['4', '0'],
    ['7', copy.notForLoan ? '1' : '0'],
    ['8', copy.collection],
    ['a', copy.library],
    ['b', copy.library],
    ['c', copy.location],
    ['d', copy.acquiredOn],
    ['h', copy.volume],
    ['o', copy.callNumber],
    ['p', copy.barcode],
    ['y', copy.loanType],
  );
}

/** 852 and 866 of one library, joined by the link number of $8. */
function holdingFields(holding: DemoHolding, index: number): readonly DataField[] {
  const link = ['8', String(index + 1)] as const;
  return [
    dataField('852', '1 ', link, ['b', holding.library], ['h', holding.callNumber]),
    dataField('866', ' 0', link, ['a', holding.statement]),
  ];
}

/** Copies as Koha writes them (952) and runs of serials (852 with 866), for the ordinary import. */
export function copyFields({ copies, holdings }: DemoHoldings): readonly DataField[] {
  return [...holdings.flatMap(holdingFields), ...copies.map(copyField)];
}
