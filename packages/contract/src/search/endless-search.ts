/**
 * Parameters of a search's address beside its words. Each multiplies the addresses without end, so crawlers are kept
 * away from them, and strangers' requests for such pages wait in a line of their own.
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

/** Whether an address, from the root or from its '?', has such a parameter. */
export function isEndless(address: string): boolean {
  const at = address.indexOf('?');
  if (at === -1) return false;
  const asked = new URLSearchParams(address.slice(at + 1));
  return endlessParts.some((part) => asked.has(part));
}
