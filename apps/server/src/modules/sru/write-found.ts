import { branch, leaf } from '@estante/xml';
import { writeTitleRecord } from '../exports/index.ts';
import { diagnose } from './diagnostics.ts';
import type { SearchRetrieve, SruVersion } from './read-request.ts';
import type { FoundTitle, FoundTitles } from './search-retrieve.ts';
import { writeDiagnostic, writeRecord } from './write-answer.ts';

interface RetrieveContext {
  readonly version: SruVersion;
  readonly origin: string;
  readonly request: SearchRetrieve;
}

/** Writes the answer of searchRetrieve: how many there are, those asked for, and where the next one is. */
export function writeFound(asked: RetrieveContext, { total, titles }: FoundTitles): string[] {
  const { startRecord } = asked.request;
  const next = startRecord + titles.length;
  return [
    leaf('numberOfRecords', String(total)),
    branch(
      'records',
      titles.map((title, at) => recordOf(asked, title, startRecord + at)),
    ),
    titles.length > 0 && next <= total ? leaf('nextRecordPosition', String(next)) : '',
  ];
}

/** A record of the answer; one that cannot be given stands in its place as a diagnostic, a 'surrogate'. */
function recordOf(
  { version, origin, request: { schema, isEscaped } }: RetrieveContext,
  { id, source }: FoundTitle,
  position: number,
): string {
  const data = source ? writeTitleRecord(origin, schema.format, source) : '';
  const identifier = String(id);
  if (data !== '') {
    return writeRecord(version, { schema: schema.uri, data, isEscaped, identifier, position });
  }
  const problem = source ? diagnose(67, schema.uri) : diagnose(65, identifier);
  return writeRecord(version, {
    schema: 'info:srw/schema/1/diagnostics-v1.1',
    data: writeDiagnostic(version, problem),
    isEscaped,
    identifier,
    position,
  });
}
