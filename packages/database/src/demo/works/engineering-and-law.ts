import type { DemoWork } from '../work.ts';

const book = {
  type: 'book',
  language: 'por',
} as const;
const translated = {
  type: 'book',
  language: 'por',
  originalLanguage: 'eng',
} as const;
const spanish = {
  type: 'book',
  language: 'spa',
} as const;
const english = {
  type: 'book',
  language: 'eng',
} as const;
const rio = 'Rio de Janeiro';
const sp = 'São Paulo';

// oxfmt-ignore
export const engineeringAndLaw: readonly DemoWork[] = [
  { ...translated, title: 'Mecânica vetorial para engenheiros', subtitle: 'estática', authors: ['Beer, Ferdinand P., 1915-2003', 'Johnston Jr., E. Russell, 1925-2010'], place: 'Porto Alegre', publisher: 'AMGH', originalTitle: 'Vector mechanics for engineers: statics', dewey: '620.103', cutter: 'B408m', subjects: ['Mecânica aplicada', 'Estática'] },
  { ...translated, title: 'Dinâmica', subtitle: 'mecânica para engenharia', authors: ['Hibbeler, R. C.'], place: sp, publisher: 'Pearson', originalTitle: 'Engineering mechanics: dynamics', dewey: '620.104', cutter: 'H624d', subjects: ['Mecânica aplicada', 'Dinâmica'] },
  { ...translated, title: 'Termodinâmica', authors: ['Çengel, Yunus A.', 'Boles, Michael A.'], place: 'Porto Alegre', publisher: 'AMGH', originalTitle: 'Thermodynamics: an engineering approach', dewey: '621.4021', cutter: 'C417t', subjects: ['Termodinâmica'] },
  { ...translated, title: 'Princípios de termodinâmica para engenharia', authors: ['Moran, Michael J.', 'Shapiro, Howard N.'], place: rio, publisher: 'LTC', originalTitle: 'Fundamentals of engineering thermodynamics', dewey: '621.4021', cutter: 'M828p', subjects: ['Termodinâmica'] },
  { ...translated, title: 'Mecânica dos fluidos', authors: ['White, Frank M.'], place: 'Porto Alegre', publisher: 'AMGH', originalTitle: 'Fluid mechanics', dewey: '620.106', cutter: 'W609m', subjects: ['Mecânica dos fluidos'] },
  { ...translated, title: 'Fundamentos de circuitos elétricos', authors: ['Alexander, Charles K.', 'Sadiku, Matthew N. O.'], place: 'Porto Alegre', publisher: 'AMGH', originalTitle: 'Fundamentals of electric circuits', dewey: '621.3192', cutter: 'A372f', subjects: ['Circuitos elétricos'] },
  { ...translated, title: 'Dispositivos eletrônicos e teoria de circuitos', authors: ['Boylestad, Robert L.', 'Nashelsky, Louis'], place: sp, publisher: 'Pearson', originalTitle: 'Electronic devices and circuit theory', dewey: '621.381', cutter: 'B791d', subjects: ['Eletrônica', 'Semicondutores'] },
  { ...translated, title: 'Sinais e sistemas', authors: ['Oppenheim, Alan V., 1937-', 'Willsky, Alan S., 1948-'], place: sp, publisher: 'Pearson', originalTitle: 'Signals and systems', dewey: '621.3822', cutter: 'O68s', subjects: ['Processamento de sinais', 'Análise de sistemas'] },
  { ...translated, title: 'Sistemas de controle modernos', authors: ['Dorf, Richard C.', 'Bishop, Robert H.'], place: rio, publisher: 'LTC', originalTitle: 'Modern control systems', dewey: '629.8', cutter: 'D713s', subjects: ['Controle automático'] },
  { ...translated, title: 'Elementos de máquinas de Shigley', authors: ['Budynas, Richard G.', 'Nisbett, J. Keith'], place: 'Porto Alegre', publisher: 'AMGH', originalTitle: 'Shigley’s mechanical engineering design', dewey: '621.815', cutter: 'B924e', subjects: ['Máquinas - Projeto'] },
  { ...book, title: 'Concreto armado', subtitle: 'eu te amo', authors: ['Botelho, Manoel Henrique Campos', 'Marchetti, Osvaldemar'], place: sp, publisher: 'Blucher', dewey: '624.18341', cutter: 'B753c', subjects: ['Concreto armado'] },
  { ...book, title: 'Estruturas de aço', subtitle: 'dimensionamento prático', authors: ['Pfeil, Walter', 'Pfeil, Michèle'], place: rio, publisher: 'LTC', dewey: '624.1821', cutter: 'P504e', subjects: ['Estruturas metálicas'] },
  { ...book, title: 'Curso básico de mecânica dos solos', authors: ['Pinto, Carlos de Sousa'], place: sp, publisher: 'Oficina de Textos', dewey: '624.15136', cutter: 'P659c', subjects: ['Mecânica dos solos'] },
  { ...book, title: 'Hidrologia', subtitle: 'ciência e aplicação', contributors: [['Tucci, Carlos E. M.', 'edt']], place: 'Porto Alegre', publisher: 'ABRH', dewey: '551.48', cutter: 'H632', subjects: ['Hidrologia'] },
  { ...book, title: 'Materiais de construção', authors: ['Bauer, L. A. Falcão'], place: rio, publisher: 'LTC', dewey: '691', cutter: 'B338ma', volumes: 2, subjects: ['Materiais de construção'] },
  { ...book, title: 'A técnica de edificar', authors: ['Yazigi, Walid'], place: sp, publisher: 'Pini', dewey: '690', cutter: 'Y15t', subjects: ['Construção civil'] },
  { ...book, title: 'Introdução à engenharia ambiental', place: sp, publisher: 'Pearson', dewey: '628', cutter: 'I61', subjects: ['Engenharia ambiental'] },
  { ...translated, title: 'Elementos de engenharia das reações químicas', authors: ['Fogler, H. Scott, 1939-2021'], place: rio, publisher: 'LTC', originalTitle: 'Elements of chemical reaction engineering', dewey: '660.2832', cutter: 'F669e', subjects: ['Reatores químicos', 'Engenharia química'] },
  { ...translated, title: 'Introdução à pesquisa operacional', authors: ['Hillier, Frederick S.', 'Lieberman, Gerald J., 1925-1999'], place: 'Porto Alegre', publisher: 'AMGH', originalTitle: 'Introduction to operations research', dewey: '658.4034', cutter: 'H654i', subjects: ['Pesquisa operacional'] },
  { ...translated, title: 'O sistema Toyota de produção', subtitle: 'além da produção em larga escala', authors: ['Ohno, Taiichi, 1912-1990'], place: 'Porto Alegre', publisher: 'Bookman', year: 1997, originalTitle: 'Toyota production system', dewey: '658.5', cutter: 'O37s', subjects: ['Administração da produção', 'Toyota'] },
  { ...translated, title: 'A meta', authors: ['Goldratt, Eliyahu M., 1947-2011', 'Cox, Jeff'], originalTitle: 'The goal', dewey: '658.5', cutter: 'G629m', subjects: ['Administração da produção - Ficção'] },
  { ...spanish, title: 'Técnicas japonesas de fabricación', authors: ['Schonberger, Richard J.'], place: 'Cidade do México', publisher: 'Limusa', year: 1992, pages: 260, isbn: '9681824547', dewey: '658.5', cutter: 'S37t', subjects: ['Administração da produção - Japão'] },
  { ...spanish, title: 'Las células solares', authors: ['Juster, F.'], place: 'Madri', publisher: 'Paraninfo', year: 1986, pages: 134, isbn: '8428314527', dewey: '621.31244', cutter: 'J95ce', subjects: ['Células solares', 'Energia solar'] },
  { ...spanish, title: 'Soldadura por arco', authors: ['Mendel, Lucien, 1903-'], place: 'Madri', publisher: 'Paraninfo', year: 1992, pages: 227, isbn: '8428310963', dewey: '671.5212', cutter: 'M538s', subjects: ['Soldagem'] },
  { ...spanish, title: 'Manual de rectificadoras', authors: ['Kibbe, Richard R.'], place: 'Cidade do México', publisher: 'Limusa', year: 1991, pages: 304, isbn: '9681829190', dewey: '621.92', cutter: 'K46m', subjects: ['Usinagem', 'Máquinas-ferramenta'] },
  { ...english, title: 'Handbook of engineering fundamentals', place: 'Nova York', publisher: 'Wiley', year: 1975, pages: 1562, isbn: '0471245534', dewey: '620.00202', cutter: 'H236', genres: ['Manuais'], subjects: ['Engenharia - Manuais'] },
  { ...english, title: 'Handbook of industrial engineering', place: 'Nova York', publisher: 'Wiley', year: 1982, isbn: '0471058416', dewey: '658.5', cutter: 'H236i', genres: ['Manuais'], subjects: ['Engenharia de produção - Manuais'] },
  { ...english, title: 'Fundamentals of vibration engineering', authors: ['Bykhovsky, Isidor Idelevich'], place: 'Huntington, N.Y.', publisher: 'Krieger', year: 1980, pages: 382, isbn: '0882755501', dewey: '620.3', cutter: 'B995f', subjects: ['Vibração'] },
  { ...english, title: 'The logic of machines and structures', authors: ['Sandori, Paul, 1937-'], place: 'Nova York', publisher: 'Wiley', year: 1982, pages: 180, isbn: '0471861936', dewey: '620.1', cutter: 'S219l', subjects: ['Mecânica aplicada', 'Estruturas (Construção)'] },
  { ...book, title: 'Curso de direito constitucional', authors: ['Mendes, Gilmar Ferreira, 1955-', 'Branco, Paulo Gustavo Gonet, 1961-'], place: sp, publisher: 'Saraiva', year: 2023, dewey: '342.81', cutter: 'M538c', subjects: ['Direito constitucional - Brasil'] },
  { ...book, title: 'Curso de direito constitucional contemporâneo', authors: ['Barroso, Luís Roberto, 1958-'], place: sp, publisher: 'Saraiva', dewey: '342.81', cutter: 'B277cu', subjects: ['Direito constitucional - Brasil'] },
  { ...book, title: 'Curso de direito administrativo', authors: ['Mello, Celso Antônio Bandeira de, 1936-'], place: sp, publisher: 'Malheiros', dewey: '342.06', cutter: 'M527c', subjects: ['Direito administrativo'] },
  { ...book, title: 'Manual de direito administrativo', authors: ['Carvalho Filho, José dos Santos'], place: sp, publisher: 'Atlas', dewey: '342.8106', cutter: 'C331m', subjects: ['Direito administrativo - Brasil'] },
  { ...book, title: 'Manual de direito civil', authors: ['Tartuce, Flávio'], place: sp, publisher: 'Método', dewey: '346.81', cutter: 'T202m', subjects: ['Direito civil - Brasil'] },
  { ...book, title: 'Novo curso de direito civil', authors: ['Gagliano, Pablo Stolze', 'Pamplona Filho, Rodolfo'], place: sp, publisher: 'Saraiva', dewey: '346.81', cutter: 'G134n', volumes: 7, subjects: ['Direito civil - Brasil'] },
  { ...book, title: 'Curso de direito processual civil', authors: ['Didier Júnior, Fredie'], place: 'Salvador', publisher: 'JusPodivm', dewey: '347.8105', cutter: 'D555c', volumes: 6, subjects: ['Processo civil - Brasil'] },
  { ...book, title: 'Teoria geral do processo', authors: ['Cintra, Antonio Carlos de Araújo', 'Grinover, Ada Pellegrini, 1933-2017', 'Dinamarco, Cândido Rangel'], place: sp, publisher: 'Malheiros', dewey: '347.05', cutter: 'C576t', subjects: ['Direito processual'] },
  { ...book, title: 'Manual de direito penal brasileiro', authors: ['Zaffaroni, Eugenio Raúl, 1940-', 'Pierangeli, José Henrique'], place: sp, publisher: 'Revista dos Tribunais', dewey: '345.81', cutter: 'Z12m', subjects: ['Direito penal - Brasil'] },
  { ...book, title: 'Curso de direito penal', subtitle: 'parte geral', authors: ['Greco, Rogério'], place: 'Niterói', publisher: 'Impetus', dewey: '345.81', cutter: 'G799cu', subjects: ['Direito penal - Brasil'] },
  { ...book, title: 'Curso de direito tributário', authors: ['Carvalho, Paulo de Barros, 1938-'], place: sp, publisher: 'Saraiva', dewey: '343.8104', cutter: 'C331cu', subjects: ['Direito tributário - Brasil'] },
  { ...book, title: 'Curso de direito comercial', authors: ['Coelho, Fábio Ulhoa'], place: sp, publisher: 'Saraiva', dewey: '346.8107', cutter: 'C672c', volumes: 3, subjects: ['Direito comercial - Brasil'] },
  { ...translated, title: 'Levando os direitos a sério', authors: ['Dworkin, Ronald, 1931-2013'], contributors: [['Boeira, Nelson', 'trl']], place: sp, publisher: 'Martins Fontes', originalTitle: 'Taking rights seriously', dewey: '340.1', cutter: 'D976l', subjects: ['Direito - Filosofia'] },
  { ...book, title: 'Teoria dos direitos fundamentais', authors: ['Alexy, Robert, 1945-'], contributors: [['Silva, Virgílio Afonso da, 1973-', 'trl']], place: sp, publisher: 'Malheiros', year: 2008, originalLanguage: 'ger', originalTitle: 'Theorie der Grundrechte', dewey: '342.085', cutter: 'A372t', subjects: ['Direitos fundamentais', 'Direito - Filosofia'] },
  { ...book, title: 'A luta pelo direito', authors: ['Ihering, Rudolf von, 1818-1892'], originalLanguage: 'ger', originalTitle: 'Der Kampf ums Recht', dewey: '340.1', cutter: 'I25l', subjects: ['Direito - Filosofia'] },
  { ...english, title: 'Handbook of thermoplastic elastomers', place: 'Malabar, Fla.', publisher: 'Krieger', year: 1986, pages: 345, isbn: '0898748682', dewey: '668.423', cutter: 'H236t', genres: ['Manuais'], subjects: ['Elastômeros', 'Plásticos'] },
];
