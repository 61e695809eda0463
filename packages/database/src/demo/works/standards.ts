import type { DemoWork } from '../work.ts';

/**
 * Number as the catalogue of the body writes it, title, subjects, Dewey number; year, and the number
 * of the standard that took its place, where certain.
 */
type Row = readonly [
  number: string,
  title: string,
  year: number | undefined,
  subjects: readonly string[],
  dewey: string,
  replacedBy?: string,
];

const documentation = ['Normalização da documentação'] as const;

// oxfmt-ignore
const brazilian: readonly Row[] = [
  ['NBR 6021', 'informação e documentação: publicação periódica técnica e/ou científica: apresentação', 2015, [...documentation, 'Periódicos - Normas'], '070.572'],
  ['NBR 6022', 'informação e documentação: artigo em publicação periódica técnica e/ou científica: apresentação', 2018, [...documentation, 'Artigos científicos - Normas'], '808.066'],
  ['NBR 6024', 'informação e documentação: numeração progressiva das seções de um documento: apresentação', 2012, documentation, '808.027'],
  ['NBR 6027', 'informação e documentação: sumário: apresentação', 2012, documentation, '808.027'],
  ['NBR 6028', 'informação e documentação: resumo, resenha e recensão: apresentação', 2021, [...documentation, 'Resumos - Normas'], '808.062'],
  ['NBR 6029', 'informação e documentação: livros e folhetos: apresentação', undefined, [...documentation, 'Livros - Normas'], '070.573'],
  ['NBR 6033', 'ordem alfabética', 1989, [...documentation, 'Alfabetação - Normas'], '025.317'],
  ['NBR 6034', 'informação e documentação: índice: apresentação', 2004, [...documentation, 'Índices - Normas'], '025.3'],
  ['NBR 10525', 'informação e documentação: número padrão internacional para publicação seriada: ISSN', 2005, [...documentation, 'ISSN - Normas'], '025.3432'],
  ['NBR 10719', 'informação e documentação: relatório técnico e/ou científico: apresentação', 2015, [...documentation, 'Relatórios técnicos - Normas'], '808.066'],
  ['NBR 12225', 'informação e documentação: lombada: apresentação', undefined, [...documentation, 'Livros - Normas'], '686.3'],
  ['NBR 12676', 'métodos para análise de documentos: determinação de seus assuntos e seleção de termos de indexação', 1992, [...documentation, 'Indexação - Normas'], '025.48'],
  ['NBR 15287', 'informação e documentação: projeto de pesquisa: apresentação', 2011, [...documentation, 'Projetos de pesquisa - Normas'], '001.42'],
  ['NBR 15437', 'informação e documentação: pôsteres técnicos e científicos: apresentação', 2006, documentation, '808.066'],
  ['NBR ISO 2108', 'informação e documentação: número padrão internacional de livro: ISBN', 2006, [...documentation, 'ISBN - Normas'], '025.3'],
  ['NBR 15599', 'acessibilidade: comunicação na prestação de serviços', 2008, ['Acessibilidade - Normas'], '362.4'],
  ['NBR 16537', 'acessibilidade: sinalização tátil no piso', undefined, ['Acessibilidade - Normas'], '720.87'],
  ['NBR 5419', 'proteção contra descargas atmosféricas', 2015, ['Para-raios - Normas'], '621.3192'],
  ['NBR 5626', 'sistemas prediais de água fria e água quente', 2020, ['Instalações hidráulicas - Normas'], '696.1'],
  ['NBR 6120', 'ações para o cálculo de estruturas de edificações', 2019, ['Estruturas (Construção) - Normas'], '624.17'],
  ['NBR 6122', 'projeto e execução de fundações', 2019, ['Fundações - Normas'], '624.15'],
  ['NBR 6123', 'forças devidas ao vento em edificações', undefined, ['Vento - Normas', 'Estruturas (Construção) - Normas'], '624.175'],
  ['NBR 6484', 'solo: sondagem de simples reconhecimento com SPT: método de ensaio', 2020, ['Mecânica dos solos - Normas'], '624.151'],
  ['NBR 7190', 'projeto de estruturas de madeira', undefined, ['Estruturas de madeira - Normas'], '624.184'],
  ['NBR 8160', 'sistemas prediais de esgoto sanitário: projeto e execução', 1999, ['Esgotos - Normas'], '696.13'],
  ['NBR 8800', 'projeto de estruturas de aço e de estruturas mistas de aço e concreto de edifícios', undefined, ['Estruturas metálicas - Normas'], '624.1821'],
  ['NBR 10004', 'resíduos sólidos: classificação', undefined, ['Resíduos sólidos - Normas'], '628.44'],
  ['NBR 10151', 'acústica: medição e avaliação de níveis de pressão sonora em áreas habitadas', undefined, ['Ruído - Normas', 'Acústica - Normas'], '620.23'],
  ['NBR 10844', 'instalações prediais de águas pluviais', 1989, ['Águas pluviais - Normas'], '696.13'],
  ['NBR 15575', 'edificações habitacionais: desempenho', undefined, ['Habitações - Normas'], '690.8'],
  ['NBR ISO 14001', 'sistemas de gestão ambiental: requisitos com orientações para uso', 2015, ['Gestão ambiental - Normas'], '658.408'],
  ['NBR ISO 26000', 'diretrizes sobre responsabilidade social', 2010, ['Responsabilidade social - Normas'], '658.408'],
  ['NBR ISO 31000', 'gestão de riscos: diretrizes', 2018, ['Gestão de riscos - Normas'], '658.155'],
  ['NBR ISO/IEC 17025', 'requisitos gerais para a competência de laboratórios de ensaio e calibração', 2017, ['Laboratórios - Normas'], '507.24'],
  ['NBR ISO/IEC 27001', 'segurança da informação: sistemas de gestão: requisitos', 2022, ['Segurança da informação - Normas'], '005.8'],
];

// oxfmt-ignore
const replaced: readonly Row[] = [
  ['NBR 6023', 'informação e documentação: referências: elaboração', 2002, [...documentation, 'Referências bibliográficas - Normas'], '025.324', 'ABNT NBR 6023:2018'],
  ['NBR 10520', 'informação e documentação: citações em documentos: apresentação', 2002, documentation, '808.027', 'ABNT NBR 10520:2023'],
  ['NBR 14724', 'informação e documentação: trabalhos acadêmicos: apresentação', 2005, documentation, '808.066', 'ABNT NBR 14724:2011'],
  ['NBR 9050', 'acessibilidade a edificações, mobiliário, espaços e equipamentos urbanos', 2015, ['Acessibilidade - Normas'], '720.87', 'ABNT NBR 9050:2020'],
  ['NBR ISO 9001', 'sistemas de gestão da qualidade: requisitos', 2008, ['Gestão da qualidade - Normas'], '658.4013', 'ABNT NBR ISO 9001:2015'],
];

// oxfmt-ignore
const international: readonly Row[] = [
  ['ISO 690', 'information and documentation: guidelines for bibliographic references and citations', 2021, ['Referências bibliográficas - Normas'], '025.324'],
  ['ISO 2709', 'information and documentation: format for information exchange', 2008, ['Formatos bibliográficos - Normas'], '025.316'],
  ['ISO 3297', 'information and documentation: international standard serial number (ISSN)', undefined, ['ISSN - Normas'], '025.3432'],
  ['ISO 8601-1', 'date and time: representations for information interchange: basic rules', 2019, ['Datas - Normas'], '529.7'],
  ['ISO 11620', 'information and documentation: library performance indicators', undefined, ['Bibliotecas - Avaliação - Normas'], '025.1'],
  ['ISO 25964-1', 'information and documentation: thesauri and interoperability with other vocabularies: thesauri for information retrieval', 2011, ['Tesauros - Normas'], '025.49'],
  ['ISO/IEC 9899', 'programming languages: C', undefined, ['C (Linguagem de programação) - Normas'], '005.133'],
  ['ISO/IEC 14882', 'programming languages: C++', undefined, ['C++ (Linguagem de programação) - Normas'], '005.133'],
  ['ISO/IEC 23270', 'programming languages: C#', undefined, ['C# (Linguagem de programação) - Normas'], '005.133'],
  ['ISO/IEC 9075', 'database languages: SQL', undefined, ['SQL (Linguagem de programação) - Normas'], '005.7565'],
  ['ANSI/NISO Z39.50', 'information retrieval: application service definition and protocol specification', 2003, ['Recuperação da informação - Normas'], '025.04'],
  ['ANSI/NISO Z39.71', 'holdings statements for bibliographic items', 2006, ['Catalogação - Normas', 'Periódicos - Normas'], '025.3'],
  ['IEEE 754', 'standard for floating-point arithmetic', 2019, ['Aritmética de computador - Normas'], '004.0151'],
];

const abnt = {
  corporateAuthor: 'Associação Brasileira de Normas Técnicas',
  place: 'Rio de Janeiro',
  publisher: 'ABNT',
  language: 'por',
} as const;
const iso = {
  corporateAuthor: 'International Organization for Standardization',
  place: 'Genebra',
  publisher: 'ISO',
  language: 'eng',
} as const;
const niso = { corporateAuthor: 'National Information Standards Organization', language: 'eng' };
const ieee = {
  corporateAuthor: 'Institute of Electrical and Electronics Engineers',
  language: 'eng',
} as const;

function bodyOf(number: string) {
  if (number.startsWith('NBR')) return abnt;
  if (number.startsWith('ANSI')) return niso;
  return number.startsWith('IEEE') ? ieee : iso;
}

/** Marks by body, then the first letter of what the standard is about. */
const cutters = new Map<string, string>([
  [abnt.corporateAuthor, 'A849'],
  [iso.corporateAuthor, 'I61'],
  [niso.corporateAuthor, 'N277'],
  [ieee.corporateAuthor, 'I59'],
]);

function toWork([number, subtitle, year, subjects, dewey, replacedBy]: Row): DemoWork {
  const body = bodyOf(number);
  const isBrazilian = body === abnt;
  const title = isBrazilian ? `ABNT ${number}` : number;
  return {
    ...body,
    type: 'standard',
    title,
    subtitle,
    subjects,
    dewey,
    cutter: `${cutters.get(body.corporateAuthor) ?? 'N111'}${subtitle.normalize('NFD').charAt(0)}`,
    genres: ['Normas técnicas'],
    ...(isBrazilian && { variantTitle: number }),
    standardNumber: year === undefined ? title : `${title}:${year}`,
    ...(year !== undefined && { year }),
    ...(replacedBy !== undefined && { replacedBy }),
  };
}

export const standards: readonly DemoWork[] = [...brazilian, ...replaced, ...international].map(
  toWork,
);
