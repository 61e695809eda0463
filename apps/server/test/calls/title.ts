import type { ExampleCall } from './example-call.ts';

export const titleCalls = {
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
  getTitlePermissions: { url: '/api/acervo/1/permissoes', refused: [] },
  listSimilarTitles: { url: '/api/acervo/1/semelhantes', refused: [] },
} satisfies Readonly<Record<string, ExampleCall>>;
