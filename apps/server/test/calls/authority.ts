import type { ExampleCall } from './example-call.ts';

export const authorityCalls = {
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
  getAuthority: { url: '/api/autoridade/1', refused: [], missing: 'AutoridadeNaoEncontrada' },
  getAuthorityMarc: {
    url: '/api/autoridade/1/marc',
    refused: [],
    missing: 'AutoridadeNaoEncontrada',
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
} satisfies Readonly<Record<string, ExampleCall>>;
