import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import type { UseCase } from '../../../../endpoint/use-case.ts';
import { readSettings, refuseField } from '../../../institution/index.ts';
import { payeeName } from './br-code.ts';
import { presentPixCode } from './pix-code.ts';
import { readPixKey, type PixKeyKind } from './pix-key.ts';

const wireKind = {
  cpf: 'cpf',
  cnpj: 'cnpj',
  email: 'email',
  phone: 'telefone',
  random: 'aleatoria',
} as const satisfies Readonly<Record<PixKeyKind, string>>;

/** Charge of one centavo, with a mark that no debt has: paying it all the same settles nothing. */
const trial = { amount: 1, txid: 'TESTE' };

/** Shows a key of Pix as it would be kept, before it is. */
export function previewPixKey(db: Db): UseCase<typeof endpoints.previewPixKey> {
  return async ({ query: { chave, cidade } }, { language }) => {
    const read = readPixKey(chave);
    if (typeof read === 'string') {
      return refuseField({ field: 'chave', fault: read, value: chave }, language);
    }
    const { name } = await readSettings(db);
    const payee = { key: read.key, name, city: cidade };
    const { copia_e_cola, qr } = presentPixCode(payee, trial);
    return {
      status: 200,
      body: {
        tipo: wireKind[read.kind],
        chave: read.key,
        ...payeeName(payee),
        copia_e_cola,
        qr,
      },
    };
  };
}
