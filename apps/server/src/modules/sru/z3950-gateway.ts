import { branch, emptyElement, leaf, xmlHead } from '@estante/xml';
import { indexes } from './indexes.ts';

/** The one database of the gateway: 'host:210/estante'. */
export const gatewayDatabase = 'estante';

/** ISO 2709 as MARC 21 (USmarc) and as MARCXML by the numbers of Z39.50's record syntaxes. */
const marcSyntax = '1.2.840.10003.5.10';

/**
 * The configuration of Simple2ZOOM, a gateway of Index Data that is a Z39.50 server before and a client
 * of SRU behind: what bib-1 calls an index, and in which schema MARC is had here.
 * @param address of SRU: 'https://catalogo.example.org/sru'
 */
export function gatewayConfiguration(address: string): string {
  const maps = indexes.flatMap(({ bib1 = [], names: [name = ''] }) =>
    bib1.map((use) => branch('map', [leaf('index', name)], { use: String(use) })),
  );
  const database = branch(
    'database',
    [
      leaf('zurl', address),
      leaf('option', 'get', { name: 'sru' }),
      leaf('option', '1.1', { name: 'sru_version' }),
      leaf('charset', 'UTF-8'),
      branch('search', [leaf('querytype', 'cql'), ...maps]),
      emptyElement('schema', {
        oid: marcSyntax,
        sru: 'info:srw/schema/1/marcxml-v1.1',
        format: 'MARC21',
        encoding: 'UTF-8',
      }),
    ],
    { name: gatewayDatabase },
  );
  return `${xmlHead}${branch('client', [database])}\n`;
}
