/** Vendors that a sign-in can lead to: what `redirect` may name in place of a path. */
export const vendorNames = [
  'pearson',
  'cengage',
  'editora_forum',
  'minhabiblioteca',
  'ebrary',
  'rtonline',
  'lectio',
  'gale',
  'gale_book',
  'oxford',
  'proquest',
  'uptodate',
  'lexicomp',
  'solucto',
  'jornalderesenhas',
] as const;
export type VendorName = (typeof vendorNames)[number];

export function isVendorName(value: unknown): value is VendorName {
  return vendorNames.some((name) => name === value);
}

/** Repository where works are posted: the institution's own, set up like a vendor and never among them. */
export const repositoryName = 'repositorio';

/** Places elsewhere that readers are taken to by a signed address. */
export const placeNames = [...vendorNames, repositoryName] as const;
export type PlaceName = (typeof placeNames)[number];
