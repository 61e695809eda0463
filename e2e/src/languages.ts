/**
 * Tags a test whose flow is the same in each language: it is gone through in Portuguese, and in the others by
 * `npm run test:long`.
 */
export function inLanguage(language: string): { tag: string[] } {
  return { tag: language === 'pt' ? [] : ['@long'] };
}
