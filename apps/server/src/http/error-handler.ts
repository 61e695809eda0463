import type { ErrorCode } from '@estante/contract';
import { awayName } from '@estante/database';
import { SearchUnavailable } from '@estante/search-engine';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { diskFull } from '../platform/start/disk-space.ts';
import { sameRequest } from './request-id.ts';
import { securityHeaders } from './security-headers.ts';
import { sendRefusal } from './send-refusal.ts';

/** The code of Fastify's own refusals, before a handler runs, by status. */
const byStatus: Readonly<Record<number, ErrorCode>> = {
  404: 'NaoEncontrado',
  413: 'CorpoGrandeDemais',
  414: 'CorpoGrandeDemais',
  415: 'TipoDeConteudoNaoAceito',
};

/**
 * Errors of a PostgreSQL that cannot be reached or used: SQLSTATE classes 08, 28 (wrong user), 3D (wrong
 * database), 53 and 57P; errors of sockets (a path that is not there, too) and of names, and lost connections.
 */
const databaseAway =
  /^(08|28|3D|53|57P0)|^(ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$|connect ENOENT|timeout exceeded when trying to connect|timeout expired|Connection terminated|is not queryable/;

/**
 * Errors that another try may not have: a conflict or deadlock with another writer (40001, 40P01), a lock that
 * was not granted in time (55P03), a statement or transaction that took too long (57014, 25P03).
 */
const databaseBusy = /^(40001|40P01|55P03|57014|25P03)$/;

/** Answers every fault in the shape of all refusals, with nothing of its inside; the log has the rest. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
}

/**
 * Answers what Fastify refuses before it has a route, such as an address that is not well encoded. Only the
 * head of such a request has been read, and no hook has run.
 */
export function answerUnrouted(origin: string | null) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers({
      ...securityHeaders(origin, request.protocol),
      ...sameRequest(request.id),
      'cache-control': 'no-store',
    });
    void answerError(error, request, reply);
  };
}

function answerError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const isHeard = !hasHungUp(error, request);
  if (!isHeard) request.log.info({ req: request }, 'the client hung up');
  const { status, code } = isHeard ? refusalOf(error) : hungUp;
  if (status >= 500 && !isToldElsewhere(error)) request.log.error({ err: error }, messages[status]);
  const retryAfter = status === 503 && { retryAfter: code === 'SemEspacoParaGravar' ? 30 : 2 };
  return sendRefusal(request, reply, { status, refusal: code, ...retryAfter });
}

/**
 * Whether a fault is logged elsewhere: the watch of the database, the engine and the index log once what is the
 * matter, not for each request.
 */
function isToldElsewhere(error: Error): boolean {
  return error.name === awayName || error instanceof SearchUnavailable;
}

/** The refusal that nobody is there to read. */
const hungUp = { status: 400, code: 'CorpoMalformado' } as const;

/** Whether the client's connection broke, not one of ours: their error codes are the same. */
function hasHungUp(error: FastifyError, { raw }: FastifyRequest): boolean {
  return raw.errored === error || raw.socket?.errored === error;
}

const messages: Readonly<Record<number, string>> = {
  500: 'request failed',
  503: 'database away',
};

function refusalOf(error: FastifyError): { readonly status: number; readonly code: ErrorCode } {
  if (error instanceof SearchUnavailable) return { status: 503, code: 'ServicoIndisponivel' };
  const { code, message, statusCode = 500 } = error;
  // Too long a segment is the number of nothing; Fastify refuses it only where other routes have this method.
  if (code === 'FST_ERR_MAX_PARAM_LENGTH') return { status: 404, code: 'NaoEncontrado' };
  if (code === diskFull) return { status: 503, code: 'SemEspacoParaGravar' };
  if ([databaseBusy, databaseAway].some((kind) => kind.test(code ?? '') || kind.test(message))) {
    return { status: 503, code: 'ServicoIndisponivel' };
  }
  if (statusCode >= 400 && statusCode < 500) {
    return { status: statusCode, code: byStatus[statusCode] ?? 'CorpoMalformado' };
  }
  return { status: 500, code: 'OcorreuErroInesperado' };
}
