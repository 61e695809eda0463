import { type Face, textWidth } from './text-width.ts';

/** A drawn block of text: its lines and the size, in units of the drawing, they are set in. */
export interface FittedText {
  lines: string[];
  size: number;
}

export interface TextBox {
  width: number;
  height: number;
  face: Face;
  largest: number;
  smallest: number;
  /** Line height as a multiple of the size. */
  leading: number;
}

/** Fills lines word by word; a word wider than the line stands alone and sticks out. */
function wrap(words: readonly string[], width: number, face: Face): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && textWidth(longer, face) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const widest = (lines: readonly string[], face: Face): number =>
  Math.max(0, ...lines.map((line) => textWidth(line, face)));

/** Wraps words into as many lines as before, at the least width: no last line of one short word. */
function balance(words: readonly string[], lines: string[], width: number, face: Face): string[] {
  let [tight, loose] = [width / 2, width];
  let best = lines;
  for (let step = 0; step < 6; step += 1) {
    const middle = (tight + loose) / 2;
    const tried = wrap(words, middle, face);
    if (tried.length === lines.length && widest(tried, face) <= width)
      [best, loose] = [tried, middle];
    else tight = middle;
  }
  return best;
}

/** A word's own hyphen or dash, at its end. */
const hyphen = /[-\u2010-\u2015]$/;

/** Cuts words no line can hold, with a hyphen where they have none, so that even one endless word stays inside. */
function cutWords(words: readonly string[], width: number, face: Face): string[] {
  return words.flatMap((word) => {
    if (textWidth(word, face) <= width) return [word];
    const parts: string[] = [''];
    for (const letter of word) {
      const longer = `${parts.at(-1) ?? ''}${letter}`;
      // One of the word's own ends a part and needs no other beside it.
      const end = hyphen.test(letter) ? '' : '-';
      if (textWidth(`${longer}${end}`, face) <= width) parts[parts.length - 1] = longer;
      else parts.push(letter);
    }
    return parts.map((part, at) =>
      at < parts.length - 1 && !hyphen.test(part) ? `${part}-` : part,
    );
  });
}

function truncate(lines: string[], most: number, width: number, face: Face): string[] {
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  let last = kept.pop() ?? '';
  while (last && textWidth(`${last}…`, face) > width) last = last.slice(0, -1).trimEnd();
  return [...kept, `${last}…`];
}

/** The largest size at which all words, whole or cut, stay inside the box; null where none does. */
function largestFit(words: readonly string[], box: TextBox, mayCut: boolean): FittedText | null {
  for (let size = box.largest; size >= box.smallest; size -= 1) {
    const width = box.width / size;
    const pieces = mayCut ? cutWords(words, width, box.face) : words;
    const lines = wrap(pieces, width, box.face);
    const isLow = lines.length * size * box.leading <= box.height;
    if (isLow && widest(lines, box.face) <= width) {
      return { lines: mayCut ? lines : balance(words, lines, width, box.face), size };
    }
  }
  return null;
}

/** A word is cut where that makes the text this much larger than keeping it whole. */
const worthCutting = 1.5;

/** Sets a text as large as its box allows, in balanced lines; at the smallest size it is cut short. */
export function fitText(text: string, box: TextBox): FittedText {
  const words = text.trim().split(/\s+/).filter(Boolean);
  const whole = largestFit(words, box, false);
  const smallest = Math.max(box.smallest, (whole?.size ?? 0) * worthCutting);
  return largestFit(words, { ...box, smallest }, true) ?? whole ?? shortened(words, box);
}

function shortened(words: readonly string[], { face, smallest, ...box }: TextBox): FittedText {
  const width = box.width / smallest;
  const most = Math.max(1, Math.floor(box.height / (smallest * box.leading)));
  const lines = wrap(cutWords(words, width, face), width, face);
  return { lines: truncate(lines, most, width, face), size: smallest };
}
