import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@estante/contract';
import { translatorFor } from '@estante/phrases';
import { renderError } from './refusal.ts';

/**
 * Longest head of a request, in bytes: a search of 10,000 letters of which each is written as two
 * bytes of three characters, and as much again for the rest.
 */
export const maxHeaderSize = 131_072;

const answers: Readonly<Record<string, { readonly status: number; readonly code: ErrorCode }>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'CorpoMalformado' },
  HPE_HEADER_OVERFLOW: { status: 431, code: 'CorpoGrandeDemais' },
};

/** What is not HTTP, or too much of it, gets the error shape too; in Portuguese, for want of headers. */
export function answerClientError(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, code } = answers[error.code ?? ''] ?? { status: 400, code: 'CorpoMalformado' };
  const body = JSON.stringify(renderError(code, translatorFor('pt')));
  if (socket.writable) {
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  }
  socket.destroySoon();
}
