import type { Db } from '@estante/database';
import { defaultTheme } from '@estante/contract';
import type Sharp from 'sharp';
import { findLogo, readLogo } from './logo.ts';
import { readSettings } from './settings.ts';

/** Pictures of the site itself, by the last part of their addresses. */
export const sitePictures = ['favicon.ico', 'touch', '192', '512', 'card'] as const;
export type SitePicture = (typeof sitePictures)[number];

export interface DrawnPicture {
  readonly image: Buffer;
  /** Version of the pictures: another for another logo or colour. */
  readonly version: string;
}

/** The side of an icon, in pixels. */
const sides = { touch: 180, '192': 192, '512': 512 } as const;
/** Sides in pixels of the icons in a favicon.ico: tabs, bars of tasks, desktops. */
const iconSides = [16, 32, 48] as const;
/** Size of the card, as Open Graph and its readers ask for it: 1.91 to 1. */
export const cardSize = { width: 1200, height: 630 } as const;
const white = '#ffffff';

/** The books on a shelf of favicon.svg, that stand for an institution without a logo. */
const shelf =
  'M3 3h4v26H3zM7 3h22v3H7zM7 14h22v3H7zM7 26h22v3H7zM10 8h3.5v6H10zM14.5 9.2h2.5v4.8h-2.5zM10 19.5h2.5v6.5H10zM13.5 18.5h4v7.5h-4zM19.3 26l2.3-7.5 3 .9-2 6.6z';

/**
 * Draws the institution's logo on white, or, where it has none, a shelf on its colour. What was drawn
 * is kept: there are five of them, until the logo or the colour is another.
 */
export function createSitePictures(db: Db): (name: SitePicture) => Promise<DrawnPicture> {
  const kept = new Map<string, Promise<Buffer>>();
  return async (name) => {
    const [logo, settings] = [await findLogo(db), await readSettings(db)];
    const colour = settings.brandColour || defaultTheme.light;
    const version = `${logo?.digest.slice(0, 16) ?? 'none'}-${colour.slice(1)}`;
    if ([...kept.keys()].some((key) => !key.startsWith(version))) kept.clear();
    const key = `${version} ${name}`;
    const image =
      kept.get(key) ?? draw(name, { logo: logo && (await readLogo(db, logo.digest)), colour });
    kept.set(key, image);
    image.catch(() => kept.delete(key));
    return { image: await image, version };
  };
}

interface Brand {
  readonly logo: Buffer | undefined;
  readonly colour: string;
}

async function draw(name: SitePicture, brand: Brand): Promise<Buffer> {
  // Servers whose pictures nobody asks for do without its megabytes.
  const { default: sharp } = await import('sharp');
  switch (name) {
    case 'favicon.ico':
      return icoOf(await Promise.all(iconSides.map((side) => squareOf(sharp, brand, side, 0))));
    case 'card':
      return pictureOf(sharp, brand, { ...cardSize, margin: 150 });
    default:
      // A tenth on each side: phones cut icons round (W3C Web Application Manifest, "maskable").
      return squareOf(sharp, brand, sides[name], Math.round(sides[name] / 10));
  }
}

function squareOf(sharp: typeof Sharp, brand: Brand, side: number, margin: number) {
  return pictureOf(sharp, brand, { width: side, height: side, margin });
}

interface Place {
  readonly width: number;
  readonly height: number;
  /** Pixels left free on each side. */
  readonly margin: number;
}

async function pictureOf(
  sharp: typeof Sharp,
  { logo, colour }: Brand,
  { width, height, margin }: Place,
): Promise<Buffer> {
  const inside = { width: width - 2 * margin, height: height - 2 * margin };
  const ground = logo ? white : colour;
  const drawn = await sharp(logo ?? Buffer.from(shelfOf(inside.height)))
    .resize({ ...inside, fit: 'contain', background: ground })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: ground } })
    .composite([{ input: drawn }])
    .png({ palette: !logo })
    .toBuffer();
}

function shelfOf(side: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 32 32"><path fill="${white}" d="${shelf}"/></svg>`;
}

/** PNGs in the file that browsers ask for unasked: a head, an entry for each, the pictures. */
function icoOf(pictures: readonly Buffer[]): Buffer {
  const [head, entry] = [6, 16];
  const directory = Buffer.alloc(head + entry * pictures.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(pictures.length, 4);
  let offset = directory.length;
  pictures.forEach((picture, at) => {
    const place = head + entry * at;
    const side = iconSides[at] ?? 0;
    directory.writeUInt8(side, place);
    directory.writeUInt8(side, place + 1);
    directory.writeUInt16LE(1, place + 4);
    directory.writeUInt16LE(32, place + 6);
    directory.writeUInt32LE(picture.length, place + 8);
    directory.writeUInt32LE(offset, place + 12);
    offset += picture.length;
  });
  return Buffer.concat([directory, ...pictures]);
}
