/** Formats in which a record may be asked for; the namespace and schema of each. */
export const metadataFormats = {
  oai_dc: {
    namespace: 'http://www.openarchives.org/OAI/2.0/oai_dc/',
    schema: 'http://www.openarchives.org/OAI/2.0/oai_dc.xsd',
  },
  marcxml: {
    namespace: 'http://www.loc.gov/MARC21/slim',
    schema: 'http://www.loc.gov/standards/marcxml/schema/MARC21slim.xsd',
  },
  mods: {
    namespace: 'http://www.loc.gov/mods/v3',
    schema: 'http://www.loc.gov/standards/mods/v3/mods-3-8.xsd',
  },
} as const;

export type MetadataPrefix = keyof typeof metadataFormats;

export function isMetadataPrefix(text: string): text is MetadataPrefix {
  return Object.hasOwn(metadataFormats, text);
}
