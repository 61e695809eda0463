import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse } from '../../../endpoint/refusal.ts';
import type { UseCase } from '../../../endpoint/use-case.ts';
import type { Sight } from '../../staff-access/index.ts';
import { findDebts, presentDebt } from '../debts/index.ts';
import { wireMethod } from './present-account.ts';
import { receiptNumber } from './receipt-number.ts';
import { findReceipt, findReceiptShares } from './receipt-repository.ts';

/** A receipt as it was then; null where no payment that the asker may see has it. */
export async function readReceipt(sight: Sight, submission: string) {
  const row = await findReceipt(sight, submission);
  if (!row) return null;
  const shares = await findReceiptShares(sight.db, row);
  const debts = await findDebts(
    sight.db,
    { ids: shares.map(({ debtId }) => debtId) },
    sight.language,
  );
  return {
    recibo: row.submission,
    numero: receiptNumber(row.number, row.year),
    nome_pessoa: row.name,
    desc_biblioteca: row.library,
    desc_biblioteca_credora: row.creditor,
    em: row.at.toISOString(),
    operador: row.operator ?? '',
    metodo: wireMethod[row.method],
    total_centavos: row.total,
    saldo_centavos: row.left,
    estornado_centavos: row.reversed,
    itens: shares.flatMap(({ debtId, amount, left }) =>
      debts
        .filter(({ id }) => id === debtId)
        .map((debt) => ({
          ...presentDebt(debt),
          saldo_centavos: left,
          quitado_centavos: amount,
        })),
    ),
  };
}

export function getPaymentReceipt(db: Db): UseCase<typeof endpoints.getPaymentReceipt> {
  return async ({ params: { recibo } }, { person: { loginId }, language }) => {
    const body = await readReceipt({ db, loginId, language }, recibo);
    return body ? { status: 200, body } : refuse(404, 'NaoEncontrado');
  };
}
