import type { ExampleCall } from './example-call.ts';

const refused = [
  { query: 'dataIni=ontem', field: 'dataIni' },
  { query: 'biblioteca=x', field: 'biblioteca' },
  { query: 'agrupamento=pessoa', field: 'agrupamento' },
];

export const reportCalls = {
  getReport: { by: 'davi', url: '/api/atendimento/relatorios/emprestimos', refused },
  downloadReport: {
    by: 'davi',
    url: '/api/atendimento/relatorios/emprestimos/arquivo',
    refused: [...refused, { query: 'formato=pdf', field: 'formato' }],
  },
} as const satisfies Record<string, ExampleCall>;
