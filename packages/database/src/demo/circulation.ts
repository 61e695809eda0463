/** Circulation of the demo network: loan rules, opening days, payee of what is owed, and readers. */

export interface DemoLoanRule {
  /** Code of the loan type. */
  readonly loanType: string;
  /** Most items at once; 0 lends nothing. */
  readonly limit: number;
  readonly days: number;
  readonly renewals: number;
  /** Fine in centavos. */
  readonly finePerDay: number;
  readonly suspensionFactor: number;
}

/**
 * Rules of loan types, for each category that borrows: a rule that names a category goes before one
 * that names a type.
 */
export const demoLoanRules: readonly DemoLoanRule[] = [
  { loanType: 'CUR', limit: 3, days: 3, renewals: 1, finePerDay: 200, suspensionFactor: 0 },
  { loanType: 'ESP', limit: 3, days: 7, renewals: 2, finePerDay: 150, suspensionFactor: 1 },
  { loanType: 'LOC', limit: 0, days: 1, renewals: 0, finePerDay: 0, suspensionFactor: 0 },
  { loanType: 'RES', limit: 0, days: 1, renewals: 0, finePerDay: 0, suspensionFactor: 0 },
];

export interface DemoWeekday {
  /** Code of the library; null: of the whole network. */
  readonly library: string | null;
  /** Weekday: 1 is Monday, 7 Sunday. */
  readonly weekday: number;
  readonly isOpen: boolean;
}

/** Weekdays on which libraries are open or not, as their opening hours say it. */
export const demoWeekdays: readonly DemoWeekday[] = [
  { library: null, weekday: 7, isOpen: false },
  { library: 'BPM', weekday: 7, isOpen: true },
  { library: 'BET', weekday: 6, isOpen: false },
  { library: 'BCA', weekday: 6, isOpen: false },
  { library: 'BIJ', weekday: 1, isOpen: false },
];

/** Days of each year, 'MM-DD', on which the whole network is closed. */
export const demoHolidays: readonly (readonly [day: string, name: string])[] = [
  ['01-01', 'Confraternização Universal'],
  ['04-21', 'Tiradentes'],
  ['05-01', 'Dia do Trabalho'],
  ['09-07', 'Independência do Brasil'],
  ['10-12', 'Nossa Senhora Aparecida'],
  ['11-02', 'Finados'],
  ['11-15', 'Proclamação da República'],
  ['11-20', 'Dia da Consciência Negra'],
  ['12-25', 'Natal'],
];

export const demoPix = { key: 'bibliotecas@rebivale.example', city: 'Buriti do Vale' };

/** Invented data that show what a slip looks like. */
export const demoSlip = { prefix: '858', issuer: '0000', payee: '12ABC34501DE35' };

const givenNames = [
  'Adriana',
  'Bento',
  'Cecília',
  'Davi',
  'Elisa',
  'Fernando',
  'Gabriela',
  'Heitor',
  'Inês',
  'João',
  'Karina',
  'Leandro',
  'Marina',
  'Nélson',
  'Olívia',
  'Paulo',
  'Quitéria',
  'Renata',
];
const familyNames = [
  'Almeida',
  'Barreto',
  'Cardoso',
  'Duarte',
  'Esteves',
  'Fagundes',
  'Guimarães',
  'Holanda',
  'Junqueira',
  'Lacerda',
  'Menezes',
  'Nogueira',
  'Pacheco',
];

/** Name of a reader with something on loan: `index` from 0; names repeat after 234. */
export function demoReaderName(index: number): string {
  const given = givenNames[index % givenNames.length] ?? '';
  return `${given} ${familyNames[index % familyNames.length] ?? ''}`;
}

/** Codes of these readers' categories, in turn. */
export const demoReaderCategories = ['GRA', 'GRA', 'POS', 'GRA', 'DOC', 'GRA', 'FUN'] as const;
