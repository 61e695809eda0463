import type { DataField, MarcRecord } from '@estante/marc';
import { carriers } from './carriers.ts';
import { dataField } from './data-field.ts';
import { nonFilingCharacters } from './filing.ts';
import { generalInformation, leaderOf } from './fixed-fields.ts';
import {
  authorityPart,
  corporateIndicator,
  corporateParts,
  nameAsWritten,
  personIndicator,
  personParts,
  subjectField,
} from './headings.ts';
import { physicalFields } from './physical-description.ts';
import type { DemoWork } from './work.ts';

const languageNames: Readonly<Record<string, string>> = {
  por: 'Português',
  eng: 'Inglês',
  spa: 'Espanhol',
  fre: 'Francês',
};

function numberFields(work: DemoWork): readonly DataField[] {
  const { isbn, issn, language, originalLanguage } = work;
  return [
    ...(isbn === undefined ? [] : [dataField('020', '  ', ['a', isbn])]),
    ...(issn === undefined ? [] : [dataField('022', '  ', ['a', issn])]),
    dataField('040', '  ', ['a', 'BR-REBIVALE'], ['b', 'por'], ['c', 'BR-REBIVALE']),
    ...(originalLanguage === undefined
      ? []
      : [dataField('041', '1 ', ['a', language], ['h', originalLanguage])]),
    dataField('082', '04', ['a', work.dewey], ['2', '23']),
    dataField('090', '  ', ['a', work.dewey], ['b', work.cutter]),
  ];
}

function personField(tag: string, heading: string, role: string): DataField {
  const parts = [...personParts(heading), authorityPart(heading), ['4', role] as const];
  return dataField(tag, `${personIndicator(heading)} `, ...parts);
}

function mainEntry(work: DemoWork): readonly DataField[] {
  const author = work.authors?.[0];
  if (author !== undefined) {
    const role = carriers[work.type].mainRole;
    return [personField('100', author, role)];
  }
  if (work.corporateAuthor === undefined) return [];
  const { corporateAuthor } = work;
  return [
    dataField(
      '110',
      `${corporateIndicator(corporateAuthor)} `,
      ...corporateParts(corporateAuthor),
      authorityPart(corporateAuthor),
    ),
  ];
}

function responsibility(work: DemoWork): string | undefined {
  if (work.authors !== undefined) return work.authors.map(nameAsWritten).join(', ');
  return work.corporateAuthor;
}

/** The title of a translated work (240), or another title of what is not a translation (246). */
function titlesBeside(work: DemoWork): { uniform: DataField[]; variants: DataField[] } {
  const { originalTitle, originalLanguage, variantTitle, language } = work;
  const isTranslation = originalLanguage !== undefined;
  const others = isTranslation ? [variantTitle] : [variantTitle, originalTitle];
  const variants = others.filter((title) => title !== undefined);
  return {
    uniform:
      isTranslation && originalTitle !== undefined
        ? [dataField('240', '10', ['a', `${originalTitle}.`], ['l', languageNames[language]])]
        : [],
    variants: variants.map((title) => dataField('246', '3 ', ['a', title])),
  };
}

function titleFields(work: DemoWork): readonly DataField[] {
  const { title, subtitle, language } = work;
  const by = responsibility(work);
  const end = by === undefined ? '' : ' /';
  const hasMainEntry = by === undefined ? '0' : '1';
  const { uniform, variants } = titlesBeside(work);
  return [
    ...uniform,
    dataField(
      '245',
      `${hasMainEntry}${nonFilingCharacters(title, language)}`,
      ['a', subtitle === undefined ? `${title}${end}` : `${title} :`],
      ['b', subtitle === undefined ? undefined : `${subtitle}${end}`],
      ['c', by === undefined ? undefined : `${by}.`],
    ),
    ...variants,
  ];
}

function publicationDate({ type, year, yearEnd }: DemoWork): string | undefined {
  if (year === undefined) return undefined;
  if (yearEnd !== undefined) return `${year}-${yearEnd}.`;
  return carriers[type].material === 'serial' ? `${year}-` : `${year}.`;
}

function publicationFields(work: DemoWork): readonly DataField[] {
  const { place, publisher, edition } = work;
  const date = publicationDate(work);
  return [
    ...(edition === undefined ? [] : [dataField('250', '  ', ['a', edition])]),
    dataField(
      '264',
      ' 1',
      ['a', place === undefined ? undefined : `${place} :`],
      ['b', publisher === undefined ? undefined : `${publisher},`],
      ['c', date],
    ),
  ].filter((field) => field.subfields.length > 0);
}

function thesisNote({ thesis, year }: DemoWork): readonly DataField[] {
  if (thesis === undefined) return [];
  return [
    dataField(
      '502',
      '  ',
      ['b', thesis.degree],
      ['c', thesis.institution],
      ['d', year === undefined ? undefined : String(year)],
    ),
  ];
}

function noteFields(work: DemoWork): readonly DataField[] {
  const { originalTitle, contents, summary, audience } = work;
  return [
    ...(originalTitle !== undefined
      ? [dataField('500', '  ', ['a', `Título original: ${originalTitle}.`])]
      : []),
    ...thesisNote(work),
    ...(contents === undefined ? [] : [dataField('505', '0 ', ['a', contents])]),
    ...(summary === undefined ? [] : [dataField('520', '  ', ['a', summary])]),
    ...(audience === undefined ? [] : [dataField('521', '  ', ['a', audience])]),
  ];
}

function addedEntries(work: DemoWork): readonly DataField[] {
  const role = carriers[work.type].mainRole;
  const coauthors = (work.authors ?? []).slice(1).map((name) => [name, role] as const);
  return [...coauthors, ...(work.contributors ?? [])].map(([name, relator]) =>
    personField('700', name, relator),
  );
}

function linkFields({ host, url }: DemoWork): readonly DataField[] {
  return [
    ...(host === undefined
      ? []
      : [dataField('773', '0 ', ['t', host.title], ['g', host.part], ['x', host.issn])]),
    ...(url === undefined
      ? []
      : [dataField('856', '40', ['u', url], ['y', 'Acesso ao documento'])]),
  ];
}

/** The work as a full MARC 21 record, catalogued in Portuguese, without its copies. */
export function toMarc(work: DemoWork, controlNumber: string): MarcRecord {
  return {
    leader: leaderOf(work),
    fields: [
      { tag: '001', value: controlNumber },
      { tag: '003', value: 'BR-REBIVALE' },
      { tag: '005', value: '20250203120000.0' },
      ...physicalFields(work).control,
      { tag: '008', value: generalInformation(work) },
      ...numberFields(work),
      ...mainEntry(work),
      ...titleFields(work),
      ...publicationFields(work),
      ...physicalFields(work).data,
      ...noteFields(work),
      ...work.subjects.map(subjectField),
      ...(work.genres ?? []).map((genre) => dataField('655', ' 4', ['a', genre])),
      ...addedEntries(work),
      ...linkFields(work),
    ],
  };
}
