export const editVendors = {
  editVendors: {
    hint: 'Quem entra é levado ao fornecedor com um token assinado pelo segredo, que vale um minuto e não diz quem é a pessoa. Deixe em branco os fornecedores que a instituição não tem.',
    states: {
      on: 'Ligado',
      off: 'Desligado',
      none: 'Não configurado',
      removed: 'Será removido',
    },
    enabled: 'Levar leitores a este fornecedor',
    name: 'Nome que os leitores conhecem',
    address: 'Endereço de entrada',
    addressHint: 'O endereço https que o fornecedor indicou para a entrada.',
    hosts: 'Servidores permitidos',
    hostsHint:
      'Um por linha, como leitor.exemplo.com. O de entrada precisa estar entre eles; nenhum leitor é levado a outro.',
    badAddress: 'Escreva um endereço https completo, sem usuário nem senha.',
    badHosts: 'O endereço de entrada não está em nenhum destes servidores.',
    link: 'Endereço para divulgar: {{address}}',
    secret: 'Segredo de assinatura',
    secretUnset: 'De 32 a 200 caracteres, sem espaços: o mesmo que o fornecedor tem.',
    secretSet: 'Há um segredo salvo, que não é mostrado. Escreva aqui só para trocá-lo.',
    remove: 'Remover este fornecedor',
    repository: 'Repositório de trabalhos',
    repositoryHint:
      'Onde os leitores postam teses e dissertações (funcionalidade 9013). Diferentemente dos fornecedores, ele fica sabendo o usuário de quem chega.',
  },
  editCaptcha: {
    provider: 'Quem verifica',
    providers: { altcha: 'A própria Estante', siteverify: 'Outro provedor' },
    providerHints: {
      altcha: 'O navegador faz um cálculo; ninguém de fora fica sabendo.',
      siteverify:
        'reCAPTCHA, hCaptcha ou Turnstile: o programa deles é executado na página de entrada.',
    },
    isOff:
      'O captcha está desligado (funcionalidade 1120): o que está aqui só valerá quando for ligado.',
    isOn: 'O captcha está ligado. Experimente a entrada em outro navegador antes de sair daqui: com dados errados, ninguém entra.',
    script: 'Endereço do programa',
    object: 'Objeto do programa',
    objectHint: 'grecaptcha, hcaptcha ou turnstile.',
    siteKey: 'Chave do site',
    verifyAddress: 'Endereço de verificação (siteverify)',
    badAddress: 'Escreva um endereço https completo, sem usuário nem senha.',
    secret: 'Chave secreta',
    secretUnset: 'A que o provedor deu junto com a chave do site.',
    secretSet: 'Há uma chave salva, que não é mostrada. Escreva aqui só para trocá-la.',
  },
};
