import type { DemoWork } from '../work.ts';

const stories = {
  type: 'book',
  language: 'por',
  dewey: '869.3',
  genres: ['Contos brasileiros'],
} as const;
const chronicles = {
  type: 'book',
  language: 'por',
  dewey: '869.4',
  genres: ['Crônicas brasileiras'],
} as const;
const memoirs = { type: 'book', language: 'por', dewey: '920', genres: ['Memórias'] } as const;
const rio = 'Rio de Janeiro';
const sp = 'São Paulo';

// oxfmt-ignore
export const brazilianStories: readonly DemoWork[] = [
  { ...stories, title: 'Papéis avulsos', authors: ['Assis, Machado de, 1839-1908'], place: sp, publisher: 'Penguin-Companhia', year: 2011, cutter: 'A848p', contents: 'O alienista -- Teoria do medalhão -- A chinela turca -- Na arca -- D. Benedita -- O segredo do bonzo -- O anel de Polícrates -- O empréstimo -- A sereníssima república -- O espelho -- Uma visita de Alcibíades -- Verba testamentária', subjects: ['Contos brasileiros', 'Loucura - Ficção'] },
  { ...stories, title: 'Urupês', authors: ['Lobato, Monteiro, 1882-1948'], place: sp, publisher: 'Revista do Brasil', year: 1918, cutter: 'L796u', subjects: ['Contos brasileiros', 'Caipiras - Ficção'] },
  { ...stories, title: 'Brás, Bexiga e Barra Funda', subtitle: 'notícias de São Paulo', authors: ['Machado, Antônio de Alcântara, 1901-1935'], place: sp, year: 1927, cutter: 'M149b', subjects: ['Contos brasileiros', 'Imigrantes italianos - São Paulo - Ficção'] },
  { ...stories, title: 'Contos novos', authors: ['Andrade, Mário de, 1893-1945'], place: sp, publisher: 'Martins', year: 1947, cutter: 'A553c', subjects: ['Contos brasileiros', 'Modernismo (Literatura)'] },
  { ...stories, title: 'Sagarana', authors: ['Rosa, João Guimarães, 1908-1967'], place: rio, publisher: 'Universal', year: 1946, cutter: 'R788s', contents: 'O burrinho pedrês -- A volta do marido pródigo -- Sarapalha -- Duelo -- Minha gente -- São Marcos -- Corpo fechado -- Conversa de bois -- A hora e vez de Augusto Matraga', subjects: ['Contos brasileiros', 'Sertão - Ficção'],
    summary: 'Nove novelas do sertão mineiro, da travessia do burrinho pedrês à conversão de Augusto Matraga.' },
  { ...stories, title: 'Primeiras estórias', authors: ['Rosa, João Guimarães, 1908-1967'], place: rio, publisher: 'José Olympio', year: 1962, cutter: 'R788p', subjects: ['Contos brasileiros', 'Sertão - Ficção'] },
  { ...stories, title: 'Laços de família', authors: ['Lispector, Clarice, 1920-1977'], place: sp, publisher: 'Francisco Alves', year: 1960, cutter: 'L769l', subjects: ['Contos brasileiros', 'Relações familiares - Ficção'] },
  { ...stories, title: 'Felicidade clandestina', authors: ['Lispector, Clarice, 1920-1977'], place: rio, publisher: 'Sabiá', year: 1971, cutter: 'L769f', subjects: ['Contos brasileiros', 'Infância - Ficção'] },
  { ...stories, title: 'O ex-mágico', authors: ['Rubião, Murilo, 1916-1991'], place: rio, publisher: 'Universal', year: 1947, cutter: 'R896e', subjects: ['Contos brasileiros', 'Realismo fantástico (Literatura)'] },
  { ...stories, title: 'O vampiro de Curitiba', authors: ['Trevisan, Dalton, 1925-2024'], place: rio, publisher: 'Civilização Brasileira', year: 1965, cutter: 'T814v', subjects: ['Contos brasileiros', 'Paraná - Ficção'] },
  { ...stories, title: 'Malagueta, Perus e Bacanaço', authors: ['Antônio, João, 1937-1996'], place: rio, publisher: 'Civilização Brasileira', year: 1963, cutter: 'A635m', subjects: ['Contos brasileiros', 'Sinuca - Ficção', 'São Paulo - Ficção'] },
  { ...stories, title: 'Feliz ano novo', authors: ['Fonseca, Rubem, 1925-2020'], place: rio, publisher: 'Artenova', year: 1975, cutter: 'F676f', subjects: ['Contos brasileiros', 'Violência urbana - Ficção'] },
  { ...stories, title: 'Morangos mofados', authors: ['Abreu, Caio Fernando, 1948-1996'], place: sp, publisher: 'Brasiliense', year: 1982, cutter: 'A162m', subjects: ['Contos brasileiros', 'Contracultura - Ficção'] },
  { ...stories, title: 'Olhos d’água', authors: ['Evaristo, Conceição, 1946-'], place: rio, publisher: 'Pallas', year: 2014, cutter: 'E92o', subjects: ['Contos brasileiros', 'Mulheres negras - Ficção', 'Pobreza - Ficção'] },
  { ...stories, title: 'O sol na cabeça', authors: ['Martins, Geovani, 1991-'], place: sp, publisher: 'Companhia das Letras', year: 2018, cutter: 'M386s', subjects: ['Contos brasileiros', 'Favelas - Ficção', 'Juventude - Ficção'] },
  { ...chronicles, title: 'A alma encantadora das ruas', authors: ['Rio, João do, 1881-1921'], place: sp, publisher: 'Companhia das Letras', year: 1997, cutter: 'R585a', subjects: ['Crônicas brasileiras', 'Rio de Janeiro - Vida social e costumes'] },
  { ...chronicles, title: 'Ai de ti, Copacabana!', authors: ['Braga, Rubem, 1913-1990'], place: rio, publisher: 'Editora do Autor', year: 1960, cutter: 'B813a', subjects: ['Crônicas brasileiras', 'Rio de Janeiro - Vida social e costumes'] },
  { ...chronicles, title: 'O homem nu', authors: ['Sabino, Fernando, 1923-2004'], place: rio, publisher: 'Editora do Autor', year: 1960, cutter: 'S116h', subjects: ['Crônicas brasileiras', 'Humorismo brasileiro'] },
  { ...chronicles, title: 'A descoberta do mundo', authors: ['Lispector, Clarice, 1920-1977'], place: rio, publisher: 'Nova Fronteira', year: 1984, cutter: 'L769de', subjects: ['Crônicas brasileiras', 'Lispector, Clarice, 1920-1977'] },
  { ...chronicles, title: 'O analista de Bagé', authors: ['Verissimo, Luis Fernando, 1936-2025'], place: 'Porto Alegre', publisher: 'L&PM', year: 1981, cutter: 'V517a', subjects: ['Crônicas brasileiras', 'Humorismo brasileiro', 'Rio Grande do Sul - Humor'] },
  { ...memoirs, title: 'Memórias do cárcere', authors: ['Ramos, Graciliano, 1892-1953'], place: rio, publisher: 'José Olympio', year: 1953, volumes: 4, cutter: 'R175m', subjects: ['Presos políticos - Brasil', 'Escritores brasileiros - Biografia', 'Brasil - História - Era Vargas, 1930-1945'] },
  { ...memoirs, title: 'Baú de ossos', authors: ['Nava, Pedro, 1903-1984'], place: rio, publisher: 'Sabiá', year: 1972, cutter: 'N317b', subjects: ['Escritores brasileiros - Biografia', 'Minas Gerais - Vida social e costumes'] },
  { ...memoirs, title: 'Quarto de despejo', subtitle: 'diário de uma favelada', authors: ['Jesus, Carolina Maria de, 1914-1977'], place: sp, publisher: 'Francisco Alves', year: 1960, dewey: '305.5', cutter: 'J58q', genres: ['Diários'], subjects: ['Favelas - São Paulo', 'Pobreza - Brasil', 'Mulheres negras - Biografia'],
    summary: 'Cadernos de uma catadora de papel da favela do Canindé: a fome, os filhos e a vontade de escrever.' },
  { ...memoirs, title: 'Ainda estou aqui', authors: ['Paiva, Marcelo Rubens, 1959-'], place: rio, publisher: 'Alfaguara', year: 2015, cutter: 'P149a', subjects: ['Desaparecidos políticos - Brasil', 'Ditadura - Brasil', 'Doença de Alzheimer', 'Relações familiares'] },
];
