import { type Safe, secretName } from '@estante/database';
import type { Provider } from './provider-repository.ts';

/** Opens the secret of a provider; '' where there is none. */
export function openSecret(safe: Safe, { id, secret }: Pick<Provider, 'id' | 'secret'>): string {
  return secret === null ? '' : safe.open(secret, secretName.identityProvider(id)).toString();
}
