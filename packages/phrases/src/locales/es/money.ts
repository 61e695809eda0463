import type { money as portuguese } from '../pt/money.ts';

export const money: typeof portuguese = {
  money: {
    wrong: 'Escriba un importe en reales, como 12,50.',
    wrongNumber: 'Escriba un número, como 1,5.',
    ambiguous: '«{{typed}}» puede leerse de dos modos. Escriba {{whole}} o {{part, clause}}.',
    least: 'El mínimo es {{least, clause}}.',
    most: 'El máximo es {{most, clause}}.',
    ask: 'Compruebe antes de guardar',
    grown: '{{name}}: de {{before, money}} a {{after, money}}',
    saveAll: 'Guardar de todos modos',
    back: 'Volver y corregir',
  },
};
