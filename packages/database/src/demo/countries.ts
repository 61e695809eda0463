// prettier-ignore
const brazilianCities = new Set([
  'Rio de Janeiro', 'São Paulo', 'Belo Horizonte', 'Porto Alegre', 'Salvador', 'Recife',
  'Brasília', 'Florianópolis', 'Manaus', 'Belém', 'Campinas', 'Petrópolis', 'Viçosa', 'Londrina',
  'Ouro Preto', 'Feira de Santana', 'Jundiaí', 'Nova Odessa',
]);

/** MARC country codes of the other places of publication that occur. */
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
  Edimburgo: 'stk',
  Indianápolis: 'inu',
  'Reston, Va.': 'vau',
  'Waterville, Me.': 'meu',
  Milão: 'it ',
  Santiago: 'cl ',
  Lima: 'pe ',
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

/** Three characters for 008/15–17; 'xx ' where the place is not said or not known. */
export function countryOf(place = ''): string {
  return brazilianCities.has(place) ? 'bl ' : (countryCodes[place] ?? 'xx ');
}
