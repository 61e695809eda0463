import { isLong } from '@estante/test-support/is-long';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cite, citationStyles } from './cite.ts';
import { textOf, tidy } from './piece.ts';
import { anyItem } from './testing/any-description.ts';

/** Two signs where one would do; '1939- .' is how ABNT and Vancouver leave a span open. */
const doubled = /(?<!\.)\.\.(?!\.)|[,;:]\s*[,;.]|(?<!-)\s[,;:.]|[!?]\.(?!\.)/u;

describe.each(citationStyles)('whatever a record holds, a reference in %s', (style) => {
  test('says something, and nothing that is undefined', () => {
    fc.assert(
      fc.property(anyItem, (item) => {
        const text = textOf(cite(style, item, { today: '2026-05-09' }));
        expect(text).not.toBe('');
        expect(text).not.toMatch(/undefined|null|NaN|\[object O/u);
        expect(text).toBe(text.trim());
        expect(text).not.toMatch(/ {2}/u);
      }),
      { numRuns: isLong ? 300 : 75 },
    );
  });

  test('has no sign twice, where the record has none', () => {
    const plain = fc.string({
      unit: fc.constantFrom('a', 'É', 'b', '1'),
      minLength: 1,
      maxLength: 8,
    });
    const stops = fc.constantFrom('', '.', ',', ';', ':', ' /', '?', '!', ' :');
    const text = fc.tuple(plain, stops).map((parts) => tidy(parts.join('')));
    fc.assert(
      fc.property(anyItem, text, text, text, (item, title, subtitle, edition) => {
        const tidied = {
          ...item,
          title,
          subtitle,
          part: '',
          edition,
          contributors: [],
          imprint: { places: [], publishers: [], pairs: [] },
          series: [],
          host: null,
          thesis: null,
          extent: '',
          summary: '',
          standardNumber: '',
          url: '',
          doi: '',
        };
        expect(textOf(cite(style, tidied, { today: '2026-05-09' }))).not.toMatch(doubled);
      }),
      { numRuns: isLong ? 300 : 75 },
    );
  });
});

test('a mark of omission stands apart from a comma, and close to a word', () => {
  expect(tidy('with many brethren, ... Written')).toBe('with many brethren, ... Written');
  expect(tidy('with many brethren ... Written')).toBe('with many brethren... Written');
});
