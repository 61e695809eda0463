import { describe, expect, test } from 'vitest';
import { createScanReader, isLetter, type HeardKey, type ScanReader } from './scan-reader.ts';

const plain = { ctrlKey: false, altKey: false, metaKey: false, repeat: false };
const named: Readonly<Record<string, string>> = { '↵': 'Enter', '⇧': 'Shift', '⌫': 'Backspace' };

interface Keystrokes {
  readonly from?: number;
  /** Milliseconds between two keys. */
  readonly apart: number;
  readonly more?: Partial<HeardKey>;
}

/** Types a text at the given speed and gives the codes that come of it. */
function type(reader: ScanReader, text: string, { from = 0, apart, more }: Keystrokes): string[] {
  const codes: string[] = [];
  let timeStamp = from;
  for (const letter of text) {
    const code = reader.press({ ...plain, key: named[letter] ?? letter, timeStamp, ...more });
    if (code !== null) codes.push(code);
    timeStamp += apart;
  }
  return codes;
}

const typed = (text: string, apart: number, more?: Partial<HeardKey>) =>
  type(createScanReader(), text, { apart, ...(more && { more }) });

describe('a scanner', () => {
  test.each([0, 1, 10, 35])('that pauses for %i ms is heard', (apart) => {
    expect(typed('31234↵', apart)).toEqual(['31234']);
  });

  test('writes capital letters and blanks', () => {
    expect(typed('⇧Ab ⇧C↵', 5)).toEqual(['Ab C']);
  });

  test('is heard code after code', () => {
    expect(typed('1234↵5678↵', 5)).toEqual(['1234', '5678']);
  });

  test('is heard after a person who writes', () => {
    const reader = createScanReader();
    expect(type(reader, 'Mach', { apart: 120 })).toEqual([]);
    expect(type(reader, '1234↵', { from: 1000, apart: 5 })).toEqual(['1234']);
  });
});

describe('a person', () => {
  test.each([36, 80, 300])('who takes %i ms for a letter is none', (apart) => {
    expect(typed('31234↵', apart)).toEqual([]);
  });

  test('who writes a code quickly and then looks at it is none', () => {
    const reader = createScanReader();
    expect(type(reader, '31234', { apart: 0 })).toEqual([]);
    expect(type(reader, '↵', { from: 500, apart: 0 })).toEqual([]);
  });

  test.each([
    ['few letters', '123↵', {}],
    ['a key held down', 'aaaaaa↵', { repeat: true }],
    ['commands', 'abcd↵', { ctrlKey: true }],
    ['keys that write nothing', '123⌫4↵', {}],
  ])('%s', (_name, text, more) => {
    expect(typed(text, 1, more)).toEqual([]);
  });
});

test.each(['a', '7', 'Ç', '-', ' '])('%s is a letter', (key) => {
  expect(isLetter({ ...plain, key })).toBe(true);
});

test.each(['Enter', 'Tab', 'ArrowDown', 'Escape', 'F5', 'Dead'])('%s is none', (key) => {
  expect(isLetter({ ...plain, key })).toBe(false);
});

test.each(['ctrlKey', 'altKey', 'metaKey'])('a key with %s is a command', (held) => {
  expect(isLetter({ ...plain, key: 'a', [held]: true })).toBe(false);
});
