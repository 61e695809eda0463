import { translatorFor } from '@estante/phrases';
import type { FastifyInstance } from 'fastify';
import { languageOfPage } from '../../endpoint/language.ts';
import { renderError } from '../../endpoint/refusal.ts';

interface SentPicture {
  /** '/logotipo': what follows is the digest. */
  readonly address: string;
  readonly type: 'image/png' | 'image/webp';
  readonly find: (digest: string) => Promise<Buffer | undefined>;
}

/**
 * The institution's logo, or the picture of its front page: somebody has sent it, so that a browser may show
 * it and nothing else. Its address holds its digest, and what is there never changes.
 */
export function registerSentPicture(
  app: FastifyInstance,
  { address, type, find }: SentPicture,
): void {
  app.get<{ Params: { digest: string } }>(`${address}/:digest`, async (request, reply) => {
    const { digest } = request.params;
    const image = /^[\w-]{43}$/.test(digest) ? await find(digest) : undefined;
    if (!image) {
      const t = translatorFor(languageOfPage(request));
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .send(renderError('NaoEncontrado', t));
    }
    return reply
      .headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      .type(type)
      .send(image);
  });
}
