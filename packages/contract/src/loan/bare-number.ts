/**
 * Whether the name of a volume, tome or part is its number alone ('2', '1-3', 'IV'): people are told
 * what it numbers. Records mostly say so themselves ('v. 2', MARC 21 field 876 $3).
 */
export function isBareNumber(name: string): boolean {
  return /^(?:\d[^a-z]*[a-z]?|[ivxlcdm]+)$/i.test(name.trim());
}
