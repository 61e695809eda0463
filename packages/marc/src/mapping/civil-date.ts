const iso = /^(\d{4})-?(\d{2})-?(\d{2})(?:\D|$)/u;
const dayFirst = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/u;

function exists(year: number, month: number, day: number): boolean {
  if (year < 1000 || month < 1 || month > 12 || day < 1) return false;
  // Every month has so many; what lies beyond is asked of the calendar.
  return day <= 28 || new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day;
}

function written(year: string, month: string, day: string): string {
  if (!exists(Number(year), Number(month), Number(day))) return '';
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** 'YYYY-MM-DD' of a date as sources write it (ISO, or day first as in Brazil), '' where it is none. */
export function civilDate(text: string): string {
  const [, year, month, day] = iso.exec(text.trim()) ?? [];
  if (year && month && day) return written(year, month, day);
  const [, d, m, y] = dayFirst.exec(text.trim()) ?? [];
  return d && m && y ? written(y, m, d) : '';
}
