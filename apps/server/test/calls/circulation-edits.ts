import type { TestApp } from '../start-test-app.ts';
import type { ExampleCall } from './example-call.ts';

/** As if nothing had been changed: the version that the payloads have seen. */
async function prepare({ db }: TestApp): Promise<void> {
  await db.deleteFrom('institution_edit').execute();
}

const administrator = { by: 'elisa' } as const;
const change = { ...administrator, prepare };

export const loanRule = {
  cod_biblioteca: null,
  cod_categoria: 1,
  cod_tipo_emprestimo: null,
  limite: 5,
  unidade_prazo: 'dias',
  prazo: 7,
  renovacoes: 5,
  permite_reserva: true,
  dias_retirada: 2,
  multa_dia_centavos: 100,
  carencia_dias: 0,
  multa_maxima_centavos: 5000,
  fator_suspensao: 0,
  suspensao_maxima_dias: 90,
  prazo_fixo: null,
} as const;

export const categories = [
  { codigo: 1, sigla: 'GRA', descricao: 'Estudante de graduação' },
  { codigo: 2, sigla: 'POS', descricao: 'Estudante de pós-graduação' },
  { codigo: 3, sigla: 'DOC', descricao: 'Docente' },
  { codigo: 4, sigla: 'FUN', descricao: 'Funcionário' },
  { codigo: 5, sigla: 'VIS', descricao: 'Visitante' },
] as const;

export const numbers = {
  versao: 0,
  limite_debito_centavos: 1000,
  conta_dias_fechados: false,
  limite_reservas: 5,
  dias_reserva: 180,
  dias_suspensao_reserva: 30,
  limite_solicitacoes: 3,
  dias_retirada_solicitacao: 3,
  dias_nada_consta: 5,
  minutos_token: 5,
  dias_renovacao_automatica: 2,
  dias_aviso_vencimento: 3,
  dias_aviso_atraso: [1, 7, 15, 30],
  chave_pix: '',
  cidade_pix: '',
  recebe_de_outras_unidades: false,
  cnpj: '',
  prefixo_gru: '',
  orgao_gru: '',
  dias_gru: 10,
} as const;

const network = { cod_biblioteca: null, cod_campus: null } as const;
export const calendar = {
  versao: 0,
  semana: [{ ...network, dia_semana: 7, aberta: false }],
  excecoes: [{ ...network, de: '2026-12-24', ate: '2026-12-26', aberta: false, motivo: 'Natal' }],
  fechamentos: [],
} as const;
const [holiday] = calendar.excecoes;

export const closure = {
  versao: 0,
  cod_biblioteca: 1,
  cod_campus: null,
  de: '2026-03-10',
  ate: '2026-03-11',
  motivo: 'Falta de água',
} as const;

const base64 = (text: string) => Buffer.from(text).toString('base64');
const sheetFaults = [
  { payload: { arquivo: 'não é base64', simulacao: true }, field: 'arquivo' },
  { payload: { arquivo: '', simulacao: 'sim' }, field: 'simulacao' },
  { payload: { simulacao: true }, field: 'arquivo' },
];

export const circulationEditCalls = {
  getLoanRules: { ...administrator, url: '/api/atendimento/regras-emprestimo', refused: [] },
  changeLoanRules: {
    ...change,
    url: '/api/atendimento/regras-emprestimo',
    payload: { versao: 0, regras: [loanRule] },
    refused: [
      { payload: { versao: 0, regras: [loanRule, loanRule] }, field: 'regras' },
      ...[
        { limite: -1 },
        { prazo: 0 },
        { unidade_prazo: 'semanas' },
        { multa_dia_centavos: 1.5 },
        { fator_suspensao: 100 },
        { fator_suspensao: 0.001 },
        { prazo_fixo: { de: '2026-12-20', ate: '2026-12-01', vence_em: '2027-02-01' } },
        { cod_categoria: 0 },
        { codigo: 1 },
      ].map((fault) => ({
        payload: { versao: 0, regras: [{ ...loanRule, ...fault }] },
        field: 'regras',
      })),
    ],
  },
  findLoanRule: {
    ...administrator,
    url: '/api/atendimento/regras-emprestimo/caso?biblioteca=1&categoria=1&tipo=',
    refused: [
      { query: 'biblioteca=1', field: 'categoria' },
      { query: 'biblioteca=x&categoria=1', field: 'biblioteca' },
      { query: 'biblioteca=1&categoria=1&tipo=0', field: 'tipo' },
    ],
  },
  getPatronCategories: { ...administrator, url: '/api/atendimento/categorias-leitor', refused: [] },
  changePatronCategories: {
    ...change,
    url: '/api/atendimento/categorias-leitor',
    payload: { versao: 0, categorias: categories },
    refused: [
      {
        payload: { versao: 0, categorias: [{ codigo: 1, sigla: ' ', descricao: 'x' }] },
        field: 'categorias',
      },
      { payload: { versao: 0, categorias: [{ codigo: 1, sigla: 'X' }] }, field: 'categorias' },
    ],
  },
  getCirculationNumbers: {
    ...administrator,
    url: '/api/atendimento/numeros-circulacao',
    refused: [],
  },
  changeCirculationNumbers: {
    ...change,
    url: '/api/atendimento/numeros-circulacao',
    payload: numbers,
    refused: [
      { payload: { ...numbers, limite_debito_centavos: 0 }, field: 'limite_debito_centavos' },
      { payload: { ...numbers, dias_reserva: 0 }, field: 'dias_reserva' },
      { payload: { ...numbers, dias_aviso_atraso: [0] }, field: 'dias_aviso_atraso' },
      { payload: { ...numbers, minutos_token: 61 }, field: 'minutos_token' },
      { payload: { ...numbers, cidade_pix: 'x'.repeat(16) }, field: 'cidade_pix' },
      { payload: { ...numbers, prefixo_gru: '857' }, field: 'prefixo_gru' },
      { payload: { ...numbers, orgao_gru: '12345' }, field: 'orgao_gru' },
      { payload: { ...numbers, dias_gru: 0 }, field: 'dias_gru' },
      {
        payload: { ...numbers, recebe_de_outras_unidades: 'sim' },
        field: 'recebe_de_outras_unidades',
      },
    ],
  },
  previewPixKey: {
    ...administrator,
    url: '/api/atendimento/numeros-circulacao/pix?chave=gru%40example.org&cidade=Natal',
    refused: [
      { query: 'cidade=Natal', field: 'chave' },
      { query: `chave=${'x'.repeat(101)}`, field: 'chave' },
      { query: `chave=gru%40example.org&cidade=${'x'.repeat(16)}`, field: 'cidade' },
    ],
  },
  getOpeningCalendar: { ...administrator, url: '/api/atendimento/calendario', refused: [] },
  listNationalHolidays: {
    ...administrator,
    url: '/api/atendimento/calendario/feriados?ano=2027',
    refused: [
      { query: 'ano=1948', field: 'ano' },
      { query: 'ano=amanha', field: 'ano' },
    ],
  },
  changeOpeningCalendar: {
    ...change,
    url: '/api/atendimento/calendario',
    payload: calendar,
    refused: [
      ...[
        { de: '2026-12-27' },
        { ate: '2028-12-27' },
        { de: '2026-13-01' },
        { cod_biblioteca: 1, cod_campus: 1 },
        { motivo: 'x'.repeat(201) },
      ].map((fault) => ({
        payload: { ...calendar, excecoes: [{ ...holiday, ...fault }] },
        field: 'excecoes',
      })),
      {
        payload: { ...calendar, semana: [{ ...network, dia_semana: 8, aberta: false }] },
        field: 'semana',
      },
      {
        payload: { ...calendar, semana: [calendar.semana[0], calendar.semana[0]] },
        field: 'semana',
      },
    ],
  },
  getCalendarFeed: { url: '/api/emprestimo/calendario', refused: [] },
  makeCalendarFeed: {
    url: '/api/emprestimo/calendario',
    payload: {},
    refused: [{ payload: { segredo: 'x' }, field: 'segredo' }],
  },
  removeCalendarFeed: { url: '/api/emprestimo/calendario', refused: [] },
  importPatrons: {
    ...administrator,
    url: '/api/atendimento/leitores/importacao',
    payload: { arquivo: base64('usuario;nome;unidade\nnovo;Novo;CENTRAL'), simulacao: true },
    refused: sheetFaults,
  },
  importLoans: {
    ...administrator,
    url: '/api/atendimento/emprestimos/importacao',
    payload: {
      arquivo: base64('codigo_barras;usuario;emprestado_em;vence_em\n1;ana;01/03/2026;08/03/2026'),
      simulacao: true,
    },
    refused: sheetFaults,
  },
  closeInEmergency: {
    ...change,
    // The same closure a second time would be refused.
    prepare: async (server: TestApp) => {
      await prepare(server);
      await server.db.deleteFrom('opening_entry').where('is_emergency', '=', true).execute();
    },
    url: '/api/atendimento/calendario/fechamentos',
    payload: closure,
    refused: [
      { payload: { ...closure, motivo: ' ' }, field: 'motivo' },
      { payload: { ...closure, ate: '2026-03-09' }, field: 'ate' },
      { payload: { ...closure, de: '10/03/2026' }, field: 'de' },
      { payload: { ...closure, cod_campus: 1 }, field: 'ate' },
    ],
  },
} satisfies Readonly<Record<string, ExampleCall>>;
