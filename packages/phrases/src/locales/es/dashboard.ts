import type { dashboard as portuguese } from '../pt/dashboard.ts';

export const dashboard: typeof portuguese = {
  dashboard: {
    late_one: '{{count, number}} préstamo atrasado',
    late_many: '{{count, number}} de préstamos atrasados',
    late_other: '{{count, number}} préstamos atrasados',
    more_one: 'Y {{count, number}} más.',
    more_many: 'Y {{count, number}} más.',
    more_other: 'Y {{count, number}} más.',
    failed: 'No se pudo mostrar: {{panel}}',
    retry: 'Reintentar: {{panel}}',
    pay: 'Pagar',
    noHolds: 'No tiene reservas.',
    noHoldsHint: 'Cuando todos los ejemplares están prestados, reserve el título en su página.',
    ready_one: '{{count, number}} reserva lista',
    ready_many: '{{count, number}} de reservas listas',
    ready_other: '{{count, number}} reservas listas',
    waiting_one: '{{count, number}} reserva en la cola',
    waiting_many: '{{count, number}} de reservas en la cola',
    waiting_other: '{{count, number}} reservas en la cola',
    fetch: 'Lista: retírela hasta el {{day, day}} {{library, at}}',
    fetchBy: 'Retírelo hasta el {{day, day}} {{library, at}}',
    position: 'Usted es el número {{position, number}} de {{of, number}} en la cola',
    noRequests: 'Nada está en camino.',
    noRequestsHint:
      'Lo que solo tiene otra biblioteca puede venir a la suya: solicítelo en la página del título.',
    arrived_one: '{{count, number}} solicitud lista para retirar',
    arrived_many: '{{count, number}} de solicitudes listas para retirar',
    arrived_other: '{{count, number}} solicitudes listas para retirar',
    coming_one: '{{count, number}} solicitud en curso',
    coming_many: '{{count, number}} de solicitudes en curso',
    coming_other: '{{count, number}} solicitudes en curso',
    noAlerts: 'Ninguna alerta nueva.',
    noAlertsHint:
      'Los avisos de la biblioteca y los títulos nuevos de sus búsquedas guardadas aparecen aquí.',
    nextInQueue: 'Es la siguiente persona en la cola',
  },
};
