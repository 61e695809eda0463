import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brCode } from './br-code.ts';
import { crc16 } from './crc16.ts';

/** Fields of a code by their numbers, in order; the lengths must come out even. */
function fieldsOf(code: string): [number: string, value: string][] {
  const fields: [string, string][] = [];
  for (let at = 0; at < code.length;) {
    const length = Number(code.slice(at + 2, at + 4));
    const value = code.slice(at + 4, at + 4 + length);
    expect(value).toHaveLength(length);
    fields.push([code.slice(at, at + 2), value]);
    at += 4 + length;
  }
  return fields;
}

test('the check is that of the catalogue of CRCs, and of the manual of the Banco Central', () => {
  expect(crc16('123456789')).toBe(0x29_b1);
  expect(crc16('')).toBe(0xff_ff);
  const manual =
    '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-426655440000520400005303986' +
    '5802BR5913Fulano de Tal6008BRASILIA62070503***6304';
  expect(crc16(manual)).toBe(0x1d_3d);
});

test('a charge is written as the manual has it', () => {
  const code = brCode({
    key: '123e4567-e12b-12d1-a456-426655440000',
    name: 'Universidade Federal de São João',
    city: 'São João del-Rei',
    amount: 1005,
    txid: 'ABC123',
  });
  expect(fieldsOf(code)).toEqual([
    ['00', '01'],
    ['26', '0014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-426655440000'],
    ['52', '0000'],
    ['53', '986'],
    ['54', '10.05'],
    ['58', 'BR'],
    ['59', 'Universidade Federal de S'],
    ['60', 'Sao Joao del-Re'],
    ['62', '0506ABC123'],
    ['63', crc16(code.slice(0, -4)).toString(16).toUpperCase().padStart(4, '0')],
  ]);
});

test('any name, city and amount make a code that can be read, and whose check holds', () => {
  const charges = fc.record({
    key: fc.stringMatching(/^[a-z0-9@.+-]{1,77}$/),
    name: fc.string({ unit: 'binary', maxLength: 60 }),
    city: fc.string({ unit: 'grapheme', maxLength: 60 }),
    amount: fc.integer({ min: 1, max: 100_000_000 }),
    txid: fc.stringMatching(/^[A-Za-z0-9]{1,25}$/),
  });
  fc.assert(
    fc.property(charges, (charge) => {
      const code = brCode(charge);
      const fields = new Map(fieldsOf(code));
      expect(code).toMatch(/^[\x20-\x7e]+$/);
      expect(Math.round(Number(fields.get('54')) * 100)).toBe(charge.amount);
      expect(fieldsOf(fields.get('62') ?? '')).toEqual([['05', charge.txid]]);
      expect(fieldsOf(fields.get('26') ?? '')[1]).toEqual(['01', charge.key]);
      expect(fields.get('59')).toMatch(/^\S(.{0,23}\S)?$/);
      expect(fields.get('60')).toMatch(/^\S(.{0,13}\S)?$/);
      expect(fields.get('63')).toBe(
        crc16(code.slice(0, -4)).toString(16).toUpperCase().padStart(4, '0'),
      );
    }),
  );
});
