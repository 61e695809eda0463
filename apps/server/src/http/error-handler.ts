import type { ErrorBody, ErrorCode } from '@estante/contract';
import { translatorFor } from '@estante/phrases';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOfCall, languageOfPage } from './language.ts';
import { renderError } from './refusal.ts';
import { barePolicy, securityHeaders } from './security-headers.ts';

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

/**
 * For what Fastify refuses before it has a route, as an address that is not well encoded. Nothing
 * has been read of such a request but its head, and no hook has run.
 */
export function answerUnrouted(origin: string | null) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(securityHeaders(origin, request.protocol)).header('cache-control', 'no-store');
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
  if (status >= 500) request.log.error({ err: error }, messages[status]);
  if (status === 503) reply.header('retry-after', '2');
  reply.code(status);
  return isForPeople(request)
    ? sendPlainPage(code, request, reply)
    : reply.send(bodyOf(code, request));
}

/** Heard by nobody. */
const hungUp = { status: 400, code: 'CorpoMalformado' } as const;

/** What broke is the connection of who asked, not one of ours: the codes are the same. */
function hasHungUp(error: FastifyError, { raw }: FastifyRequest): boolean {
  return raw.errored === error || raw.socket?.errored === error;
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
