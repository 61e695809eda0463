import { readUrl } from '@estante/contract';
import { ProviderFault } from './provider-fault.ts';

/** Where a browser may be led to: what a provider says is no reason to run a script. */
export function browserAddress(address: string): string {
  const url = readUrl(address);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') {
    throw new ProviderFault('wrong', 'it leads to no page');
  }
  return url.href;
}
