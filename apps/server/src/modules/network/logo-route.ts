import { translatorFor } from '@estante/phrases';
import type { FastifyInstance } from 'fastify';
import { languageOfCall } from '../../endpoint/language.ts';
import { renderError } from '../../endpoint/refusal.ts';
import { isNotModified } from '../../endpoint/etag.ts';

interface StoredLogo {
  readonly version: string;
  readonly image: Buffer;
}

interface LogoRequest {
  readonly Params: { readonly id: string };
  readonly Querystring: { readonly versao?: unknown };
}

/** Logos of the network's institutions, as they were drawn anew: a picture, and nothing else. */
export function registerNetworkLogos(
  app: FastifyInstance,
  find: (institutionId: number) => Promise<StoredLogo | undefined>,
): void {
  const route = {
    config: { rate: 'cover', isForOtherSites: true },
  } as const;
  app.get<LogoRequest>(
    '/api/rede-pergamum/oai/instituicoes/:id/logotipo',
    route,
    async (request, reply) => {
      const { id } = request.params;
      const logo = /^[1-9]\d{0,8}$/.test(id) ? await find(Number(id)) : undefined;
      if (!logo) {
        const t = translatorFor(languageOfCall(request));
        return reply.code(404).send(renderError('NaoEncontrado', t));
      }
      const etag = `"${logo.version}"`;
      const isThatVersion = request.query.versao === logo.version;
      reply.headers({
        'cache-control': isThatVersion ? 'public, max-age=31536000, immutable' : 'no-cache',
        etag,
        'content-security-policy': "default-src 'none'; sandbox",
      });
      if (isNotModified(request, etag)) return reply.code(304).send();
      return reply.type('image/webp').send(logo.image);
    },
  );
}
