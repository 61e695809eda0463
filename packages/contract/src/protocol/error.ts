import { z } from 'zod';
import { circulationRefusal } from './circulation-refusal.ts';

/** Codes of refusals and faults. Each has its sentence in packages/phrases, under `errors`. */
export const errorCodes = [
  'CorpoMalformado',
  'CorpoGrandeDemais',
  'TipoDeConteudoNaoAceito',
  'DadosInvalidos',
  'DataInvalida',
  'DatasInvertidas',
  'SessaoExpirada',
  'EntradaNecessaria',
  'RecursoDesativado',
  'SemPermissao',
  'NaoEncontrado',
  'AcervoNaoEncontrado',
  'AutoridadeNaoEncontrada',
  'NenhumCampoPreenchido',
  'MetodoNaoPermitido',
  'ClienteInvalido',
  'credential_missing',
  'UsuarioOuSenhaIncorreta',
  'UsuarioOuSenhaIncorretaCustom',
  'AuthCAPTCHAError',
  'CaptchaInvalido',
  'MuitasTentativas',
  'TentativasDemaisDaRede',
  'AcessosDemais',
  'ACESSO_BLOQUEADO',
  'TipoDeConcessaoNaoAceito',
  'OrigemNaoAceita',
  'CodigosDemais',
  'CodigoNaoConfere',
  'SenhaAtualIncorreta',
  'SenhaNaoConfereCriterios',
  'MuitasConsultas',
  'RenovacaoNaoPermitida',
  'CadastroAindaValido',
  'EnderecoDeEntradaInvalido',
  'FornecedorNaoDisponivel',
  'CampoObrigatorioNaoPreenchido',
  'limite_comentarios_excedido',
  'limite_sugestoes_excedido',
  'EnviosDemais',
  'ExportacaoGrandeDemais',
  'EmailInvalido',
  'ExemplarNaoServe',
  'limite_cesta_excedido',
  'limite_itens_excedido',
  'limite_pesquisas_excedido',
  'PessoaSemEmail',
  'JaRespondido',
  'SituacaoMudou',
  'AlteradoPorOutro',
  'FechamentoJaRegistrado',
  'ContrasteInsuficiente',
  'LogotipoNaoAceito',
  'EmprestimoRecusado',
  'ReservaRecusada',
  'SolicitacaoRecusada',
  'DeclaracaoRecusada',
  'TokensDemais',
  'OpcoesNaoSelecionadas',
  'NenhumEmprestimoSelecionado',
  'NenhumaReservaSelecionada',
  'SituacaoDaReservaMudou',
  'SituacaoDaSolicitacaoMudou',
  'DiaForaDoPrazo',
  'TokenNaoConfere',
  'ExemplarNaoEncontrado',
  'LeitorNaoEncontrado',
  'AparelhoNaoAutorizado',
  'ValorNaoConfere',
  'ValorAcimaDoDevido',
  'ExtratoInvalido',
  'VinculoEncerrado',
  'ServicoIndisponivel',
  'SemEspacoParaGravar',
  'OcorreuErroInesperado',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

const problem = z.object({
  codigo: z.enum(errorCodes),
  /** The sentence in the language of the request. */
  mensagem: z.string(),
  /** Values that stand in the sentence. */
  valores: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  /** What is wrong with which field: 'pagina', 'filtro.3'. */
  campos: z.array(z.object({ campo: z.string(), mensagem: z.string() })).optional(),
  /** Of a refusal by the rules of circulation every reason that applies. */
  motivos: z.array(circulationRefusal).optional(),
});

/** The body of every refusal. */
export const errorBody = z.object({ erro: problem }).meta({ id: 'Refusal' });
export type ErrorBody = z.infer<typeof errorBody>;

/** Statuses any endpoint may answer beside its own. */
export const commonErrors = {
  400: errorBody,
  401: errorBody,
  403: errorBody,
  404: errorBody,
  405: errorBody,
  409: errorBody,
  413: errorBody,
  415: errorBody,
  422: errorBody,
  429: errorBody,
  500: errorBody,
  503: errorBody,
} as const;
