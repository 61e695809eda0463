import type { ErrorBody, ErrorCode } from '@estante/contract';
import { awayName } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { diskFull } from '../platform/disk-space.ts';
import { languageOfCall, languageOfPage } from './language.ts';
import { renderError } from './refusal.ts';
import { barePolicy } from './security-headers.ts';

/** Fastify's own refusals, before a handler runs, by status. */
const byStatus: Readonly<Record<number, ErrorCode>> = {
  404: 'NaoEncontrado',
  413: 'CorpoGrandeDemais',
  414: 'CorpoGrandeDemais',
  415: 'TipoDeConteudoNaoAceito',
};

/**
 * PostgreSQL that cannot be reached or used: SQLSTATE classes 08, 28 (who asks), 3D (which
 * database), 53 and 57P; and errors of sockets and names, and of connections that are lost.
 */
const databaseAway =
  /^(08|28|3D|53|57P0)|^(ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$|timeout exceeded when trying to connect|timeout expired|Connection terminated|is not queryable/;

/**
 * What another time may bring off: a conflict or deadlock with another writer (40001, 40P01), a lock
 * that was not had in time (55P03), a statement or a transaction past its time (57014, 25P03).
 */
const databaseBusy = /^(40001|40P01|55P03|57014|25P03)$/;

/** Every fault becomes the error shape, with nothing of its inside; the log keeps the rest. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
}

/** Also for what Fastify refuses before it has a route, as an address that is not well encoded. */
export function answerError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { status, code } = refusalOf(error);
  // The watch has told that the database is away: not once more for each who asks.
  if (status >= 500 && error.name !== awayName) request.log.error({ err: error }, messages[status]);
  if (status === 503) reply.header('retry-after', code === 'SemEspacoParaGravar' ? '30' : '2');
  reply.code(status);
  return isForPeople(request)
    ? sendPlainPage(code, request, reply)
    : reply.send(bodyOf(code, request));
}

/** A page that could not be rendered, asked for by a browser. */
function isForPeople({ url, headers }: FastifyRequest): boolean {
  return !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html');
}

function sendPlainPage(
  code: ErrorCode,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const language = languageOfPage(request);
  const sentence = translatorFor(language)(`errors.${code}`);
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', barePolicy)
    .send(
      `<!DOCTYPE html><html lang="${language}"><meta charset="utf-8"><title>Estante</title><h1>${sentence}</h1><p><a href="/">Estante</a></p></html>`,
    );
}

const messages: Readonly<Record<number, string>> = {
  500: 'request failed',
  503: 'database away',
};

function refusalOf({ code, message, statusCode = 500 }: FastifyError): {
  readonly status: number;
  readonly code: ErrorCode;
} {
  if (code === diskFull) return { status: 503, code: 'SemEspacoParaGravar' };
  if ([databaseBusy, databaseAway].some((kind) => kind.test(code ?? '') || kind.test(message))) {
    return { status: 503, code: 'ServicoIndisponivel' };
  }
  if (statusCode >= 400 && statusCode < 500) {
    return { status: statusCode, code: byStatus[statusCode] ?? 'CorpoMalformado' };
  }
  return { status: 500, code: 'OcorreuErroInesperado' };
}

function bodyOf(code: ErrorCode, request: FastifyRequest): ErrorBody {
  return renderError(code, translatorFor(languageOfCall(request)));
}
