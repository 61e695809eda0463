import { describe, expect, test } from 'vitest';
import { readSpan } from './read-span.ts';

const now = new Date('2026-11-23T10:00:00Z');
const at = (text: string) => new Date(text);

describe('the records asked for', () => {
  test.each([
    [{}, { set: null, from: null, until: now }],
    [{ set: 'tipo_book' }, { set: 'tipo_book', from: null, until: now }],
    [
      { from: '2026-01-01', until: '2026-01-31' },
      { set: null, from: at('2026-01-01T00:00:00Z'), until: at('2026-01-31T23:59:59Z') },
    ],
    // Nothing that comes after the list has begun.
    [{ until: '2027-01-01' }, { set: null, from: null, until: now }],
  ])('%j', (asked, span) => expect(readSpan(asked, now)).toEqual(span));
});

describe('a span that is none is refused', () => {
  test.each([
    [{ from: 'ontem' }, 'from'],
    [{ until: '2026-02-30' }, 'until'],
    [{ from: '2026-01-01', until: '2026-01-02T00:00:00Z' }, 'granularity'],
    [{ from: '2026-01-02', until: '2026-01-01' }, 'later'],
  ])('%j', (asked, said) =>
    expect(readSpan(asked, now)).toEqual({
      error: 'badArgument',
      message: expect.stringContaining(said) as string,
    }),
  );
});
