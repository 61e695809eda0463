import { gzipSync } from 'node:zlib';
import type { Language } from '@estante/contract';
import { translatorFor } from '@estante/phrases';
import { escapeXml } from '@estante/xml';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sha256 } from '../platform/digest.ts';
import { acceptsGzip } from './accepts-gzip.ts';

interface PassPageOptions {
  readonly language: Language;
  /** Seconds after which to come again. */
  readonly retryAfter: number;
}

const styles = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; }
main { max-width: 32rem; padding: 1.5rem; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 0.75rem; }
p { margin: 0 0 1rem; }
progress { width: 100%; margin: 0 0 1rem; }
a { color: LinkText; }
`;

const policy = (style: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'sha256-${sha256(style).toString('base64')}'`,
    "connect-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

/**
 * Sends the page that earns a pass, in place of others while too many are asked for. Its bytes are made, and
 * compressed, once for each language and wait: in a storm it is nearly all that is sent.
 */
export function createPassPages(script: string | null) {
  const made = new Map<string, { readonly plain: Buffer; readonly compressed: Buffer }>();
  const contentSecurityPolicy = policy(styles);
  const make = (shown: PassPageOptions) => {
    const plain = Buffer.from(documentOf(shown, script));
    return { plain, compressed: gzipSync(plain) };
  };
  return {
    send: (request: FastifyRequest, reply: FastifyReply, shown: PassPageOptions): FastifyReply => {
      const key = `${shown.language} ${shown.retryAfter}`;
      const page = made.get(key) ?? make(shown);
      made.set(key, page);
      const isCompressed = acceptsGzip(request);
      if (isCompressed) reply.header('content-encoding', 'gzip');
      return reply
        .type('text/html; charset=utf-8')
        .headers({
          'content-security-policy': contentSecurityPolicy,
          'content-language': shown.language,
          vary: 'accept-encoding, accept-language, cookie',
          'x-robots-tag': 'noindex',
        })
        .send(isCompressed ? page.compressed : page.plain);
    },
  };
}

/** The page says what to do by hand; its script replaces that by what it is doing. */
function documentOf({ language, retryAfter }: PassPageOptions, script: string | null): string {
  const t = translatorFor(language);
  return `<!DOCTYPE html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeXml(t('crowd.title'))} · Estante</title>
<style>${styles}</style>
<main>
<h1>${escapeXml(t('crowd.title'))}</h1>
<p id="said" role="status" data-working="${escapeXml(t('crowd.working'))}">${escapeXml(t('crowd.wait', { count: retryAfter }))}</p>
<progress id="work" aria-labelledby="said" hidden></progress>
<p><a href="">${escapeXml(t('crowd.again'))}</a></p>
</main>
${script === null ? '' : `<script type="module" src="${escapeXml(script)}"></script>\n`}</html>
`;
}
