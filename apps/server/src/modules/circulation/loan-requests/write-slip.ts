import { isBareNumber, type Language } from '@estante/contract';
import { translatorFor } from '@estante/phrases';
import { makePdf, writeMarked, type PdfDocument } from '../../../platform/pdf/pdf-document.ts';
import { writeParagraph } from '../../../platform/pdf/pdf-paragraph.ts';
import { qrCode } from '../../../platform/barcodes/qr-code.ts';
import { wireState } from './present-request.ts';
import type { RequestRow } from './request-rows.ts';

interface SlipOrder {
  readonly row: RequestRow;
  readonly institution: string;
  readonly language: Language;
  /** Address of the site: the code leads the desk to the request. */
  readonly origin: string;
  readonly madeAt: Date;
}

/** Points on a side. */
const qrSize = 130;

/** Writes the slip that goes with the copy and that the person shows, each line computed from the request. */
export function writeSlip({
  row,
  institution,
  language,
  origin,
  madeAt,
}: SlipOrder): Promise<Buffer> {
  const t = translatorFor(language);
  const title = t('loanRequests.slip.title', { id: row.id });
  const address = `${origin}/meupergamum/atendimento/solicitacoes-emprestimo?texto=SE-${row.id}`;
  return makePdf({ title, author: institution, language, madeAt }, (document) => {
    writeMarked(document, 'H1', () => {
      document.font('bold').fontSize(18).text(title);
    });
    writeLine(document, institution);
    document.moveDown();
    drawCode(document, address, t('loanRequests.slip.code', { id: row.id }));
    document.moveDown();
    for (const [name, value] of factsOf(row, language)) writeFact(document, name, value);
  });
}

function drawCode(document: PdfDocument, text: string, alt: string): void {
  const { size, path } = qrCode(text);
  const { x, y } = document;
  const figure = () => {
    document
      .save()
      .translate(x, y)
      .scale(qrSize / size)
      .path(path)
      .fill('black')
      .restore();
  };
  document.addStructure(document.struct('Figure', { alt }, figure));
  document.x = x;
  document.y = y + qrSize;
}

function writeLine(document: PdfDocument, text: string): void {
  writeMarked(document, 'P', () => {
    document.font('plain').fontSize(10).text(text);
  });
}

function writeFact(document: PdfDocument, name: string, value: string): void {
  if (value === '') return;
  writeParagraph(document, [
    { size: 11, pieces: [{ text: `${name}: `, emphasis: 'bold' }, { text: value }] },
  ]);
  document.moveDown(0.3);
}

function factsOf(row: RequestRow, language: Language): [name: string, value: string][] {
  const t = translatorFor(language);
  const day = (value: string | null) =>
    value === null ? '' : t('loanRequests.day', { day: value });
  const named = (value: string, kind: 'volume' | 'tome' | 'part') =>
    isBareNumber(value) ? t(`loanRequests.parts.${kind}`, { value }) : value;
  const parts = [
    named(row.volume, 'volume'),
    named(row.tome, 'tome'),
    named(row.part, 'part'),
    row.additional_material,
  ];
  return [
    [t('loanRequests.slip.titleOf'), row.title],
    [t('loanRequests.slip.parts'), parts.filter(Boolean).join(', ')],
    [t('loanRequests.fields.codigo_barras'), row.barcode ?? ''],
    [t('loanRequests.slip.person'), row.person],
    [t('loanRequests.fields.pessoa_autorizada'), row.authorised_person],
    [t('loanRequests.fields.biblioteca_origem'), row.origin],
    [t('loanRequests.fields.biblioteca_recebimento'), row.receiving],
    [
      t('loanRequests.fields.cod_local_recebimento'),
      row.service_point ?? t('loanRequests.deskPlace'),
    ],
    [t('loanRequests.fields.recebimento_textual'), row.address],
    [t('loanRequests.fields.telefone'), row.phone],
    [t('loanRequests.fields.email'), row.email],
    [t('loanRequests.slip.state'), t(`loanRequests.states.${wireState[row.state]}`)],
    [
      t('loanRequests.slip.askedOn'),
      t('loanRequests.moment', { at: row.requested_at.toISOString() }),
    ],
    [t('loanRequests.slip.expectedOn'), day(row.expected_on)],
    [t('loanRequests.slip.pickupUntil'), day(row.pickup_until)],
  ];
}
