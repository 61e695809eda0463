/** Files of names and subjects that give what they name an address of its own. */
export const identitySchemes = [
  'viaf',
  'wikidata',
  'orcid',
  'isni',
  'lcnaf',
  'lcsh',
  'lcgft',
  'fast',
  'gnd',
] as const;
export type IdentityScheme = (typeof identitySchemes)[number];

/** Identity of a heading in one of those files: who or what it is. */
export interface Identity {
  readonly scheme: IdentityScheme;
  /** Value as its file writes it: '0000-0002-1825-0097', 'Q311145', 'n79021164'. */
  readonly value: string;
  /** The file's own address of it. */
  readonly url: string;
}
