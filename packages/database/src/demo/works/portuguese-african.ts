import type { DemoWork } from '../work.ts';

const portuguese = {
  type: 'book',
  language: 'por',
  dewey: '869.3',
  genres: ['Romance português'],
} as const;
const poetry = {
  type: 'book',
  language: 'por',
  dewey: '869.1',
  genres: ['Poesia portuguesa'],
} as const;
const african = {
  type: 'book',
  language: 'por',
  dewey: '869.3',
  genres: ['Romance africano em língua portuguesa'],
} as const;

// oxfmt-ignore
export const portugueseAndAfricanLiterature: readonly DemoWork[] = [
  { ...poetry, title: 'Os lusíadas', authors: ['Camões, Luís de, 1524-1580'], place: 'Lisboa', publisher: 'Instituto Camões', year: 2000, edition: '4. ed.', cutter: 'C185l', genres: ['Poesia épica'], subjects: ['Poesia épica portuguesa', 'Gama, Vasco da, 1469-1524 - Poesia', 'Portugal - História - Descobrimentos - Poesia'],
    summary: 'Dez cantos sobre a viagem de Vasco da Gama à Índia e a história de Portugal até então.' },
  { ...poetry, title: 'Mensagem', authors: ['Pessoa, Fernando, 1888-1935'], place: 'Lisboa', publisher: 'Parceria António Maria Pereira', year: 1934, cutter: 'P475m', subjects: ['Poesia portuguesa', 'Portugal - História - Poesia'] },
  { ...poetry, title: 'Livro do desassossego', subtitle: 'por Bernardo Soares', authors: ['Pessoa, Fernando, 1888-1935'], place: 'Lisboa', publisher: 'Ática', year: 1982, volumes: 2, dewey: '869.8', cutter: 'P475l', genres: ['Prosa poética'], subjects: ['Literatura portuguesa', 'Heterônimos'] },
  { ...poetry, title: 'Livro de mágoas', authors: ['Espanca, Florbela, 1894-1930'], place: 'Lisboa', year: 1919, cutter: 'E77l', subjects: ['Poesia portuguesa'] },
  { ...poetry, title: 'Mar novo', authors: ['Andresen, Sophia de Mello Breyner, 1919-2004'], place: 'Lisboa', publisher: 'Guimarães', year: 1958, cutter: 'A561m', subjects: ['Poesia portuguesa', 'Mar - Poesia'] },
  { ...poetry, title: 'Poesia', authors: ['Régio, José, 1901-1969'], place: 'Lisboa', publisher: 'Imprensa Nacional-Casa da Moeda', year: 2001, volumes: 2, isbn: '9722710524', cutter: 'R336p', subjects: ['Poesia portuguesa'] },
  { ...portuguese, title: 'Auto da barca do inferno', authors: ['Vicente, Gil, 1465-1536'], dewey: '869.2', cutter: 'V632a', genres: ['Teatro português'], subjects: ['Teatro português', 'Sátira portuguesa'] },
  { ...portuguese, title: 'Viagens na minha terra', authors: ['Garrett, Almeida, 1799-1854'], place: 'Lisboa', publisher: 'Typ. da Gazeta dos Tribunaes', year: 1846, volumes: 2, cutter: 'G241v', subjects: ['Ficção portuguesa', 'Portugal - Descrições e viagens'] },
  { ...portuguese, title: 'Amor de perdição', subtitle: 'memórias duma família', authors: ['Castelo Branco, Camilo, 1825-1890'], place: 'São Paulo', publisher: 'Ática', cutter: 'C348a', series: 'Bom livro', subjects: ['Ficção portuguesa', 'Romantismo'] },
  { ...portuguese, title: 'O crime do padre Amaro', authors: ['Queirós, Eça de, 1845-1900'], place: 'São Paulo', publisher: 'Ática', cutter: 'Q3c', series: 'Bom livro', subjects: ['Ficção portuguesa', 'Realismo na literatura', 'Clero - Ficção'] },
  { ...portuguese, title: 'O primo Basílio', subtitle: 'episódio doméstico', authors: ['Queirós, Eça de, 1845-1900'], place: 'Porto', publisher: 'Chardron', year: 1878, cutter: 'Q3p', subjects: ['Ficção portuguesa', 'Adultério - Ficção', 'Lisboa - Vida social e costumes - Ficção'] },
  { ...portuguese, title: 'Os Maias', subtitle: 'episódios da vida romântica', authors: ['Queirós, Eça de, 1845-1900'], place: 'Porto', publisher: 'Chardron', year: 1888, volumes: 2, cutter: 'Q3m', subjects: ['Ficção portuguesa', 'Famílias - Ficção', 'Lisboa - Vida social e costumes - Ficção'],
    summary: 'Três gerações de uma família lisboeta e a paixão interdita de Carlos e Maria Eduarda.' },
  { ...portuguese, title: 'Levantado do chão', authors: ['Saramago, José, 1922-2010'], place: 'Lisboa', publisher: 'Caminho', year: 1980, cutter: 'S243l', subjects: ['Ficção portuguesa', 'Trabalhadores rurais - Ficção'] },
  { ...portuguese, title: 'Memorial do convento', authors: ['Saramago, José, 1922-2010'], place: 'Lisboa', publisher: 'Caminho', year: 1982, cutter: 'S243m', subjects: ['Ficção portuguesa', 'Portugal - História - Século XVIII - Ficção'],
    summary: 'Baltasar e Blimunda ajudam um padre a erguer uma máquina de voar enquanto se constrói o convento de Mafra.' },
  { ...portuguese, title: 'História do cerco de Lisboa', authors: ['Saramago, José, 1922-2010'], place: 'Lisboa', publisher: 'Caminho', year: 1989, pages: 348, isbn: '972210375X', cutter: 'S243h', subjects: ['Ficção portuguesa', 'Revisores de texto - Ficção', 'Lisboa - História - Cerco, 1147 - Ficção'],
    summary: 'Um revisor acrescenta um “não” a um livro de história e é desafiado a escrever a versão que criou.' },
  { ...portuguese, title: 'Ensaio sobre a cegueira', authors: ['Saramago, José, 1922-2010'], place: 'São Paulo', publisher: 'Companhia das Letras', year: 1995, cutter: 'S243e', subjects: ['Ficção portuguesa', 'Cegueira - Ficção', 'Epidemias - Ficção'],
    summary: 'Uma epidemia de cegueira branca põe à prova o que resta de humano numa cidade.' },
  { ...portuguese, title: 'Os cus de Judas', authors: ['Antunes, António Lobo, 1942-'], place: 'Lisboa', publisher: 'Vega', year: 1979, cutter: 'A636c', subjects: ['Ficção portuguesa', 'Angola - História - Guerra colonial, 1961-1974 - Ficção'] },
  { ...portuguese, title: 'A costa dos murmúrios', authors: ['Jorge, Lídia, 1946-'], place: 'Lisboa', publisher: 'Dom Quixote', year: 1988, cutter: 'J82c', subjects: ['Ficção portuguesa', 'Moçambique - História - Guerra colonial, 1964-1974 - Ficção'] },
  { ...portuguese, title: 'Novas cartas portuguesas', authors: ['Barreno, Maria Isabel, 1939-2016', 'Horta, Maria Teresa, 1937-2025', 'Costa, Maria Velho da, 1938-2020'], place: 'Lisboa', publisher: 'Estúdios Cor', year: 1972, dewey: '869.8', cutter: 'B271n', genres: ['Prosa portuguesa'], subjects: ['Feminismo', 'Censura - Portugal', 'Literatura portuguesa'] },
  { ...portuguese, title: 'A máquina de fazer espanhóis', authors: ['Mãe, Valter Hugo, 1971-'], place: 'Lisboa', publisher: 'Alfaguara', year: 2010, cutter: 'M184m', subjects: ['Ficção portuguesa', 'Velhice - Ficção', 'Luto - Ficção'] },
  { ...african, title: 'Luuanda', authors: ['Vieira, José Luandino, 1935-'], place: 'Luanda', publisher: 'ABC', year: 1963, cutter: 'V658l', genres: ['Contos angolanos'], subjects: ['Contos angolanos', 'Luanda - Ficção', 'Colonialismo - Ficção'] },
  { ...african, title: 'Mayombe', authors: ['Pepetela, 1941-'], place: 'Lisboa', publisher: 'Edições 70', year: 1980, cutter: 'P422m', subjects: ['Ficção angolana', 'Guerrilhas - Ficção', 'Angola - História - Independência - Ficção'],
    summary: 'Guerrilheiros do MPLA na floresta de Cabinda discutem, entre combates, o país que querem fundar.' },
  { ...african, title: 'A geração da utopia', authors: ['Pepetela, 1941-'], place: 'Lisboa', publisher: 'Dom Quixote', year: 1992, cutter: 'P422g', subjects: ['Ficção angolana', 'Angola - História - Ficção'] },
  { ...african, title: 'O vendedor de passados', authors: ['Agualusa, José Eduardo, 1960-'], place: 'Lisboa', publisher: 'Dom Quixote', year: 2004, cutter: 'A284v', subjects: ['Ficção angolana', 'Memória - Ficção', 'Identidade - Ficção'] },
  { ...african, title: 'Os transparentes', authors: ['Ondjaki, 1977-'], place: 'Lisboa', publisher: 'Caminho', year: 2012, cutter: 'O58t', subjects: ['Ficção angolana', 'Luanda - Ficção'] },
  { ...african, title: 'Nós matámos o Cão-Tinhoso', authors: ['Honwana, Luís Bernardo, 1942-'], place: 'Lourenço Marques', year: 1964, cutter: 'H774n', genres: ['Contos moçambicanos'], subjects: ['Contos moçambicanos', 'Colonialismo - Ficção'] },
  { ...african, title: 'Karingana ua karingana', authors: ['Craveirinha, José, 1922-2003'], place: 'Lisboa', publisher: 'Edições 70', year: 1982, pages: 175, dewey: '869.1', cutter: 'C898k', genres: ['Poesia moçambicana'], subjects: ['Poesia moçambicana', 'Colonialismo - Poesia'] },
  { ...african, title: 'Terra sonâmbula', authors: ['Couto, Mia, 1955-'], place: 'Lisboa', publisher: 'Caminho', year: 1992, cutter: 'C871t', subjects: ['Ficção moçambicana', 'Moçambique - História - Guerra civil - Ficção', 'Realismo fantástico (Literatura)'],
    summary: 'Um velho e um menino abrigam-se num ônibus queimado e leem os cadernos de um morto, em plena guerra.' },
  { ...african, title: 'Niketche', subtitle: 'uma história de poligamia', authors: ['Chiziane, Paulina, 1955-'], place: 'Lisboa', publisher: 'Caminho', year: 2002, cutter: 'C543n', subjects: ['Ficção moçambicana', 'Poligamia - Ficção', 'Mulheres - Moçambique - Ficção'] },
  { ...african, title: 'Chiquinho', authors: ['Lopes, Baltasar, 1907-1989'], place: 'São Vicente', publisher: 'Claridade', year: 1947, cutter: 'L864c', subjects: ['Ficção cabo-verdiana', 'Secas - Cabo Verde - Ficção', 'Emigração - Ficção'] },
];
