import { endlessParts } from '@estante/contract';

/**
 * Crawlers find titles by the sitemap. Of searches only the plain ones are for them: each filter,
 * order and page multiplies the addresses without an end.
 */
export function robotsOf(origin: string): string {
  const pages = ['/api/', '/cesta', '/login', '/sair', '/meupergamum', '/pergamum_redireciona'];
  return [
    'User-agent: *',
    ...endlessParts.flatMap((name) => [`Disallow: /*?${name}=`, `Disallow: /*&${name}=`]),
    ...pages.map((path) => `Disallow: ${path}`),
    'Allow: /api/capas/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
