/**
 * Parameters that a search's address may have beside its words: each multiplies the addresses without
 * an end, so crawlers are kept off them, and strangers' pages of them have a line of their own.
 */
export const endlessParts = [
  'filtro',
  'termo',
  'texto',
  'ordenacao',
  'exibicao',
  'agrupar',
  'parcial',
  'obra',
  'pagina',
  'cursor',
] as const;

/** Whether an address, from the root or from its '?', has one of them. */
export function isEndless(address: string): boolean {
  const at = address.indexOf('?');
  if (at === -1) return false;
  const asked = new URLSearchParams(address.slice(at + 1));
  return endlessParts.some((part) => asked.has(part));
}
