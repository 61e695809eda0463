import type { ErrorBody, ErrorCode } from '@estante/contract';
import { translatorFor } from '@estante/phrases';
import { SearchUnavailable } from '@estante/search-engine';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
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
 * PostgreSQL that cannot be reached, is shutting down or takes no more connections: SQLSTATE
 * classes 08, 53 and 57P, and errors of sockets and names.
 */
const databaseAway =
  /^(08|53|57P0)|^(ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$|timeout exceeded when trying to connect|Connection terminated/;

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
  // The engine and the index tell once what is the matter with them, not at each search.
  const isToldElsewhere = error instanceof SearchUnavailable;
  if (status >= 500 && !isToldElsewhere) request.log.error({ err: error }, messages[status]);
  if (status === 503) reply.header('retry-after', '2');
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

function refusalOf(error: FastifyError): { readonly status: number; readonly code: ErrorCode } {
  if (error instanceof SearchUnavailable) return { status: 503, code: 'ServicoIndisponivel' };
  const { code, message, statusCode = 500 } = error;
  if (databaseAway.test(code ?? '') || databaseAway.test(message)) {
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
