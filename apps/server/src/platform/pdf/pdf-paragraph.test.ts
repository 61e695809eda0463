import { isLong } from '@estante/test-support/is-long';
import { expect, test } from 'vitest';
import { contentOfPdf, textOfPdf } from '../../../test/pdf-text.ts';
import { makePdf } from './pdf-document.ts';
import { writeParagraph, type PdfPiece } from './pdf-paragraph.ts';

const written = (...pieces: readonly PdfPiece[]): Promise<Buffer> =>
  makePdf({ title: 'Lista', author: '', language: 'pt' }, (document) => {
    writeParagraph(document, [{ size: 11, pieces }]);
  });

/** Draws a text; resolves with what is drawn, one stretch after the other, without the lines it falls into. */
const drawn = async (text: string): Promise<string> =>
  textOfPdf(await written({ text })).replaceAll('\n', '');

test.each([
  ['Chinese', '大乔图说中国节. 北京: 社会科学出版社, 2003.'],
  ['Chinese in its long forms', '臺灣圖書館，學術。'],
  ['Japanese', '国語辞典「ことば」シュプリンガー・フェアラーク'],
  ['Korean', '서울: 우리 시대 언어 게임'],
  ['mathematics', 'x → ∞, y ≤ √z'],
  ['Greek and Cyrillic', 'Λόγος. Москва, 1999.'],
])(
  'letters of %s are drawn, each with what it stands for',
  { tags: 'long' },
  async (_name, text) => {
    expect(await drawn(text)).toBe(text.replace('・', '･'));
  },
);

test('Arabic is joined, goes from right to left, and says its words as they are read', async () => {
  const text = 'SA‘D, S. كتاب الشعر 12. Rio, 1999.';
  const pdf = await written({ text });
  const line = textOfPdf(pdf).replaceAll('\n', '');
  expect(line).toMatch(/^SA‘D, S\. 12 .+ \S+\. Rio, 1999\.$/);
  // Each word from its last letter to its first.
  expect(line).toContain('رعشلا باتك');
  expect(wordsSaid(pdf)).toContain(text);
});

const withoutFont = [
  ['a picture', 'Ler 😀😀 bem', 'Ler […] bem'],
  ['Devanagari', 'थ्री इडीयट्स, हिन्दी. Rio, 1999.', '[…], […]. Rio, 1999.'],
  ['Thai amid Chinese', '中国 ภาษาไทย 大乔', '中国 […] 大乔'],
  ['Armenian, which is beside Cyrillic', 'Москва հայերեն', 'Москва […]'],
  ['nothing that a program could know', 'a\u{fffe}\u{e000}b', 'a[…]b'],
] as const;
test.each(isLong ? withoutFont : withoutFont.slice(0, 1))(
  'letters that no font has: of %s it says where they are, and says them',
  async (_name, text, shown) => {
    expect(await drawn(text)).toBe(shown);
    expect(wordsSaid(await written({ text }))).toEqual([text]);
    expect(await wholeness(text)).toBe(false);
  },
);

test('what nobody sees leaves no gap', { tags: 'long' }, async () => {
  const text = 'a\u{200b}b\u{200e}c\u{ad}d\u{feff}e\u{2060}f\u{7}g\u{e0100}h';
  expect(await drawn(text)).toBe('abcdefgh');
  expect(await wholeness(text)).toBe(true);
});

async function wholeness(text: string): Promise<boolean | undefined> {
  const found: boolean[] = [];
  await makePdf({ title: 'Lista', author: '', language: 'pt' }, (document) => {
    found.push(writeParagraph(document, [{ size: 11, pieces: [{ text }] }]));
  });
  return found[0];
}

test('a word wider than a line is broken, and none of it is lost', { tags: 'long' }, async () => {
  const text = `Endereço ${'x'.repeat(3000)} fim`;
  const lines = textOfPdf(await written({ text })).split('\n');
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
});

test('digits of Arabic go from left to right, as all numbers do', { tags: 'long' }, async () => {
  expect(await drawn('فبراير ١٩٨٠ م')).toBe('م ١٩٨٠ رياربف');
  expect(await drawn('Irã: سال ۱۳۵۷')).toBe('Irã: ۱۳۵۷ لاس');
});

test('marks of direction are heeded, and leave nothing behind', { tags: 'long' }, async () => {
  expect(await drawn('\u{200f}שלום.\u{200f} Rio')).toBe('.םולש Rio');
  expect(await drawn('v. \u{202b}שלום v. 2.\u{202c} Rio')).toBe('v. .v. 2 םולש Rio');
});

/** Reads the words that the marks of a PDF say in place of what is drawn. */
function wordsSaid(pdf: Buffer): string[] {
  const found = pdf.toString('latin1').matchAll(/\/ActualText \(\xfe\xff((?:\\.|[^\\)])*)\)/gs);
  return [...found].map(([, raw = '']) => {
    const bytes = raw.replaceAll(/\\(.)/gs, (_all, sign: string) => escapes[sign] ?? sign);
    return Buffer.from(bytes, 'latin1').swap16().toString('utf16le');
  });
}
const escapes: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
};

test('letters of Arabic take the form of their place in the word', async () => {
  /** Numbers of the signs drawn. */
  const forms = async (text: string) =>
    [...contentOfPdf(await written({ text })).matchAll(/<(\w{4})>/g)].map(([, sign]) => sign);
  // The dot below is a sign of its own; first, middle and last letter look unlike.
  expect(new Set(await forms('ببب')).size).toBe(4);
  expect(new Set(await forms('ب')).size).toBe(2);
});

test('Hebrew stands from right to left within what goes from left to right', async () => {
  expect(await drawn('Título = שלום עולם / autor')).toBe('Título = םלוע םולש / autor');
});

test('a long line of ideographs ends before the margin, and no line begins with a stop', async () => {
  const text = '中国节，'.repeat(60);
  const lines = textOfPdf(await written({ text })).split('\n');
  expect(lines.length).toBeGreaterThan(4);
  expect(lines.join('')).toBe(text);
  for (const line of lines) expect(line).not.toMatch(/^，/);
});

test('what stands out in a script without bold is drawn thicker', { tags: 'long' }, async () => {
  const modes = async (piece: PdfPiece) => /\b2 Tr\b/.test(contentOfPdf(await written(piece)));
  expect(await modes({ text: '中国', emphasis: 'bold' })).toBe(true);
  expect(await modes({ text: '中国' })).toBe(false);
  expect(await modes({ text: '서울', emphasis: 'bold' })).toBe(false);
});
