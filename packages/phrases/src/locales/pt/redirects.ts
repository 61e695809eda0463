export const redirects = {
  vendor: {
    title: 'Acesso: {{name}}',
    unnamed: 'fornecedor',
    intro: 'O conteúdo se abre em outra guia, com a sua entrada já feita.',
    restricted: 'Acesso restrito: entre para ler em {{name, clause}}.',
    open: 'Abrir {{name}}',
    openAgain: 'Abrir {{name}} outra vez',
    opening: 'Pedindo a entrada…',
    isOpen: 'Abriu-se outra guia. Esta página pode ser fechada.',
    heldBack: 'O navegador não abriu outra guia sozinho. Use o botão abaixo.',
    going: 'A caminho: {{name}}',
    goOn: 'Seguir para {{name}}',
    nothing: 'Não há entrada guardada para esta guia, ou ela passou do prazo de um minuto.',
    signIn: 'Entre para seguir até {{name, clause}}.',
    refused: 'O endereço guardado não pertence ao fornecedor. Por segurança, ele não foi aberto.',
    askAgain: 'Pedir nova entrada',
  },
  redirected: {
    title: 'Entrada vinda de outro site',
    going: 'A caminho da área pessoal',
    asking:
      'Alguém trouxe você até aqui com uma entrada pronta. Continue apenas se você acabou de sair da área pessoal da sua biblioteca: com a entrada de outra pessoa, o que você fizer ficará na conta dela.',
    enter: 'Entrar',
    leave: 'Não entrar',
    alreadyIn: 'Nesta guia já entrou {{name, clause}}. Para entrar com outra conta, saia primeiro.',
    goOnAs: 'Continuar como {{name}}',
  },
};
