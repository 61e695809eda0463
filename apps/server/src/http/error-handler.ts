import type { ErrorCode } from '@estante/contract';
import { translatorFor } from '@estante/phrases';
import type { FastifyError, FastifyInstance } from 'fastify';
import { languageOfCall } from './language.ts';
import { renderError } from './refusal.ts';

/** Fastify's own refusals, before a handler runs, by status. */
const byStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'CorpoMalformado',
  413: 'CorpoGrandeDemais',
  415: 'TipoDeConteudoNaoAceito',
};

/** PostgreSQL that cannot be reached or is shutting down: SQLSTATE classes 08 and 57, and socket errors. */
const databaseAway =
  /^(08|57P0)|^(ECONNREFUSED|ECONNRESET|EPIPE)$|timeout exceeded when trying to connect|Connection terminated/;

/** Every fault becomes the error shape, with nothing of its inside; the log keeps the rest. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const t = translatorFor(languageOfCall(request));
    if (databaseAway.test(error.code ?? '') || databaseAway.test(error.message)) {
      request.log.error({ err: error }, 'database away');
      return reply.code(503).header('retry-after', '2').send(renderError('ServicoIndisponivel', t));
    }
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    const code = byStatus[status];
    return code
      ? reply.code(status).send(renderError(code, t))
      : reply.code(500).send(renderError('OcorreuErroInesperado', t));
  });
}
