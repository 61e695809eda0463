import { etagOf } from '../endpoint/etag.ts';

/** A page as it was sent, to be sent again with another nonce. */
export interface CachedPage {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly bytes: Buffer;
  /** Each place of the nonce in `bytes`. */
  readonly nonceOffsets: readonly number[];
  readonly etag: string;
}

export async function cachedPageOf(page: Response, nonce: string): Promise<CachedPage> {
  const bytes = Buffer.from(await page.arrayBuffer());
  const nonceOffsets: number[] = [];
  for (let at = bytes.indexOf(nonce); at !== -1; at = bytes.indexOf(nonce, at + 1))
    nonceOffsets.push(at);
  const { status } = page;
  const etag = etagOf(withNonce({ bytes, nonceOffsets }, '='.repeat(nonce.length)));
  return { status, headers: [...page.headers], bytes, nonceOffsets, etag };
}

/** The page with another nonce, which must be as long as the one before. */
export function withNonce(
  { bytes, nonceOffsets }: Pick<CachedPage, 'bytes' | 'nonceOffsets'>,
  nonce: string,
): Buffer {
  const page = Buffer.from(bytes);
  for (const at of nonceOffsets) page.write(nonce, at, 'latin1');
  return page;
}
