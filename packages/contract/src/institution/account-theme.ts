/** Themes of the personal area; an institution has chosen one, and each reader may choose another. */
export const accountThemes = ['neo', 'classico'] as const;
export type AccountTheme = (typeof accountThemes)[number];

export function isAccountTheme(value: unknown): value is AccountTheme {
  return accountThemes.some((one) => one === value);
}
