import { activities, isLanguage } from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import type { FastifyInstance } from 'fastify';
import { calendarFeed } from '../index.ts';
import { isActivityOn } from '../../institution/index.ts';
import type { Clock } from '../../../platform/clock.ts';
import { languageInAddress, languageOfPage } from '../../../endpoint/language.ts';
import { originOf } from '../../../endpoint/origin.ts';
import { renderError } from '../../../endpoint/refusal.ts';

interface CalendarDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly origin: string | null;
}

/**
 * Serves the calendar of the person who made this address, in their language unless the address names one: anybody who
 * has it reads it, and nobody finds it by trying.
 */
export function registerCalendarFeed(app: FastifyInstance, deps: CalendarDeps): void {
  const options = { config: { rate: 'feed' } } as const;
  app.get<{ Params: { file: string } }>('/calendario/:file', options, async (request, reply) => {
    const lng = languageInAddress(request);
    const language = isLanguage(lng) ? lng : null;
    const [, secret] = /^([\w-]{43})\.ics$/.exec(request.params.file) ?? [];
    const isOn = await isActivityOn(deps.db, activities.accountLoans);
    const { host } = new URL(originOf(request, deps.origin));
    const text =
      secret !== undefined && isOn
        ? await calendarFeed.readCalendar(deps, secret, { host, language })
        : null;
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
    return text === null
      ? reply.code(404).send(renderError('NaoEncontrado', translatorFor(languageOfPage(request))))
      : reply.type('text/calendar; charset=utf-8').send(text);
  });
}
