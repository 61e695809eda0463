export const money = {
  money: {
    wrong: 'Escriba un importe en reales, como 12,50.',
    wrongNumber: 'Escriba un número, como 1,5.',
    ambiguous: '«{{typed}}» puede leerse de dos modos. Escriba {{whole}} o {{part}}.',
    least: 'El mínimo es {{least}}.',
    most: 'El máximo es {{most}}.',
    ask: 'Compruebe antes de guardar',
    tenfold: 'El importe nuevo es diez veces el anterior, o más.',
    grown: '{{name}}: de {{before, money}} a {{after, money}}',
    saveAll: 'Guardar de todos modos',
    back: 'Volver y corregir',
  },
};
