import { inflateSync } from 'node:zlib';

/** The words of a PDF whose fonts tell which letters their signs stand for, as pdfkit writes them. */
export function textOfPdf(bytes: Buffer): string {
  const objects = objectsOf(bytes);
  const fonts = fontsOf(objects);
  return pagesOf(objects)
    .map((page) => wordsOf(page, fonts))
    .join('\n');
}

/** Operators that draw the pages of a PDF, as they stand in the file. */
export function contentOfPdf(bytes: Buffer): string {
  return pagesOf(objectsOf(bytes)).join('\n');
}

/** Units of the grid that a code is drawn in which a PDF fills, as 'x,y' from its upper left. */
export function squaresOfPdf(bytes: Buffer): ReadonlySet<string> {
  const squares = new Set<string>();
  for (const [, from, y, to] of contentOfPdf(bytes).matchAll(/^(\d+) (\d+) m\n(\d+) \2 l$/gm)) {
    for (let x = Number(from); x < Number(to); x++) squares.add(`${x},${y}`);
  }
  return squares;
}

function pagesOf(objects: ReadonlyMap<string, PdfObject>): string[] {
  return [...objects.values()].flatMap(({ head, stream }) =>
    stream && !/\/(Type|Length1|Subtype)\b/.test(head) && / Tf\b/.test(stream) ? [stream] : [],
  );
}

interface PdfObject {
  readonly head: string;
  readonly stream: string | null;
}

function objectsOf(bytes: Buffer): ReadonlyMap<string, PdfObject> {
  const text = bytes.toString('latin1');
  const found = text.matchAll(/(\d+) 0 obj\n([\s\S]*?)endobj/g);
  return new Map(
    [...found].map(([, number = '', body = '']): [string, PdfObject] => {
      const start = body.indexOf('stream\n');
      if (start === -1) return [number, { head: body, stream: null }];
      const head = body.slice(0, start);
      const raw = Buffer.from(body.slice(start + 7, body.lastIndexOf('\nendstream')), 'latin1');
      const stream = head.includes('FlateDecode') ? inflateSync(raw) : raw;
      return [number, { head, stream: stream.toString('latin1') }];
    }),
  );
}

/** Letters by sign, of each font by its name in the pages. */
function fontsOf(objects: ReadonlyMap<string, PdfObject>) {
  const fonts = new Map<string, ReadonlyMap<string, string>>();
  for (const { head } of objects.values()) {
    for (const [, name = '', number = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, map = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(number)?.head ?? '') ?? [];
      fonts.set(name, lettersOf(objects.get(map)?.stream ?? ''));
    }
  }
  return fonts;
}

function lettersOf(map: string): ReadonlyMap<string, string> {
  const letters = new Map<string, string>();
  for (const [, from = '', list = ''] of map.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g)) {
    [...list.matchAll(/<([\w ]*)>/g)].forEach(([, code = ''], at) => {
      const sign = (Number.parseInt(from, 16) + at).toString(16).padStart(4, '0');
      letters.set(sign, Buffer.from(code.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'));
    });
  }
  return letters;
}

function wordsOf(page: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  let letters: ReadonlyMap<string, string> = new Map();
  const lines: string[] = [];
  for (const [, font, shown = ''] of page.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font !== undefined) letters = fonts.get(font) ?? letters;
    else {
      const signs = [...shown.matchAll(/<(\w+)>/g)].flatMap(
        ([, hex = '']) => hex.match(/.{4}/g) ?? [],
      );
      lines.push(signs.map((sign) => letters.get(sign.toLowerCase()) ?? '?').join(''));
    }
  }
  return lines.join('\n');
}
