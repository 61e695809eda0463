import {
  isLanguage,
  languageCookie,
  languageHeader,
  languageIds,
  languages,
  type Language,
} from '@estante/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, setCookie, type Cookie } from './cookie.ts';

/** Cookie of the language that was chosen for pages. Scripts of the pages write it too. */
const chosenCookie: Cookie = { name: languageCookie, maxAge: 31_536_000, sameSite: 'Lax' };

/** The language of a call: the id sent with it, else what the browser prefers, else Portuguese. */
export function languageOfCall(request: FastifyRequest): Language {
  return chosenLanguage(request) ?? preferred(request);
}

/** The language whose id is sent with a call; null where none is. */
export function chosenLanguage(request: FastifyRequest): Language | null {
  const id = Number(request.headers[languageHeader]);
  return languages.find((language) => languageIds[language] === id) ?? null;
}

/** The language of a page: `lng` in its address, else the one chosen before, else the browser's. */
export function languageOfPage<PageLanguage extends string = Language>(
  request: FastifyRequest,
  /** Whether pages may be in a language; those of calls are always among them. */
  isKnown: (value: unknown) => value is PageLanguage = isLanguage as (
    value: unknown,
  ) => value is PageLanguage,
): PageLanguage | Language {
  const lng = languageInAddress(request);
  if (isKnown(lng)) return lng;
  const chosen = readCookie(request, chosenCookie);
  return isKnown(chosen) ? chosen : preferred(request, isKnown);
}

/** Keeps the language for the pages after this one, without JavaScript too. */
export function keepLanguage(reply: FastifyReply, language: string): void {
  setCookie(reply, chosenCookie, language);
}

/** The value of `lng` in the address; undefined where there is none, or where the address could not be read. */
export function languageInAddress({ query }: FastifyRequest): unknown {
  return typeof query === 'object' && query !== null && 'lng' in query ? query.lng : undefined;
}

function preferred<PageLanguage extends string = Language>(
  request: FastifyRequest,
  isKnown: (value: unknown) => value is PageLanguage = isLanguage as (
    value: unknown,
  ) => value is PageLanguage,
): PageLanguage | Language {
  const tags = (request.headers['accept-language'] ?? '')
    .split(',')
    .slice(0, 20)
    .map((part) => {
      const [tag = '', quality = 'q=1'] = part.split(';').map((piece) => piece.trim());
      const [language = ''] = tag.toLowerCase().split('-');
      return { language, quality: Number(quality.slice(2)) || 0 };
    })
    // RFC 9110, section 12.4.2: 0 is "not acceptable".
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  return tags.map(({ language }) => language).find(isKnown) ?? 'pt';
}
