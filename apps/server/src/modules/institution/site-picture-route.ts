import type { FastifyInstance } from 'fastify';
import { isNotModified } from '../../endpoint/etag.ts';
import type { DrawnPicture, SitePicture } from './site-pictures.ts';

/** Addresses at which browsers, phones and social networks look for the pictures, or are told to. */
const addresses: Readonly<Record<string, SitePicture>> = {
  '/favicon.ico': 'favicon.ico',
  '/apple-touch-icon.png': 'touch',
  '/apple-touch-icon-precomposed.png': 'touch',
  '/icone/192.png': '192',
  '/icone/512.png': '512',
  '/cartao-social.png': 'card',
};

/** Icons of the site and the picture that stands beside a link to it. */
export function registerSitePictures(
  app: FastifyInstance,
  draw: (name: SitePicture) => Promise<DrawnPicture>,
): void {
  const route = { config: { isForOtherSites: true } } as const;
  for (const [address, name] of Object.entries(addresses)) {
    app.get(address, route, async (_request, reply) => {
      const { image, version } = await draw(name);
      const etag = `W/"${version}"`;
      reply.headers({ 'cache-control': 'public, max-age=3600', etag });
      if (isNotModified(reply.request, etag)) return reply.code(304).send();
      return reply.type(name === 'favicon.ico' ? 'image/x-icon' : 'image/png').send(image);
    });
  }
}
