import { activities } from '../protocol/activity.ts';
import { searchTabs, type SearchTab } from '../search/search-option.ts';
import { accountPages } from '../session/account-page.ts';

/** Feature and its pages: without it they have no links and are not found. */
interface FeaturePlace {
  /** Code of its activity, or the tab of the search page that it is. */
  readonly feature: number | SearchTab;
  /** Addresses of the pages; those that begin with a dot are below /acervo/{id}. */
  readonly pages: readonly string[];
}

const account = '/meupergamum';
const more: Readonly<Partial<Record<number, readonly string[]>>> = {
  [activities.accountLoans]: ['emprestimo/historico', 'emprestimo/reservas'],
  [activities.accountRequests]: [
    'solicitacoes/comutacao-bibliografica',
    'solicitacoes/levantamento-bibliografico',
    'solicitacoes/ficha-catalografica',
    'solicitacoes/titulos/:codigo',
  ],
  [activities.accountAcquisition]: [
    'aquisicao/pedidos',
    'aquisicao/bases-dados',
    'aquisicao/estatisticas',
  ],
  [activities.accountLists]: ['listas/:codigo'],
  [activities.accountInterestProfile]: [
    'perfil-interesse/periodicos',
    'perfil-interesse/tipos-obra',
  ],
};

/** Pages of the personal area that a search tab has too. */
const ofTabs: Readonly<Partial<Record<SearchTab, readonly string[]>>> = {
  'plano-ensino': ['/plano-ensino/curso'],
  'bases-de-dados': [`${account}/aquisicao/bases-dados`],
};

const ofAccount = accountPages.map(({ activity, path }) => ({
  feature: activity,
  pages: [path, ...(more[activity] ?? [])].map((page) => `${account}/${page}`),
}));

/** Features that have pages of their own. The feature of a call is on its endpoint: `activity`, `tab`. */
export const featurePlaces: readonly FeaturePlace[] = [
  ...ofAccount,
  {
    feature: activities.personalArea,
    pages: [account, `${account}/comentarios`, ...ofAccount.flatMap(({ pages }) => pages)],
  },
  { feature: activities.accountLists, pages: ['/listas/:codigo'] },
  { feature: activities.selfRegistration, pages: ['/cadastro'] },
  { feature: activities.titleComments, pages: [`${account}/comentarios`] },
  { feature: activities.titleHold, pages: ['./reserva', `${account}/emprestimo/reservas`] },
  { feature: activities.titleCopies, pages: ['./exemplares'] },
  { feature: activities.titleSerialIssues, pages: ['./colecao-kardex'] },
  { feature: activities.titleReference, pages: ['./referencia'] },
  { feature: activities.titleMarc, pages: ['./marc'] },
  { feature: activities.titleUsage, pages: ['./dados-estatisticos'] },
  { feature: activities.titleLoanRequest, pages: ['./solicitacao-emprestimo'] },
  { feature: activities.titleDublinCore, pages: ['./dublin-core'] },
  // The general tab is the catalogue itself.
  { feature: 'rede', pages: ['/rede-pergamum/acervo/:acervo'] },
  ...searchTabs.flatMap((tab) =>
    tab === 'geral' ? [] : [{ feature: tab, pages: [`/${tab}`, ...(ofTabs[tab] ?? [])] }],
  ),
];
