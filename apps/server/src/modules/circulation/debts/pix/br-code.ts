import { crc16 } from './crc16.ts';

export interface PixCharge {
  /** Pix key of the payee: up to 77 characters. */
  readonly key: string;
  readonly name: string;
  readonly city: string;
  /** Centavos. */
  readonly amount: number;
  /** 1 to 25 letters and digits. */
  readonly txid: string;
}

/**
 * A static BR Code (EMV QRCPS-MPM 1.1 as the Manual de Padrões para Iniciação do Pix uses it): fields
 * of a number, a length and a value, the last one a check over all before it.
 */
export function brCode({ key, name, city, amount, txid }: PixCharge): string {
  const printed = payeeName({ name, city });
  const account = field(0, 'br.gov.bcb.pix') + field(1, key);
  const code = [
    field(0, '01'),
    field(26, account),
    field(52, '0000'),
    field(53, '986'),
    field(54, `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`),
    field(58, 'BR'),
    field(59, printed.recebedor),
    field(60, printed.cidade),
    field(62, field(5, txid)),
    // The check counts over its own number and length.
    '6304',
  ].join('');
  return code + crc16(code).toString(16).toUpperCase().padStart(4, '0');
}

/** Name and city of the payee, as a code has room for them. */
export function payeeName({ name, city }: Pick<PixCharge, 'name' | 'city'>) {
  return { recebedor: plain(name, 25) || 'BIBLIOTECA', cidade: plain(city, 15) || 'BRASIL' };
}

function field(number: number, value: string): string {
  return `${twoDigits(number)}${twoDigits(value.length)}${value}`;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

/** Keeps letters that every bank's reader knows: marks and what is not ASCII fall away. */
function plain(text: string, longest: number): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[^\x20-\x7e]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, longest)
    .trim();
}
