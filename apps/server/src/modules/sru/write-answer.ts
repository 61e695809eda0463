import { branch, escapeXml, leaf, xmlHead } from '@estante/xml';
import { messageOf, type Diagnostic } from './diagnostics.ts';
import type { SruRequest, SruVersion } from './read-request.ts';

interface Namespaces {
  readonly answer: string;
  readonly scan: string;
  readonly diagnostic: string;
}

const former: Namespaces = {
  answer: 'http://www.loc.gov/zing/srw/',
  scan: 'http://www.loc.gov/zing/srw/',
  diagnostic: 'http://www.loc.gov/zing/srw/diagnostic/',
};

const namespaces: Readonly<Record<SruVersion, Namespaces>> = {
  '1.1': former,
  '1.2': former,
  '2.0': {
    answer: 'http://docs.oasis-open.org/ns/search-ws/sruResponse',
    scan: 'http://docs.oasis-open.org/ns/search-ws/scan',
    diagnostic: 'http://docs.oasis-open.org/ns/search-ws/diagnostic',
  },
};

/** An answer as a document: `parts` between the version and what could not be done. */
export function writeAnswer(
  { version, operation }: Pick<SruRequest, 'version' | 'operation'>,
  parts: readonly string[],
  problem: Diagnostic | null,
): string {
  const { answer, scan } = namespaces[version];
  const children = [
    leaf('version', version),
    ...parts,
    problem ? branch('diagnostics', [writeDiagnostic(version, problem)]) : '',
  ];
  const xmlns = operation === 'scan' ? scan : answer;
  return `${xmlHead}${branch(`${operation}Response`, children, { xmlns })}\n`;
}

export function writeDiagnostic(version: SruVersion, problem: Diagnostic): string {
  return branch(
    'diagnostic',
    [
      leaf('uri', `info:srw/diagnostic/1/${problem.diagnostic}`),
      leaf('details', problem.details.slice(0, 200)),
      leaf('message', messageOf(problem)),
    ],
    { xmlns: namespaces[version].diagnostic },
  );
}

export interface SruRecord {
  readonly schema: string;
  /** An element, already written. */
  readonly data: string;
  readonly isEscaped: boolean;
  readonly identifier?: string;
  readonly position?: number;
}

/** A record within an answer. What holds its data so was renamed in 2.0. */
export function writeRecord(version: SruVersion, record: SruRecord): string {
  const { schema, data, isEscaped, identifier = '', position } = record;
  const way = isEscaped ? 'string' : 'xml';
  return branch('record', [
    leaf('recordSchema', schema),
    leaf(version === '2.0' ? 'recordXMLEscaping' : 'recordPacking', way),
    `<recordData>${isEscaped ? escapeXml(data) : data}</recordData>`,
    // New in 1.2.
    version === '1.1' ? '' : leaf('recordIdentifier', identifier),
    leaf('recordPosition', String(position ?? '')),
  ]);
}
