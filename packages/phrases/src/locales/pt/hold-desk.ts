/** Holds as staff see them: on the hold shelf, to be taken off it, in the queue. */
export const holdDesk = {
  noneHint:
    'Quando algo for separado para um leitor, ou alguém estiver na fila, aparece aqui. Veja também as outras situações.',
  reason: 'Motivo',
  reasonHint: 'O leitor lê este motivo nas suas reservas encerradas.',
  states: { prateleira: 'Na prateleira', recolher: 'A recolher', fila: 'Na fila' },
  count_zero: 'Nenhuma reserva',
  count_one: '{{count, number}} reserva',
  count_many: '{{count, number}} de reservas',
  count_other: '{{count, number}} reservas',
  expired: 'Vencida',
  for: 'Para {{name}} ({{user}})',
  was: 'Era de {{name}} ({{user}})',
  barcode: 'Código de barras {{barcode}}',
  until: 'Guardar até {{until, day}}',
  takeOff: 'Recolher da prateleira',
  toCancel: 'Cancelar a reserva',
  cancelDo: 'Cancelar a reserva',
  nextIs: 'Agora guardado para {{name}}, até {{until, day}}.',
  back: 'Volta à estante: ninguém espera.',
  takenOff: 'Recolhido da prateleira.',
  cancelled: 'Reserva cancelada.',
  toMiss: 'Não está na prateleira',
  missHint: 'O exemplar passa a perdido e o leitor volta a esperar, no lugar que tinha na fila.',
  missDo: 'Exemplar não encontrado',
  missed:
    '“{{title}}” não foi encontrado: o exemplar está como perdido e a reserva espera de novo.',
};
