/** Vendors that a sign-in can lead to: alternatives to a path in `redirect`. */
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

/** Repository of works: the institution's own, configured like a vendor but not one of them. */
export const repositoryName = 'repositorio';

/** External places that readers reach by a signed address. */
export const placeNames = [...vendorNames, repositoryName] as const;
export type PlaceName = (typeof placeNames)[number];
