import type { Db } from '@estante/database';
import { branch } from '@estante/xml';
import { findTitleSources } from '../exports/index.ts';
import { oaiError, isOaiError, type OaiError } from './errors.ts';
import { isMetadataPrefix } from './metadata-format.ts';
import { readSpan } from './read-span.ts';
import type { OaiRequest } from './read-request.ts';
import { countRecords, findRecords, type RecordStamp } from './record-repository.ts';
import { expiryOf, readToken, writeToken, type ListPlace } from './resumption-token.ts';
import { readSettledSecond } from './stamp-repository.ts';
import { writeHeader, writeRecord, writeTokenElement } from './write-record.ts';

/** Records in one answer. */
const pageSize = 50;

export interface OaiDeps {
  readonly db: Db;
  /** Origin of the site. */
  readonly origin: string;
  readonly now: Date;
}

type Start = Omit<ListPlace, 'last' | 'expires'> & { readonly last: ListPlace['last'] | null };

/** Answers ListRecords and ListIdentifiers: with a part of the list, and the token by which it goes on. */
export async function listRecords(deps: OaiDeps, request: OaiRequest): Promise<string | OaiError> {
  const { resumptionToken } = request.arguments;
  const start =
    resumptionToken === undefined
      ? await beginList(deps.db, request.arguments)
      : (readToken(resumptionToken, deps.now) ??
        oaiError(
          'badResumptionToken',
          'The resumptionToken is not one of ours, or over a day old.',
        ));
  if (isOaiError(start)) return start;
  const found = await findRecords(deps.db, start, start.last, pageSize + 1);
  const page = found.slice(0, pageSize);
  const last = page.at(-1);
  if (!last) {
    return resumptionToken === undefined
      ? oaiError('noRecordsMatch', 'No record matches what is asked for.')
      : branch(request.verb, [writeTokenElement('', { total: start.total, cursor: start.given })]);
  }
  const written =
    request.verb === 'ListIdentifiers'
      ? page.map((record) => writeHeader(deps.origin, record))
      : await writeRecords(deps, start.prefix, page);
  const isWhole = start.given === 0 && found.length <= pageSize;
  return branch(request.verb, [...written, isWhole ? '' : writeNext(deps, start, page, found)]);
}

/** Begins a list, once everything that is being stamped at the time has been stamped. */
async function beginList(
  db: Db,
  asked: Readonly<Record<string, string>>,
): Promise<Start | OaiError> {
  const { metadataPrefix: prefix = '' } = asked;
  if (!isMetadataPrefix(prefix)) {
    return oaiError('cannotDisseminateFormat', `There are no records as '${prefix}'.`);
  }
  return db.transaction().execute(async (trx) => {
    const span = readSpan(asked, await readSettledSecond(trx));
    if (isOaiError(span)) return span;
    return { ...span, prefix, last: null, given: 0, total: await countRecords(trx, span) };
  });
}

async function writeRecords(
  { db, origin }: OaiDeps,
  prefix: Start['prefix'],
  page: readonly RecordStamp[],
): Promise<string[]> {
  const ids = page.filter(({ isDeleted }) => !isDeleted).map(({ titleId }) => titleId);
  const titles = ids.length > 0 ? await findTitleSources(db, ids) : [];
  const byId = new Map(titles.map((title) => [title.id, title]));
  return page.map((record) => writeRecord(origin, prefix, record, byId.get(record.titleId)));
}

function writeNext(
  { now }: OaiDeps,
  start: Start,
  page: readonly RecordStamp[],
  found: readonly RecordStamp[],
): string {
  const last = page.at(-1);
  const facts = { total: start.total, cursor: start.given };
  if (!last || found.length <= page.length) return writeTokenElement('', facts);
  const expires = expiryOf(now);
  const { datestamp, titleId } = last;
  const given = start.given + page.length;
  const token = writeToken({ ...start, last: { datestamp, titleId }, given, expires });
  return writeTokenElement(token, { ...facts, expires });
}
