import type { ArchivalUnit } from '../archival-unit.ts';
import type { DemoWork } from '../work.ts';

const prefix = 'BR REBIVALE';
const unit = {
  type: 'archive',
  language: 'por',
  dewey: '027.081',
  genres: ['Documentos de arquivo'],
} as const;

/** Producers of the fonds, by the letters of their codes. */
const producers: Readonly<Record<string, string>> = {
  CR: 'Rede de Bibliotecas Universitárias e Públicas do Vale do Buriti. Coordenação',
  BP: 'Biblioteca Pública Municipal do Vale do Buriti',
  BC: 'Rede de Bibliotecas Universitárias e Públicas do Vale do Buriti. Biblioteca Central',
  EA: 'Escola Agrícola do Porto das Garças',
  SA: 'Sociedade Amigos da Biblioteca do Vale do Buriti',
  FM: 'Jornal Folha do Buriti',
};

/** Code, title, year or years, extent, subjects; the level follows from the shape of the code. */
type Row = readonly [
  code: string,
  title: string,
  years: string,
  extent: string,
  subjects: readonly string[],
  summary?: string,
];

/** 'CR' a fonds, 'CR.01' a series, 'CR.01-003' a file, 'CR.01-003.2' a document in it. */
function levelOf(code: string): ArchivalUnit['level'] {
  if (/\.\d+$/.test(code) && code.includes('-')) return 'item';
  if (code.includes('-')) return 'dossiê';
  return code.includes('.') ? 'série' : 'fundo';
}

function codeAbove(code: string): string | undefined {
  const end = Math.max(code.lastIndexOf('.'), code.lastIndexOf('-'));
  return end < 0 ? undefined : `${prefix} ${code.slice(0, end)}`;
}

function toWork([code, title, years, extent, subjects, summary]: Row): DemoWork {
  const [first, last] = years.split('-').map(Number);
  const partOf = codeAbove(code);
  const letters = code.slice(0, 2);
  const history = partOf === undefined ? histories[letters] : undefined;
  const corporateAuthor = producers[letters];
  return {
    ...unit,
    title,
    extent,
    subjects,
    cutter: `${title.charAt(0)}${100 + Number(code.replace(/\D/g, '') || '0')}`,
    ...(corporateAuthor !== undefined && { corporateAuthor }),
    ...(first !== undefined && { year: first }),
    ...(last !== undefined && last !== first && { yearEnd: last }),
    ...(summary !== undefined && { summary }),
    archive: {
      referenceCode: `${prefix} ${code}`,
      level: levelOf(code),
      ...(partOf !== undefined && { partOf }),
      ...(history !== undefined && { history }),
      ...(partOf === undefined && { arrangement: 'Séries por atividade, dossiês por data.' }),
    },
  };
}

const histories: Readonly<Record<string, string>> = {
  CR: 'Criada em 1988 pelo convênio entre a universidade e os municípios do vale, a Coordenação reúne os diretores das bibliotecas e cuida do catálogo comum.',
  BP: 'A biblioteca municipal nasceu em 1927 de um gabinete de leitura e entrou na rede em 1988.',
  BC: 'Biblioteca da universidade desde 1964; ocupa o prédio atual desde 1991.',
  EA: 'Escola de ensino agrícola aberta em 1939 e incorporada à universidade em 1971.',
  SA: 'Associação de leitores que, entre 1952 e 1986, comprou livros e manteve a hora do conto.',
  FM: 'Semanário da cidade, publicado de 1931 a 1979; os papéis da redação foram doados em 1994.',
};

const administration = ['Bibliotecas - Administração - Fontes'] as const;
const minutes = ['Bibliotecas - Administração - Fontes', 'Atas'] as const;
const buildings = ['Bibliotecas - Edifícios - Fontes'] as const;
const city = ['Buriti do Vale - História - Fontes'] as const;
const readers = ['Leitores - Fontes', 'Leitura - História - Fontes'] as const;
const school = ['Ensino agrícola - História - Fontes'] as const;
const press = ['Imprensa - História - Fontes', 'Buriti do Vale - História - Fontes'] as const;

// oxfmt-ignore
const rows: readonly Row[] = [
  ['CR', 'Coordenação da Rede', '1988-2024', '38 caixas (5,3 m lineares)', administration, 'Papéis da direção da rede: convênios, atas, planos e relatórios, projetos de catálogo.'],
  ['CR.01', 'Atas do Conselho de Diretores', '1988-2024', '9 livros', minutes],
  ['CR.01-001', 'Livro de atas nº 1', '1988-1992', '1 livro (200 folhas)', minutes],
  ['CR.01-001.1', 'Ata da primeira reunião do Conselho de Diretores', '1988', '4 folhas', minutes, 'Aprova o nome da rede, elege a primeira coordenadora e marca o começo do catálogo coletivo.'],
  ['CR.01-002', 'Livro de atas nº 2', '1992-1997', '1 livro (200 folhas)', minutes],
  ['CR.02', 'Convênios', '1988-2021', '6 caixas', administration],
  ['CR.02-001', 'Convênio de criação da rede', '1988', '1 dossiê (32 folhas)', administration],
  ['CR.02-004', 'Convênio de empréstimo entre bibliotecas', '1996-2003', '1 dossiê (58 folhas)', ['Empréstimo entre bibliotecas - Fontes']],
  ['CR.03', 'Catálogo coletivo', '1989-2019', '8 caixas', ['Catálogos coletivos - Fontes', 'Catalogação - Fontes']],
  ['CR.03-002', 'Conversão das fichas catalográficas', '1994-2001', '1 dossiê (140 folhas)', ['Catálogos em fichas - Fontes', 'Catalogação - Fontes'], 'Planos, contas e amostras da passagem de 210 mil fichas para o computador.'],
  ['CR.03-005', 'Escolha do formato MARC 21', '1998-1999', '1 dossiê (46 folhas)', ['Formato MARC - Fontes', 'Catalogação - Fontes']],
  ['CR.04', 'Relatórios anuais', '1988-2023', '36 volumes', administration],
  ['CR.04-012', 'Relatório anual de 1999', '2000', '1 volume (88 folhas)', administration],
  ['BC', 'Biblioteca Central', '1964-2015', '51 caixas (7,1 m lineares)', administration, 'Compra e registro do acervo, obras do prédio e papéis do serviço de referência.'],
  ['BC.01', 'Livros de tombo', '1964-1996', '44 livros', ['Bibliotecas - Aquisição - Fontes']],
  ['BC.01-001', 'Livro de tombo nº 1', '1964-1966', '1 livro (300 folhas)', ['Bibliotecas - Aquisição - Fontes']],
  ['BC.02', 'Construção do prédio', '1986-1991', '5 caixas', buildings],
  ['BC.02-003', 'Plantas do projeto de arquitetura', '1987', '24 plantas', buildings],
  ['BC.02-003.7', 'Planta do salão de leitura', '1987', '1 planta : papel vegetal ; 84 x 119 cm', buildings],
  ['BC.02-006', 'Álbum de fotografias da obra', '1988-1991', '1 álbum (112 fotografias)', [...buildings, 'Fotografias']],
  ['BC.03', 'Exposições', '1970-2015', '4 caixas', ['Exposições - Fontes']],
  ['BP', 'Biblioteca Pública Municipal', '1927-1988', '22 caixas (3 m lineares)', [...administration, ...city], 'Arquivo da biblioteca da cidade até a entrada na rede.'],
  ['BP.01', 'Gabinete de Leitura', '1927-1941', '3 caixas', [...city, 'Gabinetes de leitura - Fontes']],
  ['BP.01-001', 'Estatutos do Gabinete de Leitura', '1927', '1 dossiê (9 folhas)', ['Gabinetes de leitura - Fontes']],
  ['BP.01-002', 'Lista dos sócios do Gabinete de Leitura', '1927-1935', '1 caderno (60 folhas)', readers],
  ['BP.02', 'Registros de empréstimo', '1942-1988', '31 livros', readers, 'Quem leu o quê: livro, leitor, dia de saída e de volta. Nomes cobertos por cem anos.'],
  ['BP.02-014', 'Registro de empréstimos de 1958', '1958', '1 livro (240 folhas)', readers],
  ['BP.03', 'Carro-biblioteca', '1961-1979', '2 caixas', ['Bibliotecas ambulantes - Fontes']],
  ['BP.03-002', 'Cadernos de viagem do carro-biblioteca', '1961-1968', '7 cadernos', ['Bibliotecas ambulantes - Fontes'], 'Anotações da bibliotecária nas idas às fazendas e às escolas do vale.'],
  ['BP.03-002.3', 'Caderno de viagem, Serra Azul', '1963', '1 caderno (48 folhas)', ['Bibliotecas ambulantes - Fontes', 'Serra Azul do Buriti - História - Fontes']],
  ['EA', 'Escola Agrícola', '1939-1971', '17 caixas (2,2 m lineares)', school],
  ['EA.01', 'Matrículas', '1939-1971', '12 livros', school],
  ['EA.02', 'Diários de campo', '1944-1970', '28 cadernos', [...school, 'Agricultura - Experimentação - Fontes'], 'Chuvas, plantios e colheitas dos campos de ensaio, dia a dia.'],
  ['EA.02-005', 'Diário de campo, ensaios de milho', '1949-1951', '1 caderno (96 folhas)', [...school, 'Milho - Cultivo - Fontes']],
  ['SA', 'Sociedade Amigos da Biblioteca', '1952-1986', '4 caixas (0,6 m lineares)', [...city, 'Associações - Fontes']],
  ['SA.01', 'Correspondência', '1952-1986', '2 caixas', [...city, 'Correspondência']],
  ['SA.01-003', 'Cartas sobre a hora do conto', '1955-1960', '1 dossiê (37 folhas)', ['Hora do conto - Fontes', 'Correspondência']],
  ['SA.01-003.5', 'Carta de uma leitora de nove anos', '1957', '1 folha', ['Hora do conto - Fontes', 'Crianças - Leitura - Fontes', 'Correspondência'], 'Pede à sociedade que compre outro exemplar de um livro que está sempre emprestado.'],
  ['FM', 'Redação da Folha do Buriti', '1931-1979', '29 caixas (4 m lineares)', press],
  ['FM.01', 'Fotografias da redação', '1938-1979', '1.840 fotografias', [...press, 'Fotografias']],
  ['FM.01-022', 'Enchente do rio Buriti', '1960', '1 dossiê (64 fotografias)', [...press, 'Inundações - Fontes', 'Fotografias']],
  ['FM.01-022.9', 'Barcos na praça da Matriz', '1960', '1 fotografia : preto e branco ; 18 x 24 cm', [...city, 'Inundações - Fontes', 'Fotografias']],
  ['FM.02', 'Originais de crônicas', '1946-1972', '3 caixas', ['Crônicas brasileiras - Fontes', 'Manuscritos']],
];

export const archives: readonly DemoWork[] = rows.map(toWork);
