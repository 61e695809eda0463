import type { DemoWork } from '../work.ts';

const poetry = {
  type: 'book',
  language: 'por',
  dewey: '869.1',
  genres: ['Poesia brasileira'],
} as const;
const drama = {
  type: 'book',
  language: 'por',
  dewey: '869.2',
  genres: ['Teatro brasileiro'],
} as const;
const rio = 'Rio de Janeiro';
const sp = 'São Paulo';

// oxfmt-ignore
export const brazilianPoetryAndDrama: readonly DemoWork[] = [
  { ...poetry, title: 'Espumas flutuantes', authors: ['Alves, Castro, 1847-1871'], place: 'Salvador', year: 1870, cutter: 'A474e', subjects: ['Poesia brasileira', 'Romantismo'] },
  { ...poetry, title: 'Broquéis', authors: ['Sousa, Cruz e, 1861-1898'], place: rio, publisher: 'Magalhães', year: 1893, cutter: 'S725b', subjects: ['Poesia brasileira', 'Simbolismo (Literatura)'] },
  { ...poetry, title: 'Eu', authors: ['Anjos, Augusto dos, 1884-1914'], place: rio, year: 1912, cutter: 'A599e', subjects: ['Poesia brasileira', 'Morte - Poesia'] },
  { ...poetry, title: 'Pauliceia desvairada', authors: ['Andrade, Mário de, 1893-1945'], place: sp, publisher: 'Casa Mayença', year: 1922, cutter: 'A553p', subjects: ['Poesia brasileira', 'Modernismo (Literatura)', 'São Paulo - Poesia'] },
  { ...poetry, title: 'Libertinagem', authors: ['Bandeira, Manuel, 1886-1968'], place: rio, year: 1930, cutter: 'B214l', subjects: ['Poesia brasileira', 'Modernismo (Literatura)'] },
  { ...poetry, title: 'Estrela da vida inteira', authors: ['Bandeira, Manuel, 1886-1968'], place: rio, publisher: 'José Olympio', year: 1966, cutter: 'B214e', subjects: ['Poesia brasileira'] },
  { ...poetry, title: 'Alguma poesia', authors: ['Andrade, Carlos Drummond de, 1902-1987'], place: 'Belo Horizonte', publisher: 'Pindorama', year: 1930, cutter: 'A554a', subjects: ['Poesia brasileira', 'Modernismo (Literatura)'],
    summary: 'Livro de estreia, com “Poema de sete faces”, “No meio do caminho” e “Quadrilha”.' },
  { ...poetry, title: 'Sentimento do mundo', authors: ['Andrade, Carlos Drummond de, 1902-1987'], place: rio, publisher: 'Pongetti', year: 1940, cutter: 'A554s', subjects: ['Poesia brasileira', 'Guerra - Poesia'] },
  { ...poetry, title: 'A rosa do povo', authors: ['Andrade, Carlos Drummond de, 1902-1987'], place: rio, publisher: 'José Olympio', year: 1945, cutter: 'A554r', subjects: ['Poesia brasileira', 'Guerra Mundial, 1939-1945 - Poesia'] },
  { ...poetry, title: 'Romanceiro da Inconfidência', authors: ['Meireles, Cecília, 1901-1964'], place: rio, publisher: 'Livros de Portugal', year: 1953, cutter: 'M514r', subjects: ['Poesia brasileira', 'Inconfidência Mineira, 1789 - Poesia', 'Minas Gerais - História - Poesia'] },
  { ...poetry, title: 'Viagem', authors: ['Meireles, Cecília, 1901-1964'], place: 'Lisboa', publisher: 'Império', year: 1939, cutter: 'M514v', subjects: ['Poesia brasileira'] },
  { ...poetry, title: 'Invenção de Orfeu', authors: ['Lima, Jorge de, 1893-1953'], place: rio, publisher: 'Livros de Portugal', year: 1952, cutter: 'L732i', subjects: ['Poesia brasileira', 'Poesia épica'] },
  { ...poetry, title: 'Morte e vida severina e outros poemas em voz alta', authors: ['Melo Neto, João Cabral de, 1920-1999'], place: rio, publisher: 'Editora do Autor', year: 1966, cutter: 'M528m', variantTitle: 'Morte e vida severina', subjects: ['Poesia brasileira', 'Retirantes - Poesia', 'Pernambuco - Poesia'],
    summary: 'Auto de Natal em que o retirante Severino desce o Capibaribe do sertão ao Recife.' },
  { ...poetry, title: 'A educação pela pedra', authors: ['Melo Neto, João Cabral de, 1920-1999'], place: rio, publisher: 'Editora do Autor', year: 1966, cutter: 'M528e', subjects: ['Poesia brasileira'] },
  { ...poetry, title: 'Poema sujo', authors: ['Gullar, Ferreira, 1930-2016'], place: rio, publisher: 'Civilização Brasileira', year: 1976, cutter: 'G973p', subjects: ['Poesia brasileira', 'Exílio - Poesia', 'Memória - Poesia'] },
  { ...poetry, title: 'Bagagem', authors: ['Prado, Adélia, 1935-'], place: rio, publisher: 'Imago', year: 1976, cutter: 'P896b', subjects: ['Poesia brasileira', 'Mulheres - Poesia'] },
  { ...poetry, title: 'Poemas dos becos de Goiás e estórias mais', authors: ['Coralina, Cora, 1889-1985'], place: rio, publisher: 'José Olympio', year: 1965, cutter: 'C787p', subjects: ['Poesia brasileira', 'Goiás - Poesia'] },
  { ...poetry, title: 'Livro sobre nada', authors: ['Barros, Manoel de, 1916-2014'], place: rio, publisher: 'Record', year: 1996, cutter: 'B277l', subjects: ['Poesia brasileira', 'Natureza - Poesia'] },
  { ...poetry, title: 'A teus pés', authors: ['Cesar, Ana Cristina, 1952-1983'], place: sp, publisher: 'Brasiliense', year: 1982, cutter: 'C421t', subjects: ['Poesia brasileira'] },
  { ...poetry, title: 'Distraídos venceremos', authors: ['Leminski, Paulo, 1944-1989'], place: sp, publisher: 'Brasiliense', year: 1987, cutter: 'L554d', subjects: ['Poesia brasileira', 'Paraná - Poesia'] },
  { ...poetry, title: 'Cante lá que eu canto cá', subtitle: 'filosofia de um trovador nordestino', authors: ['Patativa do Assaré, 1909-2002'], place: 'Petrópolis', publisher: 'Vozes', year: 1978, cutter: 'P294c', genres: ['Poesia brasileira', 'Literatura de cordel'], subjects: ['Poesia popular brasileira', 'Brasil, Nordeste - Poesia'] },
  { ...drama, title: 'O juiz de paz da roça', authors: ['Pena, Martins, 1815-1848'], cutter: 'P397j', subjects: ['Teatro brasileiro', 'Comédia de costumes'] },
  { ...drama, title: 'O rei da vela', authors: ['Andrade, Oswald de, 1890-1954'], place: rio, publisher: 'José Olympio', year: 1937, cutter: 'A553r', subjects: ['Teatro brasileiro', 'Modernismo (Literatura)'] },
  { ...drama, title: 'Vestido de noiva', authors: ['Rodrigues, Nelson, 1912-1980'], cutter: 'R696v', subjects: ['Teatro brasileiro', 'Memória - Teatro'],
    summary: 'Peça em três planos, realidade, memória e alucinação, que renovou a cena brasileira em 1943.' },
  { ...drama, title: 'Auto da Compadecida', authors: ['Suassuna, Ariano, 1927-2014'], place: rio, publisher: 'Agir', year: 1957, cutter: 'S939a', subjects: ['Teatro brasileiro', 'Literatura de cordel', 'Brasil, Nordeste - Teatro'],
    summary: 'João Grilo e Chicó enganam padre, padeiro e cangaceiro, até o julgamento em que intercede a Compadecida.' },
  { ...drama, title: 'O pagador de promessas', authors: ['Gomes, Dias, 1922-1999'], place: rio, publisher: 'Agir', year: 1961, cutter: 'G633p', subjects: ['Teatro brasileiro', 'Religiosidade popular - Teatro', 'Bahia - Teatro'] },
  { ...drama, title: 'Eles não usam black-tie', authors: ['Guarnieri, Gianfrancesco, 1934-2006'], cutter: 'G916e', subjects: ['Teatro brasileiro', 'Greves - Teatro', 'Operários - Teatro'] },
  { ...drama, title: 'Gota d’água', authors: ['Buarque, Chico, 1944-', 'Pontes, Paulo, 1940-1976'], place: rio, publisher: 'Civilização Brasileira', year: 1975, cutter: 'B917g', subjects: ['Teatro brasileiro', 'Medeia (Mitologia grega) - Teatro'] },
  { ...drama, title: 'Dois perdidos numa noite suja', authors: ['Marcos, Plínio, 1935-1999'], cutter: 'M321d', subjects: ['Teatro brasileiro', 'Marginalidade - Teatro'] },
];
