/** MARC country codes of the places of publication that occur, Brazil aside. */
const countryCodes: Readonly<Record<string, string>> = {
  Lisboa: 'po ',
  Porto: 'po ',
  Coimbra: 'po ',
  Luanda: 'ao ',
  Maputo: 'mz ',
  Londres: 'enk',
  Oxford: 'enk',
  'Cambridge, Inglaterra': 'enk',
  'Nova York': 'nyu',
  'Cambridge, Mass.': 'mau',
  'Reading, Mass.': 'mau',
  'Boston, Mass.': 'mau',
  'Chicago, Ill.': 'ilu',
  'Upper Saddle River, N.J.': 'nju',
  'Englewood Cliffs, N.J.': 'nju',
  'Washington, D.C.': 'dcu',
  'Sebastopol, Calif.': 'cau',
  'Berkeley, Calif.': 'cau',
  'College Park, Md.': 'mdu',
  'Salt Lake City, Utah': 'utu',
  Albuquerque: 'nmu',
  'São Vicente': 'cv ',
  'Lourenço Marques': 'mz ',
  Madri: 'sp ',
  Barcelona: 'sp ',
  'Buenos Aires': 'ag ',
  'Cidade do México': 'mx ',
  Bogotá: 'ck ',
  Montevidéu: 'uy ',
  Havana: 'cu ',
  Paris: 'fr ',
  Viena: 'au ',
  Genebra: 'sz ',
  Amsterdã: 'ne ',
};

/** Three characters for 008/15–17; 'xx ' where the place is not said. */
export function countryOf(place: string | undefined): string {
  if (place === undefined) return 'xx ';
  return countryCodes[place] ?? 'bl ';
}
