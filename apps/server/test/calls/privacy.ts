import type { TestApp } from '../start-test-app.ts';
import { password, reopenAccounts } from '../people.ts';
import { oweNothing } from './debt.ts';
import type { ExampleCall } from './example-call.ts';

const url = '/api/pessoas/meu-pergamum/privacidade';

async function takeLimitsOff({ db }: TestApp): Promise<void> {
  await db.deleteFrom('person_rate').where('act', '=', 'own-data').execute();
}

export const privacyCalls = {
  getPrivacy: { url, refused: [] },
  changeHistoryTerm: {
    url: `${url}/historico`,
    payload: { prazo: 'sempre' },
    refused: [
      { payload: {}, field: 'prazo' },
      { payload: { prazo: '31' }, field: 'prazo' },
      { payload: { prazo: 'sempre', cod_pessoa: 2 }, field: 'cod_pessoa' },
    ],
  },
  clearHistory: { url: `${url}/historico`, refused: [] },
  decideMail: {
    url: `${url}/consentimentos/email`,
    payload: { dado: true },
    refused: [
      { payload: {}, field: 'dado' },
      { payload: { dado: 'S' }, field: 'dado' },
      { payload: { dado: true, cod_pessoa: 2 }, field: 'cod_pessoa' },
    ],
  },
  listRecordLooks: {
    url: `${url}/consultas?pagina=1`,
    refused: [{ query: 'pagina=0', field: 'pagina' }],
  },
  exportOwnData: {
    url: `${url}/dados?formato=json`,
    headers: { 'sec-fetch-site': 'same-origin' },
    prepare: takeLimitsOff,
    refused: [{ query: 'formato=pdf', field: 'formato' }],
  },
  checkAccountClosing: { url: `${url}/encerramento`, refused: [] },
  closeAccount: {
    url: `${url}/encerramento`,
    payload: { senha: password },
    by: 'clara',
    ofStaff: '422 ContaDaEquipe',
    prepare: oweNothing,
    restore: reopenAccounts,
    refused: [
      { payload: {}, field: 'senha' },
      { payload: { senha: password, cod_pessoa: 2 }, field: 'cod_pessoa' },
    ],
  },
} satisfies Readonly<Record<string, ExampleCall>>;
