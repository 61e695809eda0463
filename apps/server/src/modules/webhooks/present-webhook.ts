import type { DeliveryRow, WebhookRow } from './repository.ts';

export function presentWebhook(row: WebhookRow) {
  return {
    codigo: row.id,
    endereco: row.url,
    assuntos: row.topics,
    criado_em: row.made_at.toISOString(),
    desligado_em: row.stopped_at?.toISOString() ?? null,
    entregas: row.deliveries.map(presentDelivery),
  };
}

export function presentDelivery(row: DeliveryRow) {
  return {
    codigo: row.id,
    evento: row.event,
    em: isoOf(row.happened_at),
    resultado: row.outcome,
    tentativas: row.tries,
    ultima_tentativa: row.tried_at === null ? null : isoOf(row.tried_at),
    proxima_tentativa: row.next_try_at === null ? null : isoOf(row.next_try_at),
    status: row.status,
    falha: row.fault,
  };
}

/** Moment in ISO 8601, from PostgreSQL's own form in JSON: with an offset. */
const isoOf = (moment: string) => new Date(moment).toISOString();
