import { Temporal } from 'temporal-polyfill';

/** '2026-11-20', '20/11/2026' or '20261120', with a time behind it or not; null for no day. */
export function readDay(text: string): string | null {
  const iso =
    /^(\d{4})-(\d\d)-(\d\d)(?:[T ].*)?$/.exec(text) ?? /^(\d{4})(\d\d)(\d\d)(?!\d*-)/.exec(text);
  const [, year, month, day] = iso ?? reordered(/^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text)) ?? [];
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

/** Centavos of '1.234,56', 'R$ 10,00', '-1234.5' or '10'; null for no amount. */
export function readAmount(text: string): number | null {
  const [, sign, digits = ''] = /^([+-]?)([\d.,]+)$/.exec(text.replaceAll(/R\$|\s/g, '')) ?? [];
  const plain = /^\d{1,3}(\.\d{3})+,\d{2}$/.test(digits) ? digits.replaceAll('.', '') : digits;
  const [, whole, part = ''] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(plain) ?? [];
  if (whole === undefined) return null;
  const amount = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return sign === '-' ? -amount : amount;
}
