import { translatorFor } from '@estante/phrases';
import type { FastifyInstance } from 'fastify';
import { isCoverSize, type CoverSize } from './index.ts';
import { languageOfCall } from '../../endpoint/language.ts';
import { refuseFields, renderError, renderRefusal } from '../../endpoint/refusal.ts';
import { isNotModified } from '../../endpoint/etag.ts';

/** Largest number that PostgreSQL's `integer` can hold. */
const largestId = 2_147_483_647;

interface StoredCover {
  readonly version: string;
  readonly image: Buffer;
}

interface CoverRequest {
  readonly Params: { readonly id: string };
  readonly Querystring: { readonly tamanho?: unknown; readonly versao?: unknown };
}

/**
 * Covers by the number of their title: pictures that somebody sent, so that a browser may show them
 * and nothing else. With its version in the address one never changes; without it, it is asked for
 * again each time.
 */
export function registerCovers(
  app: FastifyInstance,
  find: (titleId: number, size: CoverSize) => Promise<StoredCover | undefined>,
): void {
  const route = {
    config: { rate: 'cover', isForOtherSites: true },
  } as const;
  app.get<CoverRequest>('/api/capas/:id', route, async (request, reply) => {
    const { tamanho = 'media', versao } = request.query;
    const language = languageOfCall(request);
    const t = translatorFor(language);
    if (!isCoverSize(tamanho)) {
      const fault = { campo: 'tamanho', mensagem: t('valueFaults.choice') };
      return reply.code(422).send(renderRefusal(refuseFields([fault], language), t));
    }
    const { id } = request.params;
    const isNumber = /^[1-9]\d{0,9}$/.test(id) && Number(id) <= largestId;
    const cover = isNumber ? await find(Number(id), tamanho) : undefined;
    if (!cover) return reply.code(404).send(renderError('NaoEncontrado', t));
    const etag = `"${cover.version}-${tamanho}"`;
    const isThatVersion = versao === cover.version;
    reply.headers({
      'cache-control': isThatVersion ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag,
      'content-security-policy': "default-src 'none'; sandbox",
    });
    if (isNotModified(request, etag)) return reply.code(304).send();
    return reply.type('image/webp').send(cover.image);
  });
}
