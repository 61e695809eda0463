import type { errors as portuguese } from '../pt/errors.ts';

export const errors: typeof portuguese = {
  errors: {
    CorpoMalformado: 'What was sent could not be read.',
    CorpoGrandeDemais: 'What was sent is too large.',
    TipoDeConteudoNaoAceito: 'This content type is not accepted.',
    DadosInvalidos: 'Check the data: {{campos, clause}}.',
    DataInvalida:
      'There is no date {{data, date}}. Write a year or a day, such as 1998 or 1998-02-19.',
    DatasInvertidas:
      'The last date, {{data_fim, date}}, comes before the first, {{data_ini, date}}.',
    SessaoExpirada: 'Your session has expired. Sign in again.',
    EntradaNecessaria: 'Sign in to continue.',
    RecursoDesativado: 'This feature is switched off.',
    RedeNaoInstalada: 'This library network has not been set up yet.',
    RedeJaInstalada:
      'This network already has an administrator. Sign in with your username and password.',
    SemPermissao: 'You do not have permission for this.',
    NaoEncontrado: 'Not found.',
    AcervoNaoEncontrado: 'There is no title with the number {{id, clause}}.',
    AutoridadeNaoEncontrada: 'There is no authority with the number {{id, clause}}.',
    AcervoRetirado: 'The title with the number {{id, clause}} has been withdrawn.',
    AutoridadeRetirada: 'The authority with the number {{id, clause}} has been withdrawn.',
    AcervoEmUso:
      'Not now: {{titulo}} has copies on loan, set aside, on their way or of another library ({{exemplares, number}}).',
    AcervoDeOutraBiblioteca:
      'Only an administrator brings this title back: copies of another library come back with it ({{exemplares, number}}).',
    ImportacaoEmAndamento: 'An import is under way. The next can begin when it has ended.',
    EntradaEmUso: '“{{name}}” cannot be removed because it is in use: {{uses, clause}}.',
    ListaFechada: 'Entries of this list are neither added, merged nor removed.',
    BibliotecasComPedidos: 'There are requests or copies in transit between the two libraries.',
    NenhumCampoPreenchido: 'Fill in at least one field: {{campos, clause}}.',
    MetodoNaoPermitido: 'This method is not allowed here.',
    ClienteInvalido: 'Unknown client or wrong secret.',
    credential_missing: 'Fill all the fields to login!',
    UsuarioOuSenhaIncorreta: 'Incorrect credentials! Please try again.',
    UsuarioOuSenhaIncorretaCustom: 'Wrong {{user}} or password.',
    AuthCAPTCHAError: 'Do the Captcha verification!',
    CaptchaInvalido: 'The captcha has expired or is not right. Do it again.',
    TrabalhoNaoConfere:
      'Your browser’s check was not completed, or has expired. Load the page again.',
    ReservadoALeitores: 'The robots.txt closes this address to robots.',
    AcessosDemais: 'Too many requests in a short time. Try again in {{segundos}} s.',
    TentativasDemaisDaRede:
      'There were too many wrong attempts from this network. Try again in {{minutos}} min, or in a browser you have signed in with before.',
    MuitasTentativas: 'Too many attempts in a row. Try again in {{segundos}} s.',
    ACESSO_BLOQUEADO:
      'Access is blocked after too many attempts. Use “Forgot my password” or wait half an hour.',
    ACESSO_BLOQUEADO_balcao:
      'Access is blocked after too many attempts. Ask at the circulation desk of your library or wait half an hour.',
    ACESSO_BLOQUEADO_biblioteca:
      'Your access was blocked by the library. Ask at the circulation desk.',
    ACESSO_BLOQUEADO_bibliotecaAte:
      'Your access was blocked by the library until {{ate, day}}. Ask at the circulation desk.',
    TipoDeConcessaoNaoAceito: 'The grant type {{tipo}} is not accepted.',
    OrigemNaoAceita: 'This call is accepted from the pages of this site only.',
    CodigosDemais: 'Three codes have already been sent within the last hour. Wait {{minutos}} min.',
    CodigoNaoConfere: 'The code is wrong or has expired. Check it, or ask for another.',
    SenhaAtualIncorreta: 'The current password is wrong.',
    DigiteCodigoUsuario: 'Enter your user name!',
    AsSenhasNaoCoincidem: "The passwords don't match!",
    SenhaNaoConfereCriterios: "The password doesn't match all the criteria!",
    MuitasConsultas: 'Too many name look-ups. Wait {{minutos}} min.',
    RenovacaoNaoPermitida: "Registrations are renewed at the library's desk.",
    CadastroAindaValido:
      'The registration is valid until {{validade, day}}. It can be renewed from {{abertura, day}}.',
    SegundoFatorNecessario: 'Show your second factor too.',
    SegundoFatorIncorreto: 'The second factor is wrong, or the code was used before. Try again.',
    PasskeyNaoAceita: 'The passkey could not be accepted. Begin again.',
    limite_passkeys_excedido:
      'You already have {{limite, number}} passkeys. Remove one before creating another.',
    ProvedorForaDoAr:
      'Your institution’s sign-in does not answer now. Try later, or sign in with user name and password, if you have them.',
    ProvedorRecusou: 'Your institution did not confirm the sign-in. Try again or ask them.',
    EntradaNaoConcluida:
      'The sign-in was not completed: it took too long, was used before or began in another browser. Sign in again.',
    ConfirmacaoNecessaria:
      'For this, first confirm who you are at {{nome, clause}}. The confirmation is good for five minutes.',
    ConfirmacaoNaoConcluida:
      'The confirmation was not completed: it took too long, was used before or began in another browser or another session. Confirm again.',
    ConfirmacaoDeOutraPessoa:
      'Whoever signed in at the institution is not the person of this account. Nothing has changed here: confirm again by your own user name.',
    ConfirmacaoSemNovaEntrada:
      'Your institution did not ask you to sign in again, so the confirmation does not count. Sign out at the institution and confirm again.',
    ConfirmacaoSemHora:
      'Your institution did not say when you signed in there, so the confirmation does not count. Please tell the library: whoever runs the sign-in at the institution can put this right.',
    SemCadastroParaIdentidade:
      'Your institution confirmed who you are, but we did not find your registration with the library. Please ask at the desk.',
    EnderecoDeEntradaInvalido:
      'This sign-in link has expired or was already used. Sign in with your user name and password.',
    FornecedorNaoDisponivel: 'This vendor is not available at your institution.',
    RepositorioNaoDisponivel: 'Posting papers is not available at your institution.',
    CampoObrigatorioNaoPreenchido: 'The field {{campo}} is required and was not filled in.',
    CampoObrigatorioNaoPreenchido_varios: 'Fill in all required fields!',
    ComentarioCurto: 'Write at least {{minimo}} characters.',
    limite_comentarios_excedido:
      'You already have {{limite}} comments awaiting approval. Wait until the library has read them.',
    limite_comentarios_excedido_geral:
      'You already have {{limite}} comments that the library has not read yet. Wait until it has.',
    limite_comentarios_excedido_nenhum: 'The library takes no comments at present.',
    limite_comentarios_excedido_um:
      'You already have a comment awaiting approval. Wait until the library has read it.',
    limite_comentarios_excedido_geral_um:
      'You already have a comment that the library has not read yet. Wait until it has.',
    limite_solicitacoes_excedido:
      'You already have {{limite}} open requests. Wait for the answer of the library before you send another.',
    PaginasInvalidas: 'Write the pages as 20-30 or 20/30.',
    PaginasInvertidas: 'The last page comes before the first.',
    AnoInvalido: 'Write the year in four digits.',
    AnexoNaoAceito: 'The file must be PDF, PNG, JPEG or text, of up to 10 MB.',
    AnexosDemais: 'A request takes {{limite}} files at most.',
    FichaNaoAprovada: 'A catalogue card is finished only by being approved.',
    SugestaoJaEnviada:
      'You have already suggested this title for this course. Its status is: {{situacao, clause}}.',
    LeituraNaoFalta:
      'This title is no longer missing: the reading list or the catalogue has changed.',
    limite_sugestoes_excedido:
      'You already have {{limite}} suggestions that the library has not looked at yet. Please wait a little.',
    limite_sugestoes_excedido_nenhum: 'The library takes no suggestions at present.',
    limite_sugestoes_excedido_um:
      'You already have a suggestion that the library has not looked at yet. Please wait a little.',
    EnviosDemais:
      'You have already sent {{limite}} lists by e-mail today. Try again in {{horas}} h.',
    ExportacaoGrandeDemais: 'The file would be too large. Export fewer titles at a time.',
    RegistroGrandeDemais:
      'The record is larger than ISO 2709 allows (99,999 bytes, 9,999 in a field). Export it as MARCXML.',
    EmailInvalido: 'Fill in a valid e-mail!',
    EmailsDemais: 'You may have up to {{limite}} e-mail addresses.',
    CpfInvalido: 'Enter a valid CPF: eleven digits, with the right check digits.',
    CepInvalido: 'Enter a valid postal code: eight digits.',
    DataDeNascimentoInvalida: 'Enter a date of birth in the past, from 1900 on.',
    ExemplarNaoServe: 'The copy does not match this request, or is not available at this library.',
    limite_cesta_excedido:
      'It did not fit: the permanent basket holds up to {{limite}} titles, and already has {{total, clause}}. Remove some to add others.',
    limite_itens_excedido:
      'It did not fit: you can save up to {{limite}} titles, and already have {{total, clause}}. Remove some to save others.',
    limite_listas_excedido: 'You already have {{limite}} lists. Delete one to make another.',
    limite_lista_excedido:
      'They do not fit: a list holds up to {{limite}} titles, and this one already has {{total, clause}}. Remove some to add others.',
    ChaveSemPermissao: 'This key does not permit that.',
    limite_webhooks_excedido:
      'You already have {{limite, number}} webhooks. Remove one before you add another.',
    limite_chaves_excedido:
      'You already have {{limite, number}} active keys. Revoke one before making another.',
    NomeDeListaEmUso: 'You already have a list with this name. Choose another.',
    limite_pesquisas_excedido:
      'You already have {{limite}} saved searches. Remove one to save another.',
    limite_perfil_excedido:
      'It did not fit: an interest profile has up to {{limite}} entries, and yours already has {{total, clause}}. Remove some to add others.',
    NenhumTipoDePeriodico: 'Select at least one kind of issue.',
    PessoaSemEmail: 'This person has no e-mail address on record: there is no way to answer.',
    JaRespondido: 'Another member of staff has already answered.',
    MudancaDeSituacaoInvalida:
      'The suggestion or order cannot go from its present status to that one.',
    SugestaoEmPedido:
      'The suggestion is in a purchase order: its status changes with that of the order.',
    RequisicaoRepetida: 'The library has an order with requisition {{requisicao}} already.',
    EntregaAcimaDoPedido: 'No more copies of “{{titulo}}” can have come than were ordered.',
    NotaSemEntrega:
      'Nothing of “{{titulo}}” has come: an invoice and what was paid are told of what came.',
    InventarioAberto:
      'The inventory is under way: what has not been scanned yet is not missing. End it first.',
    FasciculoRepetido:
      'The library already has {{designacao, clause}} of this periodical. Look for it in the list.',
    AcervoNaoPeriodico:
      'Only periodicals have issues, and this title is not one. Choose the periodical from the list.',
    SituacaoMudou:
      'Another member of staff changed the status in the meantime. See how it stands now.',
    AlteradoPorOutro:
      'Somebody else has changed this since you opened the page. Nothing was saved.',
    FechamentoJaRegistrado:
      'There is already an emergency closure here on these days, for “{{motivo, clause}}”. Nothing was saved.',
    ContrasteInsuficiente:
      'The colour {{cor}} is hard to read: its contrast is {{razao, number}}, and {{minimo, number}} is the minimum.',
    CapaNaoAceita:
      'The cover must be an undamaged JPEG, PNG or WebP of at most 4 MB, and at least 60 pixels on each side.',
    PlantaNaoAceita:
      'The file cannot be a plan: it must be an SVG of at most 1 MB that has a size, declares no entities and has the shelves as shapes.',
    ImagemNaoAceita:
      'The picture must be a whole JPEG, PNG or WebP file, at least 240 pixels high and wide.',
    LogotipoNaoAceito:
      'The logo must be an undamaged PNG file of at most 256 KB and 2,000 pixels on each side.',
    EmprestimoRecusado: 'The loan is not possible now.',
    RenovacaoRecusada: 'The renewal is not possible now.',
    ReservaRecusada: 'The hold is not possible now.',
    SolicitacaoRecusada: 'The loan request is not possible now.',
    DeclaracaoRecusada: 'The no-debts declaration is not possible now.',
    EncerramentoRecusado: 'The account cannot be closed now.',
    EnderecoUsado: 'This link has already been used.',
    EnderecoVencido: 'This link is past its term. Sign in to the personal area to do the same.',
    ContaDaEquipe: 'If you work at the library, ask an administrator to close your account.',
    PessoaJaCadastrada: 'There is a person with this document already: {{nome, clause}}.',
    PessoaDeMaisDireitos:
      'This person has more rights in the system than you have: ask an administrator.',
    ProprioCadastro: 'You cannot change your own record here: ask someone else on the staff.',
    PessoaDaEquipe: 'This person works at the library: change their role first.',
    PessoaDeOutraUnidade: 'This person also belongs to another unit: ask an administrator.',
    UltimoAdministrador: 'The network cannot be left without an administrator.',
    DireitosDemais: 'Nobody gives more rights than they have.',
    PapelEmUso: 'Somebody has this role: give them another before you remove it.',
    NomeDePapelEmUso: 'There is a role of this name already.',
    SenhaProvisoria: 'The password that the library gave you is temporary: choose your own.',
    TokenNaoConfere: 'The token is wrong, was already used or has expired. Request another.',
    ExemplarNaoEncontrado: 'No copy has the bar code {{codigo, clause}}.',
    LeitorNaoEncontrado: 'The patron was not found, or the affiliation has ended.',
    AparelhoNaoAutorizado:
      'This machine is not authorised for self-service. Please call the library staff.',
    TokensDemais: 'Too many tokens were requested. Wait {{minutos}} min.',
    OpcoesNaoSelecionadas: 'Select all options to confirm the place hold!',
    NenhumEmprestimoSelecionado: 'Select at least one loan to renew.',
    NenhumaReservaSelecionada: 'Select at least one hold to cancel.',
    SituacaoDaReservaMudou: 'This hold has changed in the meantime. See how it stands now.',
    SituacaoDaSolicitacaoMudou: 'This request has changed in the meantime. See how it stands now.',
    DiaForaDoPrazo: 'Choose a day from {{de, day}} to {{ate, day}}.',
    ValorNaoConfere: 'The amount given is not the {{valor_centavos, money}} that is owed.',
    ValorAcimaDoDevido: 'The amount is more than the {{valor_centavos, money}} that is owed.',
    AcimaDoSeuLimite:
      'That comes to {{valor_centavos, money}}, and your role allows up to {{limite_centavos, money}}. Ask somebody who may do more.',
    CobrancaDasRegras:
      'This charge comes from the rules or from a request, not from the staff: give a discount.',
    CobrancaComPagamento:
      '{{valor_centavos, money}} of this charge has been paid. Reverse the payment first.',
    ExcecaoDeOutraUnidade:
      'The copy is of another unit, which alone makes exceptions to its rules.',
    PagamentoDeOutraUnidade:
      'This is owed to another unit, and the institution only allows it to be paid there.',
    ExtratoInvalido:
      'The statement could not be read (line {{linha, number}}): {{motivo, clause}}. Nothing was saved.',
    VinculoEncerrado:
      'This affiliation with the library has ended. Ask the library to reactivate it.',
    ContaEncerrada:
      'This person has closed the account: the affiliation cannot be reactivated. Nothing was saved.',
    ServicoIndisponivel: 'The service is not available. Try again in a moment.',
    ServicoExternoIndisponivel:
      'The external {{servico}} service could not be reached. Try again; if the problem continues, contact support.',
    CatalogoDeRedeIndisponivel:
      'The network catalogue service is not available. Try again in a moment.',
    SemEspacoParaGravar:
      'The server has no room left to store this. Nothing was changed. Try again later.',
    OcorreuErroInesperado: 'An unexpected error has occurred.',
    NaoFoiPossivelComunicarServidor: 'Unable to communicate with the server! Try again later...',
  },
  fieldFaults: {
    pixUnknown:
      '“{{value}}” is not a Pix key. Write a CPF, a CNPJ, an e-mail address, a mobile phone with +55 or a random key.',
    pixCpf:
      '“{{value}}” has as many digits as a CPF, but the check digits are wrong. A mobile phone begins with +55.',
    pixCnpj: 'The check digits of the CNPJ {{value}} are wrong.',
    pixEmail: '“{{value}}” is not an e-mail address of at most 77 characters.',
    pixPhone:
      '“{{value}}” is not a mobile phone. Write it with +55, the area code and the nine digits.',
    pixRandom:
      '“{{value}}” is not a random key: it has 32 digits and letters a to f, as the bank gave them (UUID, version 4).',
    cnpj: 'The check digits of the CNPJ {{value}} are wrong.',
    slipIssuer:
      'With the prefix {{value}}, the issuer has 8 digits if the prefix begins with 86, and 4 otherwise.',
    category: 'No patron category has the code {{value, clause}}.',
    categoryInUse: 'The category {{value}} cannot be removed: there are patrons in it.',
    twice: 'The code {{value}} appears more than once.',
    library: 'No library has the code {{value, clause}}.',
    campus: 'No campus has the code {{value, clause}}.',
    loanType: 'No loan type has the code {{value, clause}}.',
    activity: 'No feature has the code {{value, clause}}.',
    tab: 'The tab {{value}} is missing from the list, or is there twice, or does not exist.',
    generalTab: 'The general tab is the home page: it cannot be switched off.',
    frontShelf: 'No shelf has the code {{value, clause}}.',
    frontShelfKind:
      'A shelf of the kind {{value}} cannot be made, changed into another kind or removed.',
    search: '“{{value}}” is not a search of this catalogue.',
    sharedList:
      'No shared list has the code {{value, clause}}. Ask whoever made it for a link that is open.',
    event: 'No calendar event has the code {{value, clause}}.',
    collection: 'No collection has the code {{value, clause}}.',
    named: 'There is no entry {{value}} in this list any more.',
    secret: 'The secret of {{value}} is missing.',
    source: 'There is no source {{value}} any more.',
    location: 'No location has the code {{value, clause}}.',
    shape: 'The shape {{value}} is not in the drawing.',
    backwards: 'Nothing stands between the two numbers: {{value}} comes before the first.',
    planTwice: 'The library already has a plan called {{value, clause}}.',
    notPublic: 'The server may only query public addresses, and {{value}} is not public.',
  },
  valueFaults: {
    missing: 'Fill in this field.',
    text: 'Enter some text.',
    number: 'Enter a number.',
    wholeNumber: 'Enter a whole number.',
    form: 'This value is not in the expected format.',
    step: 'Enter a multiple of {{step, number}}.',
    choice: 'Choose one of the options.',
    unknown: 'This field is not part of the request.',
    day: 'Enter a date that exists, with day, month and year.',
    least: 'The lowest value accepted is {{value, number}}.',
    most: 'The highest value accepted is {{value, number}}.',
    firstYear: 'The first year accepted is {{value, clause}}.',
    lastYear: 'The last year accepted is {{value, clause}}.',
    shortest_one: 'Enter at least {{count}} character.',
    shortest_many: 'Enter at least {{count, number}} characters.',
    shortest_other: 'Enter at least {{count, number}} characters.',
    longest_one: 'Enter at most {{count}} character.',
    longest_many: 'Enter at most {{count, number}} characters.',
    longest_other: 'Enter at most {{count, number}} characters.',
    fewest_one: 'At least {{count}} item is needed.',
    fewest_many: 'At least {{count, number}} items are needed.',
    fewest_other: 'At least {{count, number}} items are needed.',
    atMost_one: 'At most {{count}} item is accepted.',
    atMost_many: 'At most {{count, number}} items are accepted.',
    atMost_other: 'At most {{count, number}} items are accepted.',
    earliest: 'The first day accepted is {{value, day}}.',
    latest: 'The last day accepted is {{value, day}}.',
    address: 'Enter a complete address, such as https://example.org.',
    daysBackwards: 'This day comes before the first one.',
    spanTooLong: 'The period is too long: the maximum is 400 days.',
    lengthsBackwards: 'The minimum cannot be greater than the maximum.',
    rangeBackwards: 'The end has to be a class, and cannot come before the beginning.',
    hoursBackwards: 'The end must come after the beginning.',
    hoursOverlap: 'Two spans of the same day overlap.',
    ruleTwice: 'Two rules are for the same case.',
    list: 'Enter numbers separated by commas, such as 1, 7, 15.',
  },
  passwordRules: {
    length: 'The password must have between {{min}} and {{max}} characters.',
    has_numbers: 'The password must contain at least one digit.',
    only_numbers: 'The password must not consist of digits only.',
    special_char: 'The password must contain at least one of these characters: {{signs}}',
    diff_case: 'The password must contain upper and lower case letters.',
    diff_name: 'The password must not contain part of your name.',
    last_pw_one: 'The password must not be the same as your last one.',
    last_pw_many: 'The password must not be one of your last {{count, number}}.',
    last_pw_other: 'The password must not be one of your last {{count, number}}.',
    common: 'The password is too common and would soon be guessed.',
  },
};
