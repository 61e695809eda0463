/** How the personal area looks; an institution has chosen one, and each reader may another. */
export const accountThemes = ['neo', 'classico'] as const;
export type AccountTheme = (typeof accountThemes)[number];

export function isAccountTheme(value: unknown): value is AccountTheme {
  return accountThemes.some((one) => one === value);
}
