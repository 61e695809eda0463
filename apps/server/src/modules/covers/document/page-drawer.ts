import { buffer } from 'node:stream/consumers';
import { PDFiumLibrary } from '@hyzyla/pdfium';

// A program: a PDF comes in, its first page goes out as pixels, width and height before them. What cannot
// be drawn ends it.

/** Pixels of a page: as wide as the largest size of covers, and not much higher. */
const [widest, highest] = [640, 1280];

const library = await PDFiumLibrary.init();
const document = await library.loadDocument(await buffer(process.stdin));
const page = document.getPage(0);
const { originalWidth, originalHeight } = page.getOriginalSize();
const scale = Math.min(widest / originalWidth, highest / originalHeight);
const { width, height, data } = await page.render({
  width: Math.max(1, Math.round(originalWidth * scale)),
  height: Math.max(1, Math.round(originalHeight * scale)),
  render: 'bitmap',
});
const size = Buffer.alloc(8);
size.writeUInt32BE(width, 0);
size.writeUInt32BE(height, 4);
process.stdout.end(Buffer.concat([size, data]));
