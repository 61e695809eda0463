import type { ExampleCall } from './example-call.ts';

const bad = ['abc', '0', '2147483648'];

export const kardexCalls = {
  getKardexPermission: { url: '/api/kardex/2/permissao', refused: [] },
  listKardexChoices: { url: '/api/kardex/2/combobox-data', refused: [] },
  listIssues: {
    url: '/api/kardex/2/data?codPeriod=m&codBib=2&codPar=&year=1961',
    refused: [
      ...bad.map((id) => ({ query: `codBib=${id}`, field: 'codBib' })),
      ...bad.map((id) => ({ query: `codPar=${id}`, field: 'codPar' })),
      ...['0', '12345', '19x'].map((year) => ({ query: `year=${year}`, field: 'year' })),
      { query: 'codPeriod=mensalmente', field: 'codPeriod' },
    ],
  },
  getIssue: {
    url: '/api/kardex/2/item?seqPar=1&seqSec=0&codPar=1',
    refused: [
      { query: 'seqSec=0&codPar=1', field: 'seqPar' },
      { query: 'seqPar=0&seqSec=0&codPar=1', field: 'seqPar' },
      { query: 'seqPar=1&codPar=1', field: 'seqSec' },
      { query: 'seqPar=1&seqSec=-1&codPar=1', field: 'seqSec' },
      { query: 'seqPar=1&seqSec=0&codPar=x', field: 'codPar' },
    ],
  },
  getSummary: {
    url: '/api/sumario/2/dados?ano=1961',
    prepare: async ({ db }) => {
      await db
        .insertInto('institution_setting')
        .values(['serialSummaries', 'bookSummaries'].map((key) => ({ key, value: 'true' })))
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet((eb) => ({ value: eb.ref('excluded.value') })),
        )
        .execute();
    },
    refused: [
      { query: 'ano=0', field: 'ano' },
      { query: 'ano=20200', field: 'ano' },
    ],
  },
} satisfies Readonly<Record<string, ExampleCall>>;
