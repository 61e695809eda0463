import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { branch, emptyElement, leaf, xmlHead } from './index.ts';

interface ParsedXml {
  readonly text: string;
  readonly attribute: string;
}

function read(xml: string): ParsedXml {
  let [text, attribute, isOpen] = ['', '', false];
  const parser = new SaxesParser();
  // Text may stand before the document element too.
  parser.on('text', (part) => {
    if (isOpen) text += part;
  });
  parser.on('opentag', ({ attributes }) => {
    isOpen = true;
    attribute += attributes['a'] ?? '';
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return { text, attribute };
}

/** Characters of a text that XML 1.0 (2.2) can write. */
const writable = (text: string) =>
  text.replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');

test('a parser reads the text that was written, whatever it is', () => {
  const text = fc.string({
    unit: fc.oneof(
      fc.constantFrom('<', '>', '&', '"', "'", ']]>', '\r', '\n', '\t', '\0', '\ud800'),
      fc.string({ minLength: 1, unit: 'binary' }),
    ),
  });
  fc.assert(
    fc.property(text, (some) => {
      const { text: content } = read(`${xmlHead}${branch('r', ['.', leaf('e', some)])}`);
      expect(content).toBe(`.${writable(some)}`);
    }),
  );
});

test('attributes are read as they were written; those without a value are left out', () => {
  expect(read(leaf('e', 'x', { a: '<&">\'' })).attribute).toBe('<&">\'');
  expect(leaf('e', 'x', { a: '', b: undefined })).toBe('<e>x</e>');
  expect(emptyElement('e', { a: 'b & c' })).toBe('<e a="b &amp; c"/>');
});

test('what would be empty is left out', () => {
  expect(leaf('e', '')).toBe('');
  expect(branch('e', ['', ''])).toBe('');
});
