/** First letters of the months in Portuguese, Spanish and English. */
const months = [
  ['jan', 'ene'],
  ['fev', 'feb'],
  ['mar'],
  ['abr', 'apr'],
  ['mai', 'may'],
  ['jun'],
  ['jul'],
  ['ago', 'aug'],
  ['set', 'sep'],
  ['out', 'oct'],
  ['nov'],
  ['dez', 'dic', 'dec'],
] as const;

/** The month that a word in small letters names, from 1; 0 where it names none. */
export function monthNamed(word: string): number {
  return months.findIndex((starts) => starts.some((start) => word.startsWith(start))) + 1;
}
