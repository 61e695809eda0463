import type { holdDesk as portuguese } from '../pt/hold-desk.ts';

export const holdDesk: typeof portuguese = {
  noneHint:
    'Cuando algo se aparte para un lector, o alguien espere en la cola, aparece aquí. Vea también las otras situaciones.',
  reason: 'Motivo',
  reasonHint: 'El lector lee este motivo en sus reservas terminadas.',
  states: { prateleira: 'En el estante', recolher: 'Por recoger', fila: 'En la cola' },
  count_zero: 'Ninguna reserva',
  count_one: '{{count, number}} reserva',
  count_many: '{{count, number}} de reservas',
  count_other: '{{count, number}} reservas',
  expired: 'Vencida',
  for: 'Para {{name}} ({{user}})',
  was: 'Era de {{name}} ({{user}})',
  barcode: 'Código de barras {{barcode}}',
  until: 'Guardar hasta el {{until, day}}',
  takeOff: 'Recoger del estante',
  toCancel: 'Cancelar la reserva',
  cancelDo: 'Cancelar la reserva',
  nextIs: 'Ahora guardado para {{name}}, hasta el {{until, day}}.',
  back: 'Vuelve a su estantería: nadie lo espera.',
  takenOff: 'Recogido del estante.',
  cancelled: 'Reserva cancelada.',
  toMiss: 'No está en el estante de reservas',
  missHint:
    'El ejemplar pasa a perdido y el lector vuelve a esperar, en el lugar que tenía en la cola.',
  missDo: 'Ejemplar no encontrado',
  missed:
    '«{{title}}» no se encontró: el ejemplar consta como perdido y la reserva espera de nuevo.',
};
