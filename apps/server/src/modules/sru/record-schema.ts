import type { TitleRecordFormat } from '../exports/index.ts';

export interface RecordSchema {
  readonly name: string;
  /** URI by which it is called in answers. */
  readonly uri: string;
  readonly title: string;
  readonly format: TitleRecordFormat;
  /** Address of the schema of its XML; `also`: others by which it is asked for. */
  readonly location: string;
  readonly also: RegExp;
}

/** Schemas of records. The first is given to clients that ask for none: every title has it. */
export const recordSchemas: readonly RecordSchema[] = [
  {
    name: 'dc',
    uri: 'info:srw/schema/1/dc-v1.1',
    title: 'Dublin Core',
    format: 'srw_dc',
    location: 'http://www.loc.gov/standards/sru/recordSchemas/dc-schema.xsd',
    also: /^(?:info:srw\/schema\/1\/dc-schema|http:\/\/purl\.org\/dc\/elements\/1\.1\/?)$/,
  },
  {
    name: 'marcxml',
    uri: 'info:srw/schema/1/marcxml-v1.1',
    title: 'MARCXML',
    format: 'marcxml',
    location: 'http://www.loc.gov/standards/marcxml/schema/MARC21slim.xsd',
    also: /^http:\/\/www\.loc\.gov\/MARC21\/slim$/,
  },
  {
    name: 'mods',
    uri: 'info:srw/schema/1/mods-v3.8',
    title: 'MODS 3.8',
    format: 'mods',
    location: 'http://www.loc.gov/standards/mods/v3/mods-3-8.xsd',
    // Each version of MODS 3 has a URI, and what they have in common is what is given.
    also: /^(?:info:srw\/schema\/1\/mods-v3\.\d|http:\/\/www\.loc\.gov\/mods\/v3)$/,
  },
];

/** The schema of a short name or a URI; '' is the first. */
export function findSchema(asked: string): RecordSchema | undefined {
  if (asked === '') return recordSchemas[0];
  return recordSchemas.find(
    ({ name, uri, also }) => name === asked.toLowerCase() || uri === asked || also.test(asked),
  );
}
