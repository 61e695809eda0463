import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendCacheableText } from '../../endpoint/cacheable-text.ts';
import { originOf } from '../../endpoint/origin.ts';
import { findTitleSources, type TitleSource } from '../exports/index.ts';
import type { MachineFileDeps } from './machine-files-route.ts';
import { findUnApiFormat, writeUnApiFormats } from './unapi.ts';

const xml = 'application/xml; charset=utf-8';

/**
 * Serves unAPI (2006): how Zotero and its like have a title that a page marks by its number. What cannot be had is told
 * by the statuses of its specification: 400, 404, 406.
 */
export function registerUnApi(
  app: FastifyInstance,
  { db, origin }: Pick<MachineFileDeps, 'db' | 'origin'>,
): void {
  const config = { rate: 'read', isForOtherSites: true } as const;
  app.get<{ Querystring: { id?: unknown; format?: unknown } }>(
    '/unapi',
    { config },
    async (request, reply) => {
      const { id = '', format = '' } = request.query;
      if (typeof id !== 'string' || typeof format !== 'string') return tell(reply, 400);
      if (id === '') {
        if (format !== '') return tell(reply, 400);
        return sendCacheableText(reply, { type: xml, text: writeUnApiFormats(''), vary: 'host' });
      }
      const title = await findTitle(db, id);
      if (!title) return tell(reply, 404);
      // 300: the choice is theirs.
      if (format === '') return reply.code(300).type(xml).send(writeUnApiFormats(id));
      const found = findUnApiFormat(format);
      const text = found?.write(title, originOf(request, origin)) ?? '';
      if (!found || text === '') return tell(reply, 406);
      return sendCacheableText(reply, { type: `${found.type}; charset=utf-8`, text, vary: 'host' });
    },
  );
}

async function findTitle(db: MachineFileDeps['db'], id: string): Promise<TitleSource | undefined> {
  if (!/^[1-9]\d{0,8}$/.test(id)) return undefined;
  const [title] = await findTitleSources(db, [Number(id)]);
  return title;
}

const words = { 400: 'Bad request', 404: 'No such title', 406: 'No such format' } as const;

function tell(reply: FastifyReply, status: keyof typeof words): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(`${words[status]}\n`);
}
