/** A record, and its reference by a section of ABNT NBR 6023:2018, emphasis written as in Markdown. */
export interface RuleCase {
  /** '8.1.1'. */
  readonly rule: string;
  readonly lines: readonly string[];
  /** Leader/06–07. */
  readonly type?: string;
  readonly reference: string;
}

/** A rule, the fields that differ from the next case's, and what they make of the part in question. */
export type Row = readonly [rule: string, fields: readonly string[], text: string];

const title = '245 10$aA ponte';
const imprint = '260   $aRecife :$bCepe,$c2001';

/** Makes the cases of the names that stand at the head. */
export function atHead(rows: readonly Row[]): RuleCase[] {
  return rows.map(([rule, fields, text]) => ({
    rule,
    lines: [...fields, title, imprint],
    reference: `${text} **A ponte**. Recife: Cepe, 2001.`,
  }));
}

/** Makes the cases of names after the title, or nowhere: nobody is at the head. */
export function headless(rows: readonly Row[]): RuleCase[] {
  return rows.map(([rule, fields, text]) => ({
    rule,
    lines: [...fields, imprint],
    reference: `${text} Recife: Cepe, 2001.`,
  }));
}

/** Titles of a work by Ana Lima. */
export function titled(rows: readonly Row[]): RuleCase[] {
  return rows.map(([rule, fields, text]) => ({
    rule,
    lines: ['100 1 $aLima, Ana', ...fields, imprint],
    reference: `LIMA, Ana. ${text} Recife: Cepe, 2001.`,
  }));
}

/** Makes the cases of what comes between title and imprint. */
export function beforeImprint(rows: readonly Row[]): RuleCase[] {
  return rows.map(([rule, fields, text]) => ({
    rule,
    lines: ['100 1 $aLima, Ana', title, ...fields, imprint],
    reference: `LIMA, Ana. **A ponte**. ${text} Recife: Cepe, 2001.`,
  }));
}

/** The imprint itself. */
export function imprinted(rows: readonly Row[]): RuleCase[] {
  return rows.map(([rule, fields, text]) => ({
    rule,
    lines: ['100 1 $aLima, Ana', title, ...fields],
    reference: `LIMA, Ana. **A ponte**. ${text}`,
  }));
}

/** Makes the cases of what comes after the imprint. */
export function afterImprint(rows: readonly Row[]): RuleCase[] {
  return rows.map(([rule, fields, text]) => ({
    rule,
    lines: ['100 1 $aLima, Ana', title, imprint, ...fields],
    reference: `LIMA, Ana. **A ponte**. Recife: Cepe, 2001. ${text}`,
  }));
}
