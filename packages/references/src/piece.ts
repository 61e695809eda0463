/** Stretch of a reference. The page or file that shows it decides how emphasis looks. */
export interface Piece {
  readonly text: string;
  readonly emphasis?: 'bold' | 'italic';
}

/** A reference as it is read, piece by piece. Spaces and stops are in the pieces. */
export type Reference = readonly Piece[];

export function textOf(reference: Reference): string {
  return reference.map(({ text }) => text).join('');
}

/** Reference of one plain piece; empty where there is no text. */
export function plain(text: string): Reference {
  return text ? [{ text }] : [];
}

export function bold(text: string): Reference {
  return text ? [{ text, emphasis: 'bold' }] : [];
}

export function italic(text: string): Reference {
  return text ? [{ text, emphasis: 'italic' }] : [];
}

function addPiece(merged: Piece[], piece: Piece): void {
  const last = merged.at(-1);
  if (last && last.emphasis === piece.emphasis)
    merged[merged.length - 1] = { ...last, text: last.text + piece.text };
  else if (piece.text) merged.push(piece);
}

/** The references one after the other; neighbours of one look become one piece. */
export function together(...references: readonly Reference[]): Reference {
  const merged: Piece[] = [];
  for (const piece of references.flat()) addPiece(merged, piece);
  return merged;
}

/** References that say something, with a sign between each two. */
export function joinReferences(references: readonly Reference[], separator: string): Reference {
  const said = references.filter((one) => textOf(one) !== '');
  return together(...said.flatMap((one, at) => (at === 0 ? [one] : [plain(separator), one])));
}

const ends = /[.!?…]["”’»]?$/u;
const dangling = /[\s,;:]+$/u;

/** Ends with a stop, unless it ends with a sign that stands for one. A trailing comma gives way. */
export function closed(reference: Reference): Reference {
  const last = reference.at(-1);
  if (!last) return reference;
  const text = last.text.replace(dangling, '');
  if (text === '') return closed(reference.slice(0, -1));
  const trimmed = [...reference.slice(0, -1), { ...last, text }];
  return ends.test(text) ? trimmed : together(trimmed, plain('.'));
}

/** Texts with a full stop between each two, but where one ends with a sign that stands for it. */
export function endSentence(texts: readonly string[]): string {
  return texts.filter(Boolean).reduce((before, text) => {
    if (!before) return text;
    return `${before}${ends.test(before) ? ' ' : '. '}${text}`;
  }, '');
}

/** Each said one closed by a stop, a space between. */
export function sentences(...references: readonly Reference[]): Reference {
  return joinReferences(references.map(closed), ' ');
}

/** Words transcribed from a record, with the spaces before signs that ISBD writes taken out. */
export function tidy(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .replace(/ ?(?:\. ?\.( ?\.)+|…)/gu, '…')
    .replace(/ +([,;:.!?]) */gu, (_all, sign: string) => `${sign} `)
    .replace(/(?<!\.)\.\.(?!\.)/gu, '.')
    .replace(/([,;:])(?:\s*[,;:.])+/gu, '$1')
    .replace(/^[\s,;:.]+|[\s,;:]+$/gu, '')
    .replace(/(?<=[,;:])…/gu, ' …')
    .replaceAll('…', '...');
}
