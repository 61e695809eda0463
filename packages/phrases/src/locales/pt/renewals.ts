export const renewals = {
  renewals: {
    lead: 'Fique mais tempo com o que pegou, se ninguém espera.',
    form: 'Renovar empréstimos',
    none: 'Não há nada para renovar',
    some: 'Renovar os selecionados',
    all: 'Renovar todos',
    choose: 'Selecione ao menos um empréstimo para renovar.',
    select: 'Selecionar: {{title}}',
    renewed_zero: 'Nenhum empréstimo renovado.',
    renewed_one: '{{count, number}} empréstimo renovado.',
    renewed_many: '{{count, number}} de empréstimos renovados.',
    renewed_other: '{{count, number}} empréstimos renovados.',
    refused_one: '{{count, number}} não foi renovado: veja o motivo junto a ele.',
    refused_many:
      '{{count, number}} de empréstimos não foram renovados: veja o motivo junto a cada um.',
    refused_other: '{{count, number}} não foram renovados: veja o motivo junto a cada um.',
    until: 'Renovado: devolva até {{day, day}}.',
    gone_one: '{{count, number}} já não está emprestado a você.',
    gone_many: '{{count, number}} de empréstimos já não estão com você.',
    gone_other: '{{count, number}} já não estão emprestados a você.',
    wasRefused: 'Não foi renovado',
    automatic: 'Renovação automática',
    automaticSwitch: 'Renovar por mim',
    automaticHint_one:
      '{{count, number}} dia antes do vencimento, se for possível. Você recebe um aviso.',
    automaticHint_many:
      '{{count, number}} de dias antes do vencimento, se for possível. Você recebe um aviso.',
    automaticHint_other:
      '{{count, number}} dias antes do vencimento, se for possível. Você recebe um aviso.',
    automaticOn:
      'A partir de agora, os seus empréstimos são renovados automaticamente quando for possível.',
    automaticOff: 'Os seus empréstimos não são mais renovados automaticamente.',
  },
};
