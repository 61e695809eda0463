import { endpoints } from '@estante/contract';
import { translatorFor, type Translate } from '@estante/phrases';
import type { FastifyInstance } from 'fastify';
import { atomOf, feedOf, type FeedFacts } from './index.ts';
import { isTabOn, readSettings } from '../institution/index.ts';
import { searchTitles } from '../search/index.ts';
import { sendCacheableText } from '../../endpoint/cacheable-text.ts';
import { tabOf } from '../../endpoint/gate.ts';
import { languageOfPage } from '../../endpoint/language.ts';
import type { MachineFileDeps } from './machine-files-route.ts';
import { originOf } from '../../endpoint/origin.ts';
import { unlimited } from '../../endpoint/rate-limiter.ts';
import { readPart } from '../../endpoint/read-part.ts';
import { refuse, renderRefusal, type Refusal } from '../../endpoint/refusal.ts';
import type { Answer, EndpointRequest } from '@estante/contract';

type Query = EndpointRequest<typeof endpoints.searchTitles>['query'];
type Result = Extract<Answer<typeof endpoints.searchTitles>, { status: 200 }>['body'];

/** Titles of a feed. */
const length = 50;

/**
 * The titles of a search as they came, the last first; of the whole catalogue where nothing is asked.
 * Its query is that of the search page, with the tab in `guia`.
 */
export function registerFeeds(app: FastifyInstance, deps: MachineFileDeps): void {
  for (const format of formats) registerFeed(app, deps, format);
}

interface FeedFormat {
  readonly path: '/rss' | '/atom';
  readonly type: string;
  readonly write: (facts: FeedFacts) => string;
}

const formats: readonly FeedFormat[] = [
  { path: '/rss', type: 'application/rss+xml; charset=utf-8', write: feedOf },
  { path: '/atom', type: 'application/atom+xml; charset=utf-8', write: atomOf },
];

function registerFeed(
  app: FastifyInstance,
  deps: MachineFileDeps,
  { path, type, write }: FeedFormat,
): void {
  const search = searchTitles(deps);
  const route = {
    config: { rate: 'feed', isForOtherSites: true },
  } as const;
  app.get(path, route, async (request, reply) => {
    const language = languageOfPage(request);
    const origin = originOf(request, deps.origin);
    const t = translatorFor(language);
    const refused = (refusal: Refusal) =>
      reply
        .code(refusal.status)
        .header('cache-control', 'no-store')
        .send(renderRefusal(refusal, t));
    const read = readPart(endpoints.searchTitles.query, request.query, language, 422);
    if (!read.ok) return refused(read.refusal);
    // The schema of this query has read it.
    const query = {
      ...(read.value as Query),
      ordenacao: 'I',
      agrupar: undefined,
      pagina: 1,
      quantidade: length,
    } as const;
    const tab = tabOf(endpoints.searchTitles, request.query);
    if (tab && !(await isTabOn(deps.db, tab))) return refused(refuse(403, 'RecursoDesativado'));
    const answer = await search(
      { params: undefined, query, body: undefined },
      { language, person: null, device: null, limiter: unlimited, origin, hasGone: () => false },
    );
    if ('refusal' in answer) return refused(answer);
    const { name, initials } = await readSettings(deps.db);
    const { page, self } = addressesOf(path, request.url);
    const text = write({
      origin,
      language,
      name: `${nameOf(query, answer.body, t)} – ${initials}`,
      description: t('feed.description', { institution: name }),
      page,
      self,
      titles: answer.body.acervos,
    });
    return sendCacheableText(reply, {
      type,
      text,
      vary: 'host, accept-language, cookie',
    });
  });
}

/** Names a feed by the words and filters that were asked for; without any it is the feed of the newest titles. */
function nameOf({ q, termo }: Query, { filtrosSelecionados }: Result, t: Translate): string {
  const words = [q.trim(), ...termo.map(({ texto }) => texto)];
  const filters = filtrosSelecionados.map(({ descricao }) => descricao);
  return [...words, ...filters].filter(Boolean).join(' · ') || t('feed.newest');
}

/** Addresses of the feed as asked for, and of the page whose search it is. */
function addressesOf(
  path: FeedFormat['path'],
  url: string,
): { readonly page: string; readonly self: string } {
  const params = new URL(url, 'http://localhost').searchParams;
  const self = `${path}${queryOf(params)}`;
  const tab = params.get('guia') ?? 'geral';
  params.delete('guia');
  if (tab !== 'geral') return { page: `/${tab}${queryOf(params)}`, self };
  return { page: params.size > 0 ? `/${queryOf(params)}` : '/novas-aquisicoes', self };
}

function queryOf(params: URLSearchParams): string {
  return params.size > 0 ? `?${params.toString()}` : '';
}
