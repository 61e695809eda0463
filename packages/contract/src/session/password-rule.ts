/** Rules for a new password, by the wire's names. */
export interface PasswordRules {
  /** Length in characters. */
  readonly length: { readonly min: number; readonly max: number };
  /** Whether a digit is required. */
  readonly has_numbers: boolean;
  /** Whether something other than digits is required. */
  readonly only_numbers: boolean;
  /** Whether one of `specialCharacters` is required. */
  readonly special_char: boolean;
  /** Whether a small letter and a capital are required. */
  readonly diff_case: boolean;
  /** Whether words of the person's name with three letters or more are barred. */
  readonly diff_name: boolean;
  /** Number of earlier passwords, the present one included, that are barred. Only the server can check them. */
  readonly last_pw: number;
}

/** Bounds on a password's length: at least 12, and a maximum that leaves room for passphrases. */
export const passwordLengths = { least: 12, leastLongest: 64, most: 1000 } as const;

export const specialCharacters = '@!#$%&*()_-';

/** Rules that can be checked while a password is typed. */
export const typedRules = [
  'length',
  'has_numbers',
  'only_numbers',
  'special_char',
  'diff_case',
  'diff_name',
] as const;
export type TypedRule = (typeof typedRules)[number];

/** Rules that this password breaks, in order; `name` is the person's. */
export function brokenRules(password: string, rules: PasswordRules, name: string): TypedRule[] {
  const typed = password.normalize('NFKC');
  const length = Array.from(typed).length;
  const breaks: Readonly<Record<TypedRule, boolean>> = {
    length: length < rules.length.min || length > rules.length.max,
    has_numbers: rules.has_numbers && !/\d/.test(typed),
    only_numbers: rules.only_numbers && /^\d*$/.test(typed),
    special_char:
      rules.special_char && !Array.from(specialCharacters).some((one) => typed.includes(one)),
    diff_case: rules.diff_case && !(/\p{Ll}/u.test(typed) && /\p{Lu}/u.test(typed)),
    diff_name: rules.diff_name && holdsWordOf(name, typed),
  };
  return typedRules.filter((rule) => breaks[rule]);
}

function holdsWordOf(name: string, password: string): boolean {
  const words = folded(name).match(/[\p{L}\p{M}]{3,}/gu) ?? [];
  const text = folded(password);
  return words.some((word) => text.includes(word));
}

/** Small letters without accents: 'conceicao' counts as part of the name 'Conceição'. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}
