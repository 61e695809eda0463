import type { TestApp } from '../start-test-app.ts';
import type { ExampleCall } from './example-call.ts';

async function mayMailAgain({ db }: TestApp): Promise<void> {
  await db.deleteFrom('person_rate').execute();
}

const acervos = [1, 2];

export const titleExportCalls = {
  getTitleReference: { url: '/api/acervo/1/referencia', refused: [] },
  getTitleDublinCore: { url: '/api/acervo/1/dublin-core', refused: [] },
  exportTitle: {
    url: '/api/acervo/1/exportar?tipo=bibtex',
    refused: [
      { query: 'tipo=doc', field: 'tipo' },
      { query: 'tipo=ris&estilo=mla', field: 'estilo' },
    ],
  },
  exportBasket: {
    url: '/api/acervo/exportar-cesta',
    payload: { tipo: 'ris', acervos },
    prepare: mayMailAgain,
    refused: [
      { payload: { acervos }, field: 'tipo' },
      { payload: { tipo: 'doc', acervos }, field: 'tipo' },
      { payload: { tipo: 'ris' }, field: 'acervos' },
      { payload: { tipo: 'ris', acervos: [] }, field: 'acervos' },
      { payload: { tipo: 'ris', acervos: ['1'] }, field: 'acervos' },
      { payload: { tipo: 'ris', acervos: Array.from({ length: 501 }, () => 1) }, field: 'acervos' },
      { payload: { tipo: 'ris', acervos, dados: { estilo: 'mla' } }, field: 'dados' },
      { payload: { tipo: 'ris', acervos, dados: { texto: 'x' } }, field: 'dados' },
      { payload: { tipo: 'ris', acervos, opcoesEmail: {} }, field: 'opcoesEmail' },
      { payload: { tipo: 'ris', acervos, opcoesEmail: { emails: '' } }, field: 'opcoesEmail' },
      { payload: { tipo: 'ris', acervos, opcoesEmail: { emails: 'ana' } }, field: 'opcoesEmail' },
      {
        payload: { tipo: 'ris', acervos, opcoesEmail: { emails: 'a@b.org\r\nBcc: c@d.org' } },
        field: 'opcoesEmail',
      },
      {
        payload: {
          tipo: 'ris',
          acervos,
          opcoesEmail: { emails: [1, 2, 3, 4, 5, 6].map((n) => `a${n}@example.org`).join(';') },
        },
        field: 'opcoesEmail',
      },
      {
        payload: { tipo: 'ris', acervos, opcoesEmail: { emails: 'a@b.org', mensagem: 'Compre' } },
        field: 'opcoesEmail',
      },
      { payload: { tipo: 'ris', acervos, cod_pessoa: 2 }, field: 'cod_pessoa' },
    ],
  },
} satisfies Readonly<Record<string, ExampleCall>>;
