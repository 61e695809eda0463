import type { Db } from '@estante/database';
import { sha256 } from '../../platform/digest.ts';
import type { Picture } from './png.ts';

/** Gives the address of the logo: another address for another logo. */
export function logoAddress({ digest }: { readonly digest: string }): string {
  return `/logotipo/${digest}`;
}

/** Finds the size and the digest of the logo, without reading its picture. */
export function findLogo(db: Db) {
  return db.selectFrom('institution_logo').select(['width', 'height', 'digest']).executeTakeFirst();
}

/** The picture of the logo that this address names; undefined for one that was taken away. */
export async function readLogo(db: Db, digest: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('institution_logo')
    .select('image')
    .where('digest', '=', digest)
    .executeTakeFirst();
  return row?.image;
}

export async function writeLogo(trx: Db, picture: Picture | null): Promise<void> {
  await trx.deleteFrom('institution_logo').execute();
  if (!picture) return;
  const digest = sha256(picture.image).toString('base64url');
  await trx
    .insertInto('institution_logo')
    .values({ ...picture, digest })
    .execute();
}
