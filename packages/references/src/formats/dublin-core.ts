import type { SourceTitle } from '../source-title.ts';
import { branch, leaf, xmlHead } from '@estante/xml';
import type { Attributes } from '@estante/xml';
import { dublinCore } from './dublin-core-statements.ts';

const namespaces = {
  'xmlns:oai_dc': 'http://www.openarchives.org/OAI/2.0/oai_dc/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
};

function recordElement(
  source: SourceTitle,
  attributes: Attributes,
  name: 'oai_dc:dc' | 'srw_dc:dc' = 'oai_dc:dc',
): string {
  const statements = dublinCore(source);
  const children = statements.map(({ element, value }) => `\n  ${leaf(`dc:${element}`, value)}`);
  return branch(name, [...children, '\n'], attributes);
}

/** An element of OAI-PMH's own schema, which names where that is. */
export function writeOaiDc(source: SourceTitle): string {
  return recordElement(source, {
    ...namespaces,
    'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
    'xsi:schemaLocation':
      'http://www.openarchives.org/OAI/2.0/oai_dc/ http://www.openarchives.org/OAI/2.0/oai_dc.xsd',
  });
}

/** An element of the schema that SRU has for it (info:srw/schema/1/dc-v1.1). */
export function writeSrwDc(source: SourceTitle): string {
  const attributes = {
    'xmlns:srw_dc': 'info:srw/schema/1/dc-schema',
    'xmlns:dc': namespaces['xmlns:dc'],
  };
  return recordElement(source, attributes, 'srw_dc:dc');
}

/** One title is a document of its own; several stand in an element `records`. */
export function writeDublinCore(sources: readonly SourceTitle[]): string {
  const [first] = sources;
  if (first && sources.length === 1) return `${xmlHead}${recordElement(first, namespaces)}\n`;
  const records = sources.map((source) => `${recordElement(source, {})}\n`);
  return `${xmlHead}${branch('records', ['\n', ...records], namespaces)}\n`;
}
