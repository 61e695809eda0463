/** Topics that a webhook can be told of. */
export const webhookTopics = ['loans', 'holds', 'debts', 'requests'] as const;
export type WebhookTopic = (typeof webhookTopics)[number];

/** Events that are told, by topic and name; a test is of none. */
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

/** Outcomes of one event at one webhook. */
export const webhookOutcomes = ['waiting', 'delivered', 'given-up', 'dropped'] as const;
export const webhookFaults = ['not-public', 'slow', 'unreachable', 'refused'] as const;

/** Webhooks of one person. */
export const webhooksLimit = 3;
/** UTF-16 units of an address. */
export const webhookAddressLength = 500;

/** Beginning of every secret (Standard Webhooks): after it comes the key in base 64. */
export const webhookSecretPrefix = 'whsec_';
