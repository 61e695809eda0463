import type { FastifyInstance } from 'fastify';
import type { AppDeps } from './app-deps.ts';
import { registerCaptchaFrame } from '../modules/auth/captcha-frame.ts';
import * as auth from '../modules/auth/index.ts';
import { registerCalendarFeed } from '../modules/circulation/calendar-feed/calendar-feed-route.ts';
import type { Context } from '../modules/context.ts';
import { registerCovers } from '../modules/covers/cover-route.ts';
import * as covers from '../modules/covers/index.ts';
import * as floorPlans from '../modules/floor-plans/index.ts';
import { registerPlans } from '../modules/floor-plans/plan-route.ts';
import { registerProviderRoutes } from '../modules/identity-providers/provider-routes.ts';
import * as institution from '../modules/institution/index.ts';
import { registerSentPicture } from '../modules/institution/sent-picture-route.ts';
import { registerSignLanguageFrame } from '../modules/institution/sign-language-frame.ts';
import { registerSitePictures } from '../modules/institution/site-picture-route.ts';
import { registerFeeds } from '../modules/machine-readable-metadata/feed-route.ts';
import { registerMachineFiles } from '../modules/machine-readable-metadata/machine-files-route.ts';
import { registerUnApi } from '../modules/machine-readable-metadata/unapi-route.ts';
import { registerWellKnown } from '../modules/machine-readable-metadata/well-known-route.ts';
import { registerMcp } from '../modules/mcp/mcp-route.ts';
import * as network from '../modules/network/index.ts';
import { registerNetworkLogos } from '../modules/network/logo-route.ts';
import { registerOaiPmh } from '../modules/oai-pmh/oai-route.ts';
import { registerSru } from '../modules/sru/sru-route.ts';

/** Serves what is neither an endpoint of the contract nor a page: pictures, frames, feeds and protocols. */
export async function registerRoutes(
  app: FastifyInstance,
  deps: AppDeps & Pick<Context, 'outsideServers'>,
): Promise<void> {
  const readers = { ...deps, db: deps.readers };
  registerFrames(app, readers);
  registerPictures(app, readers);
  registerMachineFiles(app, readers);
  registerFeeds(app, readers);
  registerUnApi(app, readers);
  registerWellKnown(app, readers);
  registerOaiPmh(app, readers);
  registerSru(app, readers);
  await registerMcp(app, deps);
  registerCalendarFeed(app, deps);
  registerProviderRoutes(app, deps);
}

/** Documents that pages show in a frame, each with a policy of its own. */
function registerFrames(app: FastifyInstance, { db }: Pick<AppDeps, 'db'>): void {
  registerCaptchaFrame(app, () => auth.findCaptchaProvider(db));
  registerSignLanguageFrame(app, async () => (await institution.readSettings(db)).signLanguageUrl);
}

function registerPictures(app: FastifyInstance, { db }: Pick<AppDeps, 'db'>): void {
  registerCovers(app, (titleId, size) => covers.readCover(db, titleId, size));
  registerPlans(app, (planId, shelfId) => floorPlans.findDrawing(db, planId, shelfId));
  registerNetworkLogos(app, (id) => network.readLogo(db, id));
  registerSentPicture(app, {
    address: '/logotipo',
    type: 'image/png',
    find: (digest) => institution.readLogo(db, digest),
  });
  registerSentPicture(app, {
    address: '/imagem-inicial',
    type: 'image/webp',
    find: (digest) => institution.readFrontPicture(db, digest),
  });
  registerSitePictures(app, institution.createSitePictures(db));
}
