import { describe, expect, test } from 'vitest';
import { readCodes } from '../../../../../test/read-codes.ts';
import { textOfPdf } from '../../../../../test/pdf-text.ts';
import type { DebtRow } from '../debt-rows.ts';
import { brCode } from '../pix/index.ts';
import { collectionCode, digitableLine } from './collection-code.ts';
import { writeSlip, type Slip } from './write-slip.ts';

const debt: DebtRow = {
  id: 1,
  personId: 1,
  kind: 'fine',
  description: '',
  libraryId: 1,
  library: 'Biblioteca Central',
  chargedAt: new Date('2026-03-10T12:00:00Z'),
  amount: 123_456,
  txid: '0123456789ABCDEFGHJK',
  titleId: 1,
  barcode: 'B-1',
  title: 'Dom Casmurro',
  dueOn: '2026-02-08',
  returnedAt: null,
  discounted: 0,
  paid: 0,
  paidAt: null,
  isByHand: false,
  voidedAt: null,
  balance: 123_456,
};

function aSlip(overrides: Partial<Slip> = {}): Slip {
  const total = overrides.total ?? 123_456;
  return {
    debts: [debt],
    name: 'Ana de Teste',
    number: 42,
    institution: 'Universidade de Teste',
    payeeNumber: '11222333000181',
    total,
    today: '2026-03-10',
    dueOn: '2026-03-20',
    code: collectionCode({
      prefix: '858',
      issuer: '0328',
      amount: total,
      dueOn: '2026-03-20',
      number: 42,
    }),
    pix: brCode({
      key: 'gru@example.org',
      name: 'Universidade de Teste',
      city: 'Natal',
      amount: total,
      txid: 'ZYXWVTSRQPNMKJHGFEDC',
    }),
    language: 'pt',
    ...overrides,
  };
}

describe('a slip that is looked at as a picture', { tags: 'long' }, () => {
  const prefixes = [
    ['858', '0328'],
    ['866', '11222333'],
  ] as const;
  test.each(prefixes)(
    'has a bar code of prefix %s and a Pix code that a reader of bar codes reads',
    async (prefix, issuer) => {
      const code = collectionCode({
        prefix,
        issuer,
        amount: 123_456,
        dueOn: '2026-03-20',
        number: 7,
      });
      const slip = aSlip({ code });
      const codes = await readCodes(await writeSlip(slip));
      expect(codes.find(({ format }) => format === 'ITF')?.text).toBe(code);
      expect(codes.find(({ format }) => format === 'QRCode')?.text).toBe(slip.pix);
      expect(codes).toHaveLength(2);
    },
  );

  test('keeps its codes whole where debts fill the page', async () => {
    const many = Array.from({ length: 11 }, (_, id) => ({ ...debt, id }));
    const slip = aSlip({ debts: many });
    const codes = await readCodes(await writeSlip(slip));
    expect(new Set(codes.map(({ text }) => text))).toEqual(new Set([slip.pix, slip.code]));
  });
});

test('it says whom it is for, until when, and the line that people type', async () => {
  const slip = aSlip();
  const text = textOfPdf(await writeSlip(slip));
  for (const said of [
    'Favorecido: Universidade de Teste · Biblioteca Central',
    'CNPJ: 11.222.333/0001-81',
    'Contribuinte: Ana de Teste',
    'Guia nº 42',
    'Vencimento: 20 de mar. de 2026',
    'Exemplar B-1',
    digitableLine(slip.code ?? ''),
  ]) {
    expect(text).toContain(said);
  }
});

test(
  'without a contract with a bank, or a Pix key, it has no codes',
  { tags: 'long' },
  async () => {
    expect(await readCodes(await writeSlip(aSlip({ code: null, pix: null })))).toEqual([]);
  },
);
