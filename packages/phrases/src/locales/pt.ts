/** Portuguese: the default, and the measure the other languages are checked against. */
export const pt = {
  product: 'Estante',
  errors: {
    CorpoMalformado: 'O conteúdo enviado não pôde ser lido.',
    CorpoGrandeDemais: 'O conteúdo enviado é grande demais.',
    TipoDeConteudoNaoAceito: 'Este tipo de conteúdo não é aceito.',
    DadosInvalidos: 'Há dados inválidos: {{campos}}.',
    SessaoExpirada: 'A sessão expirou. Entre novamente.',
    EntradaNecessaria: 'É preciso entrar para continuar.',
    RecursoDesativado: 'Este recurso está desativado.',
    NaoEncontrado: 'Não encontrado.',
    AcervoNaoEncontrado: 'Não há título com o número {{id}}.',
    MetodoNaoPermitido: 'Este método não é permitido aqui.',
    ClienteInvalido: 'Cliente desconhecido ou segredo incorreto.',
    TipoDeConcessaoNaoAceito: 'O tipo de concessão {{tipo}} não é aceito.',
    ServicoIndisponivel: 'O serviço está indisponível. Tente novamente em instantes.',
    OcorreuErroInesperado: 'Ocorreu um erro inesperado.',
  },
};

export type Phrases = typeof pt;
