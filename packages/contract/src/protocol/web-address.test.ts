import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { httpsPage, httpsTemplate, pageAddress, securePage } from './staff-document.ts';
import { webAddress } from './web-address.ts';

const refused = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://example.org/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://example.org/1',
  '//evil.example',
  '/\\evil.example',
  'evil.example',
  '../etc',
  'https:evil.example',
  'https:/evil.example',
  'https:\\\\evil.example',
  'https://',
  'https://example.org@evil.example/',
  'https://user:password@evil.example/',
  'https://example.org/\u0000',
  'ht\ttps://example.org/',
  ' https://example.org/',
  'https://example.org/\n',
  'https://example.org/a b',
];

describe.each(refused)('%j', (text) => {
  test('is no address of a page', () => expect(webAddress(text)).toBeNull());

  test.each([
    ['a page', pageAddress],
    ['a page by https', httpsPage],
    ['a page that nobody reads along with', securePage],
    ['a vendor of standards', httpsTemplate],
  ])('is refused as the address of %s', (_, schema) => {
    expect(schema.safeParse(text).success).toBe(false);
  });
});

test.each([
  'https://example.org',
  'http://example.org:8080/a?b=c#d',
  'https://biblioteca.example/ação',
])('%s is one', (text) => expect(webAddress(text)).not.toBeNull());

test('{numero} stands in the address of a vendor of standards alone', () => {
  expect(httpsTemplate.safeParse('https://example.org/?q={numero}').success).toBe(true);
  expect(httpsTemplate.safeParse('http://example.org/?q={numero}').success).toBe(false);
});

test('what is taken leads by http or https, to the host that it names', () => {
  const hostile = fc.string({
    unit: fc.constantFrom(...Array.from('ahtps:/\\@\t\n\u0000.x?#[]%')),
    maxLength: 30,
  });
  fc.assert(
    fc.property(
      fc.oneof(
        hostile,
        hostile.map((end) => `https://a${end}`),
      ),
      (text) => {
        const url = webAddress(text);
        if (!url) return;
        expect(url.protocol).toMatch(/^https?:$/);
        expect(text.toLowerCase().startsWith(`${url.protocol}//`)).toBe(true);
        expect(url.username + url.password).toBe('');
      },
    ),
    { seed: 20_260_312, numRuns: 2000 },
  );
});
