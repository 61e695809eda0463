import type { DataField, MarcRecord } from '@estante/marc';
import { actDateFields, actLinkFields, actNumberFields, actStateFields } from './act-fields.ts';
import { archiveNoteFields, referenceCodeFields, unitAboveFields } from './archive-fields.ts';
import { carriers } from './carriers.ts';
import { dataField } from './data-field.ts';
import { generalInformation, leaderOf } from './fixed-fields.ts';
import {
  authorityPart,
  corporateIndicator,
  corporateParts,
  personIndicator,
  personParts,
} from './headings.ts';
import { physicalFields } from './physical-description.ts';
import { publicationFields } from './publication-fields.ts';
import { standardLinkFields, standardStateFields } from './standard-fields.ts';
import { subjectField } from './subject-headings.ts';
import { titleFields } from './title-fields.ts';
import type { DemoWork } from './work.ts';

function numberFields(work: DemoWork): readonly DataField[] {
  const { isbn, issn, language, originalLanguage, standardNumber } = work;
  return [
    ...(isbn === undefined ? [] : [dataField('020', '  ', ['a', isbn])]),
    ...(issn === undefined ? [] : [dataField('022', '  ', ['a', issn])]),
    ...(standardNumber === undefined
      ? []
      : [dataField('024', '7 ', ['a', standardNumber], ['2', 'local'])]),
    ...actNumberFields(work),
    dataField('040', '  ', ['a', 'BR-REBIVALE'], ['b', 'por'], ['c', 'BR-REBIVALE']),
    ...(originalLanguage === undefined
      ? []
      : [dataField('041', '1 ', ['a', language], ['h', originalLanguage])]),
    ...actDateFields(work),
    dataField('082', '04', ['a', work.dewey], ['2', '23']),
    dataField('090', '  ', ['a', work.dewey], ['b', work.cutter]),
    ...referenceCodeFields(work),
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
      ['4', work.act && 'enj'],
    ),
  ];
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
    ...archiveNoteFields(work),
    ...(originalTitle !== undefined
      ? [dataField('500', '  ', ['a', `Título original: ${originalTitle}.`])]
      : []),
    ...thesisNote(work),
    ...(contents === undefined ? [] : [dataField('505', '0 ', ['a', contents])]),
    ...(summary === undefined ? [] : [dataField('520', '  ', ['a', summary])]),
    ...(audience === undefined ? [] : [dataField('521', '  ', ['a', audience])]),
    ...actStateFields(work),
    ...standardStateFields(work),
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
      ...unitAboveFields(work),
      ...actLinkFields(work),
      ...standardLinkFields(work),
      ...linkFields(work),
    ],
  };
}
