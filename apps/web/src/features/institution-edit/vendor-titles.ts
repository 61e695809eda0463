import type { VendorName } from '@estante/contract/plain';

/**
 * Names by which the vendors call themselves in every language; readers know them by the institution's name
 * for them.
 */
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
