/** Issues of some serials of the demo network: as if subscribed to for years, the last ones awaited. */
import { scatter } from './scatter.ts';

export interface DemoSerialPart {
  readonly serial: string;
  readonly library: string;
  readonly kind: 'basic' | 'supplement' | 'index';
  readonly name: string;
  /** MARC frequency code. */
  readonly frequency: keyof typeof monthsOf;
  /** The year of the first volume. */
  readonly firstYear: number;
}

export interface DemoIssue {
  readonly sequence: number;
  readonly year: number;
  readonly month: number;
  readonly volume: string;
  readonly number: string;
  readonly designation: string;
  readonly state: 'received' | 'expected' | 'missing' | 'claimed' | 'bound';
  readonly note: string;
  /** Civil days. */
  readonly expectedOn: string;
  readonly receivedOn: string | null;
}

/** The months in which a year's issues appear. */
const monthsOf = {
  m: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  b: [1, 3, 5, 7, 9, 11],
  q: [3, 6, 9, 12],
  t: [4, 8, 12],
  a: [12],
} as const;

const subscriptions: readonly (readonly [
  serial: string,
  frequency: keyof typeof monthsOf,
  firstYear: number,
  libraries: readonly string[],
])[] = [
  ['Cadernos de Saúde Pública', 'm', 1985, ['BCS', 'BC']],
  ['Revista de Saúde Pública', 'b', 1967, ['BCS']],
  ['Pesquisa FAPESP', 'm', 1999, ['BC', 'BET', 'BPM']],
  ['Ciência Hoje', 'm', 1982, ['BPM', 'BC']],
  ['Química Nova', 'b', 1978, ['BET', 'BC']],
  ['Acta Amazonica', 'q', 1971, ['BCA']],
  ['Pesquisa Agropecuária Brasileira', 'm', 1966, ['BCA']],
  ['Anais da Academia Brasileira de Ciências', 'q', 1929, ['BC', 'BET']],
  ['Estudos Avançados', 't', 1987, ['BC']],
  ['Novos Estudos CEBRAP', 't', 1981, ['BC']],
  ['Nature', 'm', 1869, ['BC', 'BCS']],
  ['Communications of the ACM', 'm', 1958, ['BET']],
  ['Scientific American', 'm', 1845, ['BPM']],
];

const beside: readonly DemoSerialPart[] = [
  {
    serial: 'Cadernos de Saúde Pública',
    library: 'BCS',
    kind: 'supplement',
    name: '',
    frequency: 'a',
    firstYear: 1985,
  },
  {
    serial: 'Química Nova',
    library: 'BET',
    kind: 'index',
    name: 'Índice anual de autores e assuntos',
    frequency: 'a',
    firstYear: 1978,
  },
];

export const demoSerialParts: readonly DemoSerialPart[] = [
  ...subscriptions.flatMap(([serial, frequency, firstYear, libraries]) =>
    libraries.map((library) => ({
      serial,
      library,
      kind: 'basic' as const,
      name: '',
      frequency,
      firstYear,
    })),
  ),
  ...beside,
];

/** Number of years before this one with issues. */
const years = 6;

/** Makes the issues of a part in the year of a day, 'YYYY-MM-DD', and in those before; the same each time. */
export function demoIssues(part: DemoSerialPart, today: string): readonly DemoIssue[] {
  const thisYear = Number(today.slice(0, 4));
  const months = monthsOf[part.frequency];
  return Array.from({ length: years + 1 }, (_, at) => thisYear - years + at).flatMap(
    (year, yearAt) =>
      months.map((month, at) => {
        const place = { year, month, number: at + 1, sequence: yearAt * months.length + at + 1 };
        return issueOf(part, place, today);
      }),
  );
}

interface Place {
  readonly year: number;
  readonly month: number;
  readonly number: number;
  readonly sequence: number;
}

function issueOf(part: DemoSerialPart, place: Place, today: string): DemoIssue {
  const { year, month, sequence } = place;
  const chance = scatter(`${part.serial} ${part.library} ${part.kind} ${year} ${month}`) % 100;
  const expectedOn = day(year, month, 10);
  const state = stateOf(expectedOn, today, chance);
  const volume = `v. ${year - part.firstYear + 1}`;
  const number = { basic: 'n. ', supplement: 'supl. ', index: 'índ. ' }[part.kind] + place.number;
  const isHere = state === 'received' || state === 'bound';
  return {
    sequence,
    year,
    month,
    volume,
    number,
    designation: `${volume}, ${number} (${year}:${String(month).padStart(2, '0')})`,
    state,
    note: state === 'claimed' ? 'Reclamado ao editor.' : '',
    expectedOn,
    // Two weeks and a half later at most, and not tomorrow.
    receivedOn: isHere
      ? ([day(year, month, 10 + (chance % 18)), today].toSorted()[0] ?? null)
      : null,
  };
}

/**
 * Gives an issue its state: expected until its day, bound after three years; a few never came, of late
 * some are claimed.
 */
function stateOf(expectedOn: string, today: string, chance: number): DemoIssue['state'] {
  if (expectedOn > today) return 'expected';
  const age = Number(today.slice(0, 4)) - Number(expectedOn.slice(0, 4));
  if (age <= 1 && chance % 11 === 0) return 'claimed';
  if (chance % 17 === 0) return 'missing';
  return age >= 3 ? 'bound' : 'received';
}

function day(year: number, month: number, date: number): string {
  return [year, String(month).padStart(2, '0'), String(date).padStart(2, '0')].join('-');
}
