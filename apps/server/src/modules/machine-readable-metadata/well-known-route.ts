import type { FastifyInstance } from 'fastify';
import { originOf } from '../../endpoint/origin.ts';
import { sendCacheableText } from '../../endpoint/cacheable-text.ts';
import { translatorFor } from '@estante/phrases';
import { languageOfPage } from '../../endpoint/language.ts';
import { renderError } from '../../endpoint/refusal.ts';
import type { MachineFileDeps } from './machine-files-route.ts';
import { securityTextOf } from './security-text.ts';

interface WellKnownDeps extends Pick<MachineFileDeps, 'origin' | 'clock'> {
  readonly security: { readonly contacts: readonly string[]; readonly policy: string | null };
}

/** Serves the files that programs look for at addresses that every site has (RFC 8615). */
export function registerWellKnown(
  app: FastifyInstance,
  { origin, clock, security }: WellKnownDeps,
): void {
  const plain = { config: { isForOtherSites: true } } as const;
  app.get('/.well-known/api-catalog', plain, (request, reply) =>
    sendCacheableText(reply, {
      type: 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
      text: JSON.stringify(catalogueOf(originOf(request, origin))),
      vary: 'host',
    }),
  );
  // Password managers lead their users there (W3C, A Well-Known URL for Changing Passwords).
  app.get('/.well-known/change-password', plain, (_request, reply) =>
    reply.header('cache-control', 'no-cache').redirect('/meupergamum/senha', 302),
  );
  app.get('/.well-known/security.txt', plain, (request, reply) => {
    if (security.contacts.length === 0) {
      const t = translatorFor(languageOfPage(request));
      return reply.code(404).send(renderError('NaoEncontrado', t));
    }
    return sendCacheableText(reply, {
      type: 'text/plain; charset=utf-8',
      text: securityTextOf({ ...security, origin: originOf(request, origin), now: clock.now() }),
      vary: 'host',
    });
  });
}

/** The interfaces of this site as links (RFC 9727): each where it is, and where it is described. */
function catalogueOf(origin: string) {
  const at = (path: string) => `${origin}${path}`;
  const one = (path: string, description: string, type: string) => ({
    anchor: at(path),
    'service-desc': [{ href: at(description), type }],
  });
  return {
    linkset: [
      one('/api', '/api/openapi.json', 'application/vnd.oai.openapi+json'),
      one('/oai', '/oai?verb=Identify', 'text/xml'),
      one('/sru', '/sru', 'text/xml'),
      one('/unapi', '/unapi', 'application/xml'),
      one('/opensearch.xml', '/opensearch.xml', 'application/opensearchdescription+xml'),
    ],
  };
}
