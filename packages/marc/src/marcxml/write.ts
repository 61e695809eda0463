import { isControlField } from '../record.ts';
import type { Field, MarcRecord } from '../record.ts';

const namespace = 'http://www.loc.gov/MARC21/slim';

/** The lines before and after the records of a MARCXML file in UTF-8. */
export const marcXmlHead = `<?xml version="1.0" encoding="UTF-8"?>\n<collection xmlns="${namespace}">\n`;
export const marcXmlFoot = '</collection>\n';

/** A record element, complete with its namespace. Characters XML 1.0 has no place for are left out. */
export function writeMarcXml(record: MarcRecord): string {
  const fields = record.fields.map(fieldElement).join('');
  const leader = `  <leader>${escaped(record.leader)}</leader>\n`;
  return `<record xmlns="${namespace}">\n${leader}${fields}</record>\n`;
}

function fieldElement(field: Field): string {
  const tag = escaped(field.tag);
  if (isControlField(field))
    return `  <controlfield tag="${tag}">${escaped(field.value)}</controlfield>\n`;
  const subfields = field.subfields.map(
    ({ code, value }) => `    <subfield code="${escaped(code)}">${escaped(value)}</subfield>\n`,
  );
  const indicators = `ind1="${escaped(field.ind1)}" ind2="${escaped(field.ind2)}"`;
  return `  <datafield tag="${tag}" ${indicators}>\n${subfields.join('')}  </datafield>\n`;
}

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

/** Text for content and attribute values; lone surrogates and C0 controls are no XML characters. */
function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"\r]/g, (character) => references[character] ?? '');
}
