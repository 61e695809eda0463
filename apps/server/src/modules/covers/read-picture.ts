import type Sharp from 'sharp';
import { pictureKind, versionOf } from '../pictures/index.ts';
import type { CoverReason } from './cover-reason.ts';
import { coverSizes } from './cover-size.ts';

/** A cover as it is kept: three sizes in WebP, without whatever else was in the file. */
export interface Picture {
  /** Digest of the file as it was sent. */
  readonly version: string;
  readonly small: Buffer;
  readonly medium: Buffer;
  readonly large: Buffer;
}

/** Bytes of a file. */
export const largestFile = 10 * 1024 * 1024;
/** Pixels in all: a page scanned at 600 dpi. */
const mostPixels = 40_000_000;
/** Pixels of the shorter side: less is an icon, and none to be recognised by. */
const leastSide = 60;

const quality = 80;

/** The picture in a file, by its content and not by its name; or why it is not accepted. */
export async function readPicture(file: Buffer): Promise<Picture | CoverReason> {
  if (file.length === 0) return 'empty';
  if (file.length > largestFile) return 'too-large';
  const kind = pictureKind(file);
  if (kind === null) return 'no-picture';
  // Servers that only send covers do without its megabytes.
  const { default: sharp } = await import('sharp');
  try {
    const { format, width, height } = await sharp(file, { limitInputPixels: false }).metadata();
    if (format !== kind) return 'no-picture';
    if (width * height > mostPixels) return 'too-many-pixels';
    if (Math.min(width, height) < leastSide) return 'too-small';
    const [small, medium, large] = await Promise.all([
      resized(sharp, file, coverSizes.pequena.width),
      resized(sharp, file, coverSizes.media.width),
      resized(sharp, file, coverSizes.grande.width),
    ]);
    return { version: versionOf(file), small, medium, large };
  } catch {
    // Cut off, damaged, or only beginning like a picture: libvips says in words which.
    return 'no-picture';
  }
}

/** Resizes a picture: never larger than it came; turned as its camera was held; what shows through is white. */
function resized(sharp: typeof Sharp, file: Buffer, width: number): Promise<Buffer> {
  return sharp(file, { limitInputPixels: mostPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width, height: width * 2, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .webp({ quality })
    .toBuffer();
}
