import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse } from '../../../endpoint/refusal.ts';
import type { UseCase } from '../../../endpoint/use-case.ts';
import { qrCode } from '../../../platform/qr-code.ts';
import { readSettings } from '../../institution/index.ts';
import { readCirculationSettings } from '../facts/index.ts';
import { findDebts } from './debt-rows.ts';
import { brCode } from './pix/br-code.ts';
import { leftOf, presentDebt } from './present-debt.ts';

/** The person's own, whichever login they come by. */
export function listDebts(db: Db): UseCase<typeof endpoints.listDebts> {
  return async (_request, { person: { personId } }) => {
    const [debts, settings] = await Promise.all([
      findDebts(db, { personId, isOpen: true }),
      readCirculationSettings(db),
    ]);
    return {
      status: 200,
      body: {
        total_centavos: leftOf(debts),
        limite_centavos: settings.debtThreshold,
        aceita_pix: settings.pixKey !== '',
        debitos: debts.map(presentDebt),
      },
    };
  };
}

export function getPixCode(db: Db): UseCase<typeof endpoints.getPixCode> {
  return async ({ params: { id } }, { person: { personId } }) => {
    const [[debt], { pixKey: key, pixCity: city }, { name }] = await Promise.all([
      findDebts(db, { personId, ids: [id], isOpen: true }),
      readCirculationSettings(db),
      readSettings(db),
    ]);
    if (!debt || key === '') return refuse(404, 'NaoEncontrado');
    const { balance: amount, txid } = debt;
    const code = brCode({ key, name, city, amount, txid });
    const { size, path } = qrCode(code);
    return {
      status: 200,
      body: {
        codigo: id,
        valor_centavos: amount,
        txid,
        copia_e_cola: code,
        qr: { lado: size, desenho: path },
      },
    };
  };
}
