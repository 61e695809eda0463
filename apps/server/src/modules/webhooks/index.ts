export { createWebhookSender } from './webhook-sender.ts';
export { useCases } from './use-cases.ts';
