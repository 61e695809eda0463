import type { VendorName } from '@estante/contract/plain';

/** As each calls itself, in every language; readers know them by what the institution wrote. */
export const vendorTitles: Readonly<Record<VendorName, string>> = {
  pearson: 'Pearson',
  cengage: 'Cengage',
  editora_forum: 'Editora Fórum',
  minhabiblioteca: 'Minha Biblioteca',
  ebrary: 'ebrary',
  rtonline: 'RT Online',
  lectio: 'Lectio',
  gale: 'Gale',
  gale_book: 'Gale eBooks',
  oxford: 'Oxford',
  proquest: 'ProQuest',
  uptodate: 'UpToDate',
  lexicomp: 'Lexicomp',
  solucto: 'Solucto',
  jornalderesenhas: 'Jornal de Resenhas',
};
