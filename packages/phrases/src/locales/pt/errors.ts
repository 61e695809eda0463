export const errors = {
  errors: {
    CorpoMalformado: 'O conteúdo enviado não pôde ser lido.',
    CorpoGrandeDemais: 'O conteúdo enviado é grande demais.',
    TipoDeConteudoNaoAceito: 'Este tipo de conteúdo não é aceito.',
    DadosInvalidos: 'Há dados inválidos: {{campos, clause}}.',
    DataInvalida: 'A data {{data}} não existe. Escreva o ano ou o dia: 1998 ou 1998-02-19.',
    DatasInvertidas: 'A data final, {{data_fim}}, é anterior à inicial, {{data_ini, clause}}.',
    SessaoExpirada: 'A sessão expirou. Entre novamente.',
    EntradaNecessaria: 'É preciso entrar para continuar.',
    RecursoDesativado: 'Este recurso está desativado.',
    SemPermissao: 'Seu vínculo não tem permissão para isto.',
    NaoEncontrado: 'Não encontrado.',
    AcervoNaoEncontrado: 'Não há título com o número {{id, clause}}.',
    AutoridadeNaoEncontrada: 'Não há autoridade com o número {{id, clause}}.',
    NenhumCampoPreenchido: 'Preencha pelo menos um campo: {{campos, clause}}.',
    MetodoNaoPermitido: 'Este método não é permitido aqui.',
    ClienteInvalido: 'Cliente desconhecido ou segredo incorreto.',
    credential_missing: 'Preencha todos os campos para entrar!',
    UsuarioOuSenhaIncorreta: 'Credenciais incorretas! Tente novamente.',
    UsuarioOuSenhaIncorretaCustom: '{{user}} ou senha incorretos.',
    AuthCAPTCHAError: 'Faça a verificação do captcha!',
    CaptchaInvalido: 'O captcha não vale mais ou não está certo. Faça-o de novo.',
    AcessosDemais: 'Muitos acessos em pouco tempo. Tente novamente em {{segundos}} segundos.',
    TentativasDemaisDaRede:
      'Muitas tentativas erradas vieram desta rede. Tente novamente em {{minutos}} min, ou em um navegador em que você já entrou.',
    MuitasTentativas: 'Muitas tentativas seguidas. Tente novamente em {{segundos}} segundos.',
    ACESSO_BLOQUEADO:
      'O acesso está bloqueado por excesso de tentativas. Use "Esqueci minha senha" ou aguarde meia hora.',
    ACESSO_BLOQUEADO_balcao:
      'O acesso está bloqueado por excesso de tentativas. Procure o balcão de atendimento da biblioteca ou aguarde meia hora.',
    TipoDeConcessaoNaoAceito: 'O tipo de concessão {{tipo}} não é aceito.',
    OrigemNaoAceita: 'Esta chamada só é aceita a partir das páginas deste site.',
    CodigosDemais: 'Já foram enviados três códigos na última hora. Aguarde {{minutos}} min.',
    CodigoNaoConfere: 'O código não confere ou já expirou. Confira-o ou peça outro.',
    SenhaAtualIncorreta: 'A senha atual está incorreta.',
    DigiteCodigoUsuario: 'Digite o código de usuário!',
    AsSenhasNaoCoincidem: 'As senhas não coincidem!',
    SenhaNaoConfereCriterios: 'A senha não atende a todos os critérios!',
    MuitasConsultas: 'Muitas consultas de nomes. Aguarde {{minutos}} min.',
    RenovacaoNaoPermitida: 'A renovação do cadastro é feita no balcão da biblioteca.',
    CadastroAindaValido:
      'O cadastro vale até {{validade, day}}. A renovação abre em {{abertura, day}}.',
    EnderecoDeEntradaInvalido:
      'Este endereço de entrada expirou ou já foi usado. Entre com usuário e senha.',
    FornecedorNaoDisponivel: 'Este fornecedor não está disponível na sua instituição.',
    CampoObrigatorioNaoPreenchido: 'O campo {{campo}} é obrigatório e não foi preenchido.',
    limite_comentarios_excedido:
      'Você já tem {{limite}} comentários aguardando aprovação. Espere que a biblioteca os leia.',
    limite_sugestoes_excedido:
      'Você já tem {{limite}} sugestões que a biblioteca ainda não avaliou. Espere um pouco.',
    EnviosDemais:
      'Você já enviou {{limite}} listas por e-mail hoje. Tente novamente em {{horas}} h.',
    ExportacaoGrandeDemais: 'O arquivo ficaria grande demais. Exporte menos títulos de cada vez.',
    EmailInvalido: 'Preencha um e-mail válido!',
    ExemplarNaoServe:
      'O exemplar não serve a esta solicitação, ou não está livre nesta biblioteca.',
    limite_cesta_excedido:
      'Não coube: a cesta permanente guarda até {{limite}} títulos, e já tem {{total, clause}}. Tire alguns para pôr outros.',
    limite_itens_excedido:
      'Não coube: você pode salvar até {{limite}} títulos, e já tem {{total, clause}}. Tire alguns para salvar outros.',
    limite_pesquisas_excedido:
      'Você já tem {{limite}} pesquisas salvas. Tire alguma para salvar outra.',
    limite_perfil_excedido:
      'Não coube: um perfil de interesse tem até {{limite}} itens, e o seu já tem {{total, clause}}. Tire alguns para incluir outros.',
    NenhumTipoDePeriodico: 'Selecione ao menos um tipo de periódico.',
    PessoaSemEmail: 'Esta pessoa não tem e-mail no cadastro: não há como responder.',
    JaRespondido: 'Outra pessoa da equipe já respondeu.',
    SituacaoMudou: 'Outra pessoa da equipe mudou a situação enquanto isso. Veja como está agora.',
    AlteradoPorOutro: 'Outra pessoa mudou isto depois que você abriu a página. Nada foi gravado.',
    FechamentoJaRegistrado:
      'Estes dias já estão fechados sem aviso neste lugar, por “{{motivo, clause}}”. Nada foi gravado.',
    ContrasteInsuficiente:
      'A cor {{cor}} não se lê bem: tem contraste {{razao, number}}, e são precisos {{minimo, number}}.',
    LogotipoNaoAceito:
      'O logotipo deve ser um arquivo PNG íntegro, de até 256 KB e 2000 pixels de lado.',
    EmprestimoRecusado: 'O empréstimo não é possível agora.',
    ReservaRecusada: 'A reserva não é possível agora.',
    SolicitacaoRecusada: 'A solicitação de empréstimo não é possível agora.',
    DeclaracaoRecusada: 'A declaração de nada consta não é possível agora.',
    TokenNaoConfere: 'O token não confere, já foi usado ou expirou. Peça outro.',
    ExemplarNaoEncontrado: 'Nenhum exemplar tem o código de barras {{codigo, clause}}.',
    LeitorNaoEncontrado: 'O leitor não foi encontrado, ou o vínculo terminou.',
    AparelhoNaoAutorizado:
      'Esta máquina não está autorizada como autoatendimento. Chame a equipe da biblioteca.',
    TokensDemais: 'Muitos tokens pedidos. Aguarde {{minutos}} min.',
    OpcoesNaoSelecionadas: 'Selecione todas as opções para confirmar a reserva!',
    NenhumEmprestimoSelecionado: 'Selecione ao menos um empréstimo para renovar.',
    NenhumaReservaSelecionada: 'Selecione pelo menos uma reserva para cancelar.',
    SituacaoDaReservaMudou: 'A situação desta reserva mudou enquanto isso. Veja como está agora.',
    SituacaoDaSolicitacaoMudou:
      'A situação desta solicitação mudou enquanto isso. Veja como está agora.',
    DiaForaDoPrazo: 'Escolha um dia de {{de, day}} a {{ate, day}}.',
    ValorNaoConfere: 'O valor informado não confere com o que é devido: {{valor_centavos, money}}.',
    ValorAcimaDoDevido: 'O valor é maior que o devido: {{valor_centavos, money}}.',
    ExtratoInvalido:
      'O extrato não pôde ser lido, na linha {{linha, number}}: {{motivo, clause}}. Nada foi gravado.',
    VinculoEncerrado:
      'Este vínculo com a biblioteca foi encerrado. Procure a biblioteca para reativá-lo.',
    ServicoIndisponivel: 'O serviço está indisponível. Tente novamente em instantes.',
    SemEspacoParaGravar:
      'O servidor está sem espaço para gravar. Nada foi alterado. Tente novamente mais tarde.',
    OcorreuErroInesperado: 'Ocorreu um erro inesperado.',
    NaoFoiPossivelComunicarServidor:
      'Não foi possível comunicar com o servidor! Tente novamente mais tarde.',
  },
  fieldFaults: {
    category: 'Nenhuma categoria de leitor tem o código {{value, clause}}.',
    categoryInUse: 'A categoria {{value}} não pode sair: há leitores nela.',
    twice: 'O código {{value}} aparece mais de uma vez.',
    library: 'Nenhuma biblioteca tem o código {{value, clause}}.',
    campus: 'Nenhum campus tem o código {{value, clause}}.',
    loanType: 'Nenhum tipo de empréstimo tem o código {{value, clause}}.',
    activity: 'Nenhuma atividade tem o código {{value, clause}}.',
    tab: 'A guia {{value}} tem de estar na lista uma vez, se existe, e só então.',
    event: 'Nenhum evento da agenda tem o código {{value, clause}}.',
    collection: 'Nenhuma coleção tem o código {{value, clause}}.',
    secret: 'Falta o segredo de {{value, clause}}.',
    notPublic: 'O servidor só pode consultar endereços públicos, e {{value}} não é um deles.',
  },
  passwordRules: {
    length: 'A senha deve ter de {{min}} a {{max}} caracteres.',
    has_numbers: 'A senha deve ter pelo menos um número.',
    only_numbers: 'A senha não pode ter somente números.',
    special_char: 'A senha deve ter pelo menos um destes sinais: {{signs}}',
    diff_case: 'A senha deve ter letras maiúsculas e minúsculas.',
    diff_name: 'A senha não pode conter parte do seu nome.',
    last_pw: 'A senha não pode ser uma das {{count}} últimas.',
    common: 'A senha é comum demais e seria adivinhada logo.',
  },
};
