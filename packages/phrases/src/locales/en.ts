import type { Phrases } from './pt.ts';

export const en: Phrases = {
  product: 'Estante',
  errors: {
    CorpoMalformado: 'What was sent could not be read.',
    CorpoGrandeDemais: 'What was sent is too large.',
    TipoDeConteudoNaoAceito: 'This content type is not accepted.',
    DadosInvalidos: 'Some data are not valid: {{campos}}.',
    SessaoExpirada: 'The session has expired. Log in again.',
    EntradaNecessaria: 'Log in to go on.',
    RecursoDesativado: 'This feature is switched off.',
    NaoEncontrado: 'Not found.',
    AcervoNaoEncontrado: 'There is no title with the number {{id}}.',
    MetodoNaoPermitido: 'This method is not allowed here.',
    ClienteInvalido: 'Unknown client or wrong secret.',
    TipoDeConcessaoNaoAceito: 'The grant type {{tipo}} is not accepted.',
    ServicoIndisponivel: 'The service is not available. Try again in a moment.',
    OcorreuErroInesperado: 'An unexpected error has occurred.',
  },
};
