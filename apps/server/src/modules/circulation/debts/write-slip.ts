import type { Language } from '@estante/contract';
import { translatorFor, type Translate } from '@estante/phrases';
import { formatDay, formatMoney } from '@estante/phrases/translator';
import { makePdf, writeMarked, type PdfDocument } from '../../../platform/pdf-document.ts';
import { writeParagraph } from '../../../platform/pdf-paragraph.ts';
import type { DebtRow } from './debt-rows.ts';
import { toldKind } from './present-debt.ts';

interface Slip {
  /** Of one library, at least one. */
  readonly debts: readonly DebtRow[];
  readonly name: string;
  readonly institution: string;
  /** Centavos. */
  readonly total: number;
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly language: Language;
}

/** A payment slip: who owes what to which library, each with the mark a payment is known by. */
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
  });
}

function writeFacts(document: PdfDocument, slip: Slip, t: Translate): void {
  const { institution, debts, name, today, language } = slip;
  const library = debts[0]?.library ?? '';
  writeMarked(document, 'P', () => {
    document.moveDown(0.5).font('plain').fontSize(11);
    document.text([institution, library].filter(Boolean).join(' · '));
    document.text(t('debts.slip.payer', { name }));
    document.text(t('debts.slip.issued', { day: formatDay(today, language) }));
  });
  document.moveDown(1);
}

function writeDebt(document: PdfDocument, debt: DebtRow, language: Language, t: Translate): void {
  const { kind, title, description, balance, txid, dueOn } = debt;
  const about = [t(`debts.kinds.${toldKind[kind]}`), title, description]
    .filter(Boolean)
    .join(' · ');
  const due = dueOn !== null && t('debts.slip.due', { day: formatDay(dueOn, language) });
  const owed = `${about}: ${formatMoney(balance, language)}`;
  writeParagraph(document, [
    { size: 11, pieces: [{ text: owed, emphasis: 'bold' }] },
    ...[due, t('debts.slip.reference', { txid })].flatMap((text) =>
      text ? [{ size: 9, pieces: [{ text }] }] : [],
    ),
  ]);
  document.moveDown(0.6);
}
