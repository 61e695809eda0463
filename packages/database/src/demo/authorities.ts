import type { DataField, MarcRecord } from '@estante/marc';
import { demoAuthorityHeadings, type DemoAuthority } from './authority-headings.ts';
import { authorityNumber } from './authority-number.ts';
import { dataField, type Part } from './data-field.ts';
import { corporateIndicator, corporateParts, personIndicator, personParts } from './headings.ts';

/** Last two digits of the tag of each type: 1XX heading, 4XX not used, 5XX beside it. */
const tagEnds: Readonly<Record<DemoAuthority['type'], string>> = {
  person: '00',
  corporate: '10',
  topic: '50',
  place: '51',
};

function heading(type: DemoAuthority['type'], block: string, text: string, control?: string) {
  const tag = `${block}${tagEnds[type]}`;
  const lead: readonly Part[] = [['w', control]];
  switch (type) {
    case 'person':
      return dataField(tag, `${personIndicator(text)} `, ...lead, ...personParts(text));
    case 'corporate':
      return dataField(tag, `${corporateIndicator(text)} `, ...lead, ...corporateParts(text));
    case 'topic':
    case 'place':
      return dataField(tag, '  ', ...lead, ['a', text]);
  }
}

/** 5XX; $w g says the other heading is broader, h narrower, none that both stand level. */
function seeAlso(authority: DemoAuthority): readonly DataField[] {
  const { type, broader = [], narrower = [], related = [] } = authority;
  return [
    ...broader.map((text) => heading(type, '5', text, 'g')),
    ...narrower.map((text) => heading(type, '5', text, 'h')),
    ...related.map((text) => heading(type, '5', text)),
  ];
}

/** 678 tells of a person or body, 680 what a subject covers. */
function notes({ type, note }: DemoAuthority): readonly DataField[] {
  if (note === undefined) return [];
  return type === 'person' || type === 'corporate'
    ? [dataField('678', '0 ', ['a', note])]
    : [dataField('680', '  ', ['i', note])];
}

/** 40 characters: established heading, fit for main entry or subject according to its type. */
function fixedData({ type }: DemoAuthority): string {
  const isName = type === 'person' || type === 'corporate';
  const isMainEntry = isName ? 'a' : 'b';
  return `250203n||azznn${isMainEntry}abn           n aaa     d`;
}

function toRecord(authority: DemoAuthority): MarcRecord {
  const { type, variants = [], identities = {} } = authority;
  return {
    leader: '00000nz  a2200000n  4500',
    fields: [
      { tag: '001', value: authorityNumber(authority.heading) ?? '' },
      { tag: '003', value: 'BR-REBIVALE' },
      { tag: '005', value: '20250203120000.0' },
      { tag: '008', value: fixedData(authority) },
      ...Object.entries(identities).map(([source, value]) =>
        dataField('024', '7 ', ['a', value], ['2', source]),
      ),
      dataField('040', '  ', ['a', 'BR-REBIVALE'], ['b', 'por'], ['c', 'BR-REBIVALE']),
      heading(type, '1', authority.heading),
      ...variants.map((text) => heading(type, '4', text)),
      ...seeAlso(authority),
      ...notes(authority),
    ],
  };
}

/** The authority records of the demo network; the same each time. */
export function* demoAuthorities(): Iterable<MarcRecord> {
  for (const authority of demoAuthorityHeadings) yield toRecord(authority);
}
