export const identity = {
  signInWays: {
    by: 'Entrar com {{name}}',
    or: 'Ou com usuário e senha',
    leaving: 'Abrindo a página de entrada…',
    forAdministration: 'Entrada da administração',
    title: 'Entrada',
    again: 'Entrar de novo',
    inWindow:
      'A página da instituição abre em outra janela ou aba, e o que você fez aqui fica como está.',
    beside: 'Entre na janela ou aba da instituição. Depois disso, esta página segue sozinha.',
    heldBack: 'O navegador não abriu outra janela',
    heldBackHint:
      'Permita janelas deste site e tente de novo, ou continue nesta: o que estiver escrito aqui e não for salvo se perde.',
    goOnHere: 'Continuar nesta janela',
    returning: 'Voltando à página em que você estava…',
    handed: 'Pronto: a página em que você estava já segue',
    handedHint: 'Volte a ela. Esta janela pode ser fechada.',
    unheard: 'Volte à página em que você estava',
    unheardHint:
      'Ela segue sozinha quando você volta a ela. Se já não estiver aberta, continue nesta janela.',
  },
  confirmation: {
    lead: 'Você entrou com {{name}} e confirma lá quem é: a sua instituição pede que você entre de novo, em outra janela ou aba. O que você escreveu aqui fica como está.',
    start: 'Confirmar em {{name}}',
    done: 'Você confirmou quem é em {{name, clause}}. Isso vale por cinco minutos.',
    title: 'Confirmação',
    taking: 'Confirmando…',
    back: 'Voltar à página',
    beforeEmail: 'Para mudar o e-mail, confirme antes quem você é.',
  },
  identityTrial: {
    notPublic:
      '{{host}} não é um endereço público. Se for da rede interna, peça a quem opera o servidor que o nomeie em INTERNAL_HOSTS.',
    unreachable: 'Não foi possível chegar a {{host}}: {{detail, clause}}.',
    slow: '{{host}} demorou demais para responder.',
    tooLong: '{{host}} respondeu com mais do que se lê.',
    oidcFound: '{{host}} respondeu e se descreve por OpenID Connect.',
    oidcNotFound:
      '{{host}} respondeu, mas não publica o que é preciso em /.well-known/openid-configuration. Confira o endereço do emissor.',
    oidcOtherIssuer:
      '{{host}} diz ser outro emissor. Copie o endereço exatamente como o provedor o informa.',
    oidcClientKnown: 'O provedor conhece o cliente {{client}} e aceita o segredo.',
    oidcClientUnknown:
      'O provedor não aceita o cliente {{client}}: confira o nome e o segredo, ou se ele está ativo lá.',
    oidcNoTokens: 'O provedor não respondeu ao pedido de identificação do cliente.',
    oidcTakesAnything: 'O provedor aceitou um código que ninguém deu: não o use.',
    oidcReturnKnown: 'A página de entrada do provedor abre e aceita voltar a {{address, clause}}.',
    oidcReturnUnknown:
      'O provedor não aceita voltar a {{address}}: peça que esse endereço seja cadastrado lá.',
    oidcNoPage: 'A página de entrada do provedor não abre.',
    samlNoPage: '{{host}} não abre a página de entrada.',
    samlUnknown:
      '{{host}} recusa o pedido de entrada: confira se os metadados deste site foram cadastrados lá.',
    samlKnown: '{{host}} abre a página de entrada e conhece este site.',
    certificateEnded: 'O certificado venceu ou não pode ser lido.',
    certificateGood: 'O certificado vale até {{until, clause}}.',
    notSecure:
      '{{host}} não aceita uma conexão segura (TLS) com certificado que se possa conferir: {{detail, clause}}.',
    ldapSecure: 'A conexão com {{host}} é segura, e o certificado confere.',
    ldapNoAccount: 'Sem conta: o diretório é pesquisado como anônimo.',
    ldapAccount: 'O diretório aceita a conta {{account, clause}}.',
    ldapAccountRefused: 'O diretório não aceita a conta {{account}}: confira o DN e a senha.',
    ldapBase: 'A base {{base}} existe.',
    ldapNoBase: 'A base {{base}} não existe, ou a conta não pode vê-la.',
    ldapNobody:
      'Ninguém, ou mais de uma pessoa, tem o usuário {{username}} nessa base e nesse filtro.',
    ldapNoLogin:
      'A pessoa foi encontrada, mas o diretório não mostra o atributo {{attribute, clause}}.',
    ldapPerson: 'Encontrado: {{told, clause}}.',
  },
};
