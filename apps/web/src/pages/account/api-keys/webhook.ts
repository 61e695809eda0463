import type { Output } from '../../../api/api.ts';

export type Webhook = Output<'listWebhooks'>['webhooks'][number];
export type Delivery = Webhook['entregas'][number];
