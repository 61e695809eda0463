/** Day on which a hold may be fetched, and what it is reckoned from. */
export const holdEstimate = {
  day: 'Previsão: {{from, day}}.',
  range: 'Previsão: de {{from, day}} a {{to, day}}.',
  openEnd: 'Previsão: a partir de {{from, day}}, sem data certa.',
  countedFrom: 'Cálculo a partir de: {{reasons, clause}}.',
  copies_one: '{{count, number}} exemplar',
  copies_many: '{{count, number}} de exemplares',
  copies_other: '{{count, number}} exemplares',
  noneAhead: 'ninguém na frente',
  ahead_one: '{{count, number}} reserva na frente',
  ahead_many: '{{count, number}} de reservas na frente',
  ahead_other: '{{count, number}} reservas na frente',
  late_one: '{{count, number}} em atraso',
  late_many: '{{count, number}} em atraso',
  late_other: '{{count, number}} em atraso',
};
