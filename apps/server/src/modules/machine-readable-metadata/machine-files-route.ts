import { translatorFor } from '@estante/phrases';
import type { Db } from '@estante/database';
import type { SearchEngine } from '@estante/search-engine';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import * as metadata from './index.ts';
import { readSettings } from '../institution/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { isNotModifiedSince, sendCacheableText } from '../../endpoint/cacheable-text.ts';
import { languageOfPage } from '../../endpoint/language.ts';
import { originOf } from '../../endpoint/origin.ts';
import { renderError } from '../../endpoint/refusal.ts';

export interface MachineFileDeps {
  readonly db: Db;
  readonly engine: SearchEngine;
  readonly clock: Clock;
  /** Origin of the site; null: that of the request. */
  readonly origin: string | null;
}

const plain = { config: { isForOtherSites: true } } as const;
const costly = {
  config: { rate: 'feed', isForOtherSites: true },
} as const;
const xml = 'application/xml; charset=utf-8';

/** Serves the files that crawlers and browsers ask for, at the addresses they know. */
export function registerMachineFiles(app: FastifyInstance, deps: MachineFileDeps): void {
  const { db } = deps;
  const origin = (request: FastifyRequest) => originOf(request, deps.origin);
  app.get('/robots.txt', plain, (request, reply) =>
    sendCacheableText(reply, {
      type: 'text/plain; charset=utf-8',
      text: metadata.robotsOf(origin(request)),
      vary: 'host',
    }),
  );
  app.get('/sitemap.xml', costly, async (request, reply) => {
    const text = metadata.sitemapIndex(origin(request), await metadata.findParts(db));
    return sendCacheableText(reply, { type: xml, text, vary: 'host' });
  });
  // Not `/sitemap-:part.xml`: what is no number is no page either, and is answered here.
  app.get<{ Params: { part: string } }>('/sitemap-:part', costly, async (request, reply) => {
    const number = /^(\d{1,5})\.xml$/.exec(request.params.part)?.[1];
    const part = number === undefined ? null : await metadata.findPart(db, Number(number));
    if (!part) return sendNotFound(request, reply);
    if (isNotModifiedSince(reply, part.changedAt)) return reply.code(304).send();
    const text = metadata.sitemapPart(db, origin(request), part.part);
    return reply.type(xml).header('vary', 'host').send(Readable.from(text));
  });
  app.get('/opensearch.xml', plain, async (request, reply) => {
    const language = languageOfPage(request);
    const t = translatorFor(language);
    const { initials, name } = await readSettings(db);
    const description = t('home.description');
    const facts = { origin: origin(request), language, initials, name, description };
    return sendCacheableText(reply, {
      type: 'application/opensearchdescription+xml; charset=utf-8',
      text: metadata.openSearchOf(facts),
      vary: 'host, accept-language, cookie',
    });
  });
  registerManifest(app, db);
  registerSuggestions(app, deps.engine);
}

function registerManifest(app: FastifyInstance, db: Db): void {
  app.get('/manifest.webmanifest', plain, async (request, reply) => {
    const language = languageOfPage(request);
    const card = translatorFor(language)('account.pages.card');
    const { initials, name, brandColour: colour } = await readSettings(db);
    return sendCacheableText(reply, {
      type: 'application/manifest+json; charset=utf-8',
      text: metadata.manifestOf({ language, initials, name, colour, card }),
      vary: 'host, accept-language, cookie',
    });
  });
}

/** Most letters of a query: longer ones begin no heading. */
const longestQuery = 200;

/**
 * Serves the text that was typed with what it may become, as browsers ask for it (OpenSearch Suggestions
 * 1.1).
 */
function registerSuggestions(app: FastifyInstance, engine: SearchEngine): void {
  app.get<{ Querystring: { q?: unknown } }>(
    '/opensearch/sugestoes',
    { ...plain, config: { rate: 'suggestion' } },
    async (request, reply) => {
      const { q } = request.query;
      const text = typeof q === 'string' ? q.trim().slice(0, longestQuery) : '';
      const found = text.length < 2 ? [] : await engine.suggest({ text, limit: 10 });
      const words = [...new Set(found.map((one) => one.text))];
      return reply
        .header('cache-control', 'no-cache')
        .type('application/x-suggestions+json; charset=utf-8')
        .send(JSON.stringify([text, words]));
    },
  );
}

function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const t = translatorFor(languageOfPage(request));
  return reply.code(404).header('cache-control', 'no-store').send(renderError('NaoEncontrado', t));
}
