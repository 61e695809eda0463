import { PDFiumLibrary } from '@hyzyla/pdfium';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface ReadCode {
  /** 'ITF' (Interleaved 2 of 5), 'QRCode'. */
  readonly format: string;
  readonly text: string;
}

/** A page of a PDF as a picture: so many dots to a point, in red, green, blue, alpha. */
interface PagePicture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

/** Each page as a printer of 216 dots an inch has it. */
export async function picturesOfPdf(bytes: Uint8Array, scale = 3): Promise<PagePicture[]> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(bytes);
    const pictures: PagePicture[] = [];
    for (const page of document.pages()) {
      const { width, height, data } = await page.render({ scale, render: 'bitmap' });
      pictures.push({ width, height, data: rgbaOf(data) });
    }
    document.destroy();
    return pictures;
  } finally {
    library.destroy();
  }
}

/** PDFium draws in blue, green, red. */
function rgbaOf(bgra: Uint8Array): Uint8ClampedArray<ArrayBuffer> {
  const rgba = new Uint8ClampedArray(bgra);
  for (let at = 0; at < rgba.length; at += 4) {
    const [blue = 0, , red = 0] = rgba.subarray(at, at + 3);
    rgba[at] = red;
    rgba[at + 2] = blue;
  }
  return rgba;
}

/** Reads the codes on the pages of a PDF with a reader of bar codes, which is shown them as pictures. */
export async function readCodes(bytes: Uint8Array): Promise<ReadCode[]> {
  const wasm = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  prepareZXingModule({ overrides: { wasmBinary: readFileSync(wasm).buffer } });
  const found: ReadCode[] = [];
  for (const picture of await picturesOfPdf(bytes)) {
    // It asks for no more of an `ImageData` than this.
    const codes = await readBarcodes(picture as Parameters<typeof readBarcodes>[0], {
      formats: ['ITF', 'QRCode'],
      tryHarder: true,
    });
    found.push(...codes.map(({ format, text }) => ({ format, text })));
  }
  return found;
}
