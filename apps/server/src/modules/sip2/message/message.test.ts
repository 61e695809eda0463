import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { createLineSplitter, longestLine } from '../connection/split-lines.ts';
import { readMoney, writeMoney } from '../money.ts';
import { decode, encode } from './character-set.ts';
import { checksumOf, open, seal } from './checksum.ts';
import { layouts } from './layouts.ts';
import { writeMoment } from './moment.ts';
import { readMessage } from './read-message.ts';
import { digits, writeMessage } from './write-message.ts';

const plainManner = { characterSet: 'utf-8', asksChecksum: false } as const;

describe('a checksum', () => {
  // As they stand in the examples of the standard and in recorded sessions of machines.
  it.each([
    ['9900302.00AY1AZ', 'FCA5'],
    ['96AZ', 'FEF6'],
    ['97AZ', 'FEF5'],
  ])('of %s is %s', (text, sum) => {
    expect(checksumOf(Buffer.from(text))).toBe(sum);
  });

  test('opens what it sealed, and nothing of which one bit has changed', () => {
    const bytes = fc.uint8Array({ maxLength: 300 });
    fc.assert(
      fc.property(bytes, fc.nat(9), fc.nat(), (content, number, place) => {
        const sealed = seal(Buffer.from(content), String(number));
        const whole = open(sealed);
        expect(whole.seal).toEqual({ kind: 'right', sequence: String(number) });
        expect(whole.content.equals(Buffer.from(content))).toBe(true);
        const bent = Buffer.from(sealed);
        const at = place % (bent.length - 9 || 1);
        bent[at] = (bent[at] ?? 0) ^ 1;
        if (content.length > 0) expect(open(bent).seal.kind).toBe('wrong');
      }),
    );
  });
});

describe('a message', () => {
  test('is read into its fixed and other fields', () => {
    const line = Buffer.from('11YN20260301    09300020260301    093000AOmain|AAana|ABA 1|AC|BKx1|');
    const reading = readMessage(line, plainManner);
    if (reading.kind !== 'message') throw new Error(reading.kind);
    expect(reading.message.fixed).toEqual({
      renewalPolicy: 'Y',
      noBlock: 'N',
      at: '20260301    093000',
      dueDate: '20260301    093000',
    });
    expect(['AO', 'AA', 'AB', 'AC', 'BK', 'ZZ'].map(reading.message.field)).toEqual([
      'main',
      'ana',
      'A 1',
      '',
      'x1',
      '',
    ]);
    expect(reading.message.sequence).toBeNull();
  });

  it.each([
    ['of another kind', '15+20260301    093000AOmain|'],
    ['cut short in its fixed fields', '2300120260301'],
    ['nothing', ''],
    ['of a kind with a name like those of objects', 'toString'],
  ])('is not known when it is %s', (_name, text) => {
    expect(readMessage(Buffer.from(text), plainManner)).toEqual({ kind: 'unknown' });
  });

  test('without a checksum is asked for again where one is demanded', () => {
    const manner = { characterSet: 'utf-8', asksChecksum: true } as const;
    expect(readMessage(Buffer.from('9900802.00'), manner)).toEqual({ kind: 'damaged' });
    expect(readMessage(seal(Buffer.from('9900802.00'), '3'), manner)).toMatchObject({
      kind: 'message',
      message: { sequence: '3' },
    });
  });

  test('of bytes that are no letters of its set is damaged', () => {
    const line = Buffer.concat([Buffer.from('3520260301    093000AA'), Buffer.from([0xff, 0x7c])]);
    expect(readMessage(line, plainManner)).toEqual({ kind: 'damaged' });
  });

  test('is read whatever it holds, and nothing is thrown', () => {
    const anything = fc.tuple(fc.constantFrom(...Object.keys(layouts), 'zz'), fc.uint8Array());
    const set = fc.constantFrom('utf-8' as const, 'cp850' as const);
    fc.assert(
      fc.property(anything, set, fc.boolean(), ([code, bytes], characterSet, asksChecksum) => {
        const line = Buffer.concat([Buffer.from(code), bytes]);
        const { kind } = readMessage(line, { characterSet, asksChecksum });
        expect(['message', 'damaged', 'unknown']).toContain(kind);
      }),
    );
  });

  test('that is written is one line whose fields hold what was given, but for ends', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (title, name) => {
        const written = writeMessage(
          {
            head: '3520260301    093000',
            fields: [
              ['AA', title],
              ['AO', name],
              ['AF', null],
            ],
          },
          { characterSet: 'utf-8', sequence: '4' },
        );
        expect(written.at(-1)).toBe(0x0d);
        expect(written.subarray(0, -1).some((byte) => byte === 0x0d || byte === 0x0a)).toBe(false);
        const reading = readMessage(written.subarray(0, -1), plainManner);
        if (reading.kind !== 'message') throw new Error(reading.kind);
        const kept = title
          .normalize('NFC')
          .replaceAll('|', '/')
          .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ');
        expect(reading.message.field('AA')).toBe([...kept.trim()].slice(0, 255).join('').trim());
        expect(reading.message.field('AF')).toBe('');
      }),
    );
  });
});

describe('letters', () => {
  test('of code page 850 come back as they went', () => {
    const all = Uint8Array.from({ length: 256 }, (_one, byte) => byte);
    const text = decode(all, 'cp850') ?? '';
    expect([...encode(text, 'cp850')]).toEqual([...all]);
    expect(encode('Não há ação', 'cp850').toString('latin1')).toBe(
      'N\u00c6o h\u00a0 a\u0087\u00c6o',
    );
  });

  it.each([
    ['Łódź ŝ', '?\u00a2d? s'.replace('?\u00a2d?', '?\u00a2dz')],
    ['“aspas” — 文', '?aspas? ? ?'],
  ])('that it has not lose their accent or become a question mark: %s', (text, bytes) => {
    expect(encode(text, 'cp850').toString('latin1')).toBe(bytes);
  });
});

describe('lines', () => {
  test('are cut at any end, however they come', () => {
    const ends = fc.constantFrom('\r', '\n', '\r\n');
    const parts = fc.array(fc.tuple(fc.stringMatching(/^[A-Z]{1,20}$/), ends), { maxLength: 8 });
    fc.assert(
      fc.property(parts, fc.integer({ min: 1, max: 7 }), (lines, size) => {
        const whole = Buffer.from(lines.flat().join(''));
        const split = createLineSplitter();
        const found: string[] = [];
        for (let at = 0; at < whole.length; at += size) {
          for (const line of split(whole.subarray(at, at + size)) ?? [])
            found.push(line.toString());
        }
        expect(found).toEqual(lines.map(([text]) => text));
      }),
    );
  });

  test('longer than any message are no lines', () => {
    const split = createLineSplitter();
    expect(split(Buffer.alloc(longestLine, 'A'))).toEqual([]);
    expect(split(Buffer.from('A'))).toBeNull();
    expect(createLineSplitter()(Buffer.from(`${'A'.repeat(longestLine + 1)}\r`))).toBeNull();
  });
});

test('moments are by the clock of the libraries, numbers have their digits, money two', () => {
  expect(writeMoment(Temporal.Instant.from('2026-03-02T02:05:09Z'))).toBe('20260301    230509');
  expect([digits(3, 4), digits(12_345, 4)]).toEqual(['0003', '9999']);
  expect([writeMoney(5), writeMoney(123_456)]).toEqual(['0.05', '1234.56']);
  expect(['1.5', '1,05', '12', '0', '-1', '1.234', 'x', ''].map(readMoney)).toEqual([
    150,
    105,
    1200,
    null,
    null,
    null,
    null,
    null,
  ]);
});
