import { tagOf } from '../endpoint/revalidate.ts';

/** A page as it was sent, whose nonce is another for each answer. */
export interface KeptPage {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly bytes: Buffer;
  /** Where its nonce stands, and how long it is. */
  readonly gaps: readonly number[];
  readonly gapLength: number;
  readonly tag: string;
}

export async function asKeptPage(page: Response, nonce: string): Promise<KeptPage> {
  const bytes = Buffer.from(await page.arrayBuffer());
  const gaps: number[] = [];
  for (let at = bytes.indexOf(nonce); at !== -1; at = bytes.indexOf(nonce, at + 1)) gaps.push(at);
  const gapLength = nonce.length;
  const { status } = page;
  const tag = tagOf(withNonce({ bytes, gaps }, '='.repeat(gapLength)));
  return { status, headers: [...page.headers], bytes, gaps, gapLength, tag };
}

/** The page with the nonce of this answer, which is as long as every other. */
export function withNonce(
  { bytes, gaps }: Pick<KeptPage, 'bytes' | 'gaps'>,
  nonce: string,
): Buffer {
  const page = Buffer.from(bytes);
  for (const at of gaps) page.write(nonce, at, 'latin1');
  return page;
}
