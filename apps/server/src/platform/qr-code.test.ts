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
