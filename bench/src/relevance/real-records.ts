import type { JudgedKind } from './judgement.ts';

const known = { wanted: 'titles', isKnownItem: true } as const;

/** Works described by other libraries, in ../shared/data/bibliographic. */
// oxfmt-ignore
export const realRecords: readonly JudgedKind[] = [
  { ...known, kind: 'whole title', judgements: [
    ['Nascença e vivência da Biblioteca do Amazonas', 'Nascença e vivência da Biblioteca do Amazonas'],
    ['bibliotecas e sociedade na primeira república', 'Bibliotecas e sociedade na Primeira República'],
    ['adivinha quanto eu te amo', 'Adivinha quanto eu te amo'],
    ['the naked public square', 'The naked public square'],
    ['does god play dice', 'Does God play dice?'],
    ['Heat transfer equipment', 'Heat transfer equipment'],
    ['wild will enderby', 'Wild Will Enderby'],
    ['The story of silk', 'The Story of Silk'],
    ['psicologia das relações interpessoais', 'Psicologia das relações interpessoais'],
  ] },
  { ...known, kind: 'without accents', judgements: [
    ['catalogo das aves do brasil', 'Catálogo das aves do Brasil'],
    ['fisica moderna', 'Física moderna / Tipler'],
    ['memoires d outre tombe', 'Mémoires d’Outre-Tombe, Tome 4'],
    ['rameau de a a z', 'Rameau de A à Z'],
  ] },
  { ...known, kind: 'in capitals', judgements: [
    ['TURBINAS DE VAPOR', 'Turbinas de vapor'],
    ['O MICROFILME', 'O microfilme'],
    ['SAILMAKER', 'Sailmaker'],
  ] },
  { ...known, kind: 'one-word title', judgements: [
    ['waverley', 'Waverley, or, ’Tis sixty years since'],
    ['transviado', 'Transviado'],
    ['fisicoquímica', 'Fisicoquímica'],
    ['time', 'Time'],
    ['algebra', 'Algebra'],
  ] },
  { ...known, kind: 'title of little words', judgements: [
    ['from here to infinity', 'From here to infinity'],
    ['in bruges', 'In Bruges'],
    ['all about the little small red hen', 'All About the Little Small Red Hen'],
  ] },
  { ...known, kind: 'title with words of the subtitle', judgements: [
    ['louise brooks lulu forever', 'Louise Brooks'],
    ['energía solar aplicaciones prácticas', 'Energía solar'],
    ['christianity first three thousand years', 'Christianity'],
    ['turkmenistan ancient arts today', 'Turkmenistan / Taylor / 2011'],
  ] },
  { ...known, kind: 'author and a word of the title', judgements: [
    ['heller god knows', 'God knows'],
    ['ogata control', 'Ingeniería de control moderna', 'Engenharia de controle moderno'],
    ['pascal pensées', 'Pensées'],
    ['whitehead razão', 'A função da razão'],
    ['stroustrup c++', 'The C++ programming language', 'El lenguaje de programación C++', 'Princípios e práticas de programação com C++'],
    ['ziraldo borboleta', 'A bela borboleta'],
  ] },
  { kind: 'author', wanted: 'worksOf', isKnownItem: false, judgements: [
    ['stevenson robert louis', 'Stevenson, Robert Louis'],
    ['camilo castelo branco', 'Castelo Branco, Camilo'],
    ['edgar allan poe', 'Poe, Edgar Allan'],
    ['lamartine', 'Lamartine, Alphonse de'],
  ] },
  { ...known, kind: 'title in another language', judgements: [
    ['Introducción a la economía positiva', 'Introducción a la economía positiva'],
    ['zur lyrik brechts', 'Zur Lyrik Brechts'],
    ["l'assedio di corinto", 'L’assedio di Corinto'],
    ['le canada', 'Le Canada'],
    ['Lun yu ming ju shang xi', 'Lun yu ming ju shang xi'],
    ['han zi qu tan', 'Han zi qu tan'],
    ['Yongbi ochon ka', 'Yongbi ŏchʻŏn ka'],
    ["yongbi och'on ka", 'Yongbi ŏchʻŏn ka'],
    ['visnyk tovarystva ukrainskoi kultury', 'Visnyk Tovarystva ukraïnsʹkoï kulʹtury Kubani'],
    ['natsionalnye traditsii i evropeizm', 'Karamzinskiĭ sbornik'],
    ['Mao Zedong he Tian Jiaying', 'Mao Zedong he Tian Jiaying'],
  ] },
  { ...known, kind: 'title in its own script', judgements: [
    ['汉字趣谈', 'Han zi qu tan'],
    ['毛澤東和田家英', 'Mao Zedong he Tian Jiaying'],
    ['三字經', '三字經'],
    ['老殘遊記', '老殘遊記'],
    ['英語の語源', 'Eigo no gogen'],
    ['الشباب ومشكلات سوق العمل', 'al-Shabāb wa-mushkilāt sūq al-ʻamal'],
    ['בשדות זרים', 'Be-śadot zarim'],
  ] },
  { ...known, kind: 'plural against singular', judgements: [
    ['diez conferencia sobre resistencia de material', 'Diez conferencias sobre resistencia de materiales'],
    ['pioneer explorer of new zealand', 'The pioneer explorers of New Zealand'],
    ['algoritmo y estructura de dato', 'Algoritmos y estructuras de datos'],
  ] },
  { ...known, kind: 'phrase', judgements: [
    ['"history of west africa"', 'History of West Africa since 1800'],
    ['"orchidées nouvelles"', 'Orchidées nouvelles ou peu connues'],
  ] },
  { ...known, kind: 'beginning of a word', judgements: [
    ['radiotelesc*', 'Radiotelescopes'],
  ] },
  { ...known, kind: 'ISBN', judgements: [
    ['0-312-12851-7', 'Chandlertown'],
    ['9788575308523', 'A África de dona Biá'],
    ['978-2-213-01277-3', 'Rameau de A à Z'],
  ] },
  { ...known, kind: 'ISSN', judgements: [
    ['0003-4916', 'Annals of physics'],
    ['00361445', 'SIAM review'],
    ['issn 1471-2474', 'BMC musculoskeletal disorders'],
  ] },
  { ...known, kind: 'number', judgements: [
    ['111 poemas para crianças', '111 poemas para crianças'],
    ['2 patas e 1 tatu', '2 patas e 1 tatu'],
    ['77 funções para o clipper', '77 funções para o Clipper'],
  ] },
  { kind: 'misspelt', wanted: 'titles', isKnownItem: false, isMisspelt: true, judgements: [
    ['turbinas de vapro', 'Turbinas de vapor'],
    ['radiotelescpes', 'Radiotelescopes'],
    ['catalogacao simplifcada', 'Catalogação simplificada'],
  ] },
];
