import type { errors as portuguese } from '../pt/errors.ts';

export const errors: typeof portuguese = {
  errors: {
    CorpoMalformado: 'What was sent could not be read.',
    CorpoGrandeDemais: 'What was sent is too large.',
    TipoDeConteudoNaoAceito: 'This content type is not accepted.',
    DadosInvalidos: 'Some data are not valid: {{campos, clause}}.',
    DataInvalida:
      'There is no date {{data, clause}}. Write the year or the day: 1998 or 1998-02-19.',
    DatasInvertidas: 'The last date, {{data_fim}}, comes before the first, {{data_ini, clause}}.',
    SessaoExpirada: 'The session has expired. Log in again.',
    EntradaNecessaria: 'Log in to go on.',
    RecursoDesativado: 'This feature is switched off.',
    SemPermissao: 'Your login has no permission for this.',
    NaoEncontrado: 'Not found.',
    AcervoNaoEncontrado: 'There is no title with the number {{id, clause}}.',
    AutoridadeNaoEncontrada: 'There is no authority with the number {{id, clause}}.',
    NenhumCampoPreenchido: 'Fill in at least one field: {{campos, clause}}.',
    MetodoNaoPermitido: 'This method is not allowed here.',
    ClienteInvalido: 'Unknown client or wrong secret.',
    credential_missing: 'Fill all the fields to login!',
    UsuarioOuSenhaIncorreta: 'Incorrect credentials! Please try again.',
    UsuarioOuSenhaIncorretaCustom: 'Wrong {{user}} or password.',
    AuthCAPTCHAError: 'Do the Captcha verification!',
    CaptchaInvalido: 'The captcha is no longer valid, or not right. Do it again.',
    AcessosDemais: 'Too many requests in a short time. Try again in {{segundos}} seconds.',
    TentativasDemaisDaRede:
      'Too many wrong attempts came from this network. Try again in {{minutos}} min, or in a browser you have signed in with before.',
    MuitasTentativas: 'Too many attempts in a row. Try again in {{segundos}} seconds.',
    ACESSO_BLOQUEADO:
      'Access is blocked after too many attempts. Use "Forgot my password" or wait half an hour.',
    ACESSO_BLOQUEADO_balcao:
      'Access is blocked after too many attempts. Ask at the circulation desk of your library or wait half an hour.',
    TipoDeConcessaoNaoAceito: 'The grant type {{tipo}} is not accepted.',
    OrigemNaoAceita: 'This call is accepted from the pages of this site only.',
    CodigosDemais: 'Three codes were sent within the last hour already. Wait {{minutos}} min.',
    CodigoNaoConfere: 'The code is wrong or has expired. Check it, or ask for another.',
    SenhaAtualIncorreta: 'The current password is wrong.',
    DigiteCodigoUsuario: 'Enter your user name!',
    AsSenhasNaoCoincidem: "The passwords don't match!",
    SenhaNaoConfereCriterios: "The password doesn't match all the criteria!",
    MuitasConsultas: 'Too many names were looked up. Wait {{minutos}} min.',
    RenovacaoNaoPermitida: "Registrations are renewed at the library's desk.",
    CadastroAindaValido:
      'The registration is good until {{validade, day}}. It can be renewed from {{abertura, day}} on.',
    EnderecoDeEntradaInvalido:
      'This way in has expired or was used already. Sign in with user and password.',
    FornecedorNaoDisponivel: 'This vendor is not available at your institution.',
    CampoObrigatorioNaoPreenchido: 'The field {{campo}} is required and was not filled in.',
    limite_comentarios_excedido:
      'You already have {{limite}} comments awaiting approval. Wait until the library has read them.',
    limite_sugestoes_excedido:
      'You already have {{limite}} suggestions that the library has not looked at yet. Wait a little.',
    EnviosDemais:
      'You have already sent {{limite}} lists by e-mail today. Try again in {{horas}} h.',
    ExportacaoGrandeDemais: 'The file would be too large. Export fewer titles at a time.',
    EmailInvalido: 'Fill in a valid e-mail!',
    ExemplarNaoServe: 'The copy does not serve this request, or is not free in this library.',
    limite_cesta_excedido:
      'It did not fit: the permanent basket holds up to {{limite}} titles and has {{total}} already. Remove some to add others.',
    limite_itens_excedido:
      'It did not fit: you can save up to {{limite}} titles and have {{total}} already. Remove some to save others.',
    limite_pesquisas_excedido:
      'You have {{limite}} saved searches already. Remove one to save another.',
    limite_perfil_excedido:
      'It did not fit: an interest profile has up to {{limite}} entries, and yours has {{total}} already. Remove some to add others.',
    NenhumTipoDePeriodico: 'Select at least one journal type.',
    PessoaSemEmail: 'This person has no e-mail address on record: there is no way to answer.',
    JaRespondido: 'Somebody else of the staff has answered already.',
    SituacaoMudou:
      'Somebody else of the staff changed the status meanwhile. See how it stands now.',
    AlteradoPorOutro:
      'Somebody else has changed this since you opened the page. Nothing was saved.',
    FechamentoJaRegistrado:
      'This place is already closed without notice on these days, for “{{motivo, clause}}”. Nothing was saved.',
    ContrasteInsuficiente:
      'The colour {{cor}} is hard to read: its contrast is {{razao, number}}, and {{minimo, number}} is needed.',
    LogotipoNaoAceito:
      'The logo must be an undamaged PNG file of at most 256 KB and 2,000 pixels on each side.',
    EmprestimoRecusado: 'The loan is not possible now.',
    ReservaRecusada: 'The hold is not possible now.',
    SolicitacaoRecusada: 'The loan request is not possible now.',
    DeclaracaoRecusada: 'The no-debts declaration is not possible now.',
    TokenNaoConfere: 'The token is not right, was used already or has expired. Ask for another.',
    ExemplarNaoEncontrado: 'No copy has the bar code {{codigo, clause}}.',
    LeitorNaoEncontrado: 'The patron was not found, or the link has ended.',
    AparelhoNaoAutorizado:
      'This machine is not set up for self-service. Please call the library staff.',
    TokensDemais: 'Too many tokens asked for. Wait {{minutos}} min.',
    OpcoesNaoSelecionadas: 'Select all options to confirm the place hold!',
    NenhumEmprestimoSelecionado: 'Select at least one loan to renew.',
    NenhumaReservaSelecionada: 'Select at least one hold to cancel.',
    SituacaoDaReservaMudou: 'This hold has changed in the meantime. See how it stands now.',
    SituacaoDaSolicitacaoMudou: 'This request has changed in the meantime. See how it stands now.',
    DiaForaDoPrazo: 'Choose a day from {{de, day}} to {{ate, day}}.',
    ValorNaoConfere: 'What is owed is {{valor_centavos, money}}, not the amount given.',
    ValorAcimaDoDevido: 'Only {{valor_centavos, money}} is owed, less than the amount given.',
    ExtratoInvalido:
      'The statement could not be read, at line {{linha, number}}: {{motivo, clause}}. Nothing was written.',
    VinculoEncerrado: 'This link with the library has ended. Ask the library to bring it back.',
    ServicoIndisponivel: 'The service is not available. Try again in a moment.',
    SemEspacoParaGravar:
      'The server has no room left to store this. Nothing was changed. Try again later.',
    OcorreuErroInesperado: 'An unexpected error has occurred.',
    NaoFoiPossivelComunicarServidor: 'Unable to communicate with the server! Try again later.',
  },
  fieldFaults: {
    category: 'No patron category has the code {{value, clause}}.',
    categoryInUse: 'The category {{value}} cannot go: there are patrons in it.',
    twice: 'The code {{value}} appears more than once.',
    library: 'No library has the code {{value, clause}}.',
    campus: 'No campus has the code {{value, clause}}.',
    loanType: 'No loan type has the code {{value, clause}}.',
    activity: 'No activity has the code {{value, clause}}.',
    tab: 'The tab {{value}} must be in the list once if it exists, and only then.',
    event: 'No event of the calendar has the code {{value, clause}}.',
    collection: 'No collection has the code {{value, clause}}.',
    secret: 'The secret of {{value}} is missing.',
    notPublic: 'The server may only ask public addresses, and {{value}} is not one.',
  },
  passwordRules: {
    length: 'The password must have {{min}} to {{max}} characters.',
    has_numbers: 'The password must have at least one number.',
    only_numbers: 'The password must not be only numbers.',
    special_char: 'The password must have at least one of these signs: {{signs}}',
    diff_case: 'The password must have upper and lower case letters.',
    diff_name: 'The password must not contain a part of your name.',
    last_pw: 'The password must not be one of the last {{count, clause}}.',
    common: 'The password is too common and would soon be guessed.',
  },
};
