import { translatorFor } from '@estante/phrases';
import type { FastifyInstance } from 'fastify';
import { languageOfCall } from '../../endpoint/language.ts';
import { renderError } from '../../endpoint/refusal.ts';
import { isNotModified } from '../../endpoint/etag.ts';
import { lightShelf } from './light-shelf.ts';

interface DrawingRow {
  readonly drawing: string;
  readonly digest: string;
  readonly shape: string | null;
}

interface PlanRequest {
  readonly Params: { readonly id: string };
  readonly Querystring: { readonly estante?: unknown };
}

const number = /^[1-9]\d{0,8}$/;

/**
 * Plans of floors by their number, one of their shelves lit: for a browser to show as pictures, and nothing else. What
 * is in them runs nowhere, even where a person opens the address.
 */
export function registerPlans(
  app: FastifyInstance,
  find: (planId: number, shelfId: number | null) => Promise<DrawingRow | undefined>,
): void {
  const route = { config: { rate: 'cover' } } as const;
  app.get<PlanRequest>('/api/plantas/:id', route, async (request, reply) => {
    const { id } = request.params;
    const { estante } = request.query;
    const isShelf = typeof estante === 'string' && number.test(estante);
    const found = number.test(id)
      ? await find(Number(id), isShelf ? Number(estante) : null)
      : undefined;
    if (!found || (estante !== undefined && found.shape === null)) {
      const t = translatorFor(languageOfCall(request));
      return reply.code(404).send(renderError('NaoEncontrado', t));
    }
    const { drawing, digest, shape } = found;
    const etag = `"${digest}-${shape ?? ''}"`;
    reply.headers({
      'cache-control': 'no-cache',
      etag,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
    if (isNotModified(request, etag)) return reply.code(304).send();
    const shown = shape === null ? drawing : lightShelf(drawing, shape);
    return reply.type('image/svg+xml; charset=utf-8').send(shown);
  });
}
