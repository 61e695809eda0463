import { translatorFor } from '@estante/phrases';
import type { FastifyInstance } from 'fastify';
import { languageOfPage } from '../../endpoint/language.ts';
import { renderError } from '../../endpoint/refusal.ts';

/**
 * The institution's logo: a picture that somebody sent, so that a browser may show it and nothing
 * else. Its address holds its digest, and what is there never changes.
 */
export function registerLogo(
  app: FastifyInstance,
  findImage: (digest: string) => Promise<Buffer | undefined>,
): void {
  const route = { schema: { hide: true } };
  app.get<{ Params: { digest: string } }>('/logotipo/:digest', route, async (request, reply) => {
    const { digest } = request.params;
    const image = /^[\w-]{43}$/.test(digest) ? await findImage(digest) : undefined;
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
      .type('image/png')
      .send(image);
  });
}
