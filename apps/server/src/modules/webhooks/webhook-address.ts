import { webhookAddressLength } from '@estante/contract';
import type { OutsideServers } from '../../platform/outside/outside-server.ts';

/**
 * An address that may be told: of a public server by https, without a name or password in it, which
 * would stand in the log of what was sent. Null where it may not. It is looked at again when sent to.
 */
export function readWebhookAddress(
  text: string,
  servers: Pick<OutsideServers, 'mayAsk'>,
): string | null {
  const url = URL.parse(text);
  if (!url || url.username !== '' || url.password !== '') return null;
  url.hash = '';
  if (url.href.length > webhookAddressLength) return null;
  return servers.mayAsk(url) ? url.href : null;
}
