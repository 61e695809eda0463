// oxfmt-ignore
const left = [
  '0001101', '0011001', '0010011', '0111101', '0100011',
  '0110001', '0101111', '0111011', '0110111', '0001011',
];
/** Parities of the six digits after the first of thirteen, by that first digit: a G is mirrored. */
// oxfmt-ignore
const parities = [
  'LLLLLL', 'LLGLGG', 'LLGGLG', 'LLGGGL', 'LGLLGG',
  'LGGLLG', 'LGGGLL', 'LGLGLG', 'LGLGGL', 'LGGLGL',
];

const inverted = (bars: string) => Array.from(bars, (bar) => (bar === '1' ? '0' : '1')).join('');

/** Modules of an EAN-13 (ISO/IEC 15420), 95 of them, '1' for a bar. */
function modulesOf(code: string): string {
  const [first = 0, ...digits] = Array.from(code, Number);
  const bars = digits.map((digit, at) => {
    const normal = left[digit] ?? '';
    if (at >= 6) return inverted(normal);
    return parities[first]?.[at] === 'G'
      ? Array.from(inverted(normal)).toReversed().join('')
      : normal;
  });
  return ['101', ...bars.slice(0, 6), '01010', ...bars.slice(6), '101'].join('');
}

const [width, height, wide] = [640, 480, 4] as const;

/** Film of a bar code as YUV4MPEG2, which Chromium takes for a camera's. */
export function filmOfEan(code: string, frames = 30): Buffer {
  const modules = modulesOf(code);
  const begin = (width - modules.length * wide) / 2;
  const line = Buffer.alloc(width, 225);
  for (const [at, bar] of Array.from(modules).entries()) {
    if (bar === '1') line.fill(25, begin + at * wide, begin + (at + 1) * wide);
  }
  const table = Buffer.alloc((width * height) / 4, 120);
  const printed = Buffer.concat(Array.from({ length: height / 2 }, () => line));
  const colours = Buffer.alloc((width * height) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), table, printed, table, colours]);
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F30:1 Ip A1:1 C420jpeg\n`);
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame)]);
}
