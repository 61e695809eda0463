/** As `person.name_key` has names: in small letters, without accents. */
export function foldName(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '');
}
