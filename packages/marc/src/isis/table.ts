import { parseRule, type IsisRule } from './rule.ts';

/** Rules by which fields of CDS/ISIS become fields of MARC 21. */
export type IsisTable = readonly IsisRule[];

/**
 * A table as people write it, a rule a line: field or field^subfield, then tag, indicators ('_' for a
 * blank) and subfield of MARC 21; 'else' and another place where that one is taken; in quotes what is
 * written before it. # begins a remark.
 * The line that is no rule, where there is one.
 */
export function readIsisTable(text: string): IsisTable | { readonly wrongLine: number } {
  const rules: IsisRule[] = [];
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    const said = line.replace(/#.*$/, '').trim();
    if (said === '') continue;
    const rule = parseRule(said);
    if (rule === null) return { wrongLine: at + 1 };
    rules.push(rule);
  }
  return rules;
}

/** LILACS, 'Manual de descrição bibliográfica': fields that titles are made of. */
const lilacsText = `
2     001
1     040 __ a
69    020 __ a
35    022 __ a
40    041 __ a
10    100 1_ a
16    100 1_ a
23    700 1_ a
11    110 2_ a
17    110 2_ a
24    710 2_ a
12    245 10 a
18    245 10 a  else 773 0_ t
25    245 10 a  else 490 0_ a
30    245 10 a  else 773 0_ t
13    246 31 a
19    246 31 a
63    250 __ a
66    260 __ a
62    260 __ b
64    260 __ c
20    300 __ a
38    300 __ b
31    773 0_ g "v. "
32    773 0_ g "n. "
14    773 0_ g "p. "
14^f  773 0_ g "p. "
14^l  773 0_ g "-"
65    773 0_ d
65    008 "000000s"
53    711 2_ a
50    502 __ c
51    502 __ b
49    700 1_ a
61    500 __ a
83    520 __ a
87    650 _4 a
87^d  650 _4 a
87^s  650 _4 x
88    650 _4 a
88^d  650 _4 a
88^s  650 _4 x
8^u   856 40 u
8     856 40 u
`;

export const lilacsTable = readIsisTable(lilacsText) as IsisTable;

/** The table for an article or a chapter: authors of a monograph are those of the book it is in. */
export const lilacsPartTable = readIsisTable(
  lilacsText
    .replace('16    100 1_ a', '16    773 0_ a "; "')
    .replace('17    110 2_ a', '17    773 0_ a "; "'),
) as IsisTable;
