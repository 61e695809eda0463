import type { DemoWork } from '../work.ts';

const gutenberg = 'https://www.gutenberg.org/ebooks';
const ebook = {
  type: 'ebook',
  publisher: 'Project Gutenberg',
  place: 'Salt Lake City, Utah',
} as const;
const portuguese = { ...ebook, language: 'por' } as const;
const english = { ...ebook, language: 'eng' } as const;
const spanish = { ...ebook, language: 'spa' } as const;

// oxfmt-ignore
export const ebooks: readonly DemoWork[] = [
  { ...portuguese, title: 'Os lusíadas', authors: ['Camões, Luís de, 1524-1580'], url: `${gutenberg}/3333`, dewey: '869.1', cutter: 'C185l', genres: ['Poesia épica'], subjects: ['Poesia épica portuguesa', 'Gama, Vasco da, 1469-1524 - Poesia'] },
  { ...portuguese, title: 'Dom Casmurro', authors: ['Assis, Machado de, 1839-1908'], url: `${gutenberg}/55752`, dewey: '869.3', cutter: 'A848d', genres: ['Romance brasileiro'], subjects: ['Ficção brasileira', 'Ciúme - Ficção'] },
  { ...portuguese, title: 'Memórias póstumas de Brás Cubas', authors: ['Assis, Machado de, 1839-1908'], url: `${gutenberg}/54829`, dewey: '869.3', cutter: 'A848m', genres: ['Romance brasileiro'], subjects: ['Ficção brasileira'] },
  { ...portuguese, title: 'Os Maias', subtitle: 'episódios da vida romântica', authors: ['Queirós, Eça de, 1845-1900'], url: `${gutenberg}/40409`, dewey: '869.3', cutter: 'Q3m', genres: ['Romance português'], subjects: ['Ficção portuguesa', 'Famílias - Ficção'] },
  { ...portuguese, title: 'Cartas de Inglaterra', authors: ['Queirós, Eça de, 1845-1900'], url: `${gutenberg}/25641`, dewey: '869.4', cutter: 'Q3c', genres: ['Crônicas portuguesas'], subjects: ['Crônicas portuguesas', 'Inglaterra - Vida social e costumes'] },
  { ...portuguese, title: 'Hamlet', subtitle: 'drama em cinco actos', authors: ['Shakespeare, William, 1564-1616'], originalLanguage: 'eng', url: `${gutenberg}/25667`, dewey: '822.33', cutter: 'S527h', genres: ['Teatro inglês'], subjects: ['Tragédia inglesa', 'Vingança - Teatro'] },
  { ...portuguese, title: 'Paisagens da China e do Japão', authors: ['Moraes, Wenceslau de, 1854-1929'], url: `${gutenberg}/25537`, dewey: '915', cutter: 'M827p', genres: ['Narrativas de viagem'], subjects: ['China - Descrições e viagens', 'Japão - Descrições e viagens'] },
  { ...portuguese, title: 'Poesias', authors: ['Herculano, Alexandre, 1810-1877'], url: `${gutenberg}/25925`, dewey: '869.1', cutter: 'H539p', genres: ['Poesia portuguesa'], subjects: ['Poesia portuguesa', 'Romantismo'] },
  { ...portuguese, title: 'Versos de Bulhão Pato', authors: ['Pato, Raimundo António de Bulhão, 1829-1912'], url: `${gutenberg}/25840`, dewey: '869.1', cutter: 'P311v', genres: ['Poesia portuguesa'], subjects: ['Poesia portuguesa'] },
  { ...portuguese, title: 'Noites de insomnia, offerecidas a quem não póde dormir', subtitle: 'nº 04', authors: ['Castelo Branco, Camilo, 1825-1890'], url: `${gutenberg}/25114`, dewey: '869.8', cutter: 'C348n', genres: ['Crônicas portuguesas'], subjects: ['Literatura portuguesa'] },
  { ...portuguese, title: 'Voltareis ó Christo?', authors: ['Castelo Branco, Camilo, 1825-1890'], url: `${gutenberg}/25844`, dewey: '869.3', cutter: 'C348v', genres: ['Novela'], subjects: ['Ficção portuguesa'] },
  { ...portuguese, title: 'Memoria sobre a cultura, e productos da cana de assucar', authors: ['Velloso, José Mariano da Conceição, 1742-1811'], url: `${gutenberg}/25148`, dewey: '633.61', cutter: 'V443m', subjects: ['Cana-de-açúcar - Cultivo', 'Açúcar - Indústria - Brasil'] },
  { ...portuguese, title: 'As theocracias litterarias', authors: ['Braga, Teófilo, 1843-1924'], url: `${gutenberg}/25240`, dewey: '869.09', cutter: 'B813t', subjects: ['Literatura portuguesa - História e crítica'] },
  { ...portuguese, title: 'A batalha de Toro', authors: ['Barata, António Francisco, 1836-1910'], url: `${gutenberg}/25238`, dewey: '946.9', cutter: 'B226b', subjects: ['Batalha de Toro, 1476', 'Portugal - História'] },
  { ...spanish, title: 'Don Quijote', authors: ['Cervantes Saavedra, Miguel de, 1547-1616'], url: `${gutenberg}/2000`, dewey: '863', cutter: 'C419d', genres: ['Romance'], subjects: ['Ficção espanhola', 'Cavalaria - Ficção'] },
  { ...spanish, title: 'La desheredada', authors: ['Pérez Galdós, Benito, 1843-1920'], url: `${gutenberg}/25956`, dewey: '863', cutter: 'P438d', genres: ['Romance'], subjects: ['Ficção espanhola', 'Realismo na literatura'] },
  { ...spanish, title: 'Los argonautas', authors: ['Blasco Ibáñez, Vicente, 1867-1928'], url: `${gutenberg}/25640`, dewey: '863', cutter: 'B644a', genres: ['Romance'], subjects: ['Ficção espanhola', 'Emigração - Ficção'] },
  { ...spanish, title: 'El idilio de un enfermo', authors: ['Palacio Valdés, Armando, 1853-1938'], url: `${gutenberg}/25777`, dewey: '863', cutter: 'P153i', genres: ['Romance'], subjects: ['Ficção espanhola'] },
  { ...spanish, title: 'Segunda parte de la crónica del Perú', authors: ['Cieza de León, Pedro de, 1518-1554'], url: `${gutenberg}/25255`, dewey: '985', cutter: 'C569s', subjects: ['Incas - História', 'Peru - História - Conquista, 1522-1548'] },
  { ...english, title: 'Pride and prejudice', authors: ['Austen, Jane, 1775-1817'], url: `${gutenberg}/1342`, dewey: '823', cutter: 'A933p', genres: ['Romance'], subjects: ['Ficção inglesa', 'Casamento - Ficção'] },
  { ...english, title: 'Alice’s adventures in Wonderland', authors: ['Carroll, Lewis, 1832-1898'], url: `${gutenberg}/11`, dewey: '823', cutter: 'C319a', genres: ['Literatura infantil'], audience: 'Público infantil', subjects: ['Literatura infantil inglesa', 'Sonhos - Ficção'] },
  { ...english, title: 'Frankenstein, or, The modern Prometheus', authors: ['Shelley, Mary, 1797-1851'], url: `${gutenberg}/84`, dewey: '823', cutter: 'S545f', genres: ['Romance', 'Terror'], subjects: ['Ficção inglesa', 'Monstros - Ficção'] },
  { ...english, title: 'Moby-Dick, or, The whale', authors: ['Melville, Herman, 1819-1891'], url: `${gutenberg}/2701`, dewey: '813', cutter: 'M531m', genres: ['Romance'], subjects: ['Ficção norte-americana', 'Baleias - Caça - Ficção'] },
  { ...english, title: 'The adventures of Sherlock Holmes', authors: ['Doyle, Arthur Conan, 1859-1930'], url: `${gutenberg}/1661`, dewey: '823', cutter: 'D754a', genres: ['Contos', 'Ficção policial'], subjects: ['Ficção inglesa', 'Detetives - Ficção'] },
  { ...english, title: 'Dracula', authors: ['Stoker, Bram, 1847-1912'], url: `${gutenberg}/345`, dewey: '823', cutter: 'S874d', genres: ['Romance', 'Terror'], subjects: ['Ficção irlandesa', 'Vampiros - Ficção'] },
  { ...english, title: 'A tale of two cities', authors: ['Dickens, Charles, 1812-1870'], url: `${gutenberg}/98`, dewey: '823', cutter: 'D548t', genres: ['Romance'], subjects: ['Ficção inglesa', 'França - História - Revolução, 1789-1799 - Ficção'] },
  { ...english, title: 'The scarlet letter', authors: ['Hawthorne, Nathaniel, 1804-1864'], url: `${gutenberg}/25344`, dewey: '813', cutter: 'H399s', genres: ['Romance'], subjects: ['Ficção norte-americana', 'Adultério - Ficção'] },
];
