/** '2026-11-20', '20/11/2026' or '20261120', with a time behind it or not; null for no day. */
export function readDay(text: string): string | null {
  const iso =
    /^(\d{4})-(\d\d)-(\d\d)(?:[T ].*)?$/.exec(text) ?? /^(\d{4})(\d\d)(\d\d)(?!\d*-)/.exec(text);
  const [, year, month, day] = iso ?? reordered(/^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text)) ?? [];
  if (year === '0000') return null;
  try {
    const fields = { year: Number(year), month: Number(month), day: Number(day) };
    return Temporal.PlainDate.from(fields, { overflow: 'reject' }).toString();
  } catch {
    return null;
  }
}

function reordered(found: RegExpExecArray | null): readonly (string | undefined)[] | null {
  return found && [found[0], found[3], found[2], found[1]];
}

/**
 * Centavos of '1.234,56', '1,234.56', 'R$ 10,00' or '10'; null for no amount. Below zero what went
 * out: '-10,00', '10,00-', '10,00 D' (débito) and '(10,00)'.
 */
export function readAmount(text: string): number | null {
  const bare = text.replaceAll(/R\$|\s/gi, '').toUpperCase();
  const [, inside] = /^\((.+)\)$/.exec(bare) ?? [];
  const [, sign, digits = '', after] = /^([+-]?)([\d.,]+)([CD+-]?)$/.exec(inside ?? bare) ?? [];
  const [, whole, part = ''] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(ungrouped(digits)) ?? [];
  if (whole === undefined) return null;
  const amount = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  const isOut = inside !== undefined || sign === '-' || after === '-' || after === 'D';
  return isOut && amount > 0 ? -amount : amount;
}

/** Digits without the signs that part thousands, as Brazil writes them and as English does. */
function ungrouped(digits: string): string {
  if (/^\d{1,3}(\.\d{3})+,\d{2}$/.test(digits)) return digits.replaceAll('.', '');
  if (/^\d{1,3}(,\d{3})+\.\d{2}$/.test(digits)) return digits.replaceAll(',', '');
  return digits;
}
