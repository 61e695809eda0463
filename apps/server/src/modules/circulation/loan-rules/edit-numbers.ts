import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import type { UseCase } from '../../../endpoint/use-case.ts';
import { changePart, readPart, refuseField, type EditDeps } from '../../institution/index.ts';
import { readCirculationSettings } from '../facts/index.ts';
import { checkPayee } from './check-payee.ts';
import { writeNumbers } from './number-repository.ts';

const part = {
  area: 'circulation-numbers',
  read: async (db: Db) => {
    const settings = await readCirculationSettings(db);
    return {
      limite_debito_centavos: settings.debtThreshold,
      conta_dias_fechados: settings.countsClosedDays,
      limite_reservas: settings.holdLimit,
      dias_reserva: settings.holdDays,
      dias_suspensao_reserva: settings.holdSuspensionDays,
      limite_solicitacoes: settings.requestLimit,
      dias_retirada_solicitacao: settings.requestPickupDays,
      dias_nada_consta: settings.clearanceDays,
      minutos_token: settings.tokenMinutes,
      dias_renovacao_automatica: settings.automaticRenewalDays,
      dias_aviso_vencimento: settings.dueSoonDays,
      dias_aviso_atraso: settings.overdueDays,
      chave_pix: settings.pixKey,
      cidade_pix: settings.pixCity,
      recebe_de_outras_unidades: settings.takesForOthers,
      cnpj: settings.payeeNumber,
      prefixo_gru: settings.slipPrefix,
      orgao_gru: settings.slipIssuer,
      dias_gru: settings.slipDays,
    };
  },
};

export function getCirculationNumbers(db: Db): UseCase<typeof endpoints.getCirculationNumbers> {
  return async () => ({ status: 200, body: await readPart(db, part) });
}

export function changeCirculationNumbers(
  deps: EditDeps,
): UseCase<typeof endpoints.changeCirculationNumbers> {
  return async ({ body: { versao: seen, ...numbers } }, { person: { loginId }, language }) => {
    const checked = checkPayee(numbers);
    if ('fault' in checked) return refuseField(checked, language);
    return changePart(deps, part, {
      seen,
      loginId,
      write: async (trx) => {
        await writeNumbers(trx, { ...numbers, ...checked });
        return null;
      },
    });
  };
}
