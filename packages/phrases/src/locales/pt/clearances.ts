export const clearances = {
  clearances: {
    lead: 'Um documento que declara que você nada deve à biblioteca, para formatura, transferência ou desligamento.',
    failed: 'Não foi possível verificar as suas pendências',
    against: 'Ainda não é possível emitir a declaração',
    againstHint: 'Resolva o que está abaixo e volte aqui:',
    check: 'Verificar de novo',
    nothing: 'Nada consta',
    nothingHint:
      'Você não tem empréstimos, débitos, reservas nem solicitações. A declaração pode ser emitida agora.',
    what: {
      title: 'Antes de emitir',
      ends: 'O seu vínculo com {{library, the}} é encerrado, e você sai da sua conta.',
      valid_one: 'A declaração vale {{count}} dia, contado da emissão.',
      valid_many: 'A declaração vale {{count}} dias, contados da emissão.',
      valid_other: 'A declaração vale {{count}} dias, contados da emissão.',
      undo: 'Só a equipe da biblioteca pode desfazer.',
    },
    make: 'Emitir a declaração',
    confirm: {
      title: 'Emitir a declaração e encerrar o vínculo?',
      text: 'Depois de emitida, você não entra mais com este vínculo com {{library, the}}. Confirme com a sua senha.',
      password: 'Senha',
      send: 'Emitir e encerrar o vínculo',
      cancel: 'Voltar',
    },
    issued: {
      title: 'Declaração emitida',
      text: 'O seu vínculo foi encerrado e o arquivo foi baixado. Guarde-o: qualquer pessoa pode conferi-lo pelo código.',
      until: 'Vale até {{day, day}}.',
      again: 'Baixar de novo',
    },
    verify: {
      title: 'Conferir declaração',
      lead: 'Digite o código impresso na declaração para saber se ela é válida.',
      failed: 'Não foi possível conferir a declaração',
      code: 'Código de verificação',
      name: 'Emitida para',
      day: 'Data de emissão',
      library: 'Unidade',
      until: 'Válida até',
      ended: 'Venceu em',
      look: 'Conferir',
      unknown: 'Não há declaração com este código',
      unknownHint: 'Confira o código impresso na declaração.',
      states: {
        valida: 'Declaração válida',
        expirada: 'Declaração expirada',
        revogada: 'Declaração revogada',
      },
      hints: {
        valida: 'A biblioteca declarou que esta pessoa nada lhe devia na data de emissão.',
        expirada:
          'Foi emitida pela biblioteca, e o seu prazo de validade passou. Quem precisar de outra deve procurar a biblioteca.',
        revogada: 'Foi emitida pela biblioteca e depois anulada. Não vale mais.',
      },
    },
    pdf: {
      title: 'Declaração de nada consta',
      words:
        'Declaramos, para os devidos fins, que {{name}}, usuário {{username}}, nada deve {{library, to}} em {{today, day}}: não tem empréstimos, débitos, reservas nem solicitações em aberto. O seu vínculo com a unidade foi encerrado nesta data.',
      validity: 'Válida até {{validUntil, day}}.',
      verify:
        'Para conferir esta declaração, leia o código QR, abra o endereço abaixo ou digite o código em {{place}}:',
      qr: 'Código QR do endereço de verificação',
    },
    mail: {
      subject: 'Sua declaração de nada consta',
      body: 'Olá, {{name, clause}}.\n\nSua declaração de nada consta está anexa. Ela vale até {{validUntil, day}} e pode ser conferida com o código {{code, clause}}.\n\nO seu vínculo com {{library, the}} foi encerrado. Se não foi você quem a emitiu, procure a biblioteca.',
    },
    staff: {
      noneHint: 'Quando um leitor emitir uma declaração de nada consta, ela aparece aqui.',
      count_zero: 'Nenhuma declaração',
      count_one: '{{count, number}} declaração',
      count_many: '{{count, number}} declarações',
      count_other: '{{count, number}} declarações',
      states: {
        valida: 'Válida',
        expirada: 'Expirada',
        revogada: 'Revogada',
      },
      facts: '{{library}} · emitida em {{at, moment}} · vale até {{until, day}}',
      user: 'Usuário {{login}}',
      revoke: 'Desfazer a declaração',
      revokeHint:
        'A declaração deixa de valer e o vínculo volta: a pessoa entra de novo com a sua senha.',
      reason: 'Motivo',
      revoked: 'Declaração desfeita: o vínculo está ativo de novo.',
      revokedBy: 'Desfeita por {{name}} em {{at, moment}}',
    },
  },
};
