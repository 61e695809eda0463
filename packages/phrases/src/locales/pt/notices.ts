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
      loan: 'A {{library}} fecha sem aviso{{why, clause}}: “{{title}}” agora pode ser devolvido até {{day, day}}, sem multa por esses dias.',
      pickup:
        'A {{library}} fecha sem aviso{{why, clause}}: “{{title}}” agora pode ser retirado até {{day, day}}.',
    },
    holdReleased: '“{{title}}” está reservado para você em {{library}}: retire até {{day, day}}.',
    holdExpired:
      'A reserva de “{{title}}” em {{library}} terminou: o prazo para retirar era {{day, day}}.',
    holdEnding:
      'Sua reserva de “{{title}}” em {{library}} só serve até {{day, day}}. Depois disso ela termina.',
    holdCancelled: {
      lent: 'A reserva de “{{title}}” em {{library}} foi atendida pelo empréstimo.',
      cancelled: 'A reserva de “{{title}}” em {{library}} foi cancelada.',
      'by-staff': 'A {{library}} cancelou a reserva de “{{title}}”{{why, clause}}.',
      'not-fetched':
        'A reserva de “{{title}}” em {{library}} terminou: o exemplar não foi retirado.',
      'not-needed': 'A reserva de “{{title}}” em {{library}} terminou no dia até o qual servia.',
      'too-old':
        'A reserva de “{{title}}” em {{library}} terminou: nenhum exemplar voltou a tempo.',
      'no-copy':
        'A reserva de “{{title}}” em {{library}} foi cancelada: nenhum exemplar tem situação ou tipo de empréstimo que permita reservas.',
    },
    requestMoved: {
      waiting: 'A solicitação de “{{title}}” aguarda o envio para {{library, clause}}.',
      'in-transit': '“{{title}}” está a caminho de {{library}}; chegada prevista em {{day, day}}.',
      'in-transit-some-day': '“{{title}}” está a caminho de {{library, clause}}.',
      available: '“{{title}}” chegou a {{library}}: retire até {{day, day}}.',
      finished: 'A solicitação de “{{title}}” foi atendida em {{library, clause}}.',
      'not-finished':
        'A solicitação de “{{title}}” para {{library}} não foi atendida{{why, clause}}.',
    },
    suggestionAnswered: 'A {{library}} respondeu à sua sugestão de aquisição: “{{title, clause}}”.',
    interestEnding_one:
      'Seu perfil de interesse perde {{count}} item em {{day, day}}: prolongue a validade para continuar a receber avisos.',
    interestEnding_many:
      'Seu perfil de interesse perde {{count}} de itens em {{day, day}}: prolongue a validade para continuar a receber avisos.',
    interestEnding_other:
      'Seu perfil de interesse perde {{count}} itens em {{day, day}}: prolongue a validade para continuar a receber avisos.',
    letter: {
      subject_one: '{{count}} aviso da biblioteca ({{institution}})',
      subject_many: '{{count}} de avisos da biblioteca ({{institution}})',
      subject_other: '{{count}} avisos da biblioteca ({{institution}})',
      body: 'Olá, {{name}}!\n\n{{list}}\n\n{{institution}}\n\n--\n{{ending}}\n',
      end: 'Veja tudo em {{origin}}/meupergamum. Para não receber mais estes avisos por e-mail: {{address}}',
      endInAccount:
        'Veja tudo em Minha conta, no catálogo da biblioteca. Para não receber mais estes avisos por e-mail, desligue-os em Minha conta, Alertas.',
    },
    page: {
      title: 'Avisos por e-mail',
      ask: 'Os avisos da biblioteca (prazos, reservas, solicitações e títulos novos) deixam de chegar por e-mail. Eles continuam em Minha conta, Alertas.',
      stop: 'Não receber mais por e-mail',
      done: 'Pronto: você não receberá mais avisos por e-mail. Para voltar a recebê-los, ligue-os em Minha conta, Alertas.',
      unknown: 'Este endereço não é de nenhuma carta da biblioteca',
      unknownHint: 'Use o endereço inteiro que está no fim da carta.',
    },
    byMail: 'Receber os avisos também por e-mail',
    mailOn:
      'Os avisos chegarão também por e-mail, no máximo uma carta por dia sobre empréstimos, reservas e solicitações e uma sobre títulos novos.',
    mailOff: 'Os avisos não chegarão mais por e-mail.',
  },
};
