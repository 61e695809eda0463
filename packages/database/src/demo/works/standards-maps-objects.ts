import type { DemoWork } from '../work.ts';

const standard = {
  type: 'standard',
  language: 'por',
  corporateAuthor: 'Associação Brasileira de Normas Técnicas',
  place: 'Rio de Janeiro',
  publisher: 'ABNT',
  genres: ['Normas técnicas'],
} as const;
const map = {
  type: 'map',
  language: 'por',
  corporateAuthor: 'Instituto Brasileiro de Geografia e Estatística',
  place: 'Rio de Janeiro',
  publisher: 'IBGE',
  extent: '1 mapa : color.',
  genres: ['Mapas'],
} as const;
const reproduction = {
  type: 'image',
  language: 'zxx',
  extent: '1 reprodução de arte : color.',
  genres: ['Reproduções de arte'],
} as const;
const site = { type: 'website', language: 'por', genres: ['Sites da web'] } as const;
const game = {
  type: 'game',
  language: 'por',
  extent: '1 jogo',
  place: 'São Paulo',
  genres: ['Jogos de tabuleiro'],
  audience: 'Público infantojuvenil',
} as const;

// oxfmt-ignore
export const standardsMapsAndObjects: readonly DemoWork[] = [
  { ...standard, title: 'ABNT NBR 6023', subtitle: 'informação e documentação: referências: elaboração', year: 2018, variantTitle: 'NBR 6023', standardNumber: 'ABNT NBR 6023:2018', dewey: '025.324', cutter: 'A849i', subjects: ['Referências bibliográficas - Normas', 'Normalização da documentação'],
    summary: 'Elementos e ordem das referências de livros, artigos, documentos eletrônicos e outros materiais.' },
  { ...standard, title: 'ABNT NBR 10520', subtitle: 'informação e documentação: citações em documentos: apresentação', year: 2023, variantTitle: 'NBR 10520', standardNumber: 'ABNT NBR 10520:2023', dewey: '808.027', cutter: 'A849c', subjects: ['Citações - Normas', 'Normalização da documentação'] },
  { ...standard, title: 'ABNT NBR 14724', subtitle: 'informação e documentação: trabalhos acadêmicos: apresentação', year: 2011, variantTitle: 'NBR 14724', standardNumber: 'ABNT NBR 14724:2011', dewey: '808.066', cutter: 'A849t', subjects: ['Trabalhos acadêmicos - Normas', 'Normalização da documentação'] },
  { ...standard, title: 'ABNT NBR 9050', subtitle: 'acessibilidade a edificações, mobiliário, espaços e equipamentos urbanos', year: 2020, variantTitle: 'NBR 9050', standardNumber: 'ABNT NBR 9050:2020', dewey: '720.87', cutter: 'A849a', subjects: ['Acessibilidade - Normas', 'Arquitetura e pessoas com deficiência'] },
  { ...standard, title: 'ABNT NBR 5410', subtitle: 'instalações elétricas de baixa tensão', year: 2004, variantTitle: 'NBR 5410', standardNumber: 'ABNT NBR 5410:2004', dewey: '621.31924', cutter: 'A849e', subjects: ['Instalações elétricas - Normas'] },
  { ...standard, title: 'ABNT NBR 6118', subtitle: 'projeto de estruturas de concreto: procedimento', year: 2014, variantTitle: 'NBR 6118', standardNumber: 'ABNT NBR 6118:2014', dewey: '624.1834', cutter: 'A849p', subjects: ['Estruturas de concreto - Normas'] },
  { ...standard, title: 'ABNT NBR ISO 9001', subtitle: 'sistemas de gestão da qualidade: requisitos', year: 2015, variantTitle: 'ISO 9001', standardNumber: 'ABNT NBR ISO 9001:2015', dewey: '658.4013', cutter: 'A849s', subjects: ['Gestão da qualidade - Normas'] },
  { ...map, title: 'Mapa de biomas do Brasil', subtitle: 'primeira aproximação', year: 2004, extent: '1 mapa : color. ; escala 1:5.000.000', dewey: '912.81', cutter: 'I59b', subjects: ['Biomas - Brasil - Mapas', 'Vegetação - Brasil - Mapas'] },
  { ...map, title: 'Mapa de vegetação do Brasil', year: 2004, extent: '1 mapa : color. ; escala 1:5.000.000', dewey: '912.81', cutter: 'I59v', subjects: ['Vegetação - Brasil - Mapas'] },
  { ...map, title: 'Mapa de solos do Brasil', year: 2001, extent: '1 mapa : color. ; escala 1:5.000.000', dewey: '912.81', cutter: 'I59s', subjects: ['Solos - Brasil - Mapas'] },
  { ...map, title: 'Carta do Brasil ao milionésimo', year: 1972, dewey: '912.81', cutter: 'I59c', subjects: ['Brasil - Mapas'] },
  { ...map, title: 'Mapa etno-histórico de Curt Nimuendaju', year: 1981, dewey: '912.81', cutter: 'I59e', contributors: [['Nimuendaju, Curt, 1883-1945', 'ctg']], subjects: ['Povos indígenas - Brasil - Mapas', 'Línguas indígenas - Brasil - Mapas'],
    summary: 'Localização e migrações dos povos indígenas do Brasil, com as línguas por famílias.' },
  { ...map, title: 'Map of Yosemite Valley', language: 'eng', corporateAuthor: 'Geological Survey (U.S.)', place: 'Reston, Va.', publisher: 'Geological Survey', year: 2007, isbn: '1411318013', dewey: '912.79', cutter: 'G345m', subjects: ['Parque Nacional de Yosemite - Mapas'] },
  { type: 'book', language: 'por', title: 'Atlas geográfico escolar', corporateAuthor: 'Instituto Brasileiro de Geografia e Estatística', place: 'Rio de Janeiro', publisher: 'IBGE', year: 2018, edition: '8. ed.', dewey: '912', cutter: 'I59a', genres: ['Atlas'], subjects: ['Atlas escolares', 'Geografia - Atlas'] },
  { ...reproduction, title: 'Abaporu', authors: ['Amaral, Tarsila do, 1886-1973'], dewey: '759.981', cutter: 'A485a', subjects: ['Pintura brasileira', 'Modernismo (Arte) - Brasil', 'Antropofagia (Movimento cultural)'], summary: 'Reprodução do óleo pintado em 1928.' },
  { ...reproduction, title: 'Operários', authors: ['Amaral, Tarsila do, 1886-1973'], dewey: '759.981', cutter: 'A485o', subjects: ['Pintura brasileira', 'Trabalhadores na arte'], summary: 'Reprodução do óleo pintado em 1933.' },
  { ...reproduction, title: 'Café', authors: ['Portinari, Candido, 1903-1962'], dewey: '759.981', cutter: 'P852c', subjects: ['Pintura brasileira', 'Café na arte', 'Trabalhadores na arte'], summary: 'Reprodução do óleo pintado em 1935.' },
  { ...reproduction, title: 'Independência ou morte!', authors: ['Américo, Pedro, 1843-1905'], variantTitle: 'O grito do Ipiranga', dewey: '759.981', cutter: 'A512i', subjects: ['Pintura brasileira', 'Brasil - História - Independência, 1822 - Arte'], summary: 'Reprodução da tela terminada em 1888.' },
  { ...game, title: 'War', subtitle: 'o jogo da estratégia', publisher: 'Grow', year: 1972, dewey: '794', cutter: 'W253', subjects: ['Jogos de estratégia'] },
  { ...game, title: 'Banco Imobiliário', publisher: 'Estrela', year: 1944, dewey: '794', cutter: 'B213', subjects: ['Jogos de tabuleiro', 'Imóveis - Jogos'] },
  { type: 'object', language: 'zxx', title: 'Globo terrestre político', extent: '1 globo : color., plástico ; 30 cm de diâm.', dewey: '912', cutter: 'G562', genres: ['Globos'], subjects: ['Globos geográficos', 'Geografia - Estudo e ensino'] },
  { type: 'object', language: 'zxx', title: 'Esqueleto humano articulado', extent: '1 modelo : plástico ; 170 cm', dewey: '611.71', cutter: 'E77', genres: ['Modelos anatômicos'], subjects: ['Ossos', 'Anatomia humana - Estudo e ensino'] },
  { type: 'kit', language: 'por', title: 'Material dourado', authors: ['Montessori, Maria, 1870-1952'], extent: '1 conjunto (cubos, placas, barras e unidades de madeira)', dewey: '372.7', cutter: 'M781m', genres: ['Materiais didáticos'], audience: 'Público infantil', subjects: ['Matemática - Estudo e ensino', 'Método Montessori'] },
  { type: 'kit', language: 'por', title: 'Blocos lógicos', authors: ['Dienes, Zoltán Pál, 1916-2014'], extent: '1 conjunto (48 peças)', dewey: '372.7', cutter: 'D563b', genres: ['Materiais didáticos'], audience: 'Público infantil', subjects: ['Matemática - Estudo e ensino', 'Lógica - Estudo e ensino'] },
  { type: 'software', language: 'eng', title: 'R', subtitle: 'a language and environment for statistical computing', corporateAuthor: 'R Core Team', place: 'Viena', publisher: 'R Foundation for Statistical Computing', url: 'https://www.r-project.org', dewey: '519.50285', cutter: 'R111', genres: ['Programas de computador'], subjects: ['R (Linguagem de programação)', 'Estatística - Processamento de dados'] },
  { type: 'software', language: 'por', title: 'GeoGebra', authors: ['Hohenwarter, Markus, 1976-'], url: 'https://www.geogebra.org', dewey: '516.00285', cutter: 'H719g', genres: ['Programas de computador'], subjects: ['Geometria - Programas de computador', 'Matemática - Estudo e ensino'] },
  { type: 'dataset', language: 'por', title: 'Censo demográfico 2022', corporateAuthor: 'Instituto Brasileiro de Geografia e Estatística', place: 'Rio de Janeiro', publisher: 'IBGE', url: 'https://censo2022.ibge.gov.br', dewey: '304.60981', cutter: 'I59c', genres: ['Conjuntos de dados', 'Estatísticas'], subjects: ['Brasil - População', 'Brasil - Recenseamento, 2022'] },
  { type: 'dataset', language: 'por', title: 'SIDRA', subtitle: 'sistema IBGE de recuperação automática', corporateAuthor: 'Instituto Brasileiro de Geografia e Estatística', place: 'Rio de Janeiro', publisher: 'IBGE', url: 'https://sidra.ibge.gov.br', dewey: '318.1', cutter: 'I59s', genres: ['Conjuntos de dados', 'Estatísticas'], subjects: ['Brasil - Estatística'] },
  { ...site, title: 'SciELO Brasil', variantTitle: 'Scientific Electronic Library Online', url: 'https://www.scielo.br', dewey: '025.06', cutter: 'S416', subjects: ['Periódicos eletrônicos', 'Acesso aberto', 'Comunicação científica'] },
  { ...site, title: 'Biblioteca Digital Brasileira de Teses e Dissertações', variantTitle: 'BDTD', publisher: 'IBICT', place: 'Brasília', url: 'https://bdtd.ibict.br', dewey: '025.06', cutter: 'B582', subjects: ['Teses - Bases de dados', 'Bibliotecas digitais', 'Acesso aberto'] },
  { ...site, title: 'BNDigital', corporateAuthor: 'Fundação Biblioteca Nacional', variantTitle: 'Biblioteca Nacional Digital', url: 'https://bndigital.bn.gov.br', dewey: '025.06', cutter: 'B582n', subjects: ['Bibliotecas digitais', 'Brasil - História - Fontes'] },
  { type: 'manuscript', language: 'por', title: 'Carta a El-Rei D. Manuel sobre o achamento do Brasil', subtitle: 'fac-símile', authors: ['Caminha, Pero Vaz de, m. 1500'], variantTitle: 'Carta de Pero Vaz de Caminha', dewey: '981.01', cutter: 'C183c', genres: ['Fac-símiles', 'Cartas'], subjects: ['Brasil - História - Descobrimento, 1500 - Fontes'],
    summary: 'Relato da chegada da frota de Cabral e do primeiro encontro com os habitantes da terra.' },
];
