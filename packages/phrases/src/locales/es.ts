import type { Phrases } from './pt.ts';

export const es: Phrases = {
  product: 'Estante',
  errors: {
    CorpoMalformado: 'No se pudo leer lo enviado.',
    CorpoGrandeDemais: 'Lo enviado es demasiado grande.',
    TipoDeConteudoNaoAceito: 'Este tipo de contenido no se acepta.',
    DadosInvalidos: 'Hay datos no válidos: {{campos}}.',
    SessaoExpirada: 'La sesión ha expirado. Inicie sesión de nuevo.',
    EntradaNecessaria: 'Es necesario iniciar sesión para continuar.',
    RecursoDesativado: 'Esta función está desactivada.',
    NaoEncontrado: 'No encontrado.',
    AcervoNaoEncontrado: 'No hay ningún título con el número {{id}}.',
    MetodoNaoPermitido: 'Este método no está permitido aquí.',
    ClienteInvalido: 'Cliente desconocido o secreto incorrecto.',
    TipoDeConcessaoNaoAceito: 'El tipo de concesión {{tipo}} no se acepta.',
    ServicoIndisponivel: 'El servicio no está disponible. Inténtelo de nuevo en unos instantes.',
    OcorreuErroInesperado: 'Ocurrió un error inesperado.',
  },
};
