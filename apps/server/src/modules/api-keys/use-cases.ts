import { defineUseCases } from '../define-use-cases.ts';
import { listApiKeys, makeApiKey, revokeApiKey } from './own-keys.ts';

/** Use cases behind the calls about keys of readers. */
export const useCases = defineUseCases((context) => ({
  listApiKeys: listApiKeys(context),
  makeApiKey: makeApiKey(context),
  revokeApiKey: revokeApiKey(context),
}));
