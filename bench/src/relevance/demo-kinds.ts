import type { JudgedKind } from './judgement.ts';

const known = { wanted: 'titles', isKnownItem: true } as const;

/**
 * Works of the demo network, looked for by words with many siblings of one stem, by compounds and by other characters.
 */
// oxfmt-ignore
export const demoKinds: readonly JudgedKind[] = [
  { kind: 'word above others of its stem', wanted: 'withWord', isKnownItem: false, judgements: [
    ['engenharia', 'engenharia', 'engenharias'],
    ['filosofia', 'filosofia', 'filosofias'],
    ['psicologia', 'psicologia', 'psicologias'],
    ['morte', 'morte', 'mortes'],
    ['trabalho', 'trabalho', 'trabalhos'],
    ['natureza', 'natureza', 'naturezas'],
    ['cidades', 'cidade', 'cidades'],
  ] },
  { ...known, kind: 'compound written otherwise', judgements: [
    ['antiédipo', 'O anti-Édipo'],
    ['anti édipo', 'O anti-Édipo'],
    ['os afrosambas', 'Os afro-sambas'],
    ['afro sambas', 'Os afro-sambas'],
    ['físicoquímica atkins', 'Físico-química'],
    ['condição posmoderna', 'Condição pós-moderna'],
    ['condição pós moderna', 'Condição pós-moderna'],
    ['identidade cultural na posmodernidade', 'A identidade cultural na pós-modernidade'],
    ['noncooperative games', 'Non-cooperative games'],
    ['non cooperative games', 'Non-cooperative games'],
    ['casagrande e senzala', 'Casa-grande e senzala'],
    ['mapa etnohistórico', 'Mapa etno-histórico de Curt Nimuendaju'],
    ['feminismo afrolatinoamericano', 'Por um feminismo afro-latino-americano'],
    ['revista latinoamericana de enfermagem', 'Revista Latino-Americana de Enfermagem'],
    ['catalogação angloamericano', 'Código de catalogação anglo-americano'],
    ['vygotsky processo sociohistórico', 'Vygotsky'],
    ['nineteen eightyfour', 'Nineteen eighty-four', '1984 / Orwell'],
    ['networkbased software architectures', 'Architectural styles and the design of network-based software architectures'],
    ['heitor villalobos', 'Heitor Villa-Lobos'],
    ['carrobiblioteca', 'Carro-biblioteca', 'Cadernos de viagem do carro-biblioteca'],
  ] },
  { ...known, kind: 'in other characters', judgements: [
    ['ＤＯＭ　ＣＡＳＭＵＲＲＯ', 'Dom Casmurro'],
    ['ｆａｈｒｅｎｈｅｉｔ ４５１', 'Fahrenheit 451'],
    ['१९८४', '1984'],
    ['𝐕𝐢𝐝𝐚𝐬 secas', 'Vidas secas'],
    ['grande ser\u00adtão', 'Grande sertão'],
    ['a moreni\u200bnha', 'A moreninha'],
  ] },
];
