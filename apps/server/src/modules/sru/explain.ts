import { branch, emptyElement, leaf } from '@estante/xml';
import { contextSets, indexes, type SruIndex } from './indexes.ts';
import { mostRecords, mostTerms, usualRecords, type SruVersion } from './read-request.ts';
import { recordSchemas } from './record-schema.ts';
import { writeRecord } from './write-answer.ts';

interface ExplainFacts {
  readonly version: SruVersion;
  readonly origin: string;
  /** Name of the institution. */
  readonly name: string;
  readonly isEscaped: boolean;
}

const schema: Readonly<Record<SruVersion, string>> = {
  '1.1': 'http://explain.z3950.org/dtd/2.0/',
  '1.2': 'http://explain.z3950.org/dtd/2.0/',
  '2.0': 'http://explain.z3950.org/dtd/2.1/',
};

/** Describes the database and how it is searched, as a record of ZeeRex. */
export function writeExplain({ version, origin, name, isEscaped }: ExplainFacts): string {
  const xmlns = schema[version];
  const data = branch(
    'explain',
    [
      serverInfo(version, origin),
      branch('databaseInfo', [leaf('title', name, { lang: 'pt', primary: 'true' })]),
      indexInfo(),
      schemaInfo(),
      configInfo(),
    ],
    { xmlns },
  );
  return writeRecord(version, { schema: xmlns, data, isEscaped });
}

function serverInfo(version: SruVersion, origin: string): string {
  const { hostname, port, protocol } = new URL(origin);
  const isSafe = protocol === 'https:';
  const children = [
    leaf('host', hostname),
    leaf('port', port || (isSafe ? '443' : '80')),
    leaf('database', 'sru'),
  ];
  const transport = isSafe ? 'https' : 'http';
  return branch('serverInfo', children, {
    protocol: 'SRU',
    version,
    transport,
    method: 'GET POST',
  });
}

function indexInfo(): string {
  const sets = Object.entries(contextSets).map(([name, identifier]) =>
    emptyElement('set', { name, identifier }),
  );
  return branch('indexInfo', [...sets, ...indexes.map(indexElement)]);
}

function indexElement({ title, names, browse, order }: SruIndex): string {
  const maps = names.map((full) => {
    const dot = full.indexOf('.');
    return branch('map', [leaf('name', full.slice(dot + 1), { set: full.slice(0, dot) })]);
  });
  return branch('index', [leaf('title', title, { lang: 'en' }), ...maps], {
    search: 'true',
    scan: String(browse !== undefined),
    sort: String(order !== undefined),
  });
}

function schemaInfo(): string {
  return branch(
    'schemaInfo',
    recordSchemas.map(({ name, uri, title, location }) =>
      branch('schema', [leaf('title', title, { lang: 'en' })], {
        identifier: uri,
        name,
        location,
        sort: 'false',
        retrieve: 'true',
      }),
    ),
  );
}

function configInfo(): string {
  const supports = ['=', '==', '<>', '<', '>', '<=', '>=', 'any', 'all', 'adj', 'within'];
  return branch('configInfo', [
    leaf('default', String(usualRecords), { type: 'numberOfRecords' }),
    leaf('default', 'cql', { type: 'contextSet' }),
    leaf('default', 'cql.serverChoice', { type: 'index' }),
    leaf('default', '=', { type: 'relation' }),
    leaf('default', recordSchemas[0]?.name ?? '', { type: 'retrieveSchema' }),
    leaf('setting', String(mostRecords), { type: 'maximumRecords' }),
    leaf('setting', String(mostTerms), { type: 'maximumTerms' }),
    ...supports.map((relation) => leaf('supports', relation, { type: 'relation' })),
    ...['stem', 'relevant', 'ignoreCase', 'ignoreAccents'].map((modifier) =>
      leaf('supports', modifier, { type: 'relationModifier' }),
    ),
    leaf('supports', '*', { type: 'maskingCharacter' }),
    leaf('supports', 'scan', { type: 'scan' }),
    leaf('supports', 'sort', { type: 'sort' }),
  ]);
}
