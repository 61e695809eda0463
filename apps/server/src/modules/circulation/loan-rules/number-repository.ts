import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import type { z } from 'zod';

export type Numbers = Omit<
  z.output<(typeof endpoints.getCirculationNumbers)['responses'][200]>,
  'versao'
>;

export async function writeNumbers(trx: Db, sent: Numbers): Promise<void> {
  await trx
    .updateTable('circulation_setting')
    .set({
      debt_threshold: sent.limite_debito_centavos,
      counts_closed_days: sent.conta_dias_fechados,
      hold_limit: sent.limite_reservas,
      hold_days: sent.dias_reserva,
      hold_suspension_days: sent.dias_suspensao_reserva,
      request_limit: sent.limite_solicitacoes,
      request_pickup_days: sent.dias_retirada_solicitacao,
      clearance_days: sent.dias_nada_consta,
      token_minutes: sent.minutos_token,
      automatic_renewal_days: sent.dias_renovacao_automatica,
      due_soon_days: sent.dias_aviso_vencimento,
      overdue_days: [...new Set(sent.dias_aviso_atraso)].toSorted((one, other) => one - other),
      pix_key: sent.chave_pix,
      pix_city: sent.cidade_pix,
      takes_for_others: sent.recebe_de_outras_unidades,
      payee_number: sent.cnpj,
      slip_prefix: sent.prefixo_gru,
      slip_issuer: sent.orgao_gru,
      slip_days: sent.dias_gru,
    })
    .execute();
}
