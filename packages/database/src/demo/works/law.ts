import type { DemoWork } from '../work.ts';

const book = { type: 'book', language: 'por' } as const;
const act = {
  type: 'normative-act',
  language: 'por',
  corporateAuthor: 'Brasil',
  place: 'Brasília',
  genres: ['Legislação'],
} as const;
const federal = { kind: 'Lei', issuer: 'Brasil' } as const;
const planalto = 'https://www.planalto.gov.br/ccivil_03';
const sp = 'São Paulo';
const rio = 'Rio de Janeiro';

// oxfmt-ignore
export const law: readonly DemoWork[] = [
  { ...book, title: 'Curso de direito constitucional positivo', authors: ['Silva, José Afonso da, 1925-'], place: sp, publisher: 'Malheiros', dewey: '342.81', cutter: 'S586c', subjects: ['Direito constitucional - Brasil'] },
  { ...book, title: 'Curso de direito constitucional', authors: ['Bonavides, Paulo, 1925-2020'], place: sp, publisher: 'Malheiros', dewey: '342', cutter: 'B697c', subjects: ['Direito constitucional', 'Direitos fundamentais'] },
  { ...book, title: 'Direito constitucional', authors: ['Moraes, Alexandre de, 1968-'], place: sp, publisher: 'Atlas', dewey: '342.81', cutter: 'M827d', subjects: ['Direito constitucional - Brasil'] },
  { ...book, title: 'Direito administrativo', authors: ['Di Pietro, Maria Sylvia Zanella, 1943-'], place: sp, publisher: 'Atlas', dewey: '342.8106', cutter: 'D596d', subjects: ['Direito administrativo - Brasil', 'Administração pública - Brasil'] },
  { ...book, title: 'Direito administrativo brasileiro', authors: ['Meirelles, Hely Lopes, 1917-1990'], place: sp, publisher: 'Malheiros', dewey: '342.8106', cutter: 'M514d', subjects: ['Direito administrativo - Brasil'] },
  { ...book, title: 'Lições preliminares de direito', authors: ['Reale, Miguel, 1910-2006'], place: sp, publisher: 'Saraiva', dewey: '340.1', cutter: 'R288l', subjects: ['Direito - Filosofia', 'Introdução ao direito'],
    summary: 'Introdução ao estudo do direito segundo a teoria tridimensional: fato, valor e norma.' },
  { ...book, title: 'Introdução ao estudo do direito', subtitle: 'técnica, decisão, dominação', authors: ['Ferraz Junior, Tercio Sampaio, 1941-'], place: sp, publisher: 'Atlas', dewey: '340.1', cutter: 'F381i', subjects: ['Introdução ao direito', 'Direito - Filosofia'] },
  { ...book, title: 'Teoria pura do direito', authors: ['Kelsen, Hans, 1881-1973'], originalLanguage: 'ger', originalTitle: 'Reine Rechtslehre', contributors: [['Machado, João Baptista', 'trl']], place: sp, publisher: 'WMF Martins Fontes', dewey: '340.1', cutter: 'K29t', subjects: ['Direito - Filosofia', 'Positivismo jurídico'] },
  { ...book, title: 'A era dos direitos', authors: ['Bobbio, Norberto, 1909-2004'], originalLanguage: 'ita', originalTitle: 'L’età dei diritti', contributors: [['Coutinho, Carlos Nelson, 1943-2012', 'trl']], place: rio, publisher: 'Campus', year: 1992, dewey: '323', cutter: 'B663e', subjects: ['Direitos humanos', 'Direito - Filosofia'] },
  { ...book, title: 'Curso de direito civil brasileiro', authors: ['Diniz, Maria Helena'], place: sp, publisher: 'Saraiva', volumes: 7, dewey: '346.81', cutter: 'D585c', subjects: ['Direito civil - Brasil'] },
  { ...book, title: 'Direito civil brasileiro', authors: ['Gonçalves, Carlos Roberto, 1938-'], place: sp, publisher: 'Saraiva', volumes: 7, dewey: '346.81', cutter: 'G635d', subjects: ['Direito civil - Brasil'] },
  { ...book, title: 'Instituições de direito civil', authors: ['Pereira, Caio Mário da Silva, 1913-2004'], place: rio, publisher: 'Forense', volumes: 6, dewey: '346', cutter: 'P436i', subjects: ['Direito civil'] },
  { ...book, title: 'Curso de direito penal', subtitle: 'parte geral', authors: ['Capez, Fernando'], place: sp, publisher: 'Saraiva', dewey: '345.81', cutter: 'C238c', subjects: ['Direito penal - Brasil'] },
  { ...book, title: 'Tratado de direito penal', authors: ['Bitencourt, Cezar Roberto'], place: sp, publisher: 'Saraiva', volumes: 5, dewey: '345', cutter: 'B624t', subjects: ['Direito penal'] },
  { ...book, title: 'Dos delitos e das penas', authors: ['Beccaria, Cesare, 1738-1794'], originalLanguage: 'ita', originalTitle: 'Dei delitti e delle pene', dewey: '345', cutter: 'B388d', subjects: ['Direito penal', 'Pena de morte', 'Tortura'] },
  { ...book, title: 'Vigiar e punir', subtitle: 'nascimento da prisão', authors: ['Foucault, Michel, 1926-1984'], originalLanguage: 'fre', originalTitle: 'Surveiller et punir', contributors: [['Ramalhete, Raquel', 'trl']], place: 'Petrópolis', publisher: 'Vozes', year: 1977, dewey: '365', cutter: 'F762v', subjects: ['Prisões - História', 'Punição', 'Disciplina'] },
  { ...book, title: 'Curso de direito do trabalho', authors: ['Delgado, Mauricio Godinho'], place: sp, publisher: 'LTr', dewey: '344.8101', cutter: 'D352c', subjects: ['Direito do trabalho - Brasil'] },
  { ...book, title: 'Direito ambiental brasileiro', authors: ['Machado, Paulo Affonso Leme, 1939-'], place: sp, publisher: 'Malheiros', dewey: '344.81046', cutter: 'M149d', subjects: ['Direito ambiental - Brasil', 'Proteção ambiental - Legislação'] },
  { ...book, title: 'Patentes, transgênicos e clonagem', subtitle: 'implicações jurídicas e bioéticas', authors: ['Scholze, Simone Henriqueta Cossetin'], place: 'Brasília', publisher: 'Ed. UnB', year: 2002, pages: 304, isbn: '8523006729', dewey: '174.28', cutter: 'S368p', subjects: ['Bioética', 'Biotecnologia', 'Clonagem', 'Patentes - Legislação'] },
  { ...book, title: 'As regras morais e a ética', authors: ['Lyons, David, 1935-'], place: 'Campinas', publisher: 'Papirus', year: 1990, pages: 218, isbn: '8530801288', originalLanguage: 'eng', dewey: '340.112', cutter: 'L991r', subjects: ['Direito e ética'] },
  { ...act, type: 'book', title: 'Constituição da República Federativa do Brasil', publisher: 'Senado Federal, Centro Gráfico', year: 1988, pages: 292, url: `${planalto}/constituicao/constituicao.htm`, variantTitle: 'Constituição Federal de 1988', dewey: '342.81023', cutter: 'B823c', subjects: ['Constituições - Brasil', 'Direitos fundamentais - Brasil'],
    summary: 'Texto promulgado em 5 de outubro de 1988, na edição impressa do ano; o endereço leva ao texto com as emendas.' },
  { ...act, title: 'Lei nº 8.069, de 13 de julho de 1990', subtitle: 'Estatuto da Criança e do Adolescente', year: 1990, url: `${planalto}/leis/l8069.htm`, variantTitle: 'ECA', dewey: '346.810135', cutter: 'B823l', subjects: ['Crianças - Legislação', 'Adolescentes - Legislação', 'Direitos da criança - Brasil'], act: { ...federal, number: '8.069', date: '1990-07-13', state: 'amended' } },
  { ...act, title: 'Lei nº 8.078, de 11 de setembro de 1990', subtitle: 'Código de Defesa do Consumidor', year: 1990, url: `${planalto}/leis/l8078.htm`, dewey: '343.81071', cutter: 'B823l', subjects: ['Proteção ao consumidor - Legislação'], act: { ...federal, number: '8.078', date: '1990-09-11', state: 'amended' } },
  { ...act, title: 'Lei nº 9.394, de 20 de dezembro de 1996', subtitle: 'estabelece as diretrizes e bases da educação nacional', year: 1996, url: `${planalto}/leis/l9394.htm`, variantTitle: 'LDB', dewey: '344.8107', cutter: 'B823l', subjects: ['Educação - Legislação', 'Educação e Estado - Brasil'], act: { ...federal, number: '9.394', date: '1996-12-20', state: 'amended' } },
  { ...act, title: 'Lei nº 9.610, de 19 de fevereiro de 1998', subtitle: 'altera, atualiza e consolida a legislação sobre direitos autorais', year: 1998, url: `${planalto}/leis/l9610.htm`, variantTitle: 'Lei de Direitos Autorais', dewey: '346.810482', cutter: 'B823l', subjects: ['Direitos autorais - Legislação'], act: { ...federal, number: '9.610', date: '1998-02-19', state: 'amended', revokes: ['Lei nº 5.988, de 14 de dezembro de 1973'] } },
  { ...act, title: 'Lei nº 10.406, de 10 de janeiro de 2002', subtitle: 'institui o Código Civil', year: 2002, url: `${planalto}/leis/2002/l10406.htm`, variantTitle: 'Código Civil', dewey: '346.81002632', cutter: 'B823l', subjects: ['Direito civil - Legislação'], act: { ...federal, number: '10.406', date: '2002-01-10', state: 'amended', revokes: ['Lei nº 3.071, de 1º de janeiro de 1916'] } },
  { ...act, title: 'Lei nº 11.340, de 7 de agosto de 2006', year: 2006, url: `${planalto}/_ato2004-2006/2006/lei/l11340.htm`, variantTitle: 'Lei Maria da Penha', dewey: '345.8102555', cutter: 'B823l', subjects: ['Violência contra a mulher - Legislação', 'Violência doméstica - Brasil'], act: { ...federal, number: '11.340', date: '2006-08-07', state: 'amended' } },
  { ...act, title: 'Lei nº 12.527, de 18 de novembro de 2011', year: 2011, url: `${planalto}/_ato2011-2014/2011/lei/l12527.htm`, variantTitle: 'Lei de Acesso à Informação', dewey: '342.810662', cutter: 'B823l', subjects: ['Direito à informação - Legislação', 'Transparência pública - Brasil'], act: { ...federal, number: '12.527', date: '2011-11-18', state: 'amended' } },
  { ...act, title: 'Lei nº 13.146, de 6 de julho de 2015', subtitle: 'institui a Lei Brasileira de Inclusão da Pessoa com Deficiência', year: 2015, url: `${planalto}/_ato2015-2018/2015/lei/l13146.htm`, variantTitle: 'Estatuto da Pessoa com Deficiência', dewey: '346.81013', cutter: 'B823l', subjects: ['Pessoas com deficiência - Legislação', 'Acessibilidade'], act: { ...federal, number: '13.146', date: '2015-07-06', state: 'amended' } },
  { ...act, title: 'Lei nº 13.709, de 14 de agosto de 2018', subtitle: 'Lei Geral de Proteção de Dados Pessoais (LGPD)', year: 2018, url: `${planalto}/_ato2015-2018/2018/lei/l13709.htm`, variantTitle: 'LGPD', dewey: '342.810858', cutter: 'B823l', subjects: ['Proteção de dados - Legislação', 'Direito à privacidade - Brasil'], act: { ...federal, number: '13.709', date: '2018-08-14', state: 'amended' } },
];
