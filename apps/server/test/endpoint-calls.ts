import { webClient, type endpoints } from '@estante/contract';
import { password, recoveryCode, writeRecoveryCode } from './people.ts';
import { aBook, aSerial } from './records.ts';
import type { TestApp } from './start-test-app.ts';

export type EndpointName = keyof typeof endpoints;

/** A call that succeeds on `catalogue`, and queries or bodies that are refused, by the field at fault. */
export interface ExampleCall {
  readonly url: string;
  /** What is said of a number that is in use nowhere; where not given, that no title has it. */
  readonly missing?: 'NaoEncontrado';
  readonly payload?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sees to what must be there each time it is made. */
  readonly prepare?: (server: TestApp) => Promise<void>;
  readonly refused: readonly {
    readonly query?: string;
    readonly payload?: unknown;
    readonly field: string;
  }[];
}

export const tokenRequest = {
  grant_type: 'client_credentials',
  client_id: webClient.id,
  client_secret: webClient.secret,
};

const byTab = [
  { query: 'search_tab=nenhuma', field: 'search_tab' },
  { query: 'search_tab=geral&search_tab=geral', field: 'search_tab' },
];

const byText = [
  { query: 'page=0', field: 'page' },
  { query: `search_text=${'x'.repeat(201)}`, field: 'search_text' },
];

/** A row for each endpoint of the contract: the compiler asks for it. */
export const calls: Readonly<Record<EndpointName, ExampleCall>> = {
  issueToken: {
    url: '/api/oauth/token',
    payload: tokenRequest,
    refused: [
      { payload: { ...tokenRequest, grant_type: undefined }, field: 'grant_type' },
      { payload: { ...tokenRequest, client_id: 7 }, field: 'client_id' },
      { payload: { ...tokenRequest, client_secret: 'x'.repeat(201) }, field: 'client_secret' },
      { payload: { ...tokenRequest, userId: 1 }, field: 'userId' },
      { payload: [], field: '' },
      { payload: 'null', field: '' },
    ],
  },
  revokeToken: {
    url: '/api/oauth/revoke',
    payload: { client_id: webClient.id, client_secret: webClient.secret, token: 'none' },
    refused: [{ payload: { ...tokenRequest, grant_type: undefined }, field: 'token' }],
  },
  switchLogin: {
    url: '/api/pessoas/troca-login',
    // The second login of `ana`.
    payload: { codigo: 6, base: '/meupergamum', senha: password },
    refused: [
      { payload: { codigo: 0, senha: password }, field: 'codigo' },
      { payload: { codigo: '6', senha: password }, field: 'codigo' },
      { payload: { codigo: 6 }, field: 'senha' },
      { payload: { codigo: 6, senha: 'x'.repeat(1001) }, field: 'senha' },
      { payload: { codigo: 6, senha: password, base: 'x'.repeat(2001) }, field: 'base' },
      { payload: { codigo: 6, senha: password, userId: 1 }, field: 'userId' },
    ],
  },
  requestRecoveryCode: {
    url: '/api/pessoas/ana/recuperar-senha',
    headers: { 'sec-fetch-site': 'same-origin' },
    prepare: writeRecoveryCode,
    refused: [
      { query: `recaptcha_token=${'x'.repeat(10_001)}`, field: 'recaptcha_token' },
      { query: 'recaptcha_token=a&recaptcha_token=b', field: 'recaptcha_token' },
    ],
  },
  checkRecoveryCode: {
    url: '/api/pessoas/ana/recuperar-senha',
    payload: { code: recoveryCode },
    prepare: writeRecoveryCode,
    refused: [
      { payload: {}, field: 'code' },
      { payload: { code: 1_234_567 }, field: 'code' },
      { payload: { code: '1'.repeat(101) }, field: 'code' },
      { payload: { code: recoveryCode, userId: 1 }, field: 'userId' },
    ],
  },
  recoverPassword: {
    url: '/api/pessoas/ana/recuperar-senha',
    payload: { code: recoveryCode, password: 'cavalo no telhado' },
    prepare: writeRecoveryCode,
    refused: [
      { payload: { code: recoveryCode }, field: 'password' },
      { payload: { password: 'cavalo no telhado' }, field: 'code' },
      { payload: { code: recoveryCode, password: 'x'.repeat(1001) }, field: 'password' },
      { payload: { code: recoveryCode, password: 'cavalo no telhado', user: 'x' }, field: 'user' },
    ],
  },
  changePassword: {
    url: '/api/pessoas/meu-pergamum/senha',
    payload: { senhaAtual: password, senhaNova: 'cavalo no telhado' },
    prepare: writeRecoveryCode,
    refused: [
      { payload: { senhaAtual: password }, field: 'senhaNova' },
      { payload: { senhaNova: 'cavalo no telhado' }, field: 'senhaAtual' },
      { payload: { senhaAtual: password, senhaNova: ['x'] }, field: 'senhaNova' },
      {
        payload: { senhaAtual: password, senhaNova: 'cavalo no telhado', userId: 2 },
        field: 'userId',
      },
    ],
  },
  getPerson: { url: '/api/pessoas', refused: [] },
  listLogins: { url: '/api/pessoas/login', refused: [] },
  searchAuthorities: {
    url: '/api/autoridade?q=machado&tipo=pessoa',
    refused: [
      { query: `q=${'x'.repeat(501)}`, field: 'q' },
      { query: 'q=a&q=b', field: 'q' },
      { query: 'tipo=pessoal', field: 'tipo' },
      { query: 'pagina=0', field: 'pagina' },
      { query: 'quantidade=101', field: 'quantidade' },
    ],
  },
  listAuthorityChoices: {
    url: '/api/autoridade/combo?autoridades=1,2',
    refused: [
      { query: `autoridades=${'x'.repeat(501)}`, field: 'autoridades' },
      { query: 'autoridades=1&autoridades=a', field: 'autoridades' },
      { query: `autoridades=${'1,'.repeat(300)}1`, field: 'autoridades' },
    ],
  },
  browseIndex: {
    url: '/api/consulta/acervos-indexados?indice=autor&texto=a',
    refused: [
      { query: 'indice=capa', field: 'indice' },
      { query: 'direcao=acima', field: 'direcao' },
      { query: 'quantidade=101', field: 'quantidade' },
      { query: `texto=${'a'.repeat(501)}`, field: 'texto' },
    ],
  },
  listIndexes: { url: '/api/consulta/opcoes-indice', refused: [] },
  listSimilarTitles: { url: '/api/acervo/1/semelhantes', refused: [] },
  getInstitution: { url: '/api/parametros/instituicao', refused: [] },
  getFeatures: { url: '/api/parametros/funcionalidades', refused: [] },
  getSelfService: { url: '/api/parametros/autoatendimento', refused: [] },
  listFirstSection: { url: '/api/parametros/secao_1', refused: [] },
  listSecondSection: { url: '/api/parametros/secao_2', refused: [] },
  listQuestions: { url: '/api/parametros/faq', refused: [] },
  listGeneralInformation: { url: '/api/parametros/informacoes_gerais', refused: [] },
  listInstitutionEvents: { url: '/api/parametros/eventos_institucionais', refused: [] },
  listEventumEvents: { url: '/api/parametros/eventos_eventum', refused: [] },
  listServices: { url: '/api/parametros/atendimento', refused: [] },
  getActivity: {
    url: '/api/parametros/atividade/88',
    missing: 'NaoEncontrado',
    refused: [],
  },
  getActivityNotice: {
    url: '/api/parametros/atividade/88/informativo',
    missing: 'NaoEncontrado',
    refused: [],
  },
  getCampusServices: {
    url: '/api/parametros/atendimento/2',
    missing: 'NaoEncontrado',
    refused: [],
  },
  listCampuses: { url: '/api/campus', refused: [] },
  listLibraries: {
    url: '/api/unidade-informacao',
    refused: ['abc', '0', '-1', '1.5', '2147483648', '1e99', ''].map((id) => ({
      query: `campus=${id}`,
      field: 'campus',
    })),
  },
  searchTitles: {
    url: '/api/consulta?q=dom+casmurro&filtro=B:1',
    refused: [
      { query: 'guia=nenhuma', field: 'guia' },
      { query: 'base=rede', field: 'base' },
      { query: 'nivel=caixa', field: 'nivel' },
      { query: 'situacao=nova', field: 'situacao' },
      { query: 'data_ini=quando, quando', field: 'data_ini' },
      { query: `orgao=${'x'.repeat(501)}`, field: 'orgao' },
      { query: 'indice=capa', field: 'indice' },
      { query: 'ordenacao=Q', field: 'ordenacao' },
      { query: 'pagina=0', field: 'pagina' },
      { query: 'pagina=1000000001', field: 'pagina' },
      { query: 'pagina=dois', field: 'pagina' },
      { query: 'quantidade=101', field: 'quantidade' },
      { query: 'quantidade=-1', field: 'quantidade' },
      { query: 'q=a&q=b', field: 'q' },
      { query: `q=${'x'.repeat(10_001)}`, field: 'q' },
      { query: `autor=${'x'.repeat(10_001)}`, field: 'autor' },
      { query: 'filtro=B:1&'.repeat(201), field: 'filtro' },
      { query: 'termo=QUE:autor:a', field: 'termo' },
      { query: 'termo=E:autor:a&termo=NAO:capa:b', field: 'termo' },
      { query: 'termo=', field: 'termo' },
      { query: 'termo=E:livre:a&'.repeat(21), field: 'termo' },
      { query: `filtro=A:${'x'.repeat(500)}`, field: 'filtro' },
    ],
  },
  listOrders: { url: '/api/consulta/ordenacao?search_tab=periodicos', refused: byTab },
  listFilters: {
    url: '/api/consulta/filtros?search_tab=geral',
    refused: [
      ...byTab,
      { query: 'tipo=Q', field: 'tipo' },
      { query: `tipo=A&search_text=${'x'.repeat(201)}`, field: 'search_text' },
    ],
  },
  listAdditionalTitles: {
    url: '/api/consulta/titulos-adicionais?acervos=2&acervos=1',
    refused: ['', 'acervos=', 'acervos=abc', 'acervos=0', 'acervos=1&'.repeat(201)].map(
      (query) => ({ query, field: 'acervos' }),
    ),
  },
  listSearchCampuses: { url: '/api/consulta/campus', refused: [] },
  listSearchLibraries: {
    url: '/api/consulta/bibliotecas?search_text=central',
    refused: byText,
  },
  listArchiveOptions: { url: '/api/consulta/opcoes-arquivo', refused: [] },
  listActOptions: { url: '/api/consulta/opcoes-atos-normativos', refused: [] },
  listStandardOptions: { url: '/api/consulta/opcoes-normas', refused: [] },
  listTargetProducts: {
    url: '/api/consulta/produtos-target?search_text=nbr',
    refused: [
      { query: 'page=0', field: 'page' },
      { query: `search_text=${'x'.repeat(201)}`, field: 'search_text' },
    ],
  },
  listDefaultCovers: { url: '/api/consulta/imagem-padrao', refused: [] },
  suggest: {
    url: '/api/consulta/sugestoes?q=cas',
    refused: [{ query: `q=${'x'.repeat(201)}`, field: 'q' }],
  },
  listCourses: { url: '/api/consulta/cursos?search_text=letras', refused: byText },
  listDisciplines: { url: '/api/consulta/disciplinas?page=2', refused: byText },
  listProfessors: { url: '/api/consulta/professores', refused: byText },
  listPlanOptions: {
    url: '/api/plano-ensino/disciplinas-bibliotecas',
    refused: ['-1', '1001', 'x'].map((many) => ({
      query: `quantidade=${many}`,
      field: 'quantidade',
    })),
  },
  findBibliography: {
    url: '/api/plano-ensino/bibliografia?curso=&ano=2026',
    refused: [
      { query: 'ano=abc', field: 'ano' },
      { query: 'ano=3000', field: 'ano' },
      { query: 'semestre=3', field: 'semestre' },
      { query: 'periodo=0', field: 'periodo' },
      { query: 'biblioteca=central', field: 'biblioteca' },
      { query: 'curso=a&curso=b', field: 'curso' },
      { query: `disciplina=${'x'.repeat(201)}`, field: 'disciplina' },
      { query: 'curso=LET&pagina=0', field: 'pagina' },
    ],
  },
  listDatabases: { url: '/api/acervo/meu-pergamum/bases-dados', refused: [] },
  getTitle: { url: '/api/acervo/1', refused: [] },
  listCopies: {
    url: '/api/acervo/1/exemplares?cod_unidade=1',
    refused: ['abc', '0', '2147483648'].map((id) => ({
      query: `cod_unidade=${id}`,
      field: 'cod_unidade',
    })),
  },
  listTitleLibraries: { url: '/api/acervo/1/bibliotecas', refused: [] },
  listTitleLinks: { url: '/api/acervo/1/links', refused: [] },
};

/** Title 1 has something of everything. */
export const catalogue = [
  aBook({
    title: 'Dom Casmurro',
    subtitle: 'romance',
    author: 'Assis, Machado de, 1839-1908',
    publisher: 'Garnier',
    place: 'Rio de Janeiro',
    year: 1899,
    isbn: '9788535914849',
    dewey: '869.3',
    subjects: ['Ciúme', 'Literatura brasileira'],
    series: 'Clássicos',
    abstract: 'Bento conta a sua vida.',
    note: 'Com fotografias.',
    link: 'https://livros.example.org/dom-casmurro',
    copies: [
      { library: 'CENTRAL', collection: 'GERAL', location: 'TERREO', callNumber: '869.3 A848d' },
      { library: 'CENTRAL', dueOn: '2026-03-20' },
      { library: 'SAUDE', isLost: true },
      { library: 'LETRAS', isWithdrawn: true },
    ],
  }),
  aSerial({ title: 'Revista de letras', year: 1960, copies: [{ library: 'LETRAS' }] }),
];
