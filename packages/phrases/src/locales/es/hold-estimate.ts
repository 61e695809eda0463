import type { holdEstimate as portuguese } from '../pt/hold-estimate.ts';

export const holdEstimate: typeof portuguese = {
  day: 'Previsión: {{from, day}}.',
  range: 'Previsión: del {{from, day}} al {{to, day}}.',
  openEnd: 'Previsión: desde el {{from, day}}, sin fecha segura.',
  countedFrom: 'Cálculo a partir de: {{reasons, clause}}.',
  copies_one: '{{count, number}} ejemplar',
  copies_many: '{{count, number}} de ejemplares',
  copies_other: '{{count, number}} ejemplares',
  noneAhead: 'nadie delante',
  ahead_one: '{{count, number}} reserva delante',
  ahead_many: '{{count, number}} de reservas delante',
  ahead_other: '{{count, number}} reservas delante',
  late_one: '{{count, number}} con atraso',
  late_many: '{{count, number}} con atraso',
  late_other: '{{count, number}} con atraso',
};
