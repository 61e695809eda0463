/** Marks of a copy that stand on its spine. */
export interface Spine {
  readonly callNumber: string;
  readonly volume: string;
  readonly copyNumber: string;
}

/** A class number longer than this goes on in the next line, at a point. */
const widest = 8;

/** A call number as printed labels have it: class, author mark, volume and copy, each on its line. */
export function spineLines({ callNumber, volume, copyNumber }: Spine): readonly string[] {
  const parts = callNumber.split(/\s+/).filter(Boolean);
  const more = [marked('v.', volume), marked('ex.', copyNumber)].filter(Boolean);
  const said = new Set(parts.map(plain));
  return [
    ...parts.flatMap(brokenAtPoints),
    // Lines that the call number has already are left out.
    ...more.filter((line) => !said.has(plain(line))),
  ];
}

const plain = (text: string) => text.toLowerCase().replaceAll(/[\s.]/g, '');

/** Value with its mark: '2' is 'v. 2', 'v. 2' stays. */
function marked(mark: string, value: string): string {
  return /^\d+$/.test(value) ? `${mark} ${value}` : value;
}

/** Breaks a class number at its points: '658.4038011' is '658.' and '4038011', a line ends after its point. */
function brokenAtPoints(part: string): string[] {
  if (part.length <= widest) return [part];
  const lines: string[] = [];
  for (const piece of part.split(/(?<=[./:])/u)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + piece.length <= widest) {
      lines[lines.length - 1] = last + piece;
    } else lines.push(piece);
  }
  return lines;
}
