import type { DemoWork } from '../work.ts';

const film = { type: 'video', language: 'por', dewey: '791.4372', extent: '1 DVD : son.' } as const;
const feature = { ...film, genres: ['Filme de ficção'] } as const;
const documentary = { ...film, genres: ['Documentário'] } as const;
const spoken = { type: 'audiobook', language: 'eng', genres: ['Audiolivro', 'Romance'] } as const;

// oxfmt-ignore
export const screenAndSound: readonly DemoWork[] = [
  { ...feature, title: 'Limite', authors: ['Peixoto, Mário, 1908-1992'], year: 1931, cutter: 'P379l', subjects: ['Cinema brasileiro', 'Cinema mudo'] },
  { ...feature, title: 'Rio, 40 graus', authors: ['Santos, Nelson Pereira dos, 1928-2018'], year: 1955, cutter: 'S237r', subjects: ['Cinema brasileiro', 'Rio de Janeiro - Cinema'] },
  { ...feature, title: 'O pagador de promessas', authors: ['Duarte, Anselmo, 1920-2009'], contributors: [['Gomes, Dias, 1922-1999', 'aut']], year: 1962, cutter: 'D812p', subjects: ['Cinema brasileiro', 'Religiosidade popular - Cinema'] },
  { ...feature, title: 'Vidas secas', authors: ['Santos, Nelson Pereira dos, 1928-2018'], contributors: [['Ramos, Graciliano, 1892-1953', 'aut']], year: 1963, cutter: 'S237v', subjects: ['Cinema brasileiro', 'Cinema novo', 'Secas - Brasil, Nordeste - Cinema'] },
  { ...feature, title: 'Deus e o diabo na terra do sol', authors: ['Rocha, Glauber, 1939-1981'], year: 1964, cutter: 'R672d', subjects: ['Cinema brasileiro', 'Cinema novo', 'Sertão - Cinema'],
    summary: 'Um vaqueiro que matou o patrão segue um beato e depois um cangaceiro pelo sertão.' },
  { ...feature, title: 'Terra em transe', authors: ['Rocha, Glauber, 1939-1981'], year: 1967, cutter: 'R672t', subjects: ['Cinema brasileiro', 'Cinema novo', 'Política - Cinema'] },
  { ...feature, title: 'Macunaíma', authors: ['Andrade, Joaquim Pedro de, 1932-1988'], contributors: [['Andrade, Mário de, 1893-1945', 'aut']], year: 1969, cutter: 'A553m', subjects: ['Cinema brasileiro', 'Cinema novo'] },
  { ...feature, title: 'Bye bye Brasil', authors: ['Diegues, Carlos, 1940-2025'], year: 1979, cutter: 'D559b', subjects: ['Cinema brasileiro', 'Artistas itinerantes - Cinema'] },
  { ...documentary, title: 'Cabra marcado para morrer', authors: ['Coutinho, Eduardo, 1933-2014'], year: 1984, cutter: 'C871c', subjects: ['Documentários brasileiros', 'Ligas camponesas', 'Ditadura - Brasil - Cinema'],
    summary: 'Dezessete anos depois de o golpe interromper as filmagens, o diretor reencontra a viúva e os filhos de um líder camponês.' },
  { ...documentary, title: 'Ilha das Flores', authors: ['Furtado, Jorge, 1959-'], year: 1989, extent: '1 DVD (13 min) : son., color.', cutter: 'F992i', subjects: ['Documentários brasileiros', 'Desigualdade social - Cinema', 'Lixo - Cinema'] },
  { ...feature, title: 'Central do Brasil', authors: ['Salles, Walter, 1956-'], year: 1998, cutter: 'S168c', subjects: ['Cinema brasileiro', 'Cartas - Cinema', 'Migrantes nordestinos - Cinema'] },
  { ...feature, title: 'O auto da Compadecida', authors: ['Arraes, Guel, 1953-'], contributors: [['Suassuna, Ariano, 1927-2014', 'aut']], year: 2000, cutter: 'A773a', subjects: ['Cinema brasileiro', 'Comédia', 'Brasil, Nordeste - Cinema'] },
  { ...documentary, title: 'Janela da alma', authors: ['Jardim, João, 1964-', 'Carvalho, Walter, 1947-'], year: 2001, cutter: 'J37j', subjects: ['Documentários brasileiros', 'Visão', 'Pessoas com deficiência visual'] },
  { ...feature, title: 'Cidade de Deus', authors: ['Meirelles, Fernando, 1955-'], contributors: [['Lund, Kátia, 1966-', 'drt'], ['Lins, Paulo, 1958-', 'aut']], year: 2002, cutter: 'M514c', subjects: ['Cinema brasileiro', 'Favelas - Cinema', 'Violência urbana - Cinema'] },
  { ...documentary, title: 'Edifício Master', authors: ['Coutinho, Eduardo, 1933-2014'], year: 2002, cutter: 'C871e', subjects: ['Documentários brasileiros', 'Vida urbana - Rio de Janeiro'] },
  { ...documentary, title: 'Ônibus 174', authors: ['Padilha, José, 1967-'], year: 2002, cutter: 'P123o', subjects: ['Documentários brasileiros', 'Violência urbana - Rio de Janeiro'] },
  { ...feature, title: 'O menino e o mundo', authors: ['Abreu, Alê, 1971-'], year: 2013, genres: ['Animação'], audience: 'Público infantil', cutter: 'A162m', subjects: ['Desenhos animados', 'Infância - Cinema'] },
  { ...feature, title: 'Que horas ela volta?', authors: ['Muylaert, Anna, 1964-'], year: 2015, cutter: 'M993q', subjects: ['Cinema brasileiro', 'Empregadas domésticas - Cinema', 'Classes sociais - Brasil'] },
  { ...feature, title: 'Bacurau', authors: ['Mendonça Filho, Kleber, 1968-', 'Dornelles, Juliano, 1980-'], year: 2019, cutter: 'M539b', subjects: ['Cinema brasileiro', 'Sertão - Cinema'] },
  { ...feature, title: 'Metrópolis', authors: ['Lang, Fritz, 1890-1976'], year: 1927, language: 'ger', originalTitle: 'Metropolis', genres: ['Filme de ficção', 'Ficção científica'], cutter: 'L269m', subjects: ['Cinema alemão', 'Cinema mudo', 'Cidades e vilas - Cinema'] },
  { ...feature, title: 'Tempos modernos', authors: ['Chaplin, Charles, 1889-1977'], year: 1936, language: 'eng', originalTitle: 'Modern times', genres: ['Filme de ficção', 'Comédia'], cutter: 'C466t', subjects: ['Cinema norte-americano', 'Trabalho industrial - Cinema'] },
  { ...feature, title: 'Viridiana', authors: ['Buñuel, Luis, 1900-1983'], year: 1961, language: 'spa', cutter: 'B944v', subjects: ['Cinema espanhol', 'Surrealismo - Cinema'] },
  { ...spoken, title: 'At the mountains of madness', authors: ['Lovecraft, H. P., 1890-1937'], publisher: 'Naxos AudioBooks', isbn: '9781843795940', extent: '4 discos sonoros (CD)', genres: ['Audiolivro', 'Romance', 'Terror'], dewey: '813', cutter: 'L897a', subjects: ['Ficção norte-americana', 'Expedições científicas - Ficção'] },
  { ...spoken, title: 'Stardust', authors: ['Gaiman, Neil, 1960-'], place: 'Nova York', publisher: 'Harper Audio', year: 2006, isbn: '0061153923', extent: '5 discos sonoros (CD)', genres: ['Audiolivro', 'Fantasia'], dewey: '823', cutter: 'G141s', subjects: ['Ficção inglesa'] },
  { ...spoken, title: 'The city we became', authors: ['Jemisin, N. K., 1972-'], publisher: 'Hachette Audio', year: 2020, isbn: '9781549157271', extent: '13 discos sonoros (CD)', genres: ['Audiolivro', 'Fantasia'], dewey: '813', cutter: 'J49c', subjects: ['Ficção norte-americana', 'Cidades e vilas - Ficção'] },
  { ...spoken, title: 'O pequeno príncipe', authors: ['Saint-Exupéry, Antoine de, 1900-1944'], contributors: [['Autran, Paulo, 1922-2007', 'nrt'], ['Jobim, Antonio Carlos, 1927-1994', 'cmp']], language: 'por', originalLanguage: 'fre', originalTitle: 'Le petit prince', publisher: 'Festa', year: 1957, extent: '1 disco sonoro (LP) : 33 1/3 rpm', genres: ['Audiolivro', 'Literatura infantil'], audience: 'Público infantil', dewey: '028.5', cutter: 'S137p', subjects: ['Literatura infantil francesa', 'Amizade - Ficção'] },
  { ...spoken, language: 'por', title: 'Antologia poética', authors: ['Andrade, Carlos Drummond de, 1902-1987'], publisher: 'Philips', year: 1978, extent: '2 discos sonoros (LP) : 33 1/3 rpm', genres: ['Audiolivro', 'Poesia brasileira'], dewey: '869.1', cutter: 'A554a', subjects: ['Poesia brasileira', 'Poesia - Leitura em voz alta'],
    summary: 'O poeta lê os seus próprios poemas.' },
  { type: 'sound', language: 'zxx', title: 'Cantos de aves do Brasil', authors: ['Frisch, Johan Dalgas, 1930-'], extent: '1 disco sonoro (LP) : 33 1/3 rpm', genres: ['Gravações da natureza'], dewey: '598.0981', cutter: 'F917c', subjects: ['Aves - Brasil', 'Aves - Canto'] },
];
