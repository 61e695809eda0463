import { expect, test } from 'vitest';
import { qrCode, type QrCode } from './qr-code.ts';

/** The drawing as rows of # and spaces. */
function draw({ size, path }: QrCode): string[] {
  const dark = new Set<string>();
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let i = 0; i < Number(width); i++) dark.add(`${Number(x) + i},${y}`);
  }
  const cells = Array.from({ length: size }, (_, i) => i);
  return cells.map((y) => cells.map((x) => (dark.has(`${x},${y}`) ? '#' : ' ')).join(''));
}

test('a code has its white margin, and the three marks that readers look for', () => {
  const code = qrCode('SE-42');
  expect(code.size).toBe(21 + 8);
  const rows = draw(code);
  const mark = ['#######', '#     #', '# ### #', '# ### #', '# ### #', '#     #', '#######'];
  const at = (x: number, y: number) => rows.slice(y, y + 7).map((row) => row.slice(x, x + 7));
  expect([at(4, 4), at(18, 4), at(4, 18)]).toEqual([mark, mark, mark]);
  const blank = ' '.repeat(code.size);
  expect([...rows.slice(0, 4), ...rows.slice(-4)]).toEqual(Array(8).fill(blank));
});

test('a longer text makes a larger one; too long a text makes none', () => {
  expect(qrCode('x'.repeat(200)).size).toBeGreaterThan(qrCode('x').size);
  expect(() => qrCode('x'.repeat(3000))).toThrow('too big');
});

test('other text is another code', () => {
  expect(qrCode('SE-1').path).not.toBe(qrCode('SE-2').path);
});

/** The digits of a code of 21 × 21 in numeric mode, read as ISO/IEC 18004 says; none is damaged. */
function digitsIn(code: QrCode): string {
  const rows = draw(code)
    .map((row) => row.slice(4, -4))
    .slice(4, -4);
  const isDark = (x: number, y: number) => rows[y]?.[x] === '#';
  // Three bits of the format, beside the first mark, name the mask.
  const mask = [2, 3, 4].reduce((bits, x) => bits * 2 + Number(isDark(x, 8)), 0) ^ 0b101;
  const masks: ((y: number, x: number) => number)[] = [
    (y, x) => (y + x) % 2,
    (y) => y % 2,
    (_y, x) => x % 3,
    (y, x) => (y + x) % 3,
    (y, x) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2,
    (y, x) => ((y * x) % 2) + ((y * x) % 3),
    (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2,
    (y, x) => (((y + x) % 2) + ((y * x) % 3)) % 2,
  ];
  const isData = (x: number, y: number) =>
    x !== 6 && y !== 6 && !(x < 9 && (y < 9 || y > 12)) && !(x > 12 && y < 9);
  const bits = [20, 18, 16, 14, 12, 10, 8, 5, 3, 1].flatMap((right, pair) =>
    Array.from({ length: 21 }, (_, at) => (pair % 2 === 0 ? 20 - at : at)).flatMap((y) =>
      [right, right - 1]
        .filter((x) => isData(x, y))
        .map((x) => Number(isDark(x, y) !== (masks[mask]?.(y, x) === 0))),
    ),
  );
  const number = (from: number, length: number) =>
    parseInt(bits.slice(from, from + length).join(''), 2);
  expect(number(0, 4)).toBe(0b0001);
  const groups = Array.from({ length: number(4, 10) / 3 }, (_, at) => number(14 + at * 10, 10));
  return groups.map((group) => String(group).padStart(3, '0')).join('');
}

test.each(['000000', '012345', '987654', '100001'])('the six digits %s are read again', (token) => {
  expect(digitsIn(qrCode(token))).toBe(token);
});
