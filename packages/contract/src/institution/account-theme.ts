/** Themes of the personal area; the institution chooses one, and each reader may choose another. */
export const accountThemes = ['neo', 'classico'] as const;
export type AccountTheme = (typeof accountThemes)[number];

export function isAccountTheme(value: unknown): value is AccountTheme {
  return accountThemes.some((one) => one === value);
}
