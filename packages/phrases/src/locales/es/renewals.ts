import type { renewals as portuguese } from '../pt/renewals.ts';

export const renewals: typeof portuguese = {
  renewals: {
    lead: 'Quédese más tiempo con lo que se llevó, si nadie lo espera.',
    form: 'Renovar préstamos',
    none: 'No hay nada que renovar',
    some: 'Renovar los seleccionados',
    all: 'Renovar todos',
    choose: 'Seleccione al menos un préstamo para renovar.',
    select: 'Seleccionar: {{title}}',
    renewed_zero: 'Ningún préstamo renovado.',
    renewed_one: '{{count, number}} préstamo renovado.',
    renewed_many: '{{count, number}} de préstamos renovados.',
    renewed_other: '{{count, number}} préstamos renovados.',
    refused_one: '{{count, number}} no se renovó: vea el motivo junto a él.',
    refused_many: '{{count, number}} de préstamos no se renovaron: vea el motivo junto a cada uno.',
    refused_other: '{{count, number}} no se renovaron: vea el motivo junto a cada uno.',
    until: 'Renovado: devuelva a más tardar el {{day, day}}.',
    gone_one: '{{count, number}} ya no está en préstamo a su nombre.',
    gone_many: '{{count, number}} de préstamos ya no están a su nombre.',
    gone_other: '{{count, number}} ya no están en préstamo a su nombre.',
    wasRefused: 'No se renovó',
    automatic: 'Renovación automática',
    automaticSwitch: 'Renovar por mí',
    automaticHint_one:
      '{{count, number}} día antes del vencimiento, si es posible. Recibirá un aviso.',
    automaticHint_many:
      '{{count, number}} de días antes del vencimiento, si es posible. Recibirá un aviso.',
    automaticHint_other:
      '{{count, number}} días antes del vencimiento, si es posible. Recibirá un aviso.',
    automaticOn: 'Desde ahora sus préstamos se renuevan automáticamente cuando sea posible.',
    automaticOff: 'Sus préstamos ya no se renuevan automáticamente.',
  },
};
