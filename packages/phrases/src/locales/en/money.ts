import type { money as portuguese } from '../pt/money.ts';

export const money: typeof portuguese = {
  money: {
    wrong: 'Write an amount in reais, such as 12.50.',
    wrongNumber: 'Write a number, such as 1.5.',
    ambiguous: '“{{typed}}” can be read in two ways. Write {{whole}} or {{part, clause}}.',
    least: 'The minimum is {{least, clause}}.',
    most: 'The maximum is {{most, clause}}.',
    ask: 'Check before saving',
    grown: '{{name}}: from {{before, money}} to {{after, money}}',
    saveAll: 'Save anyway',
    back: 'Go back and correct',
  },
};
