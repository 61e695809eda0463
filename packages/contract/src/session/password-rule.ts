/** Rules that a new password has to meet, by the wire's own names. */
export interface PasswordRules {
  /** In characters. */
  readonly length: { readonly min: number; readonly max: number };
  /** A digit at least. */
  readonly has_numbers: boolean;
  /** Something else than digits. */
  readonly only_numbers: boolean;
  /** One of `specialCharacters` at least. */
  readonly special_char: boolean;
  /** A small letter and a capital. */
  readonly diff_case: boolean;
  /** No word of the person's name with three letters or more. */
  readonly diff_name: boolean;
  /**
   * Number of passwords of before, the present one among them, that are barred. Only the server
   * knows them.
   */
  readonly last_pw: number;
}

/** Bounds on a password's length: never less than 12, and never so little at most that phrases do not fit. */
export const passwordLengths = { least: 12, leastLongest: 64, most: 1000 } as const;

export const specialCharacters = '@!#$%&*()_-';

/** Rules that can be held against what is typed. */
export const typedRules = [
  'length',
  'has_numbers',
  'only_numbers',
  'special_char',
  'diff_case',
  'diff_name',
] as const;
export type TypedRule = (typeof typedRules)[number];

/** The rules this password breaks, in their order; `name` is the person's. */
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

/** In small letters, without accents: 'conceicao' is part of the name 'Conceição'. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}
