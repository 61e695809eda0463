export const mail = {
  mail: {
    exportSubject: 'Lista de títulos da biblioteca ({{institution}})',
    exportBody_one:
      'Olá!\n\n{{sender}} enviou a você, pelo catálogo da biblioteca ({{institution}}), uma lista com {{count}} título. Ela vai em anexo.\n\nSe você não conhece quem enviou, ignore esta mensagem. Não responda: ninguém a lê.\n',
    exportBody_many:
      'Olá!\n\n{{sender}} enviou a você, pelo catálogo da biblioteca ({{institution}}), uma lista com {{count}} títulos. Ela vai em anexo.\n\nSe você não conhece quem enviou, ignore esta mensagem. Não responda: ninguém a lê.\n',
    exportBody_other:
      'Olá!\n\n{{sender}} enviou a você, pelo catálogo da biblioteca ({{institution}}), uma lista com {{count}} títulos. Ela vai em anexo.\n\nSe você não conhece quem enviou, ignore esta mensagem. Não responda: ninguém a lê.\n',
    recoverySubject: 'Código para redefinir a senha',
    recoveryBody:
      'Olá!\n\nPediram para redefinir a senha do seu acesso à biblioteca ({{institution, clause}}). O código é:\n\n    {{code}}\n\nEle vale por {{minutes}} minutos, na página em que foi pedido. Não o passe a ninguém.\n\nSe não foi você quem pediu, ignore esta mensagem: a senha continua a mesma.\n',
    keptElsewhereSubject: 'A sua senha não é guardada pela biblioteca',
    keptElsewhereBody:
      'Olá!\n\nPediram para redefinir a senha do seu acesso à biblioteca ({{institution, clause}}). Ela não é guardada aqui: você entra com a conta da instituição, e é lá que se troca a senha. Por isso esta mensagem não traz um código.\n\nPara entrar, abra {{link}} e use a conta da instituição.\n\nSe não foi você quem pediu, ignore esta mensagem: nada muda.\n',
    invitedSubject: 'Escolha uma nova senha',
    invitedBody:
      'A biblioteca {{institution, of}} pediu que você escolha uma nova senha.\n\nAbra {{link}}, escolha “Esqueci minha senha” e informe o usuário {{user, clause}}. Um código chegará a este endereço.\n\nSe você não falou com a biblioteca, ignore esta mensagem: nada muda.',
    changedSubject: 'Sua senha foi alterada',
    changedBody:
      'Olá!\n\nA senha do seu acesso à biblioteca ({{institution}}) foi alterada, e as outras sessões e as chaves de acesso foram encerradas.\n\nSe não foi você, redefina a senha em “Esqueci minha senha” e avise a biblioteca.\n',
    recoveredBody:
      'Olá!\n\nA senha do seu acesso à biblioteca ({{institution}}) foi alterada, e as sessões e as chaves de acesso foram encerradas. O endereço do seu calendário deixou de valer.\n\nSe não foi você, redefina a senha em “Esqueci minha senha” e avise a biblioteca.\n',
    givenSubject: 'A biblioteca definiu uma senha provisória para você',
    givenBody:
      'Olá!\n\nA equipe da biblioteca ({{institution}}) definiu uma senha provisória para o seu acesso e a informa a você. Ela vale por {{days}} dias: entre com ela e escolha a sua. As sessões e as chaves de acesso foram encerradas, e o endereço do seu calendário deixou de valer.\n\nSe você não a pediu, avise a biblioteca.\n',
    confirmSubject: 'Confirme este endereço de e-mail',
    confirmBody:
      'Olá!\n\nEste endereço foi informado para receber as mensagens da biblioteca ({{institution, clause}}). Para confirmar que ele é seu, abra:\n\n    {{link}}\n\nO link vale por {{hours}} horas e só uma vez.\n\nSe não foi você quem o informou, ignore esta mensagem: nada será enviado para cá.\n',
    emailsChangedSubject: 'Seus endereços de e-mail foram alterados',
    emailsChangedBody:
      'Olá!\n\nOs endereços de e-mail do seu cadastro na biblioteca ({{institution, clause}}) foram alterados. Os novos passam a valer depois de confirmados.\n\nSe não foi você, redefina a senha em “Esqueci minha senha” e avise a biblioteca.\n',
    emailsReplacedBody:
      'Olá!\n\nA biblioteca ({{institution, clause}}) alterou os endereços de e-mail do seu cadastro, que já estão valendo.\n\nSe algo estiver errado, avise a biblioteca.\n',
    dataAnswerSubject: 'Seu pedido de mudança nos dados pessoais',
    dataGrantedBody:
      'Olá, {{name}}!\n\n{{library, The}} ({{institution}}) aceitou o seu pedido: os dados já foram alterados.\n\n{{answer}}\n',
    dataRefusedBody:
      'Olá, {{name}}!\n\n{{library, The}} ({{institution}}) não aceitou o seu pedido de mudança nos dados pessoais. O motivo:\n\n{{answer}}\n',
    accountClosedSubject: 'Sua conta na biblioteca foi encerrada',
    accountClosedBody:
      'Olá, {{name}}!\n\nA sua conta na biblioteca ({{institution}}) foi encerrada, como você pediu, e os seus dados foram apagados. Esta é a última mensagem.\n\nSe não foi você, procure a biblioteca.\n',
    accountClosedByStaffBody:
      'Olá, {{name}}!\n\nA sua conta na biblioteca ({{institution}}) foi encerrada pela biblioteca, e os seus dados foram apagados. Esta é a última mensagem.\n\nEm caso de dúvida, procure a biblioteca.\n',
    commentSubject: 'Resposta {{library, of}} ao seu comentário',
    commentBody:
      'Olá, {{name}}!\n\nVocê escreveu {{library, to}} ({{institution}}):\n\n{{content}}\n\nA resposta da biblioteca:\n\n{{answer}}\n',
    refusedCommentSubject: 'Seu comentário sobre “{{title}}”',
    refusedCommentBody:
      'Olá, {{name}}!\n\nVocê comentou o título “{{title}}”:\n\n{{content}}\n\n{{library, The}} ({{institution}}) não publicou o comentário. O motivo:\n\n{{reason}}\n',
    suggestionSubject: 'Sua sugestão de aquisição: {{title}}',
    suggestionBody:
      'Olá, {{name}}!\n\nVocê sugeriu {{library, to}} ({{institution}}) a aquisição de:\n\n{{title}}\n\nSituação: {{state}}\n\n{{answer}}\n',
  },
};
