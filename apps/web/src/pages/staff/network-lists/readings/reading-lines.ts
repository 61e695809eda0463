/** Kinds of readings, as the wire has them. */
export const readingKinds = ['basica', 'complementar', 'obrigatoria'] as const;
export type ReadingKind = (typeof readingKinds)[number];

export interface Reading {
  /** Kind of the reading; null if the line has none, and is a citation as a whole. */
  readonly kind: ReadingKind | null;
  readonly citation: string;
  /** Number of the title; '' if the catalogue does not have it. */
  readonly title: string;
}

/** Reading in a list whose order can be changed. */
export interface ReadingItem {
  readonly id: number;
  readonly reading: Reading;
}

/** Reads the lines of a teaching plan: 'basica | citation | acervo 12', the title if there is one. */
export function readReadings(text: string): Reading[] {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  return lines.filter(Boolean).map(readLine);
}

/**
 * Reads a line; a citation may contain bars of its own: the kind is before the first, the title or nothing
 * after the last.
 */
function readLine(line: string): Reading {
  const [first = '', ...rest] = line.split('|').map((part) => part.trim());
  const kind = readingKinds.find((one) => one === fold(first)) ?? null;
  const last = rest[rest.length - 1] ?? '';
  const number = /^acervo\s*([1-9]\d{0,8})$/i.exec(last)?.[1] ?? '';
  const isEnded = rest.length > 1 && (last === '' || number !== '');
  const citation = (isEnded ? rest.slice(0, -1) : rest).join(' | ').trim();
  if (kind === null || citation === '') return { kind: null, citation: line, title: '' };
  return { kind, citation, title: isEnded ? number : '' };
}

const fold = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');

export function writeReadings(readings: readonly Reading[]): string {
  return readings.map(writeLine).join('\n');
}

function writeLine({ kind, citation, title }: Reading): string {
  if (kind === null) return citation;
  const end = title !== '' ? ` | acervo ${title}` : citation.includes('|') ? ' |' : '';
  return `${kind} | ${citation}${end}`;
}
