import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeEntities } from './entities.ts';
import { balance, clean, heading, sentence } from './text.ts';

test.each([
  ['Pontes de concreto / ', 'Pontes de concreto'],
  ['Introdução : ', 'Introdução'],
  ['Arruda, Maria Celia. - ', 'Arruda, Maria Celia'],
  ['Silva, José, Jr.', 'Silva, José, Jr.'],
  ['Jackson, M. A.', 'Jackson, M. A.'],
  ['Texto interrompido...', 'Texto interrompido...'],
  ['Informática básica.', 'Informática básica'],
  ['Livros Técnicos e Científicos, ', 'Livros Técnicos e Científicos'],
  ['U.S. G.P.O.', 'U.S. G.P.O.'],
  ['(Microinformática).', '(Microinformática)'],
  ['Manuais, guias, etc.', 'Manuais, guias, etc.'],
  ['C++', 'C++'],
  ['1969-', '1969-'],
])('the punctuation of ISBD is left out of %j', (written, shown) => {
  expect(heading(written)).toBe(shown);
});

test('a sentence keeps its full stop', () => {
  expect(sentence(' Inclui índice.  /')).toBe('Inclui índice.');
});

test.each([
  ['Direito &amp; justi&ccedil;a', 'Direito & justiça'],
  ['A&amp;ccedil;&atilde;o', 'Ação'],
  ['aunt&#x2019;s &#8212; end', 'aunt’s — end'],
  ['AT&T; &unknown; &', 'AT&T; &unknown; &'],
])('character references in %j are decoded', (written, shown) => {
  expect(decodeEntities(written)).toBe(shown);
});

test.each([
  ['[S.l.', '[S.l.]'],
  ['1985]', '[1985]'],
  ['2002]-', '[2002]-'],
  ['[1985]', '[1985]'],
])('the bracket of %j is completed', (written, shown) => {
  expect(balance(written)).toBe(shown);
});

test('any text comes out trimmed, in NFC, without controls or doubled spaces, and is then stable', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const shown = clean(text);
      expect(shown).toBe(shown.trim().normalize('NFC'));
      // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
      expect(shown).not.toMatch(/[\u0000-\u001f\u007f-\u009f]| {2}/u);
      expect(heading(heading(text))).toBe(heading(text));
    }),
  );
});
