import { spawn } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A PNG of a PDF's first page; null where it cannot be drawn, or not within its bounds. */
export type DrawFirstPage = (pdf: Buffer) => Promise<Buffer | null>;

export interface DrawingBounds {
  /** Milliseconds. */
  readonly patience: number;
  /** MiB that PDFium may have, in which a document is read and drawn. */
  readonly memory: number;
}

const usual: DrawingBounds = { patience: 20_000, memory: 512 };
const drawer = fileURLToPath(new URL('./page-drawer.ts', import.meta.url));
/** The folder of the library, that has its program in `dist`. */
const pdfium = dirname(dirname(fileURLToPath(import.meta.resolve('@hyzyla/pdfium'))));
/** Bytes of the pixels of a page. */
const mostBytes = 8 + 4 * 640 * 1280;

/**
 * Draws in a process of its own, that ends with each document: it reads what it is made of and nothing
 * else, writes nothing, asks nobody, starts nothing, and is killed where it takes too long.
 */
export function createPageDrawer(bounds: DrawingBounds = usual): DrawFirstPage {
  const { patience, memory } = bounds;
  const flags = [
    '--permission',
    ...[drawer, pdfium].map((path) => `--allow-fs-read=${path}`),
    '--disable-warning=ExperimentalWarning',
    `--wasm-max-mem-pages=${memory * 16}`,
    '--max-old-space-size=256',
  ];
  return (pdf) =>
    new Promise((resolve) => {
      const child = spawn(process.execPath, [...flags, drawer], {
        // No address, password or key of the server's.
        env: {},
        stdio: ['pipe', 'pipe', 'ignore'],
        timeout: patience,
        killSignal: 'SIGKILL',
      });
      const parts: Buffer[] = [];
      let length = 0;
      child.stdout.on('data', (part: Buffer) => {
        length += part.length;
        if (length > mostBytes) child.kill('SIGKILL');
        else parts.push(part);
      });
      // It may end before it has read all of it.
      child.stdin.on('error', () => {});
      child.on('error', () => resolve(null));
      child.on('close', (code) => resolve(code === 0 ? pictureOf(Buffer.concat(parts)) : null));
      child.stdin.end(pdf);
    });
}

async function pictureOf(drawn: Buffer): Promise<Buffer | null> {
  if (drawn.length < 8) return null;
  const [width, height] = [drawn.readUInt32BE(0), drawn.readUInt32BE(4)];
  const pixels = drawn.subarray(8);
  if (pixels.length === 0 || pixels.length !== width * height * 4) return null;
  // Servers that draw no documents do without its megabytes.
  const { default: sharp } = await import('sharp');
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}
