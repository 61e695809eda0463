import type { DemoWork } from '../work.ts';

const book = {
  type: 'book',
  language: 'por',
  dewey: '028.5',
  genres: ['Literatura infantil'],
  audience: 'Público infantil',
} as const;
const youth = {
  ...book,
  genres: ['Literatura juvenil'],
  audience: 'Público infantojuvenil',
} as const;
const rio = 'Rio de Janeiro';
const sp = 'São Paulo';

// oxfmt-ignore
export const childrensBooks: readonly DemoWork[] = [
  { ...book, title: 'A menina do narizinho arrebitado', authors: ['Lobato, Monteiro, 1882-1948'], place: sp, publisher: 'Monteiro Lobato & Cia.', year: 1920, cutter: 'L796m', subjects: ['Literatura infantil brasileira', 'Bonecas - Ficção'] },
  { ...book, title: 'Reinações de Narizinho', authors: ['Lobato, Monteiro, 1882-1948'], place: sp, publisher: 'Brasiliense', cutter: 'L796r', subjects: ['Literatura infantil brasileira', 'Imaginação - Ficção'],
    summary: 'As primeiras aventuras de Narizinho, Pedrinho e a boneca Emília no Sítio do Picapau Amarelo.' },
  { ...book, title: 'Caçadas de Pedrinho', authors: ['Lobato, Monteiro, 1882-1948'], place: sp, publisher: 'Companhia Editora Nacional', year: 1933, cutter: 'L796c', subjects: ['Literatura infantil brasileira', 'Animais - Ficção'] },
  { ...book, title: 'Ou isto ou aquilo', authors: ['Meireles, Cecília, 1901-1964'], place: sp, publisher: 'Giroflé', year: 1964, cutter: 'M514o', genres: ['Poesia infantil'], subjects: ['Poesia infantil brasileira', 'Escolhas - Poesia'],
    summary: 'Poemas de som e brincadeira sobre escolher, perder e guardar, para ler em voz alta.' },
  { ...book, title: 'A arca de Noé', subtitle: 'poemas infantis', authors: ['Moraes, Vinicius de, 1913-1980'], place: rio, publisher: 'Sabiá', year: 1970, cutter: 'M827a', genres: ['Poesia infantil'], subjects: ['Poesia infantil brasileira', 'Animais - Poesia'] },
  { ...book, title: 'Flicts', authors: ['Ziraldo, 1932-2024'], place: rio, publisher: 'Expressão e Cultura', year: 1969, cutter: 'Z82f', subjects: ['Literatura infantil brasileira', 'Cores - Ficção', 'Diferenças - Ficção'],
    summary: 'Uma cor que não acha lugar no arco-íris nem nas bandeiras descobre, enfim, onde pertence.' },
  { ...book, title: 'O menino maluquinho', authors: ['Ziraldo, 1932-2024'], place: sp, publisher: 'Melhoramentos', year: 1980, cutter: 'Z82m', subjects: ['Literatura infantil brasileira', 'Infância - Ficção'] },
  { ...book, title: 'Marcelo, marmelo, martelo e outras histórias', authors: ['Rocha, Ruth, 1931-'], place: rio, publisher: 'Salamandra', cutter: 'R672m', subjects: ['Literatura infantil brasileira', 'Palavras - Ficção'] },
  { ...book, title: 'O reizinho mandão', authors: ['Rocha, Ruth, 1931-'], cutter: 'R672r', subjects: ['Literatura infantil brasileira', 'Autoritarismo - Ficção'] },
  { ...book, title: 'Bisa Bia, Bisa Bel', authors: ['Machado, Ana Maria, 1941-'], place: rio, publisher: 'Salamandra', year: 1982, cutter: 'M149bi', subjects: ['Literatura infantil brasileira', 'Bisavós - Ficção', 'Meninas - Ficção'] },
  { ...book, title: 'Menina bonita do laço de fita', authors: ['Machado, Ana Maria, 1941-'], place: sp, publisher: 'Melhoramentos', year: 1986, cutter: 'M149m', subjects: ['Literatura infantil brasileira', 'Identidade étnica - Ficção'] },
  { ...youth, title: 'A bolsa amarela', authors: ['Bojunga, Lygia, 1932-'], place: rio, publisher: 'Agir', year: 1976, cutter: 'B686b', subjects: ['Literatura juvenil brasileira', 'Desejos - Ficção', 'Meninas - Ficção'],
    summary: 'Raquel esconde numa bolsa as três vontades que tem: crescer, ser menino e escrever.' },
  { ...youth, title: 'Os colegas', authors: ['Bojunga, Lygia, 1932-'], place: rio, publisher: 'Sabiá', year: 1972, cutter: 'B686c', subjects: ['Literatura juvenil brasileira', 'Amizade - Ficção', 'Animais - Ficção'] },
  { ...youth, title: 'Meu pé de laranja lima', authors: ['Vasconcelos, José Mauro de, 1920-1984'], place: sp, publisher: 'Melhoramentos', year: 1968, cutter: 'V331m', variantTitle: 'O meu pé de laranja lima', subjects: ['Literatura juvenil brasileira', 'Infância - Ficção', 'Pobreza - Ficção'] },
  { ...youth, title: 'O gênio do crime', authors: ['Marinho, João Carlos, 1935-2019'], place: sp, publisher: 'Brasiliense', year: 1969, cutter: 'M338g', genres: ['Literatura juvenil', 'Ficção policial'], subjects: ['Literatura juvenil brasileira', 'Futebol - Ficção', 'Detetives - Ficção'] },
  { ...youth, title: 'A droga da obediência', authors: ['Bandeira, Pedro, 1942-'], place: sp, publisher: 'Moderna', year: 1984, cutter: 'B214d', genres: ['Literatura juvenil', 'Ficção policial'], subjects: ['Literatura juvenil brasileira', 'Drogas - Ficção', 'Estudantes - Ficção'] },
  { ...youth, title: 'A marca de uma lágrima', authors: ['Bandeira, Pedro, 1942-'], place: sp, publisher: 'Moderna', year: 1985, cutter: 'B214m', subjects: ['Literatura juvenil brasileira', 'Adolescência - Ficção'] },
  { ...youth, title: 'Uma ideia toda azul', authors: ['Colasanti, Marina, 1937-2025'], place: rio, publisher: 'Nórdica', year: 1979, cutter: 'C683i', genres: ['Contos de fadas'], subjects: ['Literatura juvenil brasileira', 'Contos de fadas'] },
  { ...youth, title: 'Indez', authors: ['Queirós, Bartolomeu Campos de, 1944-2012'], place: 'Belo Horizonte', publisher: 'Miguilim', cutter: 'Q3i', subjects: ['Literatura juvenil brasileira', 'Infância - Ficção', 'Minas Gerais - Ficção'] },
  { ...book, title: 'A casa da madrinha', authors: ['Bojunga, Lygia, 1932-'], place: rio, publisher: 'Agir', year: 1978, cutter: 'B686ca', subjects: ['Literatura infantil brasileira', 'Imaginação - Ficção'] },
  { ...book, title: 'O pequeno príncipe', authors: ['Saint-Exupéry, Antoine de, 1900-1944'], place: rio, publisher: 'Agir', originalLanguage: 'fre', originalTitle: 'Le petit prince', contributors: [['Barbosa, Marcos, 1915-1997', 'trl']], cutter: 'S137p', subjects: ['Literatura infantil francesa', 'Amizade - Ficção'] },
  { ...book, title: 'Alice no país das maravilhas', authors: ['Carroll, Lewis, 1832-1898'], place: rio, publisher: 'Zahar', originalLanguage: 'eng', originalTitle: 'Alice’s adventures in Wonderland', contributors: [['Borges, Maria Luiza X. de A.', 'trl']], cutter: 'C319a', subjects: ['Literatura infantil inglesa', 'Sonhos - Ficção'] },
  { ...book, title: 'Onde vivem os monstros', authors: ['Sendak, Maurice, 1928-2012'], place: sp, publisher: 'Cosac Naify', year: 2009, originalLanguage: 'eng', originalTitle: 'Where the wild things are', cutter: 'S474o', subjects: ['Literatura infantil norte-americana', 'Monstros - Ficção', 'Imaginação - Ficção'] },
  { ...youth, title: 'Harry Potter e a pedra filosofal', authors: ['Rowling, J. K., 1965-'], place: rio, publisher: 'Rocco', year: 2000, originalLanguage: 'eng', originalTitle: 'Harry Potter and the philosopher’s stone', contributors: [['Wyler, Lia, 1934-2018', 'trl']], cutter: 'R884h', genres: ['Literatura juvenil', 'Fantasia'], subjects: ['Literatura juvenil inglesa', 'Bruxos - Ficção', 'Escolas - Ficção'] },
];
