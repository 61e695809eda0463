import type { DemoWork } from '../work.ts';

const album = {
  type: 'music',
  language: 'por',
  dewey: '781.630981',
  genres: ['Música popular brasileira'],
  extent: '1 disco sonoro (LP) : 33 1/3 rpm, estéreo. ; 12 pol.',
} as const;
const compactDisc = {
  ...album,
  extent: '1 disco sonoro (CD) : digital, estéreo. ; 4 3/4 pol.',
} as const;
const score = { type: 'score', language: 'zxx', genres: ['Partituras'] } as const;
const rio = 'Rio de Janeiro';

// oxfmt-ignore
export const music: readonly DemoWork[] = [
  { ...album, title: 'Chega de saudade', authors: ['Gilberto, João, 1931-2019'], publisher: 'Odeon', year: 1959, cutter: 'G464c', subjects: ['Bossa nova'],
    summary: 'Estreia que fixou a batida de violão e o canto da bossa nova.' },
  { ...album, title: 'Os afro-sambas', authors: ['Powell, Baden, 1937-2000', 'Moraes, Vinicius de, 1913-1980'], publisher: 'Forma', year: 1966, cutter: 'P882a', subjects: ['Samba', 'Música afro-brasileira'] },
  { ...album, title: 'Wave', authors: ['Jobim, Antonio Carlos, 1927-1994'], publisher: 'A&M', year: 1967, language: 'zxx', cutter: 'J62w', subjects: ['Bossa nova', 'Música instrumental'] },
  { ...album, title: 'Tropicália, ou, Panis et circencis', contributors: [['Veloso, Caetano, 1942-', 'prf'], ['Gil, Gilberto, 1942-', 'prf'], ['Costa, Gal, 1945-2022', 'prf'], ['Zé, Tom, 1936-', 'prf']], publisher: 'Philips', year: 1968, cutter: 'T856', subjects: ['Tropicalismo (Música)'] },
  { ...album, title: 'Construção', authors: ['Buarque, Chico, 1944-'], publisher: 'Philips', year: 1971, cutter: 'B917c', subjects: ['Canções brasileiras', 'Ditadura - Brasil - Canções'] },
  { ...album, title: 'Clube da Esquina', authors: ['Nascimento, Milton, 1942-', 'Borges, Lô, 1952-2025'], publisher: 'Odeon', year: 1972, extent: '2 discos sonoros (LP) : 33 1/3 rpm, estéreo. ; 12 pol.', cutter: 'N244c', subjects: ['Canções brasileiras', 'Clube da Esquina (Movimento musical)', 'Minas Gerais - Canções'],
    summary: 'Álbum duplo em que os músicos mineiros juntam toada, rock e harmonia de jazz.' },
  { ...album, title: 'Expresso 2222', authors: ['Gil, Gilberto, 1942-'], publisher: 'Philips', year: 1972, cutter: 'G463e', subjects: ['Canções brasileiras'] },
  { ...album, title: 'Transa', authors: ['Veloso, Caetano, 1942-'], publisher: 'Philips', year: 1972, cutter: 'V443t', subjects: ['Canções brasileiras', 'Exílio - Canções'] },
  { ...album, title: 'Acabou chorare', corporateAuthor: 'Novos Baianos', publisher: 'Som Livre', year: 1972, cutter: 'N945a', subjects: ['Canções brasileiras', 'Rock brasileiro'] },
  { ...album, title: 'Secos & Molhados', corporateAuthor: 'Secos & Molhados', publisher: 'Continental', year: 1973, cutter: 'S445s', subjects: ['Canções brasileiras', 'Rock brasileiro'] },
  { ...album, title: 'Matita Perê', authors: ['Jobim, Antonio Carlos, 1927-1994'], publisher: 'Philips', year: 1973, cutter: 'J62m', subjects: ['Canções brasileiras'] },
  { ...album, title: 'Elis & Tom', authors: ['Regina, Elis, 1945-1982', 'Jobim, Antonio Carlos, 1927-1994'], publisher: 'Philips', year: 1974, cutter: 'R335e', subjects: ['Bossa nova', 'Canções brasileiras'] },
  { ...album, title: 'Cartola', authors: ['Cartola, 1908-1980'], publisher: 'Marcus Pereira', year: 1974, cutter: 'C328c', subjects: ['Samba'] },
  { ...album, title: 'A tábua de esmeralda', authors: ['Ben, Jorge, 1939-'], publisher: 'Philips', year: 1974, cutter: 'B456t', subjects: ['Canções brasileiras'] },
  { ...album, title: 'Minas', authors: ['Nascimento, Milton, 1942-'], publisher: 'EMI-Odeon', year: 1975, cutter: 'N244m', subjects: ['Canções brasileiras', 'Minas Gerais - Canções'] },
  { ...album, title: 'Racional', authors: ['Maia, Tim, 1942-1998'], publisher: 'Seroma', year: 1975, cutter: 'M217r', subjects: ['Soul (Música)', 'Canções brasileiras'] },
  { ...album, title: 'Falso brilhante', authors: ['Regina, Elis, 1945-1982'], publisher: 'Philips', year: 1976, cutter: 'R335f', subjects: ['Canções brasileiras'] },
  { ...compactDisc, title: 'Da lama ao caos', corporateAuthor: 'Chico Science & Nação Zumbi', publisher: 'Chaos', year: 1994, cutter: 'C532d', subjects: ['Manguebeat', 'Recife - Canções'] },
  { ...compactDisc, title: 'Sobrevivendo no inferno', corporateAuthor: 'Racionais MC’s', publisher: 'Cosa Nostra', year: 1997, genres: ['Rap'], cutter: 'R121s', subjects: ['Rap', 'Periferias urbanas - São Paulo - Canções'] },
  { ...compactDisc, title: 'Buena Vista Social Club', corporateAuthor: 'Buena Vista Social Club', language: 'spa', publisher: 'World Circuit', year: 1997, genres: ['Música cubana'], dewey: '781.63', cutter: 'B928b', subjects: ['Música cubana', 'Son cubano'] },
  { ...compactDisc, title: 'Miss Perfumado', authors: ['Évora, Cesária, 1941-2011'], language: 'kea', publisher: 'Lusafrica', year: 1992, genres: ['Música cabo-verdiana'], dewey: '781.63', cutter: 'E93m', subjects: ['Morna', 'Música - Cabo Verde'] },
  { ...album, title: 'Com que voz', authors: ['Rodrigues, Amália, 1920-1999'], publisher: 'Columbia', year: 1970, genres: ['Fado'], dewey: '781.63', cutter: 'R696c', subjects: ['Fado', 'Música - Portugal'] },
  { ...album, title: 'Las últimas composiciones', authors: ['Parra, Violeta, 1917-1967'], language: 'spa', publisher: 'RCA Victor', year: 1966, genres: ['Música latino-americana'], dewey: '781.63', cutter: 'P259u', subjects: ['Canções chilenas', 'Nueva canción'] },
  { ...album, title: 'Kind of blue', authors: ['Davis, Miles, 1926-1991'], language: 'zxx', publisher: 'Columbia', year: 1959, genres: ['Jazz'], dewey: '781.65', cutter: 'D263k', subjects: ['Jazz'] },
  { ...album, title: 'The Goldberg variations', authors: ['Gould, Glenn, 1932-1982'], contributors: [['Bach, Johann Sebastian, 1685-1750', 'cmp']], language: 'zxx', publisher: 'Columbia', year: 1956, genres: ['Música erudita'], dewey: '786.2', cutter: 'G696g', subjects: ['Música para piano', 'Variações (Música)'] },
  { ...score, title: 'Douze études pour guitare', authors: ['Villa-Lobos, Heitor, 1887-1959'], language: 'zxx', variantTitle: 'Doze estudos para violão', place: 'Paris', publisher: 'Max Eschig', year: 1953, extent: '1 partitura', dewey: '787.87', cutter: 'V758d', subjects: ['Música para violão', 'Estudos (Música)'] },
  { ...score, title: 'Cinq préludes pour guitare', authors: ['Villa-Lobos, Heitor, 1887-1959'], variantTitle: 'Cinco prelúdios para violão', place: 'Paris', publisher: 'Max Eschig', year: 1954, extent: '1 partitura', dewey: '787.87', cutter: 'V758c', subjects: ['Música para violão', 'Prelúdios (Música)'] },
  { ...score, title: 'Bachianas brasileiras nº 5', subtitle: 'para soprano e conjunto de violoncelos', authors: ['Villa-Lobos, Heitor, 1887-1959'], language: 'por', extent: '1 partitura', contents: 'Ária (Cantilena) -- Dança (Martelo)', dewey: '785', cutter: 'V758b', subjects: ['Música de câmara', 'Música para voz e violoncelos'] },
  { ...score, title: 'Atraente', subtitle: 'polca', authors: ['Gonzaga, Chiquinha, 1847-1935'], place: rio, year: 1877, extent: '1 partitura', dewey: '786.2', cutter: 'G642a', subjects: ['Música para piano', 'Polcas', 'Choro (Música)'] },
  { ...score, title: 'Ó abre alas', subtitle: 'marcha-rancho', authors: ['Gonzaga, Chiquinha, 1847-1935'], language: 'por', extent: '1 partitura', dewey: '782.42', cutter: 'G642o', subjects: ['Marchas carnavalescas', 'Carnaval - Rio de Janeiro - Canções'] },
  { ...score, title: 'Odeon', subtitle: 'tango brasileiro', authors: ['Nazareth, Ernesto, 1863-1934'], place: rio, extent: '1 partitura', dewey: '786.2', cutter: 'N335o', subjects: ['Música para piano', 'Tango brasileiro', 'Choro (Música)'] },
  { ...score, title: 'Il Guarany', subtitle: 'opera-ballo in quattro atti', authors: ['Gomes, Carlos, 1836-1896'], language: 'ita', variantTitle: 'O guarani', contributors: [['Scalvini, Antonio', 'lbt']], extent: '1 partitura', dewey: '782.1', cutter: 'G633g', subjects: ['Óperas', 'Indianismo na música'] },
  { ...score, title: 'Songbook Tom Jobim', language: 'por', authors: ['Jobim, Antonio Carlos, 1927-1994'], contributors: [['Chediak, Almir, 1950-2003', 'edt']], place: rio, publisher: 'Lumiar', year: 1990, volumes: 3, dewey: '782.42', cutter: 'J62s', subjects: ['Bossa nova - Partituras', 'Canções brasileiras - Partituras'] },
  { ...score, title: 'Songbook Noel Rosa', language: 'por', authors: ['Rosa, Noel, 1910-1937'], contributors: [['Chediak, Almir, 1950-2003', 'edt']], place: rio, publisher: 'Lumiar', year: 1991, volumes: 3, dewey: '782.42', cutter: 'R788s', subjects: ['Samba - Partituras', 'Canções brasileiras - Partituras'] },
  { ...score, title: 'The piano concertos', authors: ['Chopin, Frédéric, 1810-1849'], place: 'Nova York', publisher: 'Dover', year: 1988, isbn: '0486258351', extent: '1 partitura (164 p.)', dewey: '784.262', cutter: 'C549p', subjects: ['Concertos para piano'] },
  { ...score, title: 'Piano concertos nos. 23-27', authors: ['Mozart, Wolfgang Amadeus, 1756-1791'], place: 'Nova York', publisher: 'Dover', year: 1978, isbn: '0486236005', extent: '1 partitura', dewey: '784.262', cutter: 'M939p', subjects: ['Concertos para piano'] },
];
