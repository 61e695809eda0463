/** A span of years; a single year has no end. */
export interface Years {
  readonly year: number | null;
  readonly yearEnd: number | null;
}

const unknown: Years = { year: null, yearEnd: null };

function plausible(year: number): boolean {
  return year >= 1000 && year < 2100;
}

function yearIn(text: string): number | null {
  const year = /^\d{4}$/.test(text) ? Number(text) : 0;
  return plausible(year) ? year : null;
}

/** Dates with a decade or century only: '[199-?]', '196?', '19--', '18uu'. */
const uncertain = /\b\d{2,3}(?:[-–?u]{1,2}\??)(?![\d-])/u;
const correction = /\bi\.\s?e\.,?\s*\[?[^\d]{0,12}(\d{4})/u;
const bracketed = /\[[^\]\d]{0,20}(\d{4})\b/u;
const range = /(?<!\d)(\d{4})\??\s*[-–/]\s*(?:[^\d\s]{0,2})(\d{4}|\d{2})(?!\d)/u;
const single = /(?<!\d)(\d{4})(?!\d)/gu;
const roman = /\bM{1,2}(?:CM|CD|D?C{0,4})(?:XC|XL|L?X{0,4})(?:IX|IV|V?I{0,4})\b/u;
const values: Readonly<Record<string, number>> = {
  M: 1000,
  D: 500,
  C: 100,
  L: 50,
  X: 10,
  V: 5,
  I: 1,
};

function romanYear(text: string): number | null {
  const numeral = text.length < 60 ? (roman.exec(text)?.[0] ?? '') : '';
  const digits = Array.from(numeral, (letter) => values[letter] ?? 0);
  if (digits.length < 4) return null;
  const year = digits.reduce(
    (sum, digit, at) => sum + (digit < (digits[at + 1] ?? 0) ? -digit : digit),
    0,
  );
  return plausible(year) ? year : null;
}

function fromRange(text: string): Years | undefined {
  const [, first, second] = range.exec(text) ?? [];
  const year = yearIn(first ?? '');
  if (year === null || !second) return undefined;
  const end = second.length === 2 ? Math.floor(year / 100) * 100 + Number(second) : yearIn(second);
  return { year, yearEnd: end !== null && end > year ? end : null };
}

/** A year of another calendar goes before the common one in brackets: 'Shōwa 18 [1943]', '1401 [1981]'. */
function otherCalendar(text: string): number | null {
  if (text.startsWith('[')) return null;
  return yearIn(bracketed.exec(text)?.[1] ?? '');
}

/** The years a transcribed date says (260, 264 $c): 'c1975', '1998-2003', '[1985?]', '1987 [i.e. 1978]'. */
export function yearsInDate(text: string): Years {
  const corrected = yearIn(correction.exec(text)?.[1] ?? '') ?? otherCalendar(text);
  if (corrected !== null) return { year: corrected, yearEnd: null };
  const span = fromRange(text);
  if (span) return span;
  for (const [, digits] of text.matchAll(single)) {
    const year = yearIn(digits ?? '');
    if (year !== null) return { year, yearEnd: null };
  }
  return uncertain.test(text) ? unknown : { year: romanYear(text), yearEnd: null };
}

const singleDate = new Set(['s', 'e', 't', 'r', 'p']);
const spanOfDates = new Set(['c', 'd', 'u', 'm', 'i', 'k']);

/** The years in 008/06–14: type of date, first and second date (MARC 21, 008). */
function yearsInFixedField(fixed: string): Years {
  const type = fixed.charAt(6);
  const year = yearIn(fixed.slice(7, 11));
  if (year === null || !(singleDate.has(type) || spanOfDates.has(type))) return unknown;
  const end = spanOfDates.has(type) ? yearIn(fixed.slice(11, 15)) : null;
  return { year, yearEnd: end !== null && end > year ? end : null };
}

/**
 * Templates leave the year of cataloguing in 008, so a single year there gives way to the one
 * year the date of publication itself says.
 */
function contradicts(fixed: Years, written: Years, date: string): boolean {
  return written.year !== null && fixed.year !== null && !date.includes(String(fixed.year));
}

/** The year of publication by 008 and the date transcribed. */
export function years(fixed: string, date: string): Years {
  const coded = yearsInFixedField(fixed);
  const written = yearsInDate(date);
  if (coded.year === null) return written;
  if (singleDate.has(fixed.charAt(6))) return contradicts(coded, written, date) ? written : coded;
  const sameStart = coded.year === written.year;
  return { year: coded.year, yearEnd: coded.yearEnd ?? (sameStart ? written.yearEnd : null) };
}
