import { describe, expect, test } from 'vitest';
import { faultOf, readLines } from './shown-by.ts';

/**
 * OWASP ASVS 5.0.0: of each section the level of its first requirement, its second, and so on. Those
 * of level 3 are not asked for.
 */
const levels = `
  1.1 22
  1.2 1111122223
  1.3 112222222223
  1.4 222
  1.5 123
  2.1 122
  2.2 112
  2.3 12223
  2.4 23
  3.1 3
  3.2 113
  3.3 12223
  3.4 11222233
  3.5 11122333
  3.6 3
  3.7 22333
  4.1 12233
  4.2 23333
  4.3 22
  4.4 1222
  5.1 2
  5.2 112333
  5.3 113
  5.4 222
  6.1 122
  6.2 111111112222
  6.3 11223333
  6.4 112233
  6.5 22222333
  6.6 2223
  6.7 33
  6.8 2222
  7.1 222
  7.2 1111
  7.3 22
  7.4 11222
  7.5 223
  7.6 22
  8.1 1233
  8.2 1123
  8.3 133
  8.4 23
  9.1 111
  9.2 1222
  10.1 22
  10.2 223
  10.3 22223
  10.4 1111122222233333
  10.5 22222
  10.6 22
  10.7 222
  11.1 2233
  11.2 22233
  11.3 11233
  11.4 1222
  11.5 23
  11.6 23
  11.7 33
  12.1 12233
  12.2 11
  12.3 22223
  13.1 2333
  13.2 222223
  13.3 2233
  13.4 1222233
  14.1 22
  14.2 12223333
  14.3 122
  15.1 12233
  15.2 12233
  15.3 1222222
  15.4 3333
  16.1 2
  16.2 22222
  16.3 2222
  16.4 222
  16.5 2223
  17.1 23
  17.2 22223333
  17.3 22
`;

const asked = levels
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [section = '', ofEach = ''] = line.trim().split(' ');
    return Array.from(ofEach, (level, at) => ({ number: `${section}.${at + 1}`, level }));
  })
  .filter(({ level }) => level !== '3');

describe('docs/asvs.md', () => {
  test('has a line for each requirement of level 1 and 2, in their order', async () => {
    const lines = await readLines('docs/asvs.md');
    const written = lines.map(({ name, level }) => ({ number: name, level }));
    expect(asked).toHaveLength(253);
    expect(written).toEqual(asked);
  });
});

describe.each(['docs/asvs.md', 'docs/threats.md'])('%s', (page) => {
  test('says of each line what shows it, and that is there', async () => {
    const faults: string[] = [];
    for (const { name, shownBy } of await readLines(page)) {
      if (shownBy.length === 0) faults.push(`${name}: nothing`);
      for (const shown of shownBy) {
        const fault = await faultOf(shown);
        if (fault !== null) faults.push(`${name}: ${fault}`);
      }
    }
    expect(faults).toEqual([]);
  });
});

test('threats are told', async () => {
  const lines = await readLines('docs/threats.md');
  expect(lines.length).toBeGreaterThan(40);
  expect(new Set(lines.map(({ name }) => name)).size).toBe(lines.length);
});
