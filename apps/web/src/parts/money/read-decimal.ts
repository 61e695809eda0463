export type Reading =
  | { readonly kind: 'number'; readonly hundredths: number }
  | { readonly kind: 'blank' }
  /**
   * Text that may be thousands in the other language's notation, or have too many decimals: `hundredths` is
   * the former.
   */
  | { readonly kind: 'ambiguous'; readonly hundredths: number }
  | { readonly kind: 'wrong' };

/** Most digits: more than any charged amount has. */
const mostDigits = 9;

/**
 * Reads the hundredths of '12,50', '1.234,56', '12.5' or '12', as a language writes them. The other
 * language's decimal sign is accepted if it can mean nothing else: before one digit or two, or after
 * thousands separated by the language's own. '1,234' in Portuguese may be more than a thousand or little more
 * than one, and so may '1.234' in English: that is not guessed.
 */
export function readDecimal(typed: string, language: string): Reading {
  const text = typed.replaceAll(/R\$|\s/gi, '');
  if (text === '') return { kind: 'blank' };
  const [point, comma] = language.startsWith('en') ? ['.', ','] : [',', '.'];
  for (const [decimal, group] of [
    [point, comma],
    [comma, point],
  ] as const) {
    const found = hundredthsOf(text, decimal, group);
    if (found === null) continue;
    const isForeignThousand = decimal === comma && !text.includes(decimal) && text.includes(group);
    return { kind: isForeignThousand ? 'ambiguous' : 'number', hundredths: found };
  }
  return { kind: 'wrong' };
}

function hundredthsOf(text: string, decimal: string, group: string): number | null {
  const [whole = '', part = '', ...more] = text.split(decimal);
  if (more.length > 0 || !/^\d{0,2}$/.test(part) || (part === '' && text.includes(decimal))) {
    return null;
  }
  const [head = '', ...thousands] = whole.split(group);
  const isGrouped = thousands.length === 0 || /^[1-9]\d{0,2}$/.test(head);
  if (!/^\d+$/.test(head) || !isGrouped || thousands.some((one) => !/^\d{3}$/.test(one))) {
    return null;
  }
  const digits = head + thousands.join('');
  if (digits.length > mostDigits) return null;
  return Number(digits) * 100 + Number(part.padEnd(2, '0'));
}

/** Writes hundredths as the language does, always with so many decimals at least: '1.234,50'. */
export function writeDecimal(hundredths: number, language: string, decimals = 2): string {
  return (hundredths / 100).toLocaleString(language, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: 2,
    useGrouping: true,
  });
}
