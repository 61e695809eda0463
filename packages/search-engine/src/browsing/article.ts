/** Initial articles of Portuguese, English and Spanish, folded. */
const articles = new Set(
  'o a os as um uma uns umas the an el la lo los las un una unos unas'.split(' '),
);

/** A key without its initial article; null where it has none or nothing else. */
export function withoutArticle(key: string): string | null {
  const end = key.indexOf(' ');
  return end > 0 && articles.has(key.slice(0, end)) ? key.slice(end + 1) : null;
}
