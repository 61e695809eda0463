import { readUrl } from '@estante/contract';
import { ProviderFault } from './provider-fault.ts';

/**
 * Requires an address of the web, to which a browser may be led: a provider's word is no reason to run a
 * script. @throws ProviderFault
 */
export function browserAddress(address: string): string {
  const url = readUrl(address);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') {
    throw new ProviderFault('wrong', 'it leads to no page');
  }
  return url.href;
}
