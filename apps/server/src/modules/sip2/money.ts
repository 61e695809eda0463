/** Centavos as '12.34'. */
export function writeMoney(centavos: number): string {
  return (centavos / 100).toFixed(2);
}

/** '12.34', '12,34' or '12' as centavos; null where it is no amount above nothing. */
export function readMoney(text: string): number | null {
  const found = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text);
  if (!found) return null;
  const centavos = Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'));
  return centavos > 0 ? centavos : null;
}
