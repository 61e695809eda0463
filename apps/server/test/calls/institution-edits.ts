import { placeNames, searchTabs } from '@estante/contract';
import type { TestApp } from '../start-test-app.ts';
import type { ExampleCall } from './example-call.ts';

/** As if nothing had been changed: the version that the payloads have seen. */
async function prepare({ db }: TestApp): Promise<void> {
  await db.deleteFrom('institution_edit').execute();
}

const administrator = { by: 'elisa' } as const;
const change = { ...administrator, prepare };
const stale = { versao: -1 };

export const settings = {
  versao: 0,
  sigla: 'UT',
  nome: 'Universidade de Teste',
  cod_empresa: 1,
  msg_login: '',
  denominacao_login: '',
  msg_suporte_consulta: '',
  link_lgpd: '',
  link_icap: '',
  link_rede: '',
  url_libras: '',
  __md_aut: 2,
  __md_crypt: 4,
  __web_url_pw: '',
  endereco_base: '',
  __web_aquisicao: '',
  senha_minimo: 12,
  senha_maximo: 128,
  senha_com_numero: false,
  senha_nao_so_numeros: false,
  senha_com_especial: false,
  senha_maiuscula_minuscula: false,
  senha_sem_nome: true,
  senhas_barradas: 5,
  endereco_abnt: '',
  endereco_target: '',
  cadastro_meses: 0,
  cadastro_dias: 30,
  campos_leitor: ['email', 'logradouro'],
  url_area_pessoal: '',
  sumario_periodicos: false,
  sumario_livros: false,
  abnt_todos_autores: false,
  abnt_iniciais: false,
  abnt_italico: false,
  vagas_por_exemplar_basica: 0,
  vagas_por_exemplar_complementar: 0,
  eletronico_atende: true,
  limite_comentarios: 5,
  limite_sugestoes: 20,
  auto_ativo: false,
  auto_biblioteca: null,
  auto_senha: true,
  auto_idioma: 'pt',
} as const;

const libraryName = { lista: 'biblioteca', codigo: 1, nome: { en: 'Central Library', es: '' } };

export const colourLabel = {
  tipo: 'ddc',
  codigo: '800',
  ate: '899',
  cor: '#1565c0',
  nome: { pt: 'azul', en: 'blue', es: '' },
  significado: { pt: 'Literatura', en: '', es: '' },
} as const;

const text = { titulo: 'Bem-vindos', texto: 'Um texto.' };
const words = { titulo: 'Feira', descricao: '', local: '' };
export const event = {
  cod_evento: null,
  agenda: 'institucional',
  data_ini: '2030-05-01',
  data_fim: '2030-05-02',
  hora_ini: '19:30',
  link: 'https://feira.example/',
  textos: { pt: words, en: { ...words, titulo: '' }, es: { ...words, titulo: '' } },
} as const;
const shelf = {
  cod_estante: null,
  nomes: { pt: '', en: '', es: '' },
  alvo: '',
  ligada: true,
  de: '',
  ate: '',
};
/** Shelves of the front page as migration 0205 has made them. */
export const ownShelves = [
  { ...shelf, cod_estante: 1, tipo: 'novos' },
  { ...shelf, cod_estante: 2, tipo: 'mais_emprestados' },
];
export const searchShelf = {
  ...shelf,
  tipo: 'busca',
  nomes: { pt: 'O mar', en: 'The sea', es: '' },
  alvo: 'guia=geral&q=mar',
};
const hours = { horario: 'Das 8h às 18h', observacao: '' };
const noHours = { horario: '', observacao: '' };
const noText = { titulo: '', texto: '' };

export const captcha = {
  versao: 0,
  provedor: 'siteverify',
  script: 'https://captcha.example/api.js',
  objeto: 'turnstile',
  chave: 'site-key',
  endereco: 'https://captcha.example/siteverify',
  novo_segredo: 'chave-secreta',
} as const;

const noVendor = { nome: '', endereco: '', hosts: [], ativo: false };
const gale = {
  base: 'gale',
  nome: 'Gale',
  endereco: 'https://gale.example/entrada',
  hosts: ['gale.example'],
  ativo: true,
  novo_segredo: 'um segredo de trinta e duas letras'.replaceAll(' ', '-'),
};

export interface SentVendor {
  readonly base: string;
  readonly [field: string]: unknown;
}

/** Every vendor, as it is sent: these, and the others blank. */
export function sentVendors(...sent: readonly SentVendor[]): SentVendor[] {
  return placeNames.map((base) => sent.find((one) => one.base === base) ?? { base, ...noVendor });
}

export const institutionEditCalls = {
  getSettings: { ...administrator, url: '/api/atendimento/configuracoes', refused: [] },
  changeSettings: {
    ...change,
    url: '/api/atendimento/configuracoes',
    payload: settings,
    refused: [
      { payload: { ...settings, ...stale }, field: 'versao' },
      { payload: { ...settings, link_lgpd: 'javascript:alert(1)' }, field: 'link_lgpd' },
      { payload: { ...settings, sigla: '  ' }, field: 'sigla' },
      { payload: { ...settings, cod_empresa: 0 }, field: 'cod_empresa' },
      { payload: { ...settings, senha_minimo: 129 }, field: 'senha_minimo' },
      { payload: { ...settings, senha_minimo: 11 }, field: 'senha_minimo' },
      { payload: { ...settings, senha_maximo: 63 }, field: 'senha_maximo' },
      { payload: { ...settings, campos_leitor: ['nome_pessoa'] }, field: 'campos_leitor' },
      {
        payload: { ...settings, vagas_por_exemplar_basica: -1 },
        field: 'vagas_por_exemplar_basica',
      },
      {
        payload: { ...settings, vagas_por_exemplar_complementar: 1001 },
        field: 'vagas_por_exemplar_complementar',
      },
      { payload: { ...settings, eletronico_atende: 'S' }, field: 'eletronico_atende' },
      { payload: { ...settings, auto_idioma: 'fr' }, field: 'auto_idioma' },
      { payload: { ...settings, senha: 'x' }, field: 'senha' },
    ],
  },
  getSwitches: { ...administrator, url: '/api/atendimento/funcionalidades', refused: [] },
  changeSwitches: {
    ...change,
    url: '/api/atendimento/funcionalidades',
    payload: {
      versao: 0,
      atividades: [{ cod_atividade: 13, ativa: true }],
      guias: searchTabs.map((codigo) => ({ codigo, ativa: true })),
    },
    refused: [
      {
        payload: { versao: 0, atividades: [{ cod_atividade: 13 }], guias: [] },
        field: 'atividades',
      },
      {
        payload: { versao: 0, atividades: [], guias: [{ codigo: 'x', ativa: true }] },
        field: 'guias',
      },
    ],
  },
  getTexts: { ...administrator, url: '/api/atendimento/textos/secao_1', refused: [] },
  changeTexts: {
    ...change,
    url: '/api/atendimento/textos/faq',
    payload: { versao: 0, textos: { pt: [text], en: [], es: [] } },
    refused: [
      { payload: { versao: 0, textos: { pt: [text] } }, field: 'textos' },
      {
        payload: { versao: 0, textos: { pt: [{ ...text, texto: '' }], en: [], es: [] } },
        field: 'textos',
      },
    ],
  },
  getNotices: { ...administrator, url: '/api/atendimento/avisos', refused: [] },
  changeNotices: {
    ...change,
    url: '/api/atendimento/avisos',
    payload: {
      versao: 0,
      avisos: [{ cod_atividade: 18, textos: { pt: text, en: noText, es: noText } }],
    },
    refused: [{ payload: { versao: 0, avisos: [{ cod_atividade: 18 }] }, field: 'avisos' }],
  },
  getOpeningHours: { ...administrator, url: '/api/atendimento/horarios', refused: [] },
  getNames: { ...administrator, url: '/api/atendimento/nomes', refused: [] },
  changeNames: {
    ...change,
    url: '/api/atendimento/nomes',
    payload: { versao: 0, nomes: [libraryName] },
    refused: [
      { lista: 'editora' },
      { codigo: 9999 },
      { nome: { en: 'x'.repeat(201), es: '' } },
      { nome: { en: 'Central Library' } },
      { nome: { pt: 'Outra', en: '', es: '' } },
    ].map((other) => ({
      payload: { versao: 0, nomes: [{ ...libraryName, ...other }] },
      field: 'nomes',
    })),
  },
  getColourLabels: { ...administrator, url: '/api/atendimento/etiquetas-cor', refused: [] },
  changeColourLabels: {
    ...change,
    url: '/api/atendimento/etiquetas-cor',
    payload: { versao: 0, etiquetas: [colourLabel] },
    refused: [
      ...(
        [
          [{ cor: 'azul' }, 'etiquetas'],
          [{ codigo: 'abc' }, 'etiquetas'],
          [{ ate: '79' }, 'etiquetas'],
          [{ nome: { pt: ' ', en: 'blue', es: '' } }, 'etiquetas'],
          [{ tipo: 'colecao', codigo: 'REF', ate: 'GERAL' }, 'etiquetas'],
          [{ tipo: 'colecao', codigo: 'NENHUMA', ate: 'NENHUMA' }, 'etiquetas'],
        ] as const
      ).map(([other, field]) => ({
        payload: { versao: 0, etiquetas: [{ ...colourLabel, ...other }] },
        field,
      })),
      { payload: { versao: 0, etiquetas: [colourLabel, colourLabel] }, field: 'etiquetas' },
    ],
  },
  changeOpeningHours: {
    ...change,
    url: '/api/atendimento/horarios',
    payload: {
      versao: 0,
      bibliotecas: [{ cod_biblioteca: 1, horarios: { pt: hours, en: noHours, es: noHours } }],
    },
    refused: [
      { payload: { versao: 0, bibliotecas: [{ cod_biblioteca: 1 }] }, field: 'bibliotecas' },
      ...[
        [{ dia_semana: 8, abre: '08:00', fecha: '12:00' }],
        [{ dia_semana: 1, abre: '12:00', fecha: '08:00' }],
        [{ dia_semana: 1, abre: '25:00', fecha: '26:00' }],
        [
          { dia_semana: 1, abre: '13:00', fecha: '00:00' },
          { dia_semana: 1, abre: '08:00', fecha: '13:30' },
        ],
      ].map((semana) => ({
        payload: {
          versao: 0,
          bibliotecas: [
            { cod_biblioteca: 1, horarios: { pt: hours, en: noHours, es: noHours }, semana },
          ],
        },
        field: 'bibliotecas',
      })),
    ],
  },
  getFrontShelves: { ...administrator, url: '/api/atendimento/estantes', refused: [] },
  changeFrontShelves: {
    ...change,
    url: '/api/atendimento/estantes',
    payload: { versao: 0, estantes: [...ownShelves, searchShelf] },
    refused: [
      { tipo: 'outro' },
      { nomes: { pt: '', en: 'Sea', es: '' } },
      { alvo: '' },
      { de: '2030-05-02', ate: '2030-05-01' },
      { de: '2030-02-30' },
      { ligada: 'sim' },
    ].map((fault) => ({
      payload: { versao: 0, estantes: [...ownShelves, { ...searchShelf, ...fault }] },
      field: 'estantes',
    })),
  },
  getEvents: { ...administrator, url: '/api/atendimento/eventos', refused: [] },
  changeEvents: {
    ...change,
    url: '/api/atendimento/eventos',
    payload: { versao: 0, eventos: [event] },
    refused: [
      { link: 'http://feira.example/' },
      { data_fim: '2030-04-30' },
      { data_ini: '2030-02-30' },
      { hora_ini: '24:00' },
      { textos: { ...event.textos, pt: { ...words, titulo: '' } } },
    ].map((fault) => ({
      payload: { versao: 0, eventos: [{ ...event, ...fault }] },
      field: 'eventos',
    })),
  },
  getAppearance: { ...administrator, url: '/api/atendimento/aparencia', refused: [] },
  changeAppearance: {
    ...change,
    url: '/api/atendimento/aparencia',
    payload: { versao: 0, cor: '#006644', cor_no_escuro: '', tema: 'classico' },
    refused: [
      { payload: { versao: 0, cor: 'red', cor_no_escuro: '', tema: 'neo' }, field: 'cor' },
      {
        payload: { versao: 0, cor: '', cor_no_escuro: '#12345', tema: 'neo' },
        field: 'cor_no_escuro',
      },
      {
        payload: { versao: 0, cor: '', cor_no_escuro: '', tema: 'neo', novo_logotipo: '<svg>' },
        field: 'novo_logotipo',
      },
    ],
  },
  getCaptcha: { ...administrator, url: '/api/atendimento/captcha', refused: [] },
  changeCaptcha: {
    ...change,
    url: '/api/atendimento/captcha',
    payload: captcha,
    refused: [
      { payload: { ...captcha, provedor: 'outro' }, field: 'provedor' },
      { payload: { ...captcha, script: 'http://captcha.example/api.js' }, field: 'script' },
      { payload: { ...captcha, script: '' }, field: 'script' },
      { payload: { ...captcha, objeto: 'a.b' }, field: 'objeto' },
      { payload: { ...captcha, chave: '' }, field: 'chave' },
      { payload: { ...captcha, endereco: '' }, field: 'endereco' },
      { payload: { ...captcha, endereco: 'https://a@captcha.example/' }, field: 'endereco' },
      { payload: { ...captcha, novo_segredo: '' }, field: 'novo_segredo' },
    ],
  },
  getVendors: { ...administrator, url: '/api/atendimento/fornecedores', refused: [] },
  changeVendors: {
    ...change,
    url: '/api/atendimento/fornecedores',
    payload: { versao: 0, fornecedores: sentVendors(gale) },
    refused: [
      ...[
        { base: 'outro' },
        { nome: '' },
        { endereco: '' },
        { endereco: 'http://gale.example/entrada' },
        { endereco: 'https://gale@gale.example/' },
        { hosts: [] },
        { hosts: ['other.example'] },
        { hosts: ['gale.example', 'Gale.example'] },
        { novo_segredo: 'curto' },
        { novo_segredo: `${'x'.repeat(40)} ` },
        { segredo_definido: true },
      ].map((fault) =>
        sentVendors(gale).map((one) => (one.base === 'gale' ? { ...one, ...fault } : one)),
      ),
      sentVendors(gale).slice(1),
      sentVendors(gale).map((one) => (one.base === 'oxford' ? { ...one, base: 'gale' } : one)),
    ].map((fornecedores) => ({ payload: { versao: 0, fornecedores }, field: 'fornecedores' })),
  },
  listStaffLibraries: { ...administrator, url: '/api/atendimento/bibliotecas', refused: [] },
  mapLibraryCode: {
    ...administrator,
    url: '/api/atendimento/codigos-de-biblioteca',
    payload: { codigo: 'XX', biblioteca: 1 },
    refused: [
      { payload: { codigo: '', biblioteca: 1 }, field: 'codigo' },
      { payload: { codigo: 'XX', biblioteca: 0 }, field: 'biblioteca' },
      { payload: { codigo: 'XX' }, field: 'biblioteca' },
    ],
  },
} satisfies Readonly<Record<string, ExampleCall>>;
