import type { DemoWork } from '../work.ts';

const thesis = {
  type: 'thesis',
  language: 'por',
  genres: ['Teses'],
} as const;
const ebook = {
  type: 'ebook',
  language: 'por',
  genres: ['Livros eletrônicos', 'Romance'],
} as const;
const english = {
  type: 'ebook',
  language: 'eng',
  dewey: '823',
  genres: ['Livros eletrônicos', 'Romance'],
} as const;
const audiobook = {
  type: 'audiobook',
  language: 'eng',
  dewey: '813',
  genres: ['Audiolivros', 'Romance'],
} as const;
const rio = 'Rio de Janeiro';
const sp = 'São Paulo';

// oxfmt-ignore
export const thesesEbooksAndAudiobooks: readonly DemoWork[] = [
  { ...thesis, title: 'UPP', subtitle: 'a redução da favela a três letras: uma análise da política de segurança pública do Estado do Rio de Janeiro', authors: ['Franco, Marielle, 1979-2018'], place: 'Niterói', year: 2014, dewey: '363.2098153', cutter: 'F825u', thesis: { degree: 'Dissertação (Mestrado)', institution: 'Universidade Federal Fluminense' }, genres: ['Dissertações'], subjects: ['Segurança pública - Rio de Janeiro', 'Favelas'] },
  { ...thesis, title: 'A construção do outro como não-ser como fundamento do ser', authors: ['Carneiro, Sueli, 1950-'], place: sp, year: 2005, dewey: '305.896081', cutter: 'C298co', thesis: { degree: 'Tese (Doutorado)', institution: 'Universidade de São Paulo' }, subjects: ['Racismo - Brasil', 'Educação - Filosofia'] },
  { ...thesis, title: 'Literatura negra', subtitle: 'uma poética de nossa afro-brasilidade', authors: ['Evaristo, Conceição, 1946-'], place: rio, year: 1996, dewey: '869.09', cutter: 'E92l', thesis: { degree: 'Dissertação (Mestrado)', institution: 'Pontifícia Universidade Católica do Rio de Janeiro' }, genres: ['Dissertações'], subjects: ['Literatura afro-brasileira - História e crítica'] },
  { ...thesis, title: 'Poemas malungos', subtitle: 'cânticos irmãos', authors: ['Evaristo, Conceição, 1946-'], place: 'Niterói', year: 2011, dewey: '869.109', cutter: 'E92poe', thesis: { degree: 'Tese (Doutorado)', institution: 'Universidade Federal Fluminense' }, subjects: ['Poesia afro-brasileira - História e crítica'] },
  { ...thesis, title: 'Trabalhar é tá na luta', subtitle: 'vida, morada e movimento entre o povo da Iuna, Chapada Diamantina', authors: ['Vieira Junior, Itamar, 1979-'], place: 'Salvador', year: 2017, dewey: '305.896081', cutter: 'V658tr', thesis: { degree: 'Tese (Doutorado)', institution: 'Universidade Federal da Bahia' }, subjects: ['Quilombos - Bahia', 'Trabalhadores rurais - Bahia'] },
  { ...thesis, title: 'Estrutura familiar e mobilidade social', subtitle: 'estudo dos japoneses no Estado de São Paulo', authors: ['Cardoso, Ruth, 1930-2008'], place: sp, year: 1972, dewey: '305.8956081', cutter: 'C268e', thesis: { degree: 'Tese (Doutorado)', institution: 'Universidade de São Paulo' }, subjects: ['Japoneses - Brasil', 'Família - São Paulo'] },
  { ...thesis, title: 'Non-cooperative games', authors: ['Nash, John F., 1928-2015'], place: 'Princeton, N.J.', year: 1950, language: 'eng', dewey: '519.3', cutter: 'N251n', thesis: { degree: 'Tese (Doutorado)', institution: 'Princeton University' }, subjects: ['Teoria dos jogos'] },
  { ...thesis, title: 'The principle of least action in quantum mechanics', authors: ['Feynman, Richard P., 1918-1988'], place: 'Princeton, N.J.', year: 1942, language: 'eng', dewey: '530.12', cutter: 'F388p', thesis: { degree: 'Tese (Doutorado)', institution: 'Princeton University' }, subjects: ['Mecânica quântica'] },
  { ...thesis, title: 'Systems of logic based on ordinals', authors: ['Turing, Alan, 1912-1954'], place: 'Princeton, N.J.', year: 1938, language: 'eng', dewey: '511.3', cutter: 'T938s', thesis: { degree: 'Tese (Doutorado)', institution: 'Princeton University' }, subjects: ['Lógica matemática'] },
  { ...thesis, title: 'Properties of expanding universes', authors: ['Hawking, Stephen, 1942-2018'], place: 'Cambridge, Inglaterra', year: 1966, language: 'eng', dewey: '523.1', cutter: 'H392p', thesis: { degree: 'Tese (Doutorado)', institution: 'University of Cambridge' }, subjects: ['Cosmologia', 'Universo'] },
  { ...thesis, title: 'Transformational analysis', authors: ['Chomsky, Noam, 1928-'], place: 'Filadélfia, Pa.', year: 1955, language: 'eng', dewey: '415', cutter: 'C549t', thesis: { degree: 'Tese (Doutorado)', institution: 'University of Pennsylvania' }, subjects: ['Gramática gerativa'] },
  { ...thesis, title: 'Eine neue Bestimmung der Moleküldimensionen', authors: ['Einstein, Albert, 1879-1955'], place: 'Zurique', year: 1905, language: 'ger', dewey: '541.22', cutter: 'E35e', thesis: { degree: 'Tese (Doutorado)', institution: 'Universität Zürich' }, subjects: ['Moléculas', 'Físico-química'] },
  { ...thesis, title: 'Der Liebesbegriff bei Augustin', authors: ['Arendt, Hannah, 1906-1975'], language: 'ger', dewey: '189.2', cutter: 'A681l', thesis: { degree: 'Tese (Doutorado)', institution: 'Universität Heidelberg' }, subjects: ['Agostinho, Santo, 354-430', 'Amor - Filosofia'] },
  { ...thesis, title: 'Differenz der demokritischen und epikureischen Naturphilosophie', authors: ['Marx, Karl, 1818-1883'], year: 1841, language: 'ger', dewey: '187', cutter: 'M392di', thesis: { degree: 'Tese (Doutorado)', institution: 'Universität Jena' }, subjects: ['Filosofia antiga', 'Demócrito', 'Epicuro'] },
  { ...ebook, title: 'A cidade e as serras', authors: ['Queirós, Eça de, 1845-1900'], dewey: '869.3', cutter: 'Q3cid', subjects: ['Ficção portuguesa', 'Vida rural - Ficção'] },
  { ...ebook, title: 'A relíquia', authors: ['Queirós, Eça de, 1845-1900'], dewey: '869.3', cutter: 'Q3r', subjects: ['Ficção portuguesa', 'Sátira'] },
  { ...ebook, title: 'O mandarim', authors: ['Queirós, Eça de, 1845-1900'], dewey: '869.3', cutter: 'Q3ma', subjects: ['Ficção portuguesa', 'China - Ficção'] },
  { ...ebook, title: 'Eurico, o presbítero', authors: ['Herculano, Alexandre, 1810-1877'], dewey: '869.3', cutter: 'H539e', subjects: ['Ficção portuguesa', 'Península Ibérica - História - Ficção'] },
  { ...ebook, title: 'As pupilas do senhor reitor', authors: ['Dinis, Júlio, 1839-1871'], dewey: '869.3', cutter: 'D585p', subjects: ['Ficção portuguesa', 'Vida rural - Ficção'] },
  { ...ebook, title: 'A morgadinha dos canaviais', authors: ['Dinis, Júlio, 1839-1871'], dewey: '869.3', cutter: 'D585m', subjects: ['Ficção portuguesa', 'Vida rural - Ficção'] },
  { ...ebook, title: 'Uma família inglesa', authors: ['Dinis, Júlio, 1839-1871'], dewey: '869.3', cutter: 'D585f', subjects: ['Ficção portuguesa', 'Famílias - Ficção'] },
  { ...ebook, title: 'Menina e moça', authors: ['Ribeiro, Bernardim'], dewey: '869.3', cutter: 'R484m', subjects: ['Ficção portuguesa', 'Novela sentimental'] },
  { ...ebook, title: 'Peregrinação', authors: ['Pinto, Fernão Mendes, m. 1583'], dewey: '915', cutter: 'P659p', genres: ['Livros eletrônicos', 'Relatos de viagem'], subjects: ['Ásia - Descrições e viagens', 'Portugal - História - Descobrimentos'] },
  { ...ebook, title: 'Sermões', authors: ['Vieira, António, 1608-1697'], dewey: '252', cutter: 'V658se', genres: ['Livros eletrônicos', 'Sermões'], subjects: ['Sermões portugueses', 'Barroco na literatura'] },
  { ...ebook, title: 'Iracema', authors: ['Alencar, José de, 1829-1877'], dewey: '869.3', cutter: 'A368ir', subjects: ['Ficção brasileira', 'Indianismo (Literatura)'] },
  { ...ebook, title: 'O guarani', authors: ['Alencar, José de, 1829-1877'], dewey: '869.3', cutter: 'A368gu', subjects: ['Ficção brasileira', 'Indianismo (Literatura)'] },
  { ...ebook, title: 'Esaú e Jacó', authors: ['Assis, Machado de, 1839-1908'], dewey: '869.3', cutter: 'A848es', subjects: ['Ficção brasileira', 'Gêmeos - Ficção'] },
  { ...ebook, title: 'Quincas Borba', authors: ['Assis, Machado de, 1839-1908'], dewey: '869.3', cutter: 'A848qu', subjects: ['Ficção brasileira', 'Herança - Ficção'] },
  { ...ebook, title: 'Triste fim de Policarpo Quaresma', authors: ['Barreto, Lima, 1881-1922'], dewey: '869.3', cutter: 'B273tr', subjects: ['Ficção brasileira', 'Nacionalismo - Ficção'] },
  { ...english, title: 'Emma', authors: ['Austen, Jane, 1775-1817'], cutter: 'A933emm', subjects: ['Ficção inglesa', 'Casamento - Ficção'] },
  { ...english, title: 'Sense and sensibility', authors: ['Austen, Jane, 1775-1817'], cutter: 'A933s', subjects: ['Ficção inglesa', 'Irmãs - Ficção'] },
  { ...english, title: 'Great expectations', authors: ['Dickens, Charles, 1812-1870'], cutter: 'D548gr', subjects: ['Ficção inglesa', 'Órfãos - Ficção'] },
  { ...english, title: 'Jane Eyre', authors: ['Brontë, Charlotte, 1816-1855'], cutter: 'B869ja', subjects: ['Ficção inglesa', 'Preceptoras - Ficção'] },
  { ...english, title: 'Wuthering Heights', authors: ['Brontë, Emily, 1818-1848'], cutter: 'B869w', subjects: ['Ficção inglesa', 'Amor - Ficção'] },
  { ...english, title: 'The picture of Dorian Gray', authors: ['Wilde, Oscar, 1854-1900'], cutter: 'W671p', subjects: ['Ficção inglesa', 'Retratos - Ficção'] },
  { ...english, title: 'The time machine', authors: ['Wells, H. G., 1866-1946'], cutter: 'W454t', subjects: ['Ficção inglesa', 'Viagens no tempo - Ficção'] },
  { ...english, title: 'The war of the worlds', authors: ['Wells, H. G., 1866-1946'], cutter: 'W454w', subjects: ['Ficção inglesa', 'Marcianos - Ficção'] },
  { ...english, title: 'Treasure Island', authors: ['Stevenson, Robert Louis, 1850-1894'], cutter: 'S848t', subjects: ['Ficção inglesa', 'Piratas - Ficção'] },
  { ...english, title: 'Heart of darkness', authors: ['Conrad, Joseph, 1857-1924'], cutter: 'C754h', subjects: ['Ficção inglesa', 'Colonialismo - Ficção'] },
  { ...english, title: 'The call of the wild', authors: ['London, Jack, 1876-1916'], dewey: '813', cutter: 'L856ca', subjects: ['Ficção norte-americana', 'Cães - Ficção'] },
  { ...english, title: 'Adventures of Huckleberry Finn', authors: ['Twain, Mark, 1835-1910'], dewey: '813', cutter: 'T969ad', subjects: ['Ficção norte-americana', 'Mississipi, Rio - Ficção'] },
  { ...ebook, title: 'Candide, ou, L’optimisme', authors: ['Voltaire, 1694-1778'], language: 'fre', dewey: '843', cutter: 'V935ca', subjects: ['Ficção francesa', 'Otimismo - Ficção'] },
  { ...ebook, title: 'Germinal', authors: ['Zola, Émile, 1840-1902'], language: 'fre', dewey: '843', cutter: 'Z86ge', subjects: ['Ficção francesa', 'Mineiros - Ficção'] },
  { ...ebook, title: 'Die Leiden des jungen Werther', authors: ['Goethe, Johann Wolfgang von, 1749-1832'], language: 'ger', dewey: '833', cutter: 'G599l', subjects: ['Ficção alemã', 'Amor - Ficção'] },
  { ...ebook, title: 'La divina commedia', authors: ['Dante Alighieri, 1265-1321'], language: 'ita', dewey: '851', cutter: 'D192di', genres: ['Livros eletrônicos', 'Poesia épica'], subjects: ['Poesia italiana', 'Poesia épica'] },
  { ...ebook, title: 'La Regenta', authors: ['Clarín, 1852-1901'], language: 'spa', dewey: '863', cutter: 'C634r', subjects: ['Ficção espanhola', 'Adultério - Ficção'] },
  { ...audiobook, title: 'BBC Radio presents The hobbit', authors: ['Tolkien, J. R. R., 1892-1973'], extent: '4 fitas cassete', isbn: '0553471074', dewey: '823', cutter: 'T649b', subjects: ['Ficção inglesa', 'Literatura fantástica'] },
  { ...audiobook, title: 'The man who lived underground', authors: ['Wright, Richard, 1908-1960'], publisher: 'HarperCollins', year: 2021, extent: '6 discos sonoros', isbn: '9780062971500', cutter: 'W934m', subjects: ['Ficção norte-americana', 'Negros - Estados Unidos - Ficção'] },
  { ...audiobook, title: 'The Paris apartment', authors: ['Foley, Lucy'], publisher: 'HarperCollins', year: 2022, extent: '10 discos sonoros', isbn: '9780063260788', dewey: '823', cutter: 'F674p', subjects: ['Ficção inglesa', 'Romance policial'] },
  { ...audiobook, title: 'Ghost story', authors: ['Butcher, Jim, 1971-'], extent: '1 tocador de áudio', isbn: '9781449846541', cutter: 'B983g', subjects: ['Ficção norte-americana', 'Literatura fantástica'] },
  { ...audiobook, title: 'Earwig and the witch', authors: ['Jones, Diana Wynne, 1934-2011'], extent: '1 tocador de áudio', isbn: '9781464038853', dewey: '823', cutter: 'J76e', audience: 'Público infantil', subjects: ['Literatura infantil inglesa', 'Bruxas - Ficção'] },
];
