import { versionOf, pictureKind } from '../../pictures/index.ts';

export interface DrawnLogo {
  /** Digest of the file as it came. */
  readonly version: string;
  readonly image: Buffer;
}

/** Pixels in all: a logo for print. */
const mostPixels = 20_000_000;
const least = 8;
/** Size of a logo as it is kept: twice what pages show. */
const box = { width: 320, height: 128 };

/**
 * The picture in a file that another institution sent, drawn anew: what else was in the file is not in it. Null where
 * it is not PNG, JPEG or WebP, whatever it is called; SVG may lead elsewhere and is not taken.
 */
export async function drawLogo(file: Buffer): Promise<DrawnLogo | null> {
  const kind = pictureKind(file);
  if (kind === null) return null;
  // Servers without a network do without its megabytes.
  const { default: sharp } = await import('sharp');
  try {
    const { format, width, height } = await sharp(file, { limitInputPixels: false }).metadata();
    if (format !== kind || width * height > mostPixels || Math.min(width, height) < least)
      return null;
    const image = await sharp(file, { limitInputPixels: mostPixels, failOn: 'error' })
      .autoOrient()
      .resize({ ...box, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .webp({ quality: 85 })
      .toBuffer();
    return { version: versionOf(file), image };
  } catch {
    // Cut off, damaged, or only beginning like a picture.
    return null;
  }
}
