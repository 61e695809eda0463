import type { Db } from '@estante/database';
import { qrCode } from '../../../../platform/barcodes/qr-code.ts';
import { readSettings } from '../../../institution/index.ts';
import { readCirculationSettings } from '../../facts/index.ts';
import { brCode } from './br-code.ts';
import { readPixKey } from './pix-key.ts';

interface Amount {
  /** Centavos. */
  readonly amount: number;
  readonly txid: string;
}

/** Payee of Pix payments: the key, and the name and city that the payer is shown. */
export interface PixPayee {
  readonly key: string;
  readonly name: string;
  readonly city: string;
}

/**
 * Reads the payee; null where the institution takes no Pix. An earlier release may have kept an invalid key: that
 * counts as none.
 */
export async function readPixPayee(db: Db): Promise<PixPayee | null> {
  const [{ pixKey, pixCity: city }, { name }] = await Promise.all([
    readCirculationSettings(db),
    readSettings(db),
  ]);
  const read = readPixKey(pixKey);
  return typeof read === 'string' ? null : { key: read.key, name, city };
}

/** A code over an amount, as the wire has it. */
export function presentPixCode(payee: PixPayee, { amount, txid }: Amount) {
  const code = brCode({ ...payee, amount, txid });
  const { size, path } = qrCode(code);
  return {
    valor_centavos: amount,
    txid,
    copia_e_cola: code,
    qr: { lado: size, desenho: path },
  };
}
