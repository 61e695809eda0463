import PdfFile from 'pdfkit';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createPageDrawer } from './draw-first-page.ts';

const draw = createPageDrawer();

async function pdfOf(
  write: (page: PDFKit.PDFDocument) => void,
  options: PDFKit.PDFDocumentOptions = {},
) {
  const document = new PdfFile({ size: [400, 600], margin: 0, ...options });
  write(document);
  document.end();
  return buffer(document);
}

const red = (page: PDFKit.PDFDocument) => void page.rect(0, 0, 400, 600).fill('#cc0000');

test('the first page is drawn, as wide as covers are kept', async () => {
  const page = await draw(await pdfOf((document) => red(document) ?? document.addPage()));
  const { data, info } = await sharp(page ?? Buffer.alloc(0))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 640, height: 960 });
  expect([...data.subarray(0, 3)]).toEqual([204, 0, 0]);
});

test('a page that is very long or very wide stays small', { tags: 'long' }, async () => {
  for (const size of [
    [10, 14_000],
    [14_000, 10],
  ] as const) {
    const page = await draw(await pdfOf(red, { size: [...size] }));
    const { width, height } = await sharp(page ?? Buffer.alloc(0)).metadata();
    expect(width).toBeLessThanOrEqual(640);
    expect(height).toBeLessThanOrEqual(1280);
  }
});

test.each([
  ['nothing', async () => Buffer.alloc(0)],
  ['no PDF', async () => Buffer.from('%PDF-1.7\n%%EOF')],
  [
    'random bytes',
    async () => Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 7919) % 256)),
  ],
  ['a PDF that is cut off', async () => (await pdfOf(red)).subarray(0, 300)],
  ['one that asks for a password', () => pdfOf(red, { userPassword: 'segredo' })],
])('of %s nothing is drawn', { tags: 'long' }, async (_name, file) => {
  expect(await draw(await file())).toBeNull();
});

/** A page whose content is forms that each draw the next ten times, and so on. */
function bombOf(depth: number): Buffer {
  const forms = Array.from({ length: depth }, (_, at) => {
    const inside = at === depth - 1 ? '0 0 9 9 re f' : `/F${at + 1} Do `.repeat(10);
    const next = at === depth - 1 ? '' : `/Resources<</XObject<</F${at + 1} ${at + 5} 0 R>>>>`;
    return `${at + 4} 0 obj<</Type/XObject/Subtype/Form/BBox[0 0 99 99]${next}/Length ${inside.length}>>stream\n${inside}\nendstream endobj`;
  });
  return Buffer.from(
    `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]/Resources<</XObject<</F0 4 0 R>>>>/Contents 99 0 R>>endobj
${forms.join('\n')}
99 0 obj<</Length 6>>stream\n/F0 Do\nendstream endobj
trailer<</Root 1 0 R>>`,
  );
}

test('one that would take for ever is given up', async () => {
  // Less memory would end it before the clock does.
  const hurried = createPageDrawer({ patience: 500, memory: 2048 });
  expect(await hurried(bombOf(12))).toBeNull();
});

test('one that unpacks to more than it may have is given up', async () => {
  const packed = deflateSync(Buffer.alloc(100_000_000, ' '));
  const head = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]/Contents 4 0 R>>endobj
4 0 obj<</Filter/FlateDecode/Length ${packed.length}>>stream\n`;
  const tail = '\nendstream endobj\ntrailer<</Root 1 0 R>>';
  const file = Buffer.concat([Buffer.from(head), packed, Buffer.from(tail)]);
  const narrow = createPageDrawer({ patience: 20_000, memory: 64 });
  expect(await narrow(file)).toBeNull();
});
