export const money = {
  money: {
    wrong: 'Write an amount in reais, such as 12.50.',
    wrongNumber: 'Write a number, such as 1.5.',
    ambiguous: '“{{typed}}” can be read in two ways. Write {{whole}} or {{part}}.',
    least: 'The least is {{least}}.',
    most: 'The most is {{most}}.',
    ask: 'Check before saving',
    tenfold: 'The new amount is ten times the one before, or more.',
    grown: '{{name}}: from {{before, money}} to {{after, money}}',
    saveAll: 'Save all the same',
    back: 'Go back and correct',
  },
};
