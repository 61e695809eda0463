/**
 * Tags a test whose flow is the same in each language: the gate runs it in Portuguese, `npm run test:long` in the
 * others too.
 */
export function inLanguage(language: string): { tag: string[] } {
  return { tag: language === 'pt' ? [] : ['@long'] };
}
