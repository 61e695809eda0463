export const letterActs = {
  letterActs: {
    ways: {
      'renew-all': 'Renovar tudo',
      'pass-turn': 'Passar a vez',
      'cancel-hold': 'Cancelar a reserva',
      'extend-hold': 'Prolongar a reserva',
    },
    said: {
      renewed: 'Renovado: devolva até {{day, day}}.',
      'pass-turn': 'A vez passou a quem espera depois de você.',
      'cancel-hold': 'A reserva foi cancelada.',
      'extend-hold': 'A reserva vale agora até {{day, day}}.',
      gone: 'Não há mais o que fazer: a reserva já mudou.',
    },
    acts: {
      renovar_tudo: {
        title: 'Renovar tudo',
        ask: 'Será tentada a renovação do que você tem emprestado:',
        press: 'Renovar tudo',
      },
      passar_a_vez: {
        title: 'Passar a vez',
        ask: 'Você deixa de ter este exemplar à espera, e ele passa a quem espera depois de você:',
        press: 'Passar a vez',
      },
      cancelar: {
        title: 'Cancelar a reserva',
        ask: 'A reserva deste título será cancelada:',
        press: 'Cancelar a reserva',
      },
      prolongar: {
        title: 'Prolongar a reserva',
        ask: 'A reserva deste título valerá até o dia que você escolher:',
        press: 'Prolongar',
      },
    },
    until: 'Até quando a reserva vale',
    now: 'Vale agora até {{day, day}}.',
    done: 'Feito',
    notDone: 'Não feito',
    results: 'O que aconteceu',
    good: 'O link vale até {{day, day}} e só uma vez.',
    nothing: 'Não há mais nada a fazer por este link',
    nothingHint: 'O que ele faria já mudou. Veja na área pessoal.',
    unknown: 'Este link não veio em nenhuma mensagem da biblioteca',
    unknownHint: 'Use o link inteiro que está na mensagem.',
    account: 'Ver na área pessoal',
  },
};
