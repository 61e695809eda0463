import type { AuthorityType } from '@estante/marc';

/** An authority of the demo network: the form used, the forms not used and the headings beside it. */
export interface DemoAuthority {
  readonly type: Extract<AuthorityType, 'person' | 'corporate' | 'topic' | 'place'>;
  readonly heading: string;
  readonly variants?: readonly string[];
  readonly broader?: readonly string[];
  readonly narrower?: readonly string[];
  readonly related?: readonly string[];
  /** Identifiers in other files, by MARC's codes of these: 'wikidata', 'viaf', 'naf'. */
  readonly identities?: Readonly<Record<string, string>>;
  /** Note on the person, or on the scope of the subject. */
  readonly note?: string;
}

const person = { type: 'person' } as const;
const topic = { type: 'topic' } as const;
const place = { type: 'place' } as const;
const corporate = { type: 'corporate' } as const;

// oxfmt-ignore
export const demoAuthorityHeadings: readonly DemoAuthority[] = [
  { ...person, heading: 'Assis, Machado de, 1839-1908', identities: { wikidata: 'Q311145' }, variants: ['Assis, Joaquim Maria Machado de, 1839-1908', 'Machado de Assis, 1839-1908', 'Machado de Assis, Joaquim Maria, 1839-1908'], note: 'Romancista, contista e cronista brasileiro; primeiro presidente da Academia Brasileira de Letras.' },
  { ...person, heading: 'Alencar, José de, 1829-1877', variants: ['Alencar, José Martiniano de, 1829-1877'], note: 'Romancista e político brasileiro.' },
  { ...person, heading: 'Barreto, Lima, 1881-1922', variants: ['Lima Barreto, 1881-1922', 'Barreto, Afonso Henriques de Lima, 1881-1922'], note: 'Romancista e jornalista brasileiro.' },
  { ...person, heading: 'Lobato, Monteiro, 1882-1948', variants: ['Lobato, José Bento Monteiro, 1882-1948', 'Monteiro Lobato, 1882-1948'], note: 'Escritor e editor brasileiro.' },
  { ...person, heading: 'Andrade, Mário de, 1893-1945', variants: ['Andrade, Mário Raul de Morais, 1893-1945'], note: 'Poeta, romancista e musicólogo brasileiro.' },
  { ...person, heading: 'Andrade, Oswald de, 1890-1954', variants: ['Andrade, José Oswald de Sousa, 1890-1954'], note: 'Poeta, romancista e dramaturgo brasileiro.' },
  { ...person, heading: 'Andrade, Carlos Drummond de, 1902-1987', variants: ['Drummond de Andrade, Carlos, 1902-1987', 'Drummond, Carlos, 1902-1987'], note: 'Poeta e cronista brasileiro.' },
  { ...person, heading: 'Bandeira, Manuel, 1886-1968', variants: ['Bandeira Filho, Manuel Carneiro de Sousa, 1886-1968'], note: 'Poeta brasileiro.' },
  { ...person, heading: 'Melo Neto, João Cabral de, 1920-1999', variants: ['Cabral de Melo Neto, João, 1920-1999', 'Neto, João Cabral de Melo, 1920-1999'], note: 'Poeta e diplomata brasileiro.' },
  { ...person, heading: 'Rosa, João Guimarães, 1908-1967', variants: ['Guimarães Rosa, João, 1908-1967'], note: 'Romancista, contista e diplomata brasileiro.' },
  { ...person, heading: 'Lispector, Clarice, 1920-1977', variants: ['Lispector, Chaya, 1920-1977'], note: 'Romancista e contista brasileira, nascida na Ucrânia.' },
  { ...person, heading: 'Amado, Jorge, 1912-2001', variants: ['Amado de Faria, Jorge, 1912-2001'], note: 'Romancista brasileiro.' },
  { ...person, heading: 'Rego, José Lins do, 1901-1957', variants: ['Lins do Rego, José, 1901-1957', 'Cavalcanti, José Lins do Rego, 1901-1957'], note: 'Romancista brasileiro.' },
  { ...person, heading: 'Verissimo, Erico, 1905-1975', variants: ['Veríssimo, Érico, 1905-1975'], note: 'Romancista brasileiro.' },
  { ...person, heading: 'Buarque, Chico, 1944-', variants: ['Holanda, Francisco Buarque de, 1944-', 'Buarque de Hollanda, Chico, 1944-'], note: 'Compositor, dramaturgo e romancista brasileiro.' },
  { ...person, heading: 'Holanda, Sérgio Buarque de, 1902-1982', variants: ['Buarque de Holanda, Sérgio, 1902-1982'], note: 'Historiador brasileiro.' },
  { ...person, heading: 'Ziraldo, 1932-2024', variants: ['Pinto, Ziraldo Alves, 1932-2024'], note: 'Desenhista e escritor brasileiro.' },
  { ...person, heading: 'Coralina, Cora, 1889-1985', variants: ['Bretas, Ana Lins dos Guimarães Peixoto, 1889-1985'], note: 'Poeta brasileira.' },
  { ...person, heading: 'Gullar, Ferreira, 1930-2016', variants: ['Ferreira Gullar, 1930-2016', 'Ferreira, José Ribamar, 1930-2016'], note: 'Poeta e crítico de arte brasileiro.' },
  { ...person, heading: 'Malba Tahan, 1895-1974', variants: ['Tahan, Malba, 1895-1974', 'Souza, Júlio César de Mello e, 1895-1974'], note: 'Pseudônimo do professor de matemática Júlio César de Mello e Souza.' },
  { ...person, heading: 'Rio, João do, 1881-1921', variants: ['Barreto, Paulo, 1881-1921'], note: 'Pseudônimo do jornalista e cronista Paulo Barreto.' },
  { ...person, heading: 'Freire, Paulo, 1921-1997', variants: ['Freire, Paulo Reglus Neves, 1921-1997'], note: 'Educador brasileiro.' },
  { ...person, heading: 'Jobim, Antonio Carlos, 1927-1994', variants: ['Jobim, Tom, 1927-1994', 'Tom Jobim, 1927-1994'], note: 'Compositor brasileiro.' },
  { ...person, heading: 'Villa-Lobos, Heitor, 1887-1959', variants: ['Lobos, Heitor Villa-, 1887-1959'], note: 'Compositor e regente brasileiro.' },
  { ...person, heading: 'Gonzaga, Chiquinha, 1847-1935', variants: ['Gonzaga, Francisca Edwiges Neves, 1847-1935'], note: 'Compositora, pianista e regente brasileira.' },
  { ...person, heading: 'Queirós, Eça de, 1845-1900', variants: ['Eça de Queirós, 1845-1900', 'Queiroz, Eça de, 1845-1900', 'Queirós, José Maria Eça de, 1845-1900'], note: 'Romancista português.' },
  { ...person, heading: 'Pessoa, Fernando, 1888-1935', variants: ['Soares, Bernardo', 'Campos, Álvaro de', 'Caeiro, Alberto', 'Reis, Ricardo'], note: 'Poeta português, autor de obras assinadas por heterônimos.' },
  { ...person, heading: 'Pepetela, 1941-', variants: ['Santos, Artur Carlos Maurício Pestana dos, 1941-'], note: 'Romancista angolano.' },
  { ...person, heading: 'Couto, Mia, 1955-', variants: ['Couto, António Emílio Leite, 1955-'], note: 'Escritor e biólogo moçambicano.' },
  { ...person, heading: 'Orwell, George, 1903-1950', identities: { wikidata: 'Q3335' }, variants: ['Blair, Eric Arthur, 1903-1950'], note: 'Pseudônimo do escritor inglês Eric Arthur Blair.' },
  { ...person, heading: 'Carroll, Lewis, 1832-1898', identities: { wikidata: 'Q38082' }, variants: ['Dodgson, Charles Lutwidge, 1832-1898'], note: 'Pseudônimo do matemático inglês Charles Lutwidge Dodgson.' },
  { ...person, heading: 'Dostoiévski, Fiódor, 1821-1881', identities: { wikidata: 'Q991' }, variants: ['Dostoevsky, Fyodor, 1821-1881', 'Dostoievski, Fedor, 1821-1881', 'Dostoyevsky, Fyodor, 1821-1881'], note: 'Romancista russo.' },
  { ...person, heading: 'Tolstói, Liev, 1828-1910', identities: { wikidata: 'Q7243', viaf: '96987389', naf: 'n79068416' }, variants: ['Tolstoi, Leon, 1828-1910', 'Tolstoy, Leo, 1828-1910'], note: 'Romancista russo.' },
  { ...person, heading: 'García Márquez, Gabriel, 1927-2014', identities: { wikidata: 'Q5878' }, variants: ['Márquez, Gabriel García, 1927-2014'], note: 'Romancista e jornalista colombiano.' },
  { ...person, heading: 'Strugátski, Arkádi, 1925-1991', variants: ['Strugatsky, Arkady, 1925-1991', 'Strugatski, Arkadi, 1925-1991'], related: ['Strugátski, Boris, 1933-2012'], note: 'Escritor russo de ficção científica; escreveu com o irmão, Boris.' },
  { ...person, heading: 'Strugátski, Boris, 1933-2012', variants: ['Strugatsky, Boris, 1933-2012', 'Strugatski, Boris, 1933-2012'], related: ['Strugátski, Arkádi, 1925-1991'], note: 'Escritor russo de ficção científica; escreveu com o irmão, Arkádi.' },
  { ...person, heading: 'Grimm, Jacob, 1785-1863', variants: ['Grimm, Jacob Ludwig Karl, 1785-1863'], related: ['Grimm, Wilhelm, 1786-1859'], note: 'Filólogo alemão; reuniu contos populares com o irmão, Wilhelm.' },
  { ...person, heading: 'Grimm, Wilhelm, 1786-1859', variants: ['Grimm, Wilhelm Karl, 1786-1859'], related: ['Grimm, Jacob, 1785-1863'], note: 'Escritor alemão; reuniu contos populares com o irmão, Jacob.' },
  { ...person, heading: 'Campos, Augusto de, 1931-', variants: ['Campos, Augusto Luís Browne de, 1931-'], related: ['Campos, Haroldo de, 1929-2003'], note: 'Poeta e tradutor brasileiro; um dos criadores da poesia concreta.' },
  { ...person, heading: 'Campos, Haroldo de, 1929-2003', variants: ['Campos, Haroldo Eurico Browne de, 1929-2003'], related: ['Campos, Augusto de, 1931-'], note: 'Poeta e tradutor brasileiro; um dos criadores da poesia concreta.' },
  { ...corporate, heading: 'Associação Brasileira de Normas Técnicas', variants: ['ABNT'] },
  { ...corporate, heading: 'Instituto Brasileiro de Geografia e Estatística', variants: ['IBGE', 'Fundação Instituto Brasileiro de Geografia e Estatística'] },
  { ...corporate, heading: 'Embrapa', variants: ['Empresa Brasileira de Pesquisa Agropecuária'] },
  { ...topic, heading: 'Ficção brasileira', variants: ['Romances brasileiros'], broader: ['Literatura brasileira'], related: ['Contos brasileiros'] },
  { ...topic, heading: 'Contos brasileiros', broader: ['Literatura brasileira'], related: ['Ficção brasileira'] },
  { ...topic, heading: 'Poesia brasileira', broader: ['Literatura brasileira'], narrower: ['Poesia popular brasileira'] },
  { ...topic, heading: 'Poesia popular brasileira', broader: ['Poesia brasileira'], related: ['Literatura de cordel'] },
  { ...topic, heading: 'Literatura de cordel', variants: ['Cordel', 'Folhetos de cordel'], related: ['Poesia popular brasileira'], note: 'Folhetos em verso, impressos e vendidos em feiras, sobretudo no Nordeste.' },
  { ...topic, heading: 'Literatura brasileira', narrower: ['Ficção brasileira', 'Poesia brasileira', 'Contos brasileiros', 'Teatro brasileiro'] },
  { ...topic, heading: 'Teatro brasileiro', variants: ['Drama brasileiro'], broader: ['Literatura brasileira'] },
  { ...topic, heading: 'Modernismo (Literatura)', related: ['Semana de Arte Moderna, 1922'] },
  { ...topic, heading: 'Matemática', narrower: ['Cálculo', 'Álgebra linear', 'Estatística'] },
  { ...topic, heading: 'Cálculo', variants: ['Cálculo diferencial e integral', 'Cálculo infinitesimal'], broader: ['Matemática'], narrower: ['Integrais'] },
  { ...topic, heading: 'Álgebra linear', broader: ['Matemática'], related: ['Matrizes (Matemática)'] },
  { ...topic, heading: 'Estatística', variants: ['Métodos estatísticos'], broader: ['Matemática'], related: ['Probabilidades'] },
  { ...topic, heading: 'Programação (Computadores)', variants: ['Programação de computadores'], narrower: ['Programação orientada a objetos', 'Algoritmos'] },
  { ...topic, heading: 'Programação orientada a objetos', variants: ['OOP', 'Orientação a objetos'], broader: ['Programação (Computadores)'] },
  { ...topic, heading: 'Algoritmos', broader: ['Programação (Computadores)'], related: ['Estruturas de dados'] },
  { ...topic, heading: 'Redes de computadores', variants: ['Computadores, Redes de'], narrower: ['Internet', 'Redes locais de computadores'] },
  { ...topic, heading: 'Internet', variants: ['Rede mundial de computadores'], broader: ['Redes de computadores'], related: ['World Wide Web'] },
  { ...topic, heading: 'Ecologia', variants: ['Biologia ambiental'], narrower: ['Ecologia humana'], related: ['Biodiversidade'] },
  { ...topic, heading: 'Agroecologia', variants: ['Agricultura ecológica'], broader: ['Agricultura sustentável'], related: ['Agricultura orgânica'] },
  { ...topic, heading: 'Povos indígenas', variants: ['Índios', 'Indígenas', 'Povos originários'], narrower: ['Índios Tupinambá', 'Índios Yanomami', 'Índios Kayapó'] },
  { ...topic, heading: 'Índios Yanomami', variants: ['Yanomami (Povo indígena)', 'Ianomâmis'], broader: ['Povos indígenas'] },
  { ...topic, heading: 'Saúde pública', variants: ['Higiene pública', 'Saúde coletiva'], narrower: ['Epidemiologia'] },
  { ...topic, heading: 'Epidemiologia', broader: ['Saúde pública'] },
  { ...topic, heading: 'Guerra Mundial, 1914-1918', variants: ['Primeira Guerra Mundial, 1914-1918', 'Grande Guerra, 1914-1918'] },
  { ...topic, heading: 'Guerra Mundial, 1939-1945', variants: ['Segunda Guerra Mundial, 1939-1945', 'II Guerra Mundial, 1939-1945'] },
  { ...topic, heading: 'Escravidão', variants: ['Escravatura'], related: ['Abolicionismo'] },
  { ...place, heading: 'Brasil', variants: ['Brazil', 'República Federativa do Brasil'], narrower: ['Amazônia', 'Brasil, Nordeste'] },
  { ...place, heading: 'Amazônia', variants: ['Amazônia Legal', 'Região Amazônica'], broader: ['Brasil'], related: ['Manaus'] },
  { ...place, heading: 'Brasil, Nordeste', variants: ['Nordeste (Brasil)', 'Região Nordeste (Brasil)'], broader: ['Brasil'] },
  { ...place, heading: 'Rio de Janeiro', variants: ['São Sebastião do Rio de Janeiro'], broader: ['Brasil'] },
  { ...place, heading: 'Manaus', variants: ['Cidade da Barra do Rio Negro'], broader: ['Brasil'] },
  { ...place, heading: 'Moçambique', variants: ['República de Moçambique', 'Mozambique'] },
];
