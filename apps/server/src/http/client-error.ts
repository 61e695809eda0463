import { ServerResponse, STATUS_CODES, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ErrorCode } from '@estante/contract';
import { translatorFor } from '@estante/phrases';
import { renderError } from '../endpoint/refusal.ts';
import { securityHeaders } from './security-headers.ts';

/**
 * Longest head of a request, in bytes: room for a search of 10,000 letters, each of two bytes that are
 * percent-encoded as six characters, and as much again for the rest.
 */
export const maxHeaderSize = 131_072;

interface ClientRefusal {
  readonly status: number;
  readonly code: ErrorCode;
}

const malformed: ClientRefusal = { status: 400, code: 'CorpoMalformado' };
const notAllowed: ClientRefusal = { status: 405, code: 'MetodoNaoPermitido' };

const refusals: Readonly<Record<string, ClientRefusal>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'CorpoMalformado' },
  HPE_HEADER_OVERFLOW: { status: 431, code: 'CorpoGrandeDemais' },
};

/** Refuses what is not HTTP, or too much of it, in the shape of all refusals. */
export function createClientErrorHandler(origin: string | null) {
  return (error: Error & { readonly code?: string }, socket: Duplex): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    refuseOnSocket(socket, refusals[error.code ?? ''] ?? malformed, origin);
  };
}

/** Answers what Node would answer by itself, without our headers: see decision 0064. */
export function answerForNode(server: Server, origin: string | null): void {
  server.on('connect', (_request, socket) => {
    socket.on('error', () => {});
    refuseOnSocket(socket, notAllowed, origin);
  });
  // An expectation that nobody knows may be passed over (RFC 9110, section 10.1.1).
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}

/**
 * Refuses in Portuguese, since there are no headers to choose by. A response that has begun is cut off instead.
 */
function refuseOnSocket(
  socket: Duplex,
  { status, code }: ClientRefusal,
  origin: string | null,
): void {
  if (!socket.writable || hasBegunAnswer(socket)) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify(renderError(code, translatorFor('pt')));
  const headers = {
    ...securityHeaders(origin, null),
    ...(status === 405 && { allow: 'GET, HEAD, POST, PUT, DELETE' }),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines].join('\r\n');
  socket.end(`${head}\r\n\r\n${body}`, () => socket.destroy());
}

/**
 * Whether the head of a response has been sent. Node keeps the response with its socket, where nothing else
 * tells.
 */
function hasBegunAnswer(socket: Duplex): boolean {
  const answer: unknown = Reflect.get(socket, '_httpMessage');
  return answer instanceof ServerResponse && answer.headersSent;
}
