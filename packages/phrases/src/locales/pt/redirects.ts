export const redirects = {
  vendor: {
    title: 'Acesso: {{name}}',
    unnamed: 'fornecedor',
    intro: 'O conteúdo se abre em outra aba, em que você já entra identificado.',
    restricted: 'Acesso restrito: entre para ler {{name, at}}.',
    open: 'Abrir {{name}}',
    openAgain: 'Abrir {{name}} outra vez',
    opening: 'Preparando o acesso…',
    isOpen: 'Outra aba foi aberta. Você pode fechar esta página.',
    heldBack: 'O navegador não abriu outra aba por si. Use o botão abaixo.',
    going: 'A caminho: {{name}}',
    goOn: 'Continuar para {{name}}',
    nothing: 'Não há um acesso guardado para esta aba, ou o seu prazo de um minuto passou.',
    signIn: 'Entre para continuar {{name, at}}.',
    refused: 'O endereço guardado não pertence ao fornecedor. Por segurança, ele não foi aberto.',
    askAgain: 'Pedir novo acesso',
  },
  redirected: {
    title: 'Acesso vindo de outro site',
    going: 'A caminho da área pessoal',
    asking:
      'Você chegou aqui com um acesso já pronto, vindo de outro site. Continue apenas se acabou de sair da área pessoal da sua biblioteca: com o acesso de outra pessoa, o que você fizer ficará na conta dela.',
    enter: 'Entrar',
    leave: 'Não entrar',
    alreadyIn: '{{name}} já entrou nesta aba. Para entrar com outra conta, saia primeiro.',
    goOnAs: 'Continuar como {{name}}',
  },
};
