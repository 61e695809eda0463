/** Centavos of '12,50', '1.234,56', '12.5' or '12'; null for what is no amount above nothing. */
export function readAmount(typed: string): number | null {
  const text = typed.replaceAll(/R\$|\s/g, '');
  const plain = /^\d{1,3}(\.\d{3})+(,\d{1,2})?$/.test(text) ? text.replaceAll('.', '') : text;
  const [, whole, part = ''] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(plain) ?? [];
  const amount = Number(whole ?? 0) * 100 + Number(part.padEnd(2, '0'));
  return whole !== undefined && amount > 0 ? amount : null;
}
