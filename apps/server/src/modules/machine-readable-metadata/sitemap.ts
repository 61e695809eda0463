import type { Db } from '@estante/database';
import { findParts, readPart, type SitemapPart } from './sitemap-repository.ts';
import { branch, leaf, xmlHead } from '@estante/xml';

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The list of parts. */
export function sitemapIndex(origin: string, parts: readonly SitemapPart[]): string {
  const entries = parts.map(({ part, changedAt }) =>
    entryOf('sitemap', `${origin}/sitemap-${part}.xml`, changedAt),
  );
  return `${xmlHead}${branch('sitemapindex', ['\n', ...entries], { xmlns: namespace })}\n`;
}

/** The addresses of a part's titles, as they are read. */
export async function* sitemapPart(db: Db, origin: string, part: number): AsyncIterable<string> {
  yield `${xmlHead}<urlset xmlns="${namespace}">\n`;
  for await (const titles of readPart(db, part)) {
    yield titles
      .map(({ id, changedAt }) => entryOf('url', `${origin}/acervo/${id}`, changedAt))
      .join('');
  }
  yield '</urlset>\n';
}

function entryOf(name: 'sitemap' | 'url', address: string, changedAt: Date): string {
  return `${branch(name, [leaf('loc', address), leaf('lastmod', changedAt.toISOString())])}\n`;
}

/** Finds a part; null where no title is in it. */
export async function findPart(db: Db, part: number): Promise<SitemapPart | null> {
  return (await findParts(db)).find((one) => one.part === part) ?? null;
}

export { findParts };
