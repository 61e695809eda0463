import type { Db } from '@estante/database';
import { findParts, readPart, type SitemapPart } from './sitemap-repository.ts';
import { xmlHead, xmlText } from './xml.ts';

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The list of parts. */
export function sitemapIndex(origin: string, parts: readonly SitemapPart[]): string {
  const entries = parts.map(
    ({ part, changedAt }) =>
      `<sitemap><loc>${xmlText(`${origin}/sitemap-${part}.xml`)}</loc>` +
      `<lastmod>${changedAt.toISOString()}</lastmod></sitemap>\n`,
  );
  return `${xmlHead}<sitemapindex xmlns="${namespace}">\n${entries.join('')}</sitemapindex>\n`;
}

/** The addresses of a part's titles, as they are read. */
export async function* sitemapPart(db: Db, origin: string, part: number): AsyncIterable<string> {
  const base = xmlText(`${origin}/acervo/`);
  yield `${xmlHead}<urlset xmlns="${namespace}">\n`;
  for await (const titles of readPart(db, part)) {
    yield titles
      .map(
        ({ id, changedAt }) =>
          `<url><loc>${base}${id}</loc><lastmod>${changedAt.toISOString()}</lastmod></url>\n`,
      )
      .join('');
  }
  yield '</urlset>\n';
}

/** Null where no title is in it. */
export async function findPart(db: Db, part: number): Promise<SitemapPart | null> {
  return (await findParts(db)).find((one) => one.part === part) ?? null;
}

export { findParts };
