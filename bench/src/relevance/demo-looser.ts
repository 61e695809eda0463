import type { JudgedKind } from './judgement.ts';

const known = { wanted: 'titles', isKnownItem: true } as const;

/** Works of the demo network, looked for by what people remember of them. */
// oxfmt-ignore
export const demoLooser: readonly JudgedKind[] = [
  { ...known, kind: 'part of a title', judgements: [
    ['brás cubas', 'Memórias póstumas de Brás Cubas'],
    ['policarpo quaresma', 'Triste fim de Policarpo Quaresma'],
    ['pequeno príncipe', 'O pequeno príncipe'],
    ['cortiço', 'O cortiço'],
    ['auto compadecida', 'Auto da Compadecida', 'O auto da Compadecida'],
    ['peixes de água doce', 'Catálogo das espécies de peixes de água doce do Brasil'],
    ['cólera amor tempos', 'O amor nos tempos do cólera'],
    ['dom quixote', 'O engenhoso fidalgo D. Quixote de La Mancha'],
    ['ciranda pedra', 'Ciranda de pedra'],
    ['mochileiro das galáxias', 'O guia do mochileiro das galáxias'],
    ['enchente do rio buriti', 'Enchente do rio Buriti'],
  ] },
  { ...known, kind: 'variant title', judgements: [
    ['LGPD', 'Lei nº 13.709, de 14 de agosto de 2018'],
    ['eca', 'Lei nº 8.069, de 13 de julho de 1990'],
    ['estatuto da criança e do adolescente', 'Lei nº 8.069, de 13 de julho de 1990'],
    ['código civil', 'Lei nº 10.406, de 10 de janeiro de 2002'],
    ['lei de acesso à informação', 'Lei nº 12.527, de 18 de novembro de 2011'],
    ['mil novecentos e oitenta e quatro', '1984 / Orwell'],
    ['carta de pero vaz de caminha', 'Carta a El-Rei D. Manuel sobre o achamento do Brasil'],
    ['biblioteca digital brasileira de teses e dissertações', 'Biblioteca Digital Brasileira de Teses e Dissertações'],
  ] },
  { ...known, kind: 'title with year or publisher', judgements: [
    ['vidas secas 2019', 'Vidas secas / 2019'],
    ['dom casmurro 1899', 'Dom Casmurro / 1899'],
    ['dom casmurro penguin', 'Dom Casmurro / 2016'],
    ['nbr 6023 2018', 'ABNT NBR 6023 / 2018'],
    ['atkins princípios de química 2018', 'Princípios de química / 2018'],
  ] },
  { ...known, kind: 'either, or without', judgements: [
    ['iracema OR ubirajara', 'Iracema', 'Ubirajara'],
    ['iracema OU lucíola alencar', 'Iracema', 'Lucíola'],
    ['hamlet -drama', 'Hamlet / 1997'],
    ['ressurreição -machado', 'Ressurreição / Tolstói'],
    ['ressurreição NÃO tolstói', 'Ressurreição / Assis'],
  ] },
  { kind: 'author by a form not used', wanted: 'worksOf', isKnownItem: false, judgements: [
    ['tom jobim', 'Jobim, Antonio Carlos'],
    ['eric arthur blair', 'Orwell, George'],
    ['alberto caeiro', 'Pessoa, Fernando'],
    ['cabral de melo neto', 'Melo Neto, João Cabral de'],
    ['leon tolstoi', 'Tolstói, Liev'],
    ['joaquim maria machado de assis', 'Assis, Machado de', 'Machado de Assis'],
    ['ibge', 'Instituto Brasileiro de Geografia e Estatística'],
  ] },
  { kind: 'subject by a form not used', wanted: 'about', isKnownItem: false, judgements: [
    ['cordel', 'Literatura de cordel'],
    ['saúde coletiva', 'Saúde pública'],
    ['agricultura ecológica', 'Agroecologia'],
    ['escravatura', 'Escravidão'],
    ['escravatura brasil', 'Escravidão - Brasil'],
    ['orientação a objetos', 'Programação orientada a objetos'],
    ['povos originários', 'Povos indígenas', 'Índios'],
  ] },
];
