import type { LoanRequestState } from '@estante/contract/plain';
import type { Translate } from '@estante/phrases/translator';
import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { partsName } from './part-names.ts';
import type { ChipTone } from '../../ui/data/chip.tsx';

export type LoanRequest = Output<'listLoanRequests'>['solicitacoes'][number];

export const stateTones: Readonly<Record<LoanRequestState, ChipTone>> = {
  aguardando: 'info',
  'em-transito': 'info',
  disponivel: 'success',
  finalizada: 'neutral',
  'nao-finalizada': 'warning',
};

/** Tells the day on which a loan request is expected; a past one is no longer promised. */
export function expectedText(day: string, today: string, t: Translate): string {
  return t(`loanRequests.own.${day < today ? 'expectedLate' : 'expected'}`, { day });
}

/**
 * Lists the facts of a loan request, a line each, as far as they apply: parts, route, days, place and reason.
 */
export function useRequestFacts(request: LoanRequest, today: string): readonly string[] {
  const { t } = useTranslation();
  const { situacao, retirar_ate, previsao, local_recebimento, biblioteca_recebimento } = request;
  const place = `${biblioteca_recebimento.desc_biblioteca}, ${local_recebimento ?? t('loanRequests.deskPlace')}`;
  const isComing = situacao === 'aguardando' || situacao === 'em-transito';
  return [
    partsName(request, t),
    t('loanRequests.own.route', {
      origin: request.biblioteca_origem.desc_biblioteca,
      receiving: biblioteca_recebimento.desc_biblioteca,
    }),
    situacao === 'disponivel' && retirar_ate
      ? t('loanRequests.own.fetch', { day: retirar_ate, place })
      : '',
    isComing && previsao ? expectedText(previsao, today, t) : '',
    request.domicilio
      ? t('loanRequests.own.toAddress', { address: request.recebimento_textual })
      : '',
    request.pessoa_autorizada
      ? t('loanRequests.own.authorised', { name: request.pessoa_autorizada })
      : '',
    request.motivo ? t('loanRequests.own.reason', { reason: request.motivo }) : '',
    t('loanRequests.own.askedAt', { at: request.solicitado_em }),
  ].filter(Boolean);
}
