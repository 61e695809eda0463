import { type ExampleCall, byText } from './example-call.ts';

const byTab = [
  { query: 'search_tab=nenhuma', field: 'search_tab' },
  { query: 'search_tab=geral&search_tab=geral', field: 'search_tab' },
];

export const searchCalls = {
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
      { query: 'agrupar=autor', field: 'agrupar' },
      { query: 'parcial=sim', field: 'parcial' },
      { query: 'obra=0', field: 'obra' },
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
} satisfies Readonly<Record<string, ExampleCall>>;
