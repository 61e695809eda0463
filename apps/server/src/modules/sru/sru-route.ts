import { SearchUnavailable } from '@estante/search-engine';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { originOf } from '../../endpoint/origin.ts';
import { readSettings } from '../institution/index.ts';
import { diagnose, isDiagnostic } from './diagnostics.ts';
import { writeExplain } from './explain.ts';
import { readRequest, type SruRequest } from './read-request.ts';
import { scanTerms, writeTerms } from './scan.ts';
import { searchRetrieve, type SruDeps } from './search-retrieve.ts';
import { writeAnswer } from './write-answer.ts';
import { writeFound } from './write-found.ts';

interface SruRouteDeps extends Pick<SruDeps, 'db' | 'engine'> {
  /** Origin of the site; null: that of the request. */
  readonly origin: string | null;
}

/** Search/Retrieve via URL 1.1, 1.2 and 2.0, by GET and by a form: how other catalogues search here. */
export function registerSru(app: FastifyInstance, deps: SruRouteDeps): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply, given: unknown) => {
    const origin = originOf(request, deps.origin);
    const read = readRequest(given as Readonly<Record<string, unknown>>);
    return reply
      .headers({ 'cache-control': 'no-cache', vary: 'host' })
      .type('text/xml; charset=utf-8')
      .send(await answerWhenReady({ ...deps, origin }, read));
  };
  const config = { rate: 'harvest', isForOtherSites: true } as const;
  app.get('/sru', { config }, (request, reply) => answer(request, reply, request.query));
  app.post('/sru', { config: { ...config, takesForm: true } }, (request, reply) =>
    answer(request, reply, request.body ?? {}),
  );
}

/** Answers a request; while the index is being built the protocol has a number for it. */
async function answerWhenReady(deps: SruDeps, read: SruRequest): Promise<string> {
  try {
    return await answerRequest(deps, read);
  } catch (error) {
    if (!(error instanceof SearchUnavailable)) throw error;
    return refused(read, diagnose(2));
  }
}

async function answerRequest(deps: SruDeps, read: SruRequest): Promise<string> {
  const { asked, version } = read;
  if (isDiagnostic(asked)) {
    return read.operation === 'explain'
      ? writeAnswer(read, [await explanation(deps, read, false)], asked)
      : refused(read, asked);
  }
  switch (asked.operation) {
    case 'explain':
      return writeAnswer(read, [await explanation(deps, read, asked.isEscaped)], null);
    case 'scan': {
      const terms = await scanTerms(deps.engine, asked);
      return isDiagnostic(terms)
        ? refused(read, terms)
        : writeAnswer(read, [writeTerms(terms)], null);
    }
    case 'searchRetrieve': {
      const found = await searchRetrieve(deps, asked);
      if (isDiagnostic(found)) return refused(read, found);
      const { origin } = deps;
      return writeAnswer(read, writeFound({ version, origin, request: asked }, found), null);
    }
  }
}

async function explanation(
  { db, origin }: SruDeps,
  { version }: SruRequest,
  isEscaped: boolean,
): Promise<string> {
  const { name } = await readSettings(db);
  return writeExplain({ version, origin, name, isEscaped });
}

/** Answer to a request that cannot be done: nothing is found. */
function refused(read: SruRequest, problem: ReturnType<typeof diagnose>): string {
  const none = read.operation === 'searchRetrieve' ? ['<numberOfRecords>0</numberOfRecords>'] : [];
  return writeAnswer(read, none, problem);
}
