import type { Db } from '@estante/database';
import { sha256 } from '../../platform/digest.ts';
import { pictureKind } from '../pictures/index.ts';

/** Pixels that the picture has at most, in both directions: twice those it is shown at. */
const largest = { width: 1440, height: 900 } as const;
/** Pixels that the file has at most: what a camera takes. */
const mostPixels = 50_000_000;
/** Pixels that the shorter side has at least: less is an icon. */
const leastSide = 240;

export interface FrontPicture {
  readonly image: Buffer;
  readonly width: number;
  readonly height: number;
}

/** The picture drawn anew in WebP, without whatever else was in the file; null where it is not a picture. */
export async function drawFrontPicture(file: Buffer): Promise<FrontPicture | null> {
  if (pictureKind(file) === null) return null;
  const { default: sharp } = await import('sharp');
  try {
    const { data, info } = await sharp(file, { limitInputPixels: mostPixels, failOn: 'error' })
      .autoOrient()
      .resize({ ...largest, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    return Math.min(width, height) < leastSide ? null : { image: data, width, height };
  } catch {
    // Cut off, damaged, or only beginning like a picture.
    return null;
  }
}

/** Gives the address of the front page's picture: another address for another picture. */
export function frontPictureAddress({ digest }: { readonly digest: string }): string {
  return `/imagem-inicial/${digest}`;
}

/** Facts of the picture of the front page, without the picture itself. */
export function findFrontPicture(db: Db) {
  return db
    .selectFrom('front_picture')
    .select(['width', 'height', 'digest', 'words', 'words_en', 'words_es'])
    .executeTakeFirst();
}

export async function readFrontPicture(db: Db, digest: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('front_picture')
    .select('image')
    .where('digest', '=', digest)
    .executeTakeFirst();
  return row?.image;
}

/** Description of the picture in each language, for those who do not see it. */
export interface PictureWords {
  readonly pt: string;
  readonly en: string;
  readonly es: string;
}

/** Writes another picture with its words, or none for null; what is undefined stays as it is. */
export async function writeFrontPicture(
  trx: Db,
  picture: FrontPicture | null | undefined,
  words: PictureWords | undefined,
): Promise<void> {
  const told = words && { words: words.pt, words_en: words.en, words_es: words.es };
  if (picture === undefined) {
    if (told) await trx.updateTable('front_picture').set(told).execute();
    return;
  }
  await trx.deleteFrom('front_picture').execute();
  if (!picture || !told) return;
  const digest = sha256(picture.image).toString('base64url');
  await trx
    .insertInto('front_picture')
    .values({ ...picture, digest, ...told })
    .execute();
}
