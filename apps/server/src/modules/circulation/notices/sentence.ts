import type { RequestKind } from '@estante/database';
import type { Translate } from '@estante/phrases';
import type { NoticeFacts } from './notice.ts';

/** A notice as it is kept: with the names of what it is about. */
export type ToldNotice = {
  readonly [Kind in keyof NoticeFacts]: {
    readonly kind: Kind;
    readonly facts: NoticeFacts[Kind] & { readonly title?: string; readonly library?: string };
  };
}[keyof NoticeFacts];

/** One sentence, computed from the facts and dates. */
export function noticeSentence(notice: ToldNotice, t: Translate): string {
  const { title = '', library = '' } = notice.facts;
  const about = { title, library };
  switch (notice.kind) {
    case 'due-soon':
    case 'due-today':
    case 'overdue':
    case 'renewed':
    case 'not-renewed':
      return loanSentence(notice, about, t);
    case 'dated-anew': {
      const { of, day, reason, closedOn } = notice.facts;
      if (closedOn !== undefined) {
        return t('notices.datedAnew.closedDay', { ...about, day, closed: closedOn });
      }
      const why = reason === '' ? '' : ` (${reason})`;
      return t(`notices.datedAnew.${of}`, { ...about, day, why });
    }
    case 'hold-released':
      return t('notices.holdReleased', { ...about, day: notice.facts.pickupUntil });
    case 'hold-expired':
      return t('notices.holdExpired', { ...about, day: notice.facts.pickupUntil });
    case 'hold-ending':
      return t('notices.holdEnding', { ...about, day: notice.facts.day });
    case 'hold-cancelled': {
      const { reason, note = '' } = notice.facts;
      const why = note === '' ? '' : ` (${note})`;
      return t(`notices.holdCancelled.${reason}`, { ...about, why });
    }
    case 'request-moved': {
      const { state, day, reason } = notice.facts;
      const why = reason === '' ? '' : ` (${reason})`;
      const name = state === 'in-transit' && day === null ? 'in-transit-some-day' : state;
      return t(`notices.requestMoved.${name}`, { ...about, day, why });
    }
    case 'suggestion-answered':
      return notice.facts.titleId === undefined
        ? t(`notices.suggestionMoved.${notice.facts.state}`, about)
        : t('notices.suggestionCatalogued', about);
    case 'request-handled': {
      const { request, state, requestId: id } = notice.facts;
      return t(`notices.requestHandled.${state}`, {
        request: t(`notices.requestKinds.${request}`, { id }),
        library,
      });
    }
    case 'interest-ending': {
      const { day, entries } = notice.facts;
      return t('notices.interestEnding', { day, count: entries });
    }
    case 'webhook-stopped':
      return t('notices.webhookStopped', { address: notice.facts.address });
  }
}

type LoanNotice = Extract<ToldNotice, { readonly facts: { readonly loanId: number } }>;

/** Sentence on a loan: with its day or, where it is lent by the hour, its moment. */
function loanSentence(
  { kind, facts }: LoanNotice,
  about: { readonly title: string; readonly library: string },
  t: Translate,
): string {
  const name = facts.dueAt === null ? ('day' as const) : ('moment' as const);
  return t(`notices.loan.${kind}.${name}`, { ...about, day: facts.dueOn, at: facts.dueAt });
}

/** Address of the page with more on a notice. */
export function noticePlace(notice: ToldNotice): string {
  switch (notice.kind) {
    case 'due-soon':
    case 'due-today':
    case 'overdue':
    case 'renewed':
    case 'not-renewed':
      return '/meupergamum/emprestimo';
    case 'dated-anew':
      return notice.facts.of === 'loan'
        ? '/meupergamum/emprestimo'
        : '/meupergamum/emprestimo/reservas';
    case 'hold-released':
    case 'hold-expired':
    case 'hold-ending':
    case 'hold-cancelled':
      return '/meupergamum/emprestimo/reservas';
    case 'request-moved':
      return '/meupergamum/solicitacoes';
    case 'suggestion-answered': {
      const { titleId } = notice.facts;
      return titleId === undefined ? '/meupergamum/aquisicao' : `/acervo/${titleId}`;
    }
    case 'request-handled':
      return requestPlace(notice.facts.request);
    case 'interest-ending':
      return notice.facts.isOfAreas
        ? '/meupergamum/areas-interesse'
        : '/meupergamum/perfil-interesse';
    case 'webhook-stopped':
      return '/meupergamum/chaves';
  }
}

const requestPlaces: Readonly<Record<RequestKind, string>> = {
  switching: '/meupergamum/solicitacoes/comutacao-bibliografica',
  survey: '/meupergamum/solicitacoes/levantamento-bibliografico',
  'catalogue-card': '/meupergamum/solicitacoes/ficha-catalografica',
  'specialized-search': '/meupergamum/pesquisa-especializada',
};

/** Address of the page that lists a reader's requests of a kind to the staff. */
export const requestPlace = (kind: RequestKind): string => requestPlaces[kind];
