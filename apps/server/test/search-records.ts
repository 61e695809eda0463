import { aBook, aSerial } from './records.ts';

export const machado = 'Assis, Machado de, 1839-1908';
const shelved = (...libraries: string[]) => libraries.map((library) => ({ library }));

/** Seven titles, of which two are serials, in the three libraries. */
export const searchRecords = [
  aBook({
    title: 'Memórias póstumas de Brás Cubas',
    author: machado,
    year: 1881,
    dewey: '869.3',
    subjects: ['Morte', 'Ironia'],
    publisher: 'Tipografia Nacional',
    isbn: '9788535910667',
    note: 'Dedicado ao verme.',
    copies: shelved('CENTRAL', 'CENTRAL', 'LETRAS'),
  }),
  aBook({
    title: 'Dom Casmurro',
    author: machado,
    year: 1899,
    dewey: '869.3',
    subjects: ['Ciúme'],
    publisher: 'Garnier',
    series: 'Clássicos brasileiros',
    copies: shelved('CENTRAL'),
  }),
  aBook({
    title: 'O alienista',
    author: machado,
    year: 1882,
    subjects: ['Loucura'],
    copies: shelved('SAUDE'),
  }),
  aBook({
    title: 'A ação humana',
    author: 'Mises, Ludwig von',
    year: 1949,
    language: 'eng',
    subjects: ['Economia', 'Ação'],
    copies: shelved('LETRAS'),
  }),
  aBook({
    title: 'História da loucura',
    author: 'Foucault, Michel',
    year: 1961,
    language: 'fre',
    subjects: ['Loucura'],
    abstract: 'Sobre a razão e o que ela exclui. '.repeat(20),
    link: 'https://livros.example.org/loucura',
  }),
  aSerial({ title: 'Revista de saúde', year: 1990, copies: shelved('SAUDE') }),
  aSerial({ title: 'Revista de letras', year: 1960, copies: shelved('LETRAS', 'CENTRAL') }),
];
