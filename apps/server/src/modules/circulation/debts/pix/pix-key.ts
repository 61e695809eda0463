import { areCpfDigits, isCnpj } from './taxpayer-number.ts';

export type PixKeyKind = 'cpf' | 'cnpj' | 'email' | 'phone' | 'random';

export interface PixKey {
  readonly kind: PixKeyKind;
  /** The key as the directory of the Banco Central has it, and a BR Code. */
  readonly key: string;
}

/** Fault of a text that is no key, by the kind of key that it looks like. */
export type PixKeyFault =
  | 'pixUnknown'
  | 'pixCpf'
  | 'pixCnpj'
  | 'pixEmail'
  | 'pixPhone'
  | 'pixRandom';

/** Codes of areas (ANATEL): the rest of the numbers from 11 to 99 are no area's. */
const areas = new Set(
  (
    '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 ' +
    '51 53 54 55 61 62 63 64 65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 ' +
    '91 92 93 94 95 96 97 98 99'
  ).split(' '),
);

/** A mobile phone of Brazil: +55, the area, nine digits of which the first is 9. */
const phone = /^\+55(\d\d)9\d{8}$/;

/** As the directory of keys takes it (DICT API), in lower case. */
const email =
  /^[a-z0-9.!#$&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/;

/** RFC 9562, version 4. */
const random = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/**
 * The key that was written, as a BR Code needs it; or why it is not valid. Eleven digits are a CPF: a phone begins with
 * '+55'.
 */
export function readPixKey(written: string): PixKey | PixKeyFault {
  const text = written.trim();
  if (text.includes('@')) return readEmail(text.toLowerCase());
  if (text.startsWith('+') || text.startsWith('(')) return readPhone(text);
  if (looksRandom(text)) return readRandom(text.toLowerCase());
  return readTaxpayer(text.replaceAll(/[\s./-]/g, '').toUpperCase());
}

function readEmail(key: string): PixKey | PixKeyFault {
  return key.length <= 77 && email.test(key) ? { kind: 'email', key } : 'pixEmail';
}

function readPhone(text: string): PixKey | PixKeyFault {
  const key = text.replaceAll(/[\s().-]/g, '');
  const [, area = ''] = phone.exec(key) ?? [];
  return areas.has(area) ? { kind: 'phone', key } : 'pixPhone';
}

/**
 * Whether a text looks like a random key: four hyphens, or 32 digits of base 16, longer than any other key without an
 * '@'.
 */
function looksRandom(text: string): boolean {
  return text.replaceAll('-', '').length > 20 && /^[\da-f-]+$/i.test(text);
}

function readRandom(text: string): PixKey | PixKeyFault {
  const digits = text.replaceAll('-', '');
  const key = text.includes('-')
    ? text
    : digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return random.test(key) ? { kind: 'random', key } : 'pixRandom';
}

function readTaxpayer(key: string): PixKey | PixKeyFault {
  if (/^\d{11}$/.test(key)) return areCpfDigits(key) ? { kind: 'cpf', key } : 'pixCpf';
  if (/^[\dA-Z]{12}\d{2}$/.test(key)) return isCnpj(key) ? { kind: 'cnpj', key } : 'pixCnpj';
  return 'pixUnknown';
}
