import type { UseCases } from '../../endpoint/use-case.ts';
import type { Context } from '../context.ts';
import { listWebhooks, makeWebhook, removeWebhook, resumeWebhook } from './own-webhooks.ts';
import { tryWebhook } from './try-webhook.ts';

/** Use cases behind the calls about webhooks of readers. */
export function useCases(context: Context) {
  return {
    listWebhooks: listWebhooks(context),
    makeWebhook: makeWebhook(context),
    removeWebhook: removeWebhook(context),
    resumeWebhook: resumeWebhook(context),
    tryWebhook: tryWebhook(context),
  } satisfies Partial<UseCases>;
}
