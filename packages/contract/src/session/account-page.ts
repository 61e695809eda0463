import { activities } from '../protocol/activity.ts';

/**
 * Pages of the personal area in the order of its menu, each below /meupergamum and gated by its own
 * activity. One that is off has no entry, and its address is not found. After the card they are in
 * the order of the specification.
 */
export const accountPages = [
  { name: 'card', path: 'cartao', activity: activities.accountCard },
  { name: 'loans', path: 'emprestimo', activity: activities.accountLoans },
  { name: 'renewals', path: 'renovacao', activity: activities.accountRenewals },
  { name: 'debts', path: 'debito', activity: activities.accountDebts },
  { name: 'suspensions', path: 'afastamento', activity: activities.accountSuspensions },
  { name: 'clearances', path: 'nada-consta', activity: activities.accountClearance },
  {
    name: 'interestProfile',
    path: 'perfil-interesse',
    activity: activities.accountInterestProfile,
  },
  { name: 'interestAreas', path: 'areas-interesse', activity: activities.accountInterestAreas },
  { name: 'checkedTitles', path: 'titulos-consultados', activity: activities.accountCheckedTitles },
  {
    name: 'permanentBasket',
    path: 'cesta-permanente',
    activity: activities.accountPermanentBasket,
  },
  { name: 'requests', path: 'solicitacoes', activity: activities.accountRequests },
  { name: 'acquisition', path: 'aquisicao', activity: activities.accountAcquisition },
  { name: 'titleTotals', path: 'totais-titulos', activity: activities.accountTitleTotals },
  { name: 'paperPost', path: 'postagem-trabalho', activity: activities.accountPaperPost },
  { name: 'personalData', path: 'dados-pessoais', activity: activities.accountPersonalData },
  { name: 'exchangeUsers', path: 'troca-usuario', activity: activities.accountExchangeUsers },
  {
    name: 'specializedSearch',
    path: 'pesquisa-especializada',
    activity: activities.accountSpecializedSearch,
  },
  { name: 'teachingPlan', path: 'plano-ensino', activity: activities.accountTeachingPlan },
  { name: 'requestToken', path: 'solicitar-token', activity: activities.accountRequestToken },
  { name: 'alerts', path: 'alertas', activity: activities.accountAlerts },
  { name: 'savedItems', path: 'itens-salvos', activity: activities.accountSavedItems },
  { name: 'lists', path: 'listas', activity: activities.accountLists },
  { name: 'apiKeys', path: 'chaves', activity: activities.accountApiKeys },
  { name: 'privacy', path: 'privacidade', activity: activities.accountPrivacy },
] as const;
