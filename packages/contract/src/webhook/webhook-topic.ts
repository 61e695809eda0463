/** Topics that a webhook can subscribe to. */
export const webhookTopics = ['loans', 'holds', 'debts', 'requests'] as const;
export type WebhookTopic = (typeof webhookTopics)[number];

/** Events by topic and name; a test has no topic. */
export const webhookEvents = [
  'test',
  'loan.made',
  'loan.due_soon',
  'loan.due_today',
  'loan.overdue',
  'loan.renewed',
  'loan.not_renewed',
  'loan.dated_anew',
  'loan.returned',
  'loan.lost',
  'hold.placed',
  'hold.ready',
  'hold.ending',
  'hold.dated_anew',
  'hold.expired',
  'hold.cancelled',
  'debt.made',
  'debt.paid',
  'debt.discounted',
  'debt.reversed',
  'debt.voided',
  'request.moved',
  'request.handled',
  'suggestion.answered',
] as const;
export type WebhookEventName = (typeof webhookEvents)[number];

/** Outcomes of delivering one event to one webhook. */
export const webhookOutcomes = ['waiting', 'delivered', 'given-up', 'dropped'] as const;
export const webhookFaults = ['not-public', 'slow', 'unreachable', 'refused'] as const;

/** Most webhooks of one person. */
export const webhooksLimit = 3;
/** Most UTF-16 units of an address. */
export const webhookAddressLength = 500;

/** Prefix of every secret (Standard Webhooks); the key follows in base64. */
export const webhookSecretPrefix = 'whsec_';
