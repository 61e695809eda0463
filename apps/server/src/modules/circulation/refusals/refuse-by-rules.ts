import {
  clearingSentence,
  reasonSentence,
  type CirculationRefusal,
  type ErrorCode,
  type Language,
  type RefusalMotive,
} from '@estante/contract';
import { translatorFor } from '@estante/phrases';
import type { Refusal } from '../../../endpoint/refusal.ts';
import type { Remedy, RefusalReason, RuleRefusal } from '../rules/index.ts';

/** 422 with every reason against what was asked, and what clears each. */
export function refuseByRules(
  code: Extract<ErrorCode, `${string}Recusad${'a' | 'o'}`>,
  refusals: readonly RuleRefusal[],
  language: Language,
): Refusal {
  return { status: 422, refusal: code, reasons: presentRefusals(refusals, language) };
}

/** Reasons as the contract says them, with their sentences. */
export function presentRefusals(
  refusals: readonly RuleRefusal[],
  language: Language,
): CirculationRefusal[] {
  const t = translatorFor(language);
  return refusals.map(({ reason, cleared }) => {
    const motivo = motiveOf(reason);
    const said = present(cleared);
    const values = {
      ...('data' in said && { data: said.data }),
      ...('valor_centavos' in said && { valor: said.valor_centavos }),
    };
    const mensagem = t(`circulation.clearing.${clearingSentence(motivo, said.tipo)}`, values);
    return {
      motivo,
      mensagem: t(`circulation.reason.${reasonSentence(motivo, said.tipo)}`),
      liberacao: { ...said, mensagem },
    };
  });
}

type OmitSentence<View> = View extends unknown ? Omit<View, 'mensagem'> : never;

/** A remedy as the contract says it, without its sentence. */
function present(cleared: Remedy): OmitSentence<CirculationRefusal['liberacao']> {
  switch (cleared.kind) {
    case 'day':
      return { tipo: 'dia', data: cleared.day.toString() };
    case 'pay':
      return { tipo: 'pagamento', valor_centavos: cleared.atLeast };
    case 'return':
      return { tipo: 'devolucao', emprestimos: [...cleared.loanIds] };
    case 'end-holds':
      return { tipo: 'encerrar_reservas', reservas: [...cleared.holdIds] };
    case 'end-requests':
      return { tipo: 'encerrar_solicitacoes', solicitacoes: [...cleared.requestIds] };
    case 'end-services': {
      const pedidos = cleared.services.map(({ id, kind }) => ({ codigo: id, tipo: kind }));
      return { tipo: 'encerrar_atendimentos', pedidos };
    }
    case 'borrow':
      return { tipo: 'emprestar' };
    case 'hold':
      return { tipo: 'reservar' };
    case 'renew-registration':
      return { tipo: 'renovar_cadastro' };
    case 'ask-library':
      return { tipo: 'procurar_biblioteca' };
  }
}

/** Name of a reason in the contract. */
export const motiveOf = (reason: RefusalReason): RefusalMotive => motives[reason];

const motives: Readonly<Record<RefusalReason, RefusalMotive>> = {
  blocked: 'bloqueado',
  'registration-ended': 'cadastro_vencido',
  suspended: 'suspenso',
  debt: 'debito',
  'overdue-loans': 'emprestimos_em_atraso',
  'no-rule': 'sem_regra',
  'loan-limit': 'limite_emprestimos',
  'not-lendable': 'nao_circula',
  'on-loan': 'emprestado',
  'held-for-another': 'reservado_para_outro',
  'renewal-limit': 'limite_renovacoes',
  'loan-overdue': 'item_em_atraso',
  'already-renewed': 'ja_renovado',
  awaited: 'aguardado',
  'already-held': 'ja_reservado',
  'hold-limit': 'limite_reservas',
  'available-now': 'disponivel_agora',
  'own-loan': 'ja_emprestado',
  'no-copy-for-holds': 'sem_exemplar_reservavel',
  'none-at-origin': 'indisponivel_na_origem',
  'available-at-receiving': 'disponivel_no_recebimento',
  'already-requested': 'ja_solicitado',
  'request-limit': 'limite_solicitacoes',
  loans: 'emprestimos',
  'any-debt': 'debitos',
  holds: 'reservas',
  requests: 'solicitacoes',
  services: 'atendimentos',
};
