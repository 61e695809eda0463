/** Words that belong to the surname before them (AACR2 22.5C8 leaves words of kinship with it). */
const kinship = /^(?:filho|neto|netto|sobrinho|j[uú]nior|segundo|terceiro)$/i;

/** 'Souza Neto, Maria da Silva' of 'Maria da Silva Souza Neto'; one that is inverted stays. */
export function invertName(name: string): string {
  const words = name.trim().split(/\s+/);
  if (name.includes(',') || words.length < 2) return name.trim();
  const taken = words.length > 2 && kinship.test(words.at(-1) ?? '') ? 2 : 1;
  return `${words.slice(-taken).join(' ')}, ${words.slice(0, -taken).join(' ')}`;
}
