import type { Language } from '@estante/contract';
import { translatorFor, type Translate } from '@estante/phrases';
import { formatDay, formatMoney } from '@estante/phrases/translator';
import { makePdf, writeMarked, type PdfDocument } from '../../../../platform/pdf/pdf-document.ts';
import { writeParagraph } from '../../../../platform/pdf/pdf-paragraph.ts';
import type { DebtRow } from '../debt-rows.ts';
import { wireKind } from '../present-debt.ts';
import { drawBarCode, drawQrCode } from './draw-codes.ts';

export interface Slip {
  /** Debts to one library, at least one. */
  readonly debts: readonly DebtRow[];
  readonly name: string;
  readonly number: number;
  /** Name of the payee. */
  readonly institution: string;
  /** Its CNPJ, or ''. */
  readonly payeeNumber: string;
  /** Centavos. */
  readonly total: number;
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly dueOn: string;
  /** The 44 digits of its bar code; null for none. */
  readonly code: string | null;
  /** A BR Code over all of it; null for none. */
  readonly pix: string | null;
  readonly language: Language;
}

/** A payment slip: who owes what to whom until when, and the codes by which it is paid. */
export function writeSlip(slip: Slip): Promise<Buffer> {
  const t = translatorFor(slip.language);
  const title = t('debts.slip.title');
  const head = { title, author: slip.institution, language: slip.language };
  return makePdf(head, (document) => {
    writeMarked(document, 'H1', () => {
      document.font('bold').fontSize(16).text(title);
    });
    writeFacts(document, slip, t);
    for (const debt of slip.debts) writeDebt(document, debt, slip.language, t);
    writeMarked(document, 'P', () => {
      const total = { total: slip.total };
      document.moveDown(0.5).font('bold').fontSize(14).text(t('debts.slip.total', total));
    });
    writeMarked(document, 'P', () => {
      document.moveDown(1).font('plain').fontSize(9).text(t('debts.slip.noProof'));
    });
    if (slip.pix !== null) drawQrCode(document, slip.pix, t);
    if (slip.code !== null) drawBarCode(document, slip.code, t);
  });
}

function writeFacts(document: PdfDocument, slip: Slip, t: Translate): void {
  const { institution, debts, name, today, dueOn, payeeNumber, language } = slip;
  const library = debts[0]?.library ?? '';
  const payee = [institution, library].filter(Boolean).join(' · ');
  writeMarked(document, 'P', () => {
    document.moveDown(0.5).font('plain').fontSize(11);
    document.text(t('debts.slip.payee', { payee }));
    if (payeeNumber !== '') document.text(t('debts.slip.cnpj', { cnpj: formatCnpj(payeeNumber) }));
    document.text(t('debts.slip.payer', { name }));
    document.text(t('debts.slip.number', { number: String(slip.number) }));
    document.text(t('debts.slip.issued', { day: formatDay(today, language) }));
    document.font('bold').text(t('debts.slip.dueOn', { day: formatDay(dueOn, language) }));
  });
  document.moveDown(1);
}

/** '12.ABC.345/01DE-35'. */
function formatCnpj(text: string): string {
  return text.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5');
}

function writeDebt(document: PdfDocument, debt: DebtRow, language: Language, t: Translate): void {
  const { kind, title, description, balance, txid, dueOn, barcode } = debt;
  const about = [t(`debts.kinds.${wireKind[kind]}`), title, description]
    .filter(Boolean)
    .join(' · ');
  const copy = barcode !== null && t('debts.barcode', { barcode });
  const due = dueOn !== null && t('debts.slip.due', { day: formatDay(dueOn, language) });
  const owed = `${about}: ${formatMoney(balance, language)}`;
  writeParagraph(document, [
    { size: 11, pieces: [{ text: owed, emphasis: 'bold' }] },
    ...[copy, due, t('debts.slip.reference', { txid })].flatMap((text) =>
      text ? [{ size: 9, pieces: [{ text }] }] : [],
    ),
  ]);
  document.moveDown(0.6);
}
