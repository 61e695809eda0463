import { translatorFor } from '@estante/phrases';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOfCall, languageOfPage } from '../endpoint/language.ts';
import { renderRefusal, type Refusal } from '../endpoint/refusal.ts';
import { barePolicy } from './security-headers.ts';

/** Sends a refusal: as a plain page where a person would read it, else in the shape of all refusals. */
export function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Omit<Refusal, 'status'> & { readonly status: number },
): FastifyReply {
  if (refusal.retryAfter !== undefined) reply.header('retry-after', String(refusal.retryAfter));
  reply.code(refusal.status).header('cache-control', 'no-store');
  if (!isForPeople(request)) {
    return reply.send(renderRefusal(refusal, translatorFor(languageOfCall(request))));
  }
  const language = languageOfPage(request);
  const { mensagem } = renderRefusal(refusal, translatorFor(language)).erro;
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', barePolicy)
    .header('content-language', language)
    .send(plainPage(mensagem, language));
}

/** Whether a browser asks for something that it would show. */
export function isForPeople({ url, headers }: FastifyRequest): boolean {
  return !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html');
}

function plainPage(sentence: string, language: string): string {
  return `<!DOCTYPE html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Estante</title><h1>${sentence}</h1><p><a href="/">Estante</a></p></html>`;
}
