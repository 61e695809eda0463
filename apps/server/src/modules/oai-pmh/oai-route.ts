import type { Db } from '@estante/database';
import { branch, escapeXml, leaf, xmlHead } from '@estante/xml';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { originOf } from '../../endpoint/origin.ts';
import { answerVerb } from './answer-verb.ts';
import { writeDatestamp } from './datestamp.ts';
import { isOaiError, type OaiError } from './errors.ts';
import { readRequest, type OaiRequest } from './read-request.ts';
import { readSecond } from './stamp-repository.ts';

interface OaiPmhDeps {
  readonly db: Db;
  /** Origin of the site; null: that of the request. */
  readonly origin: string | null;
}

/** The provider of OAI-PMH 2.0, by GET and by a form: what others harvest of the catalogue. */
export function registerOaiPmh(app: FastifyInstance, deps: OaiPmhDeps): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply, asked: unknown) => {
    const origin = originOf(request, deps.origin);
    // The database's own second, read before anything is looked for: what changes from then on is stamped later.
    const now = await readSecond(deps.db);
    const read = readRequest(asked as Readonly<Record<string, unknown>>);
    const content = isOaiError(read) ? read : await answerVerb({ db: deps.db, origin, now }, read);
    return reply
      .headers({ 'cache-control': 'no-cache', vary: 'host' })
      .type('text/xml; charset=utf-8')
      .send(writeAnswer(origin, now, read, content));
  };
  const config = { rate: 'harvest', isForOtherSites: true } as const;
  app.get('/oai', { config }, (request, reply) => answer(request, reply, request.query));
  app.post('/oai', { config: { ...config, takesForm: true } }, (request, reply) =>
    answer(request, reply, request.body ?? {}),
  );
}

const root = {
  xmlns: 'http://www.openarchives.org/OAI/2.0/',
  'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
  'xsi:schemaLocation':
    'http://www.openarchives.org/OAI/2.0/ http://www.openarchives.org/OAI/2.0/OAI-PMH.xsd',
};

/** Writes an answer, with the arguments as attributes unless they were wrong. */
function writeAnswer(
  origin: string,
  now: Date,
  read: OaiRequest | OaiError,
  content: string | OaiError,
): string {
  const asked = isOaiError(read) ? {} : { verb: read.verb, ...read.arguments };
  const isError = typeof content !== 'string';
  const body = isError ? errorElement(content) : content;
  const request = leaf('request', `${origin}/oai`, asked);
  return `${xmlHead}${branch('OAI-PMH', [leaf('responseDate', writeDatestamp(now)), request, body], root)}\n`;
}

function errorElement({ error, message }: OaiError): string {
  return `<error code="${error}">${escapeXml(message)}</error>`;
}
