export const money = {
  money: {
    wrong: 'Escreva um valor em reais, como 12,50.',
    wrongNumber: 'Escreva um número, como 1,5.',
    ambiguous: '“{{typed}}” pode ser lido de dois modos. Escreva {{whole}} ou {{part, clause}}.',
    least: 'O mínimo é {{least, clause}}.',
    most: 'O máximo é {{most, clause}}.',
    ask: 'Confira antes de salvar',
    grown: '{{name}}: de {{before, money}} para {{after, money}}',
    saveAll: 'Salvar assim mesmo',
    back: 'Voltar e corrigir',
  },
};
