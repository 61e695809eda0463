import type { UseCases } from '../../endpoint/use-case.ts';
import type { Context } from '../context.ts';
import { listApiKeys, makeApiKey, revokeApiKey } from './own-keys.ts';

/** Use cases behind the calls about keys of readers. */
export function useCases(context: Context) {
  return {
    listApiKeys: listApiKeys(context),
    makeApiKey: makeApiKey(context),
    revokeApiKey: revokeApiKey(context),
  } satisfies Partial<UseCases>;
}
