import { isControlField } from '../record.ts';
import type { Field, MarcRecord } from '../record.ts';
import { escapeXml } from '@estante/xml';

const namespace = 'http://www.loc.gov/MARC21/slim';

/** The lines before and after the records of a MARCXML file in UTF-8. */
export const marcXmlHead = `<?xml version="1.0" encoding="UTF-8"?>\n<collection xmlns="${namespace}">\n`;
export const marcXmlFoot = '</collection>\n';

/** A record element, complete with its namespace. Characters XML 1.0 has no place for are left out. */
export function writeMarcXml(record: MarcRecord): string {
  const fields = record.fields.map(fieldElement).join('');
  const leader = `  <leader>${escapeXml(record.leader)}</leader>\n`;
  return `<record xmlns="${namespace}">\n${leader}${fields}</record>\n`;
}

function fieldElement(field: Field): string {
  const tag = escapeXml(field.tag);
  if (isControlField(field))
    return `  <controlfield tag="${tag}">${escapeXml(field.value)}</controlfield>\n`;
  const subfields = field.subfields.map(
    ({ code, value }) => `    <subfield code="${escapeXml(code)}">${escapeXml(value)}</subfield>\n`,
  );
  const indicators = `ind1="${escapeXml(field.ind1)}" ind2="${escapeXml(field.ind2)}"`;
  return `  <datafield tag="${tag}" ${indicators}>\n${subfields.join('')}  </datafield>\n`;
}
