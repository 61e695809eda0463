/** A bar code as a drawing of `width` × 1 units, its quiet margins not included. */
export interface BarCode {
  readonly width: number;
  /** The dark bars, as the path data of SVG and PDF. */
  readonly path: string;
}

/** The five bars or spaces of each digit, `w` for wide (ISO/IEC 16390, table 1). */
const patterns = [
  'nnwwn',
  'wnnnw',
  'nwnnw',
  'wwnnn',
  'nnwnw',
  'wnwnn',
  'nwwnn',
  'nnnww',
  'wnnwn',
  'nwnwn',
];

/** Width of a wide element in units; the standard allows 2 to 3. */
const wide = 3;

/**
 * Interleaved 2 of 5 of an even number of digits: of each two, the first is in the bars, the second in the
 * spaces.
 */
export function interleaved2of5(digits: string): BarCode {
  if (!/^(\d\d)+$/.test(digits)) throw new Error(`'${digits}' is no even number of digits`);
  const pairs = digits.match(/\d\d/g) ?? [];
  const elements = ['nnnn', ...pairs.map(pairElements), 'wnn'].join('');
  let x = 0;
  let path = '';
  Array.from(elements).forEach((element, at) => {
    const width = element === 'w' ? wide : 1;
    if (at % 2 === 0) path += `M${x} 0h${width}v1h-${width}z`;
    x += width;
  });
  return { width: x, path };
}

function pairElements(pair: string): string {
  const [bars = '', spaces = ''] = Array.from(pair).map((digit) => patterns[Number(digit)]);
  return Array.from(bars)
    .map((bar, at) => bar + spaces.charAt(at))
    .join('');
}
