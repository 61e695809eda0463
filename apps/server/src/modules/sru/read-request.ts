import { diagnose, type Diagnostic } from './diagnostics.ts';
import { findSchema, type RecordSchema } from './record-schema.ts';

export const versions = ['1.1', '1.2', '2.0'] as const;
export type SruVersion = (typeof versions)[number];

export interface SearchRetrieve {
  readonly operation: 'searchRetrieve';
  readonly queryType: 'cql' | 'searchTerms';
  readonly query: string;
  readonly startRecord: number;
  readonly maximumRecords: number;
  readonly schema: RecordSchema;
  /** Records as text, with their markup escaped. */
  readonly isEscaped: boolean;
  readonly sortKeys: string;
}

export interface ScanTerms {
  readonly operation: 'scan';
  readonly scanClause: string;
  readonly responsePosition: number;
  readonly maximumTerms: number;
}

export interface Explain {
  readonly operation: 'explain';
  readonly isEscaped: boolean;
}

export type SruOperation = SearchRetrieve | ScanTerms | Explain;

export interface SruRequest {
  readonly version: SruVersion;
  /** Operation that was asked for, whether or not it can be done. */
  readonly operation: SruOperation['operation'];
  readonly asked: SruOperation | Diagnostic;
}

/** Most records in one answer; a client that asks for more is given so many. */
export const mostRecords = 100;
export const usualRecords = 10;
export const mostTerms = 100;
const usualTerms = 20;
/** Last record that is given: further titles are found by a narrower search, or by OAI-PMH. */
const lastRecord = 1_000_000;

type Parameters = Readonly<Record<string, string>>;

/**
 * Reads what came over HTTP: which version is spoken, what is to be done, and whether that can be.
 */
export function readRequest(given: Readonly<Record<string, unknown>>): SruRequest {
  const twice = Object.entries(given).find(([, value]) => typeof value !== 'string');
  const parameters = Object.fromEntries(
    Object.entries(given).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );
  const version = versionOf(parameters);
  const operation = operationOf(parameters);
  const known = version ?? (parameters['operation'] === undefined ? '2.0' : '1.2');
  const asked = { version: known, operation: operation ?? 'explain' } as const;
  if (twice) return { ...asked, asked: diagnose(6, `${twice[0]} more than once`) };
  if (!version) return { ...asked, asked: diagnose(5, versions.join(' ')) };
  if (!operation) return { ...asked, asked: diagnose(4, parameters['operation']) };
  return { ...asked, asked: readOperation(version, operation, parameters) };
}

/**
 * Version of a request. Without one it is 2.0, which has no such parameter; but an `operation` was in 1.1 and 1.2
 * alone.
 */
function versionOf({ version, operation }: Parameters): SruVersion | undefined {
  if (version === undefined) return operation === undefined ? '2.0' : '1.2';
  return versions.find((one) => one === version);
}

function operationOf(parameters: Parameters): SruOperation['operation'] | null {
  const { operation, query, scanClause } = parameters;
  if (operation === undefined) {
    if (query !== undefined) return 'searchRetrieve';
    return scanClause === undefined ? 'explain' : 'scan';
  }
  const known = (['searchRetrieve', 'scan', 'explain'] as const).find((one) => one === operation);
  return known ?? null;
}

const ofAll = ['version', 'operation', 'stylesheet', 'httpAccept', 'responseType', 'renderedBy'];
const taken: Readonly<Record<SruOperation['operation'], readonly string[]>> = {
  // oxfmt-ignore
  searchRetrieve: ['query', 'queryType', 'startRecord', 'maximumRecords', 'recordPacking', 'recordXMLEscaping', 'recordSchema', 'recordXPath', 'resultSetTTL', 'sortKeys'],
  scan: ['scanClause', 'responsePosition', 'maximumTerms'],
  explain: ['recordPacking', 'recordXMLEscaping'],
};

function readOperation(
  version: SruVersion,
  operation: SruOperation['operation'],
  parameters: Parameters,
): SruOperation | Diagnostic {
  const names = [...ofAll, ...taken[operation]];
  // A parameter that begins with 'x-' is an extension, which servers that do not know it pass over.
  const unknown = Object.keys(parameters).find(
    (name) => !names.includes(name) && !name.startsWith('x-'),
  );
  if (unknown !== undefined) return diagnose(8, unknown);
  if (parameters['stylesheet']) return diagnose(110);
  if (parameters['recordXPath']) return diagnose(72);
  const isEscaped = readEscaping(version, parameters);
  if (typeof isEscaped !== 'boolean') return isEscaped;
  switch (operation) {
    case 'explain':
      return { operation, isEscaped };
    case 'scan':
      return readScan(parameters);
    case 'searchRetrieve':
      return readSearch(parameters, isEscaped);
  }
}

/**
 * Reads the escaping: `recordPacking` until 1.2 is `recordXMLEscaping` of 2.0, where the former says something else.
 */
function readEscaping(
  version: SruVersion,
  { recordPacking = '', recordXMLEscaping = '' }: Parameters,
): boolean | Diagnostic {
  const escaping = version === '2.0' ? recordXMLEscaping : recordPacking;
  if (version === '2.0' && !['', 'packed', 'unpacked'].includes(recordPacking)) {
    return diagnose(71, recordPacking);
  }
  return ['', 'xml', 'string'].includes(escaping) ? escaping === 'string' : diagnose(71, escaping);
}

function readSearch(parameters: Parameters, isEscaped: boolean): SearchRetrieve | Diagnostic {
  const { query = '', queryType = 'cql', recordSchema = '', sortKeys = '' } = parameters;
  if (query === '') return diagnose(7, 'query');
  if (queryType !== 'cql' && queryType !== 'searchTerms') return diagnose(6, 'queryType');
  const startRecord = readNumber(parameters, 'startRecord', { least: 1, usual: 1 });
  const asked = readNumber(parameters, 'maximumRecords', { least: 0, usual: usualRecords });
  if (typeof startRecord !== 'number') return startRecord;
  if (typeof asked !== 'number') return asked;
  if (startRecord > lastRecord) return diagnose(61, String(startRecord));
  const schema = findSchema(recordSchema);
  if (!schema) return diagnose(66, recordSchema);
  const maximumRecords = Math.min(asked, mostRecords);
  return {
    operation: 'searchRetrieve',
    queryType,
    query,
    startRecord,
    maximumRecords,
    schema,
    isEscaped,
    sortKeys,
  };
}

function readScan(parameters: Parameters): ScanTerms | Diagnostic {
  const { scanClause = '' } = parameters;
  if (scanClause === '') return diagnose(7, 'scanClause');
  const asked = readNumber(parameters, 'maximumTerms', { least: 1, usual: usualTerms });
  if (typeof asked !== 'number') return asked;
  const maximumTerms = Math.min(asked, mostTerms);
  const position = readNumber(parameters, 'responsePosition', { least: 0, usual: 1 });
  if (typeof position !== 'number') return position;
  if (position > maximumTerms + 1) return diagnose(120, String(position));
  return { operation: 'scan', scanClause, responsePosition: position, maximumTerms };
}

function readNumber(
  parameters: Parameters,
  name: string,
  { least, usual }: { readonly least: number; readonly usual: number },
): number | Diagnostic {
  const text = parameters[name] ?? '';
  if (text === '') return usual;
  const number = /^\d{1,9}$/.test(text) ? Number(text) : -1;
  return number >= least ? number : diagnose(6, name);
}
