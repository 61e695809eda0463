export const errors = {
  errors: {
    CorpoMalformado: 'O conteúdo enviado não pôde ser lido.',
    CorpoGrandeDemais: 'O conteúdo enviado é grande demais.',
    TipoDeConteudoNaoAceito: 'Este tipo de conteúdo não é aceito.',
    DadosInvalidos: 'Confira os dados: {{campos, clause}}.',
    DataInvalida:
      'A data {{data, date}} não existe. Escreva um ano ou um dia, como 1998 ou 19/02/1998.',
    DatasInvertidas: 'A data final, {{data_fim, date}}, é anterior à inicial, {{data_ini, date}}.',
    SessaoExpirada: 'A sessão expirou. Entre novamente.',
    EntradaNecessaria: 'É preciso entrar para continuar.',
    RecursoDesativado: 'Este recurso está desativado.',
    RedeNaoInstalada: 'Esta rede de bibliotecas ainda não foi instalada.',
    RedeJaInstalada: 'Esta rede já tem quem a administre. Entre com seu usuário e senha.',
    SemPermissao: 'Você não tem permissão para isto.',
    NaoEncontrado: 'Não encontrado.',
    AcervoNaoEncontrado: 'Não há título com o número {{id, clause}}.',
    AutoridadeNaoEncontrada: 'Não há autoridade com o número {{id, clause}}.',
    AcervoRetirado: 'O título com o número {{id, clause}} foi retirado.',
    AutoridadeRetirada: 'A autoridade com o número {{id, clause}} foi retirada.',
    AcervoEmUso:
      'Não é possível agora: {{titulo}} tem exemplares emprestados, separados, a caminho ou de outra biblioteca ({{exemplares, number}}).',
    AcervoDeOutraBiblioteca:
      'Só quem administra traz este título de volta: há exemplares de outra biblioteca que voltam com ele ({{exemplares, number}}).',
    ImportacaoEmAndamento:
      'Há uma importação em andamento. A próxima pode começar quando ela terminar.',
    EntradaEmUso: 'Não é possível remover “{{name}}”, que está em uso: {{uses, clause}}.',
    ListaFechada: 'As entradas desta lista não se acrescentam, não se unem nem se removem.',
    BibliotecasComPedidos: 'Há solicitações ou exemplares em trânsito entre as duas bibliotecas.',
    NenhumCampoPreenchido: 'Preencha pelo menos um campo: {{campos, clause}}.',
    MetodoNaoPermitido: 'Este método não é permitido aqui.',
    ClienteInvalido: 'Cliente desconhecido ou segredo incorreto.',
    credential_missing: 'Preencha todos os campos para entrar!',
    UsuarioOuSenhaIncorreta: 'Credenciais incorretas! Tente novamente.',
    UsuarioOuSenhaIncorretaCustom: '{{user}} ou senha incorretos.',
    AuthCAPTCHAError: 'Faça a verificação do captcha!',
    CaptchaInvalido: 'O captcha expirou ou não está certo. Faça-o de novo.',
    TrabalhoNaoConfere:
      'A verificação do navegador não foi concluída ou expirou. Carregue a página de novo.',
    ReservadoALeitores: 'O robots.txt fecha este endereço a robôs.',
    AcessosDemais: 'Muitos acessos em pouco tempo. Tente novamente em {{segundos}} s.',
    TentativasDemaisDaRede:
      'Houve muitas tentativas erradas a partir desta rede. Tente novamente em {{minutos}} min, ou em um navegador em que você já entrou.',
    MuitasTentativas: 'Muitas tentativas seguidas. Tente novamente em {{segundos}} s.',
    ACESSO_BLOQUEADO:
      'O acesso está bloqueado por excesso de tentativas. Use “Esqueci minha senha” ou aguarde meia hora.',
    ACESSO_BLOQUEADO_balcao:
      'O acesso está bloqueado por excesso de tentativas. Procure o balcão de atendimento da biblioteca ou aguarde meia hora.',
    ACESSO_BLOQUEADO_biblioteca: 'Seu acesso foi bloqueado pela biblioteca. Procure o balcão.',
    ACESSO_BLOQUEADO_bibliotecaAte:
      'Seu acesso foi bloqueado pela biblioteca até {{ate, day}}. Procure o balcão.',
    TipoDeConcessaoNaoAceito: 'O tipo de concessão {{tipo}} não é aceito.',
    OrigemNaoAceita: 'Esta chamada só é aceita a partir das páginas deste site.',
    CodigosDemais: 'Três códigos já foram enviados na última hora. Aguarde {{minutos}} min.',
    CodigoNaoConfere: 'O código não confere ou já expirou. Confira-o ou peça outro.',
    SenhaAtualIncorreta: 'A senha atual está incorreta.',
    DigiteCodigoUsuario: 'Digite o código de usuário!',
    AsSenhasNaoCoincidem: 'As senhas não coincidem!',
    SenhaNaoConfereCriterios: 'A senha não atende a todos os critérios!',
    MuitasConsultas: 'Muitas consultas de nomes. Aguarde {{minutos}} min.',
    RenovacaoNaoPermitida: 'A renovação do cadastro é feita no balcão da biblioteca.',
    CadastroAindaValido:
      'O cadastro vale até {{validade, day}}. Poderá ser renovado a partir de {{abertura, day}}.',
    SegundoFatorNecessario: 'Mostre também o seu segundo fator.',
    SegundoFatorIncorreto: 'O segundo fator não confere, ou o código já foi usado. Tente de novo.',
    PasskeyNaoAceita: 'A passkey não pôde ser aceita. Comece de novo.',
    limite_passkeys_excedido:
      'Você já tem {{limite, number}} passkeys. Remova uma antes de criar outra.',
    ProvedorForaDoAr:
      'A entrada da sua instituição não responde agora. Tente mais tarde ou entre com usuário e senha, se tiver.',
    ProvedorRecusou: 'A sua instituição não confirmou a entrada. Tente de novo ou fale com ela.',
    EntradaNaoConcluida:
      'A entrada não foi concluída: demorou demais, já foi usada ou começou em outro navegador. Entre de novo.',
    ConfirmacaoNecessaria:
      'Para isto, confirme antes quem você é em {{nome, clause}}. A confirmação vale por cinco minutos.',
    ConfirmacaoNaoConcluida:
      'A confirmação não foi concluída: demorou demais, já foi usada ou começou em outro navegador ou em outra sessão. Confirme de novo.',
    ConfirmacaoDeOutraPessoa:
      'Quem entrou na instituição não é a pessoa desta conta. Nada mudou aqui: confirme de novo com o seu próprio usuário.',
    ConfirmacaoSemNovaEntrada:
      'A sua instituição não pediu que você entrasse de novo, e por isso a confirmação não vale. Saia da sua conta na instituição e confirme de novo.',
    ConfirmacaoSemHora:
      'A sua instituição não informou quando você entrou nela, e por isso a confirmação não vale. Avise a biblioteca: quem cuida da entrada na instituição pode corrigir isso.',
    SemCadastroParaIdentidade:
      'A sua instituição confirmou quem você é, mas não encontramos o seu cadastro na biblioteca. Procure o balcão.',
    EnderecoDeEntradaInvalido:
      'Este endereço de entrada expirou ou já foi usado. Entre com usuário e senha.',
    FornecedorNaoDisponivel: 'Este fornecedor não está disponível na sua instituição.',
    RepositorioNaoDisponivel: 'A postagem de trabalhos não está disponível na sua instituição.',
    CampoObrigatorioNaoPreenchido: 'O campo {{campo}} é obrigatório e não foi preenchido.',
    CampoObrigatorioNaoPreenchido_varios: 'Preencha todos os campos obrigatórios!',
    ComentarioCurto: 'Escreva pelo menos {{minimo}} caracteres.',
    limite_comentarios_excedido:
      'Você já tem {{limite}} comentários aguardando aprovação. Espere até que a biblioteca os leia.',
    limite_comentarios_excedido_geral:
      'Você já tem {{limite}} comentários que a biblioteca ainda não leu. Espere até que ela os leia.',
    limite_comentarios_excedido_nenhum: 'A biblioteca não recebe comentários agora.',
    limite_comentarios_excedido_um:
      'Você já tem um comentário aguardando aprovação. Espere até que a biblioteca o leia.',
    limite_comentarios_excedido_geral_um:
      'Você já tem um comentário que a biblioteca ainda não leu. Espere até que ela o leia.',
    limite_solicitacoes_excedido:
      'Você já tem {{limite}} solicitações em aberto. Espere a resposta da biblioteca antes de enviar outra.',
    PaginasInvalidas: 'Escreva as páginas como 20-30 ou 20/30.',
    PaginasInvertidas: 'A página final é anterior à inicial.',
    AnoInvalido: 'Escreva o ano com quatro algarismos.',
    AnexoNaoAceito: 'O arquivo deve ser PDF, PNG, JPEG ou texto, de até 10 MB.',
    AnexosDemais: 'Uma solicitação leva no máximo {{limite}} arquivos.',
    FichaNaoAprovada: 'Uma ficha catalográfica só se finaliza ao ser aprovada.',
    SugestaoJaEnviada:
      'Você já sugeriu este título para esta disciplina. A situação dela é: {{situacao, clause}}.',
    LeituraNaoFalta: 'Este título já não falta no plano: a bibliografia ou o acervo mudou.',
    limite_sugestoes_excedido:
      'Você já tem {{limite}} sugestões que a biblioteca ainda não avaliou. Espere um pouco.',
    limite_sugestoes_excedido_nenhum: 'A biblioteca não recebe sugestões agora.',
    limite_sugestoes_excedido_um:
      'Você já tem uma sugestão que a biblioteca ainda não avaliou. Espere um pouco.',
    EnviosDemais:
      'Você já enviou {{limite}} listas por e-mail hoje. Tente novamente em {{horas}} h.',
    ExportacaoGrandeDemais: 'O arquivo ficaria grande demais. Exporte menos títulos de cada vez.',
    RegistroGrandeDemais:
      'O registro é maior do que a ISO 2709 permite (99.999 bytes, 9.999 em cada campo). Exporte em MARCXML.',
    EmailInvalido: 'Preencha um e-mail válido!',
    EmailsDemais: 'Você pode ter até {{limite}} endereços de e-mail.',
    CpfInvalido: 'Preencha um CPF válido: onze dígitos, com os verificadores certos.',
    CepInvalido: 'Preencha um CEP válido: oito dígitos.',
    DataDeNascimentoInvalida: 'Preencha uma data de nascimento no passado, a partir de 1900.',
    ExemplarNaoServe:
      'O exemplar não serve para esta solicitação, ou não está disponível nesta biblioteca.',
    limite_cesta_excedido:
      'Não coube: a cesta permanente guarda até {{limite}} títulos, e já tem {{total, clause}}. Remova alguns para adicionar outros.',
    limite_itens_excedido:
      'Não coube: você pode salvar até {{limite}} títulos, e já tem {{total, clause}}. Remova alguns para salvar outros.',
    limite_listas_excedido: 'Você já tem {{limite}} listas. Exclua alguma para criar outra.',
    limite_lista_excedido:
      'Não coube: uma lista tem até {{limite}} títulos, e esta já tem {{total, clause}}. Remova alguns para adicionar outros.',
    ChaveSemPermissao: 'Esta chave não permite isso.',
    limite_webhooks_excedido:
      'Você já tem {{limite, number}} webhooks. Exclua um antes de cadastrar outro.',
    limite_chaves_excedido:
      'Você já tem {{limite, number}} chaves ativas. Revogue uma antes de criar outra.',
    NomeDeListaEmUso: 'Você já tem uma lista com esse nome. Escolha outro.',
    limite_pesquisas_excedido:
      'Você já tem {{limite}} pesquisas salvas. Remova alguma para salvar outra.',
    limite_perfil_excedido:
      'Não coube: um perfil de interesse tem até {{limite}} itens, e o seu já tem {{total, clause}}. Remova alguns para adicionar outros.',
    NenhumTipoDePeriodico: 'Selecione ao menos um tipo de fascículo.',
    PessoaSemEmail: 'Esta pessoa não tem e-mail no cadastro: não há como responder.',
    JaRespondido: 'Outra pessoa da equipe já respondeu.',
    MudancaDeSituacaoInvalida:
      'Da situação atual, a sugestão ou o pedido não pode passar para essa.',
    SugestaoEmPedido: 'A sugestão está em um pedido de compra: a situação muda com a do pedido.',
    RequisicaoRepetida: 'A biblioteca já tem um pedido com a requisição {{requisicao, clause}}.',
    EntregaAcimaDoPedido: 'De “{{titulo}}” não podem ter chegado mais exemplares que os pedidos.',
    NotaSemEntrega: 'De “{{titulo}}” nada chegou: nota fiscal e valor pago se dizem do que chegou.',
    InventarioAberto:
      'O inventário está em andamento: o que ainda não foi lido não está faltando. Encerre-o antes.',
    FasciculoRepetido:
      'A biblioteca já tem {{designacao, clause}} deste periódico. Procure-o na lista.',
    AcervoNaoPeriodico:
      'Só periódicos têm fascículos, e este título não é um. Escolha o periódico na lista.',
    SituacaoMudou: 'Outra pessoa da equipe mudou a situação enquanto isso. Veja como está agora.',
    AlteradoPorOutro: 'Outra pessoa alterou isto depois que você abriu a página. Nada foi salvo.',
    FechamentoJaRegistrado:
      'Já há um fechamento de emergência aqui nesses dias, por “{{motivo, clause}}”. Nada foi salvo.',
    ContrasteInsuficiente:
      'A cor {{cor}} não se lê bem: o contraste é de {{razao, number}}, e o mínimo é {{minimo, number}}.',
    CapaNaoAceita:
      'A capa deve ser um JPEG, PNG ou WebP íntegro, de até 4 MB e com pelo menos 60 pixels de lado.',
    PlantaNaoAceita:
      'O arquivo não serve de planta: deve ser um SVG de até 1 MB, com tamanho, sem entidades e com as estantes como formas.',
    ImagemNaoAceita:
      'A imagem deve ser um arquivo JPEG, PNG ou WebP inteiro, com pelo menos 240 pixels de altura e de largura.',
    LogotipoNaoAceito:
      'O logotipo deve ser um arquivo PNG íntegro, de até 256 KB e 2000 pixels de lado.',
    EmprestimoRecusado: 'O empréstimo não é possível agora.',
    RenovacaoRecusada: 'A renovação não é possível agora.',
    ReservaRecusada: 'A reserva não é possível agora.',
    SolicitacaoRecusada: 'A solicitação de empréstimo não é possível agora.',
    DeclaracaoRecusada: 'A declaração de nada consta não é possível agora.',
    EncerramentoRecusado: 'A conta não pode ser encerrada agora.',
    EnderecoUsado: 'Este link já foi usado.',
    EnderecoVencido: 'Este link passou do prazo. Entre na área pessoal para fazer o mesmo.',
    ContaDaEquipe: 'Se você trabalha na biblioteca, peça a um administrador que encerre a conta.',
    PessoaJaCadastrada: 'Já há uma pessoa com este documento: {{nome, clause}}.',
    PessoaDeMaisDireitos:
      'Esta pessoa tem mais direitos no sistema do que você: peça a um administrador.',
    ProprioCadastro: 'O próprio cadastro não se altera aqui: peça a outra pessoa da equipe.',
    PessoaDaEquipe: 'Esta pessoa trabalha na biblioteca: mude antes o papel dela.',
    PessoaDeOutraUnidade: 'Esta pessoa também é de outra unidade: peça a um administrador.',
    UltimoAdministrador: 'A rede não pode ficar sem administrador.',
    DireitosDemais: 'Ninguém dá mais direitos do que tem.',
    PapelEmUso: 'Alguém tem este papel: dê-lhe outro antes de removê-lo.',
    NomeDePapelEmUso: 'Já há um papel com este nome.',
    SenhaProvisoria: 'A senha que a biblioteca deu é provisória: escolha a sua.',
    TokenNaoConfere: 'O token não confere, já foi usado ou expirou. Peça outro.',
    ExemplarNaoEncontrado: 'Nenhum exemplar tem o código de barras {{codigo, clause}}.',
    LeitorNaoEncontrado: 'O leitor não foi encontrado, ou o vínculo terminou.',
    AparelhoNaoAutorizado:
      'Esta máquina não está autorizada para o autoatendimento. Chame a equipe da biblioteca.',
    TokensDemais: 'Foram pedidos tokens demais. Aguarde {{minutos}} min.',
    OpcoesNaoSelecionadas: 'Selecione todas as opções para confirmar a reserva!',
    NenhumEmprestimoSelecionado: 'Selecione ao menos um empréstimo para renovar.',
    NenhumaReservaSelecionada: 'Selecione pelo menos uma reserva para cancelar.',
    SituacaoDaReservaMudou: 'A situação desta reserva mudou enquanto isso. Veja como está agora.',
    SituacaoDaSolicitacaoMudou:
      'A situação desta solicitação mudou enquanto isso. Veja como está agora.',
    DiaForaDoPrazo: 'Escolha um dia de {{de, day}} a {{ate, day}}.',
    ValorNaoConfere: 'O valor informado não é o devido: {{valor_centavos, money}}.',
    ValorAcimaDoDevido: 'O valor é maior que o devido: {{valor_centavos, money}}.',
    AcimaDoSeuLimite:
      'São {{valor_centavos, money}}, e o seu papel permite até {{limite_centavos, money}}. Peça a quem pode mais.',
    CobrancaDasRegras:
      'Esta cobrança vem das regras ou de um pedido, não da equipe: dê um desconto.',
    CobrancaComPagamento:
      'Já foram pagos {{valor_centavos, money}} desta cobrança. Estorne antes o pagamento.',
    ExcecaoDeOutraUnidade: 'O exemplar é de outra unidade: só ela abre exceções às suas regras.',
    PagamentoDeOutraUnidade:
      'Este débito é com outra unidade, e a instituição só permite recebê-lo lá.',
    ExtratoInvalido:
      'O extrato não pôde ser lido (linha {{linha, number}}): {{motivo, clause}}. Nada foi salvo.',
    VinculoEncerrado:
      'Este vínculo com a biblioteca foi encerrado. Procure a biblioteca para reativá-lo.',
    ContaEncerrada:
      'Esta pessoa encerrou a conta: o vínculo não pode ser reativado. Nada foi salvo.',
    ServicoIndisponivel: 'O serviço está indisponível. Tente novamente em instantes.',
    ServicoExternoIndisponivel:
      'Não foi possível conectar ao serviço externo de {{servico, clause}}. Tente novamente; se o problema continuar, entre em contato com o suporte.',
    CatalogoDeRedeIndisponivel:
      'O serviço do catálogo da rede não está disponível. Tente novamente em instantes.',
    SemEspacoParaGravar:
      'O servidor está sem espaço para gravar. Nada foi alterado. Tente novamente mais tarde.',
    OcorreuErroInesperado: 'Ocorreu um erro inesperado.',
    NaoFoiPossivelComunicarServidor:
      'Não foi possível comunicar com o servidor! Tente novamente mais tarde.',
  },
  fieldFaults: {
    pixUnknown:
      '“{{value}}” não é uma chave Pix. Escreva um CPF, um CNPJ, um e-mail, um celular com +55 ou uma chave aleatória.',
    pixCpf:
      '“{{value}}” tem tantos dígitos quanto um CPF, mas os verificadores não conferem. Um celular começa com +55.',
    pixCnpj: 'Os dígitos verificadores do CNPJ {{value}} não conferem.',
    pixEmail: '“{{value}}” não é um endereço de e-mail de até 77 caracteres.',
    pixPhone: '“{{value}}” não é um celular. Escreva-o com +55, o DDD e os nove dígitos.',
    pixRandom:
      '“{{value}}” não é uma chave aleatória: são 32 algarismos e letras de a a f, como o banco os deu (UUID, versão 4).',
    cnpj: 'Os dígitos verificadores do CNPJ {{value}} não conferem.',
    slipIssuer:
      'Com o prefixo {{value}}, o órgão tem 8 dígitos se o prefixo começa com 86, e 4 nos outros casos.',
    category: 'Nenhuma categoria de leitor tem o código {{value, clause}}.',
    categoryInUse: 'A categoria {{value}} não pode ser removida: há leitores nela.',
    twice: 'O código {{value}} aparece mais de uma vez.',
    library: 'Nenhuma biblioteca tem o código {{value, clause}}.',
    campus: 'Nenhum campus tem o código {{value, clause}}.',
    loanType: 'Nenhum tipo de empréstimo tem o código {{value, clause}}.',
    activity: 'Nenhuma funcionalidade tem o código {{value, clause}}.',
    tab: 'Falta a guia {{value}} na lista, ou ela está repetida ou não existe.',
    generalTab: 'A guia geral é a página inicial: não pode ser desligada.',
    frontShelf: 'Nenhuma estante tem o código {{value, clause}}.',
    frontShelfKind:
      'Uma estante do tipo {{value}} não pode ser criada, trocada de tipo nem removida.',
    search: '“{{value}}” não é uma busca deste catálogo.',
    sharedList:
      'Nenhuma lista compartilhada tem o código {{value, clause}}. Peça a quem a fez um link que esteja aberto.',
    event: 'Nenhum evento da agenda tem o código {{value, clause}}.',
    collection: 'Nenhuma coleção tem o código {{value, clause}}.',
    named: 'O registro {{value}} não está mais nesta lista.',
    secret: 'Falta o segredo de {{value, clause}}.',
    source: 'A fonte {{value}} não existe mais.',
    location: 'Nenhuma localização tem o código {{value, clause}}.',
    shape: 'A forma {{value}} não está no desenho.',
    backwards: 'Nada fica entre os dois números: {{value}} vem antes do primeiro.',
    planTwice: 'A biblioteca já tem uma planta chamada {{value, clause}}.',
    notPublic: 'O servidor só pode consultar endereços públicos, e {{value}} não é público.',
  },
  valueFaults: {
    missing: 'Preencha este campo.',
    text: 'Escreva um texto.',
    number: 'Escreva um número.',
    wholeNumber: 'Escreva um número inteiro.',
    form: 'Este valor não está no formato esperado.',
    step: 'Escreva um múltiplo de {{step, number}}.',
    choice: 'Escolha uma das opções.',
    unknown: 'Este campo não faz parte do pedido.',
    day: 'Escreva uma data que exista, com dia, mês e ano.',
    least: 'O menor valor aceito é {{value, number}}.',
    most: 'O maior valor aceito é {{value, number}}.',
    firstYear: 'O primeiro ano aceito é {{value, clause}}.',
    lastYear: 'O último ano aceito é {{value, clause}}.',
    shortest_one: 'Escreva pelo menos {{count}} caractere.',
    shortest_many: 'Escreva pelo menos {{count, number}} caracteres.',
    shortest_other: 'Escreva pelo menos {{count, number}} caracteres.',
    longest_one: 'Escreva no máximo {{count}} caractere.',
    longest_many: 'Escreva no máximo {{count, number}} caracteres.',
    longest_other: 'Escreva no máximo {{count, number}} caracteres.',
    fewest_one: 'É preciso ao menos {{count}} item.',
    fewest_many: 'São precisos ao menos {{count, number}} itens.',
    fewest_other: 'São precisos ao menos {{count, number}} itens.',
    atMost_one: 'Cabe no máximo {{count}} item.',
    atMost_many: 'Cabem no máximo {{count, number}} itens.',
    atMost_other: 'Cabem no máximo {{count, number}} itens.',
    earliest: 'O primeiro dia aceito é {{value, day}}.',
    latest: 'O último dia aceito é {{value, day}}.',
    address: 'Escreva um endereço completo, como https://exemplo.org.',
    daysBackwards: 'Este dia vem antes do primeiro.',
    spanTooLong: 'O período é longo demais: o máximo é de 400 dias.',
    lengthsBackwards: 'O mínimo não pode ser maior que o máximo.',
    rangeBackwards: 'O fim tem de ser uma classe, e não pode vir antes do começo.',
    hoursBackwards: 'O fim deve vir depois do início.',
    hoursOverlap: 'Dois horários do mesmo dia se sobrepõem.',
    ruleTwice: 'Duas regras são para o mesmo caso.',
    list: 'Escreva números separados por vírgulas, como 1, 7, 15.',
  },
  passwordRules: {
    length: 'A senha deve ter de {{min}} a {{max}} caracteres.',
    has_numbers: 'A senha deve ter pelo menos um dígito.',
    only_numbers: 'A senha não pode ter somente dígitos.',
    special_char: 'A senha deve ter pelo menos um destes caracteres: {{signs}}',
    diff_case: 'A senha deve ter letras maiúsculas e minúsculas.',
    diff_name: 'A senha não pode conter parte do seu nome.',
    last_pw_one: 'A senha não pode ser igual à anterior.',
    last_pw_many: 'A senha não pode ser uma das últimas {{count, number}}.',
    last_pw_other: 'A senha não pode ser uma das últimas {{count, number}}.',
    common: 'A senha é comum demais e seria adivinhada logo.',
  },
};
