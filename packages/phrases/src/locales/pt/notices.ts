export const notices = {
  notices: {
    loan: {
      'due-soon': {
        day: '“{{title}}” deve ser devolvido ou renovado até {{day, day}} ({{library, clause}}).',
        moment: '“{{title}}” deve ser devolvido até {{at, moment}} ({{library, clause}}).',
      },
      'due-today': {
        day: '“{{title}}” deve ser devolvido ou renovado hoje, {{day, day}} ({{library, clause}}).',
        moment: '“{{title}}” deve ser devolvido hoje, até {{at, moment}} ({{library, clause}}).',
      },
      overdue: {
        day: '“{{title}}” está em atraso: o prazo era {{day, day}} ({{library, clause}}). Devolva-o assim que puder.',
        moment:
          '“{{title}}” está em atraso: o prazo era {{at, moment}} ({{library, clause}}). Devolva-o assim que puder.',
      },
      renewed: {
        day: '“{{title}}” foi renovado automaticamente. O novo prazo é {{day, day}} ({{library, clause}}).',
        moment:
          '“{{title}}” foi renovado automaticamente. O novo prazo é {{at, moment}} ({{library, clause}}).',
      },
      'not-renewed': {
        day: '“{{title}}” não pôde ser renovado automaticamente e deve ser devolvido até {{day, day}} ({{library, clause}}).',
        moment:
          '“{{title}}” não pôde ser renovado automaticamente e deve ser devolvido até {{at, moment}} ({{library, clause}}).',
      },
    },
    datedAnew: {
      loan: '{{library, The}} fecha sem aviso{{why, clause}}: “{{title}}” agora pode ser devolvido até {{day, day}}, sem multa por esses dias.',
      pickup:
        '{{library, The}} fecha sem aviso{{why, clause}}: “{{title}}” agora pode ser retirado até {{day, day}}.',
      closedDay:
        '{{library, The}} não abre em {{closed, day}}: “{{title}}” agora pode ser retirado até {{day, day}}.',
    },
    holdReleased: '“{{title}}” está reservado para você {{library, at}}: retire até {{day, day}}.',
    holdExpired:
      'A reserva de “{{title}}” {{library, at}} terminou: o prazo para retirar era {{day, day}}.',
    holdEnding:
      'Sua reserva de “{{title}}” {{library, at}} vale até {{day, day}}. Depois disso ela termina.',
    holdCancelled: {
      lent: 'A reserva de “{{title}}” {{library, at}} foi atendida pelo empréstimo.',
      cancelled: 'A reserva de “{{title}}” {{library, at}} foi cancelada.',
      'by-staff': '{{library, The}} cancelou a reserva de “{{title}}”{{why, clause}}.',
      'not-fetched':
        'A reserva de “{{title}}” {{library, at}} terminou: o exemplar não foi retirado.',
      'not-needed':
        'A reserva de “{{title}}” {{library, at}} terminou no último dia que você indicou.',
      'too-old':
        'A reserva de “{{title}}” {{library, at}} terminou: nenhum exemplar voltou a tempo.',
      'no-copy':
        'A reserva de “{{title}}” {{library, at}} foi cancelada: nenhum exemplar tem situação ou tipo de empréstimo que permita reservas.',
    },
    requestMoved: {
      waiting: 'A solicitação de “{{title}}” aguarda o envio para {{library, the}}.',
      'in-transit': '“{{title}}” está a caminho {{library, of}}; chegada prevista em {{day, day}}.',
      'in-transit-some-day': '“{{title}}” está a caminho {{library, of}}.',
      available: '“{{title}}” chegou {{library, to}}: retire até {{day, day}}.',
      finished: 'A solicitação de “{{title}}” foi atendida {{library, at}}.',
      'not-finished':
        'A solicitação de “{{title}}” para {{library, the}} não foi atendida{{why, clause}}.',
    },
    suggestionMoved: {
      'pre-suggestion':
        'Sua sugestão de aquisição “{{title}}” espera que a biblioteca a veja ({{library, clause}}).',
      'purchase-suggestion':
        'Sua sugestão de aquisição “{{title}}” foi aceita para compra ({{library, clause}}).',
      'in-quote': 'Sua sugestão de aquisição “{{title}}” está em cotação ({{library, clause}}).',
      trading: 'Sua sugestão de aquisição “{{title}}” está em pregão ({{library, clause}}).',
      'awaiting-delivery':
        '“{{title}}”, que você sugeriu, foi encomendado; a entrega é aguardada ({{library, clause}}).',
      'partially-attended': '“{{title}}”, que você sugeriu, chegou em parte ({{library, clause}}).',
      attended: 'Sua sugestão de aquisição “{{title}}” foi atendida ({{library, clause}}).',
      'finished-incomplete':
        'Sua sugestão de aquisição “{{title}}” foi finalizada sem a entrega completa ({{library, clause}}).',
      'already-exists': '“{{title}}”, que você sugeriu, já existe no acervo ({{library, clause}}).',
      duplicated: '“{{title}}”, que você sugeriu, já tinha sido sugerido ({{library, clause}}).',
      exhausted: '“{{title}}”, que você sugeriu, está esgotado na editora ({{library, clause}}).',
      'not-found':
        '“{{title}}”, que você sugeriu, não foi encontrado à venda ({{library, clause}}).',
      'not-attended':
        'Sua sugestão de aquisição “{{title}}” não será atendida ({{library, clause}}).',
      cancelled: 'Sua sugestão de aquisição “{{title}}” foi cancelada ({{library, clause}}).',
    },
    suggestionCatalogued: '“{{title}}”, que você sugeriu, já está no catálogo.',
    requestHandled: {
      waiting: '{{request}}: recebida {{library, at}}.',
      'in-progress': '{{request}}: em andamento {{library, at}}.',
      'cost-proposed': '{{request}}: {{library, the}} propõe um custo, que espera pelo seu aceite.',
      finished: '{{request}}: atendida {{library, at}}.',
      'not-finished': '{{request}}: não foi atendida {{library, at}}.',
    },
    requestKinds: {
      switching: 'Comutação bibliográfica nº {{id}}',
      survey: 'Levantamento bibliográfico nº {{id}}',
      'catalogue-card': 'Ficha catalográfica nº {{id}}',
      'specialized-search': 'Pesquisa especializada nº {{id}}',
    },
    interestEnding_one:
      'Seu perfil de interesse perde {{count}} item em {{day, day}}: prolongue a validade para continuar a receber avisos.',
    interestEnding_many:
      'Seu perfil de interesse perde {{count}} de itens em {{day, day}}: prolongue a validade para continuar a receber avisos.',
    interestEnding_other:
      'Seu perfil de interesse perde {{count}} itens em {{day, day}}: prolongue a validade para continuar a receber avisos.',
    webhookStopped:
      'Os avisos para {{address}} foram desligados: muitos não chegaram. Veja as entregas e ligue de novo quando o endereço responder.',
    letter: {
      subject_one: '{{count}} aviso da biblioteca ({{institution}})',
      subject_many: '{{count}} de avisos da biblioteca ({{institution}})',
      subject_other: '{{count}} avisos da biblioteca ({{institution}})',
      body: 'Olá, {{name}}!\n\n{{list}}\n\n{{institution}}\n\n--\n{{ending}}\n',
      end: 'Veja tudo em {{origin}}/meupergamum. Para não receber mais estes avisos por e-mail: {{address}}',
      endInAccount:
        'Veja tudo na área pessoal, no catálogo da biblioteca. Para não receber mais estes avisos por e-mail, desligue-os na área pessoal, em Alertas.',
    },
    page: {
      title: 'Avisos por e-mail',
      ask: 'Os avisos da biblioteca (prazos, reservas, solicitações e títulos novos) deixam de chegar por e-mail. Eles continuam na área pessoal, em Alertas. As respostas ao que você pedir à biblioteca continuam a chegar.',
      stop: 'Não receber mais por e-mail',
      done: 'Pronto: você não receberá mais avisos por e-mail. Para voltar a recebê-los, ligue-os na área pessoal, em Alertas. As respostas ao que você pedir à biblioteca continuam a chegar.',
      unknown: 'Este link não é de nenhuma mensagem da biblioteca',
      unknownHint: 'Use o link inteiro que está no fim da mensagem.',
    },
    byMail: 'Receber os avisos também por e-mail',
    mailOn:
      'Os avisos chegarão também por e-mail: no máximo uma mensagem por dia sobre empréstimos, reservas e solicitações e uma sobre títulos novos.',
    mailOff:
      'Os avisos não chegarão mais por e-mail. As respostas ao que você pedir à biblioteca continuam a chegar.',
  },
};
