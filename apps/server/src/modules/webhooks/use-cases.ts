import { defineUseCases } from '../define-use-cases.ts';
import { listWebhooks, makeWebhook, removeWebhook, resumeWebhook } from './own-webhooks.ts';
import { tryWebhook } from './try-webhook.ts';

/** Use cases behind the calls about webhooks of readers. */
export const useCases = defineUseCases((context) => ({
  listWebhooks: listWebhooks(context),
  makeWebhook: makeWebhook(context),
  removeWebhook: removeWebhook(context),
  resumeWebhook: resumeWebhook(context),
  tryWebhook: tryWebhook(context),
}));
