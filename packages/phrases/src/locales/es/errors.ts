import type { errors as portuguese } from '../pt/errors.ts';

export const errors: typeof portuguese = {
  errors: {
    CorpoMalformado: 'No se pudo leer lo enviado.',
    CorpoGrandeDemais: 'Lo enviado es demasiado grande.',
    TipoDeConteudoNaoAceito: 'Este tipo de contenido no se acepta.',
    DadosInvalidos: 'Revise los datos: {{campos, clause}}.',
    DataInvalida:
      'La fecha {{data, date}} no existe. Escriba un año o un día, como 1998 o 19/02/1998.',
    DatasInvertidas:
      'La fecha final, {{data_fim, date}}, es anterior a la inicial, {{data_ini, date}}.',
    SessaoExpirada: 'La sesión ha expirado. Inicie sesión de nuevo.',
    EntradaNecessaria: 'Es necesario iniciar sesión para continuar.',
    RecursoDesativado: 'Esta función está desactivada.',
    RedeNaoInstalada: 'Esta red de bibliotecas todavía no se ha instalado.',
    RedeJaInstalada: 'Esta red ya tiene quien la administre. Entre con su usuario y contraseña.',
    SemPermissao: 'No tiene permiso para esto.',
    NaoEncontrado: 'No encontrado.',
    AcervoNaoEncontrado: 'No hay ningún título con el número {{id, clause}}.',
    AutoridadeNaoEncontrada: 'No hay ninguna autoridad con el número {{id, clause}}.',
    AcervoRetirado: 'El título con el número {{id, clause}} fue retirado.',
    AutoridadeRetirada: 'La autoridad con el número {{id, clause}} fue retirada.',
    AcervoEmUso:
      'Ahora no es posible: {{titulo}} tiene ejemplares prestados, apartados, en camino o de otra biblioteca ({{exemplares, number}}).',
    AcervoDeOutraBiblioteca:
      'Solo quien administra puede reincorporar este título: con él vuelven ejemplares de otra biblioteca ({{exemplares, number}}).',
    ImportacaoEmAndamento:
      'Hay una importación en curso. La siguiente puede empezar cuando termine.',
    EntradaEmUso: 'No se puede eliminar «{{name}}», que está en uso: {{uses, clause}}.',
    ListaFechada: 'Las entradas de esta lista no se añaden, no se unen ni se eliminan.',
    BibliotecasComPedidos: 'Hay solicitudes o ejemplares en tránsito entre las dos bibliotecas.',
    NenhumCampoPreenchido: 'Rellene al menos un campo: {{campos, clause}}.',
    MetodoNaoPermitido: 'Este método no está permitido aquí.',
    ClienteInvalido: 'Cliente desconocido o secreto incorrecto.',
    credential_missing: '¡Complete todos los campos para entrar!',
    UsuarioOuSenhaIncorreta: '¡Credenciales incorrectas! Inténtelo de nuevo.',
    UsuarioOuSenhaIncorretaCustom: '{{user}} o contraseña incorrectos.',
    AuthCAPTCHAError: '¡Haga la verificación del captcha!',
    CaptchaInvalido: 'El captcha ha caducado o no es correcto. Hágalo de nuevo.',
    TrabalhoNaoConfere:
      'La comprobación del navegador no se completó o caducó. Vuelva a cargar la página.',
    ReservadoALeitores: 'El robots.txt cierra esta dirección a los robots.',
    AcessosDemais: 'Demasiados accesos en poco tiempo. Inténtelo de nuevo en {{segundos}} s.',
    TentativasDemaisDaRede:
      'Hubo demasiados intentos erróneos desde esta red. Inténtelo de nuevo en {{minutos}} min, o en un navegador en el que ya haya entrado.',
    MuitasTentativas: 'Demasiados intentos seguidos. Inténtelo de nuevo en {{segundos}} s.',
    ACESSO_BLOQUEADO:
      'El acceso está bloqueado por demasiados intentos. Use «Olvidé mi contraseña» o espere media hora.',
    ACESSO_BLOQUEADO_balcao:
      'El acceso está bloqueado por demasiados intentos. Acérquese al mostrador de la biblioteca o espere media hora.',
    ACESSO_BLOQUEADO_biblioteca: 'La biblioteca bloqueó su acceso. Acérquese al mostrador.',
    ACESSO_BLOQUEADO_bibliotecaAte:
      'La biblioteca bloqueó su acceso hasta el {{ate, day}}. Acérquese al mostrador.',
    TipoDeConcessaoNaoAceito: 'El tipo de concesión {{tipo}} no se acepta.',
    OrigemNaoAceita: 'Esta llamada solo se acepta desde las páginas de este sitio.',
    CodigosDemais: 'Ya se enviaron tres códigos en la última hora. Espere {{minutos}} min.',
    CodigoNaoConfere: 'El código no coincide o ya expiró. Revíselo o pida otro.',
    SenhaAtualIncorreta: 'La contraseña actual es incorrecta.',
    DigiteCodigoUsuario: '¡Escriba el código de usuario!',
    AsSenhasNaoCoincidem: '¡Las contraseñas no coinciden!',
    SenhaNaoConfereCriterios: '¡La contraseña no cumple todos los criterios!',
    MuitasConsultas: 'Demasiadas consultas de nombres. Espere {{minutos}} min.',
    RenovacaoNaoPermitida: 'El registro se renueva en el mostrador de la biblioteca.',
    CadastroAindaValido:
      'El registro vale hasta el {{validade, day}}. Podrá renovarse desde el {{abertura, day}}.',
    SegundoFatorNecessario: 'Muestre también su segundo factor.',
    SegundoFatorIncorreto:
      'El segundo factor no coincide, o el código ya fue usado. Inténtelo de nuevo.',
    PasskeyNaoAceita: 'La passkey no pudo aceptarse. Comience de nuevo.',
    limite_passkeys_excedido:
      'Ya tiene {{limite, number}} passkeys. Quite una antes de crear otra.',
    ProvedorForaDoAr:
      'El acceso de su institución no responde ahora. Inténtelo más tarde o entre con usuario y contraseña, si los tiene.',
    ProvedorRecusou:
      'Su institución no confirmó el acceso. Inténtelo de nuevo o consulte con ella.',
    EntradaNaoConcluida:
      'El acceso no se completó: tardó demasiado, ya fue usado o empezó en otro navegador. Entre de nuevo.',
    ConfirmacaoNecessaria:
      'Para esto, confirme antes quién es usted en {{nome, clause}}. La confirmación vale durante cinco minutos.',
    ConfirmacaoNaoConcluida:
      'La confirmación no se completó: tardó demasiado, ya fue usada o empezó en otro navegador o en otra sesión. Confirme de nuevo.',
    ConfirmacaoDeOutraPessoa:
      'Quien entró en la institución no es la persona de esta cuenta. Aquí nada cambió: confirme de nuevo con su propio usuario.',
    ConfirmacaoSemNovaEntrada:
      'Su institución no le pidió que entrara de nuevo, y por eso la confirmación no vale. Salga de su cuenta en la institución y confirme de nuevo.',
    ConfirmacaoSemHora:
      'Su institución no informó cuándo entró usted en ella, y por eso la confirmación no vale. Avise a la biblioteca: quien se encarga del acceso en la institución puede corregirlo.',
    SemCadastroParaIdentidade:
      'Su institución confirmó quién es usted, pero no encontramos su registro en la biblioteca. Consulte en el mostrador.',
    EnderecoDeEntradaInvalido:
      'Este enlace de acceso caducó o ya fue usado. Entre con usuario y contraseña.',
    FornecedorNaoDisponivel: 'Este proveedor no está disponible en su institución.',
    RepositorioNaoDisponivel: 'La publicación de trabajos no está disponible en su institución.',
    CampoObrigatorioNaoPreenchido: 'El campo {{campo}} es obligatorio y no se ha rellenado.',
    CampoObrigatorioNaoPreenchido_varios: '¡Rellene todos los campos obligatorios!',
    ComentarioCurto: 'Escriba al menos {{minimo}} caracteres.',
    limite_comentarios_excedido:
      'Ya tiene {{limite}} comentarios a la espera de aprobación. Espere a que la biblioteca los lea.',
    limite_comentarios_excedido_geral:
      'Ya tiene {{limite}} comentarios que la biblioteca aún no ha leído. Espere a que los lea.',
    limite_comentarios_excedido_nenhum: 'La biblioteca no recibe comentarios por ahora.',
    limite_comentarios_excedido_um:
      'Ya tiene un comentario a la espera de aprobación. Espere a que la biblioteca lo lea.',
    limite_comentarios_excedido_geral_um:
      'Ya tiene un comentario que la biblioteca aún no ha leído. Espere a que lo lea.',
    limite_solicitacoes_excedido:
      'Ya tiene {{limite}} solicitudes abiertas. Espere la respuesta de la biblioteca antes de enviar otra.',
    PaginasInvalidas: 'Escriba las páginas como 20-30 o 20/30.',
    PaginasInvertidas: 'La página final es anterior a la inicial.',
    AnoInvalido: 'Escriba el año con cuatro cifras.',
    AnexoNaoAceito: 'El archivo debe ser PDF, PNG, JPEG o texto, de hasta 10 MB.',
    AnexosDemais: 'Una solicitud lleva {{limite}} archivos como máximo.',
    FichaNaoAprovada: 'Una ficha catalográfica solo se finaliza al aprobarse.',
    SugestaoJaEnviada:
      'Ya sugirió este título para esta asignatura. Su situación es: {{situacao, clause}}.',
    LeituraNaoFalta: 'Este título ya no falta: cambió la bibliografía o el catálogo.',
    limite_sugestoes_excedido:
      'Ya tiene {{limite}} sugerencias que la biblioteca aún no ha evaluado. Espere un poco.',
    limite_sugestoes_excedido_nenhum: 'La biblioteca no recibe sugerencias por ahora.',
    limite_sugestoes_excedido_um:
      'Ya tiene una sugerencia que la biblioteca aún no ha evaluado. Espere un poco.',
    EnviosDemais: 'Ya envió {{limite}} listas por correo hoy. Inténtelo de nuevo en {{horas}} h.',
    ExportacaoGrandeDemais: 'El archivo sería demasiado grande. Exporte menos títulos cada vez.',
    RegistroGrandeDemais:
      'El registro es mayor de lo que permite la ISO 2709 (99.999 bytes, 9.999 en cada campo). Expórtelo en MARCXML.',
    EmailInvalido: '¡Indique un correo electrónico válido!',
    EmailsDemais: 'Puede tener hasta {{limite}} direcciones de correo.',
    CpfInvalido: 'Rellene un CPF válido: once dígitos, con los verificadores correctos.',
    CepInvalido: 'Rellene un código postal válido: ocho dígitos.',
    DataDeNascimentoInvalida: 'Rellene una fecha de nacimiento en el pasado, a partir de 1900.',
    ExemplarNaoServe:
      'El ejemplar no sirve para esta solicitud, o no está disponible en esta biblioteca.',
    limite_cesta_excedido:
      'No cupo: la cesta permanente guarda hasta {{limite}} títulos, y ya tiene {{total, clause}}. Quite algunos para añadir otros.',
    limite_itens_excedido:
      'No cupo: puede guardar hasta {{limite}} títulos, y ya tiene {{total, clause}}. Quite algunos para guardar otros.',
    limite_listas_excedido: 'Ya tiene {{limite}} listas. Elimine alguna para crear otra.',
    limite_lista_excedido:
      'No caben: una lista tiene hasta {{limite}} títulos, y esta ya tiene {{total, clause}}. Quite algunos para añadir otros.',
    ChaveSemPermissao: 'Esta clave no permite eso.',
    limite_webhooks_excedido:
      'Usted ya tiene {{limite, number}} webhooks. Elimine uno antes de registrar otro.',
    limite_chaves_excedido:
      'Ya tiene {{limite, number}} claves activas. Revoque una antes de crear otra.',
    NomeDeListaEmUso: 'Ya tiene una lista con ese nombre. Elija otro.',
    limite_pesquisas_excedido:
      'Ya tiene {{limite}} búsquedas guardadas. Quite alguna para guardar otra.',
    limite_perfil_excedido:
      'No cupo: un perfil de interés tiene hasta {{limite}} elementos, y el suyo ya tiene {{total, clause}}. Quite algunos para añadir otros.',
    NenhumTipoDePeriodico: 'Seleccione al menos un tipo de fascículo.',
    PessoaSemEmail: 'Esta persona no tiene correo electrónico registrado: no hay cómo responder.',
    JaRespondido: 'Otra persona del personal ya ha respondido.',
    MudancaDeSituacaoInvalida:
      'Desde su situación actual, la sugerencia o el pedido no puede pasar a esa.',
    SugestaoEmPedido:
      'La sugerencia está en un pedido de compra: su situación cambia con la del pedido.',
    RequisicaoRepetida:
      'La biblioteca ya tiene un pedido con la requisición {{requisicao, clause}}.',
    EntregaAcimaDoPedido: 'De «{{titulo}}» no pueden haber llegado más ejemplares que los pedidos.',
    NotaSemEntrega:
      'De «{{titulo}}» no llegó nada: la factura y lo pagado se dicen de lo que llegó.',
    InventarioAberto:
      'El inventario está en curso: lo que aún no se leyó no falta. Ciérrelo antes.',
    FasciculoRepetido:
      'La biblioteca ya tiene {{designacao, clause}} de esta publicación periódica. Búsquelo en la lista.',
    AcervoNaoPeriodico:
      'Solo las publicaciones periódicas tienen fascículos, y este título no es una. Elija la publicación en la lista.',
    SituacaoMudou:
      'Otra persona del personal cambió la situación mientras tanto. Vea cómo está ahora.',
    AlteradoPorOutro:
      'Otra persona cambió esto después de que usted abrió la página. No se guardó nada.',
    FechamentoJaRegistrado:
      'Ya hay un cierre de emergencia aquí en esos días, por «{{motivo, clause}}». No se guardó nada.',
    ContrasteInsuficiente:
      'El color {{cor}} no se lee bien: su contraste es de {{razao, number}}, y el mínimo es {{minimo, number}}.',
    CapaNaoAceita:
      'La portada debe ser un JPEG, PNG o WebP íntegro, de hasta 4 MB y con al menos 60 píxeles por lado.',
    PlantaNaoAceita:
      'El archivo no sirve de plano: debe ser un SVG de hasta 1 MB, con tamaño, sin entidades y con las estanterías como formas.',
    ImagemNaoAceita:
      'La imagen debe ser un archivo JPEG, PNG o WebP completo, con al menos 240 píxeles de alto y de ancho.',
    LogotipoNaoAceito:
      'El logotipo debe ser un archivo PNG íntegro, de hasta 256 KB y 2000 píxeles por lado.',
    EmprestimoRecusado: 'El préstamo no es posible ahora.',
    RenovacaoRecusada: 'La renovación no es posible ahora.',
    ReservaRecusada: 'La reserva no es posible ahora.',
    SolicitacaoRecusada: 'La solicitud de préstamo no es posible ahora.',
    DeclaracaoRecusada: 'La declaración de no adeudo no es posible ahora.',
    EncerramentoRecusado: 'La cuenta no se puede cerrar ahora.',
    EnderecoUsado: 'Este enlace ya fue usado.',
    EnderecoVencido: 'Este enlace pasó de su plazo. Entre en el área personal para hacer lo mismo.',
    ContaDaEquipe: 'Si trabaja en la biblioteca, pida a un administrador que cierre la cuenta.',
    PessoaJaCadastrada: 'Ya hay una persona con este documento: {{nome, clause}}.',
    PessoaDeMaisDireitos:
      'Esta persona tiene más derechos en el sistema que usted: pida ayuda a un administrador.',
    ProprioCadastro: 'Nadie cambia aquí su propia ficha: pídaselo a otra persona del personal.',
    PessoaDaEquipe: 'Esta persona trabaja en la biblioteca: cambie antes su rol.',
    PessoaDeOutraUnidade: 'Esta persona también es de otra unidad: pida ayuda a un administrador.',
    UltimoAdministrador: 'La red no puede quedarse sin administrador.',
    DireitosDemais: 'Nadie da más derechos de los que tiene.',
    PapelEmUso: 'Alguien tiene este rol: dele otro antes de quitarlo.',
    NomeDePapelEmUso: 'Ya hay un rol con este nombre.',
    SenhaProvisoria: 'La contraseña que dio la biblioteca es provisional: elija la suya.',
    TokenNaoConfere: 'El token no coincide, ya fue usado o ha expirado. Pida otro.',
    ExemplarNaoEncontrado: 'Ningún ejemplar tiene el código de barras {{codigo, clause}}.',
    LeitorNaoEncontrado: 'No se encontró al lector, o el vínculo ha terminado.',
    AparelhoNaoAutorizado:
      'Esta máquina no está autorizada para el autoservicio. Llame al personal de la biblioteca.',
    TokensDemais: 'Se pidieron demasiados tokens. Espere {{minutos}} min.',
    OpcoesNaoSelecionadas: '¡Seleccione todas las opciones para confirmar la reserva!',
    NenhumEmprestimoSelecionado: 'Seleccione al menos un préstamo para renovar.',
    NenhumaReservaSelecionada: 'Seleccione al menos una reserva para cancelar.',
    SituacaoDaReservaMudou: 'Esta reserva ha cambiado mientras tanto. Vea cómo está ahora.',
    SituacaoDaSolicitacaoMudou: 'Esta solicitud ha cambiado mientras tanto. Vea cómo está ahora.',
    DiaForaDoPrazo: 'Elija un día del {{de, day}} al {{ate, day}}.',
    ValorNaoConfere: 'El importe indicado no es el adeudado: {{valor_centavos, money}}.',
    ValorAcimaDoDevido: 'El importe es mayor que el adeudado: {{valor_centavos, money}}.',
    AcimaDoSeuLimite:
      'Son {{valor_centavos, money}}, y su rol permite hasta {{limite_centavos, money}}. Pídaselo a quien pueda más.',
    CobrancaDasRegras:
      'Este cargo viene de las reglas o de una solicitud, no del personal: dé un descuento.',
    CobrancaComPagamento:
      'Ya se pagaron {{valor_centavos, money}} de este cargo. Revierta antes el pago.',
    ExcecaoDeOutraUnidade:
      'El ejemplar es de otra unidad: solo ella hace excepciones a sus reglas.',
    PagamentoDeOutraUnidade:
      'Esta deuda es con otra unidad, y la institución solo permite cobrarla allí.',
    ExtratoInvalido:
      'El extracto no se pudo leer (línea {{linha, number}}): {{motivo, clause}}. No se guardó nada.',
    VinculoEncerrado:
      'Este vínculo con la biblioteca terminó. Consulte a la biblioteca para reactivarlo.',
    ContaEncerrada:
      'Esta persona cerró la cuenta: el vínculo no se puede reactivar. No se guardó nada.',
    ServicoIndisponivel: 'El servicio no está disponible. Inténtelo de nuevo en unos instantes.',
    ServicoExternoIndisponivel:
      'No se ha podido conectar con el servicio externo de {{servico, clause}}. Inténtelo de nuevo; si el problema continúa, póngase en contacto con soporte.',
    CatalogoDeRedeIndisponivel:
      'El servicio del catálogo de la red no está disponible. Inténtelo de nuevo en un momento.',
    SemEspacoParaGravar:
      'El servidor no tiene espacio para guardar. No se ha cambiado nada. Inténtelo de nuevo más tarde.',
    OcorreuErroInesperado: 'Ocurrió un error inesperado.',
    NaoFoiPossivelComunicarServidor:
      '¡No fue posible comunicarse con el servidor! Inténtelo más tarde.',
  },
  fieldFaults: {
    pixUnknown:
      '«{{value}}» no es una clave Pix. Escriba un CPF, un CNPJ, un correo electrónico, un móvil con +55 o una clave aleatoria.',
    pixCpf:
      '«{{value}}» tiene tantos dígitos como un CPF, pero los de control no coinciden. Un móvil empieza con +55.',
    pixCnpj: 'Los dígitos de control del CNPJ {{value}} no coinciden.',
    pixEmail: '«{{value}}» no es una dirección de correo de hasta 77 caracteres.',
    pixPhone:
      '«{{value}}» no es un móvil. Escríbalo con +55, el código de área y los nueve dígitos.',
    pixRandom:
      '«{{value}}» no es una clave aleatoria: son 32 cifras y letras de la a a la f, como las dio el banco (UUID, versión 4).',
    cnpj: 'Los dígitos de control del CNPJ {{value}} no coinciden.',
    slipIssuer:
      'Con el prefijo {{value}}, el órgano tiene 8 dígitos si el prefijo empieza con 86, y 4 en los demás casos.',
    category: 'Ninguna categoría de lector tiene el código {{value, clause}}.',
    categoryInUse: 'La categoría {{value}} no se puede quitar: hay lectores en ella.',
    twice: 'El código {{value}} aparece más de una vez.',
    library: 'Ninguna biblioteca tiene el código {{value, clause}}.',
    campus: 'Ningún campus tiene el código {{value, clause}}.',
    loanType: 'Ningún tipo de préstamo tiene el código {{value, clause}}.',
    activity: 'Ninguna funcionalidad tiene el código {{value, clause}}.',
    tab: 'Falta la pestaña {{value}} en la lista, o está repetida o no existe.',
    generalTab: 'La pestaña general es la página de inicio: no se puede desactivar.',
    frontShelf: 'Ningún estante tiene el código {{value, clause}}.',
    frontShelfKind:
      'Un estante del tipo {{value}} no puede crearse, cambiarse de tipo ni quitarse.',
    search: '«{{value}}» no es una búsqueda de este catálogo.',
    sharedList:
      'Ninguna lista compartida tiene el código {{value, clause}}. Pida a quien la hizo un enlace que esté abierto.',
    event: 'Ningún evento de la agenda tiene el código {{value, clause}}.',
    collection: 'Ninguna colección tiene el código {{value, clause}}.',
    named: 'La entrada {{value}} ya no está en esta lista.',
    secret: 'Falta el secreto de {{value, clause}}.',
    source: 'La fuente {{value}} ya no existe.',
    location: 'Ninguna ubicación tiene el código {{value, clause}}.',
    shape: 'La forma {{value}} no está en el dibujo.',
    backwards: 'No hay nada entre las dos signaturas: {{value}} viene antes de la primera.',
    planTwice: 'La biblioteca ya tiene un plano llamado {{value, clause}}.',
    notPublic: 'El servidor solo puede consultar direcciones públicas, y {{value}} no lo es.',
  },
  valueFaults: {
    missing: 'Rellene este campo.',
    text: 'Escriba un texto.',
    number: 'Escriba un número.',
    wholeNumber: 'Escriba un número entero.',
    form: 'Este valor no está en el formato esperado.',
    step: 'Escriba un múltiplo de {{step, number}}.',
    choice: 'Elija una de las opciones.',
    unknown: 'Este campo no forma parte de la solicitud.',
    day: 'Escriba una fecha que exista, con día, mes y año.',
    least: 'El menor valor admitido es {{value, number}}.',
    most: 'El mayor valor admitido es {{value, number}}.',
    firstYear: 'El primer año admitido es {{value, clause}}.',
    lastYear: 'El último año admitido es {{value, clause}}.',
    shortest_one: 'Escriba al menos {{count}} carácter.',
    shortest_many: 'Escriba al menos {{count, number}} caracteres.',
    shortest_other: 'Escriba al menos {{count, number}} caracteres.',
    longest_one: 'Escriba como máximo {{count}} carácter.',
    longest_many: 'Escriba como máximo {{count, number}} caracteres.',
    longest_other: 'Escriba como máximo {{count, number}} caracteres.',
    fewest_one: 'Se necesita al menos {{count}} elemento.',
    fewest_many: 'Se necesitan al menos {{count, number}} elementos.',
    fewest_other: 'Se necesitan al menos {{count, number}} elementos.',
    atMost_one: 'Cabe como máximo {{count}} elemento.',
    atMost_many: 'Caben como máximo {{count, number}} elementos.',
    atMost_other: 'Caben como máximo {{count, number}} elementos.',
    earliest: 'El primer día admitido es {{value, day}}.',
    latest: 'El último día admitido es {{value, day}}.',
    address: 'Escriba una dirección completa, como https://ejemplo.org.',
    daysBackwards: 'Este día es anterior al primero.',
    spanTooLong: 'El período es demasiado largo: el máximo es de 400 días.',
    lengthsBackwards: 'El mínimo no puede ser mayor que el máximo.',
    rangeBackwards: 'El final tiene que ser una clase, y no puede ser anterior al comienzo.',
    hoursBackwards: 'El fin debe venir después del inicio.',
    hoursOverlap: 'Dos horarios del mismo día se superponen.',
    ruleTwice: 'Dos reglas son para el mismo caso.',
    list: 'Escriba números separados por comas, como 1, 7, 15.',
  },
  passwordRules: {
    length: 'La contraseña debe tener de {{min}} a {{max}} caracteres.',
    has_numbers: 'La contraseña debe tener al menos un dígito.',
    only_numbers: 'La contraseña no puede tener solo dígitos.',
    special_char: 'La contraseña debe tener al menos uno de estos caracteres: {{signs}}',
    diff_case: 'La contraseña debe tener mayúsculas y minúsculas.',
    diff_name: 'La contraseña no puede contener parte de su nombre.',
    last_pw_one: 'La contraseña no puede ser igual a la anterior.',
    last_pw_many: 'La contraseña no puede ser una de las últimas {{count, number}}.',
    last_pw_other: 'La contraseña no puede ser una de las últimas {{count, number}}.',
    common: 'La contraseña es demasiado común y se adivinaría pronto.',
  },
};
