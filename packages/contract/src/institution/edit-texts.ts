import { z } from 'zod';
import { recordNumber } from '../protocol/record-id.ts';
import {
  inEachLanguage,
  staffDocument,
  staffDocumentCalls,
  staffText,
} from '../protocol/staff-document.ts';
import { textSections } from './text-section.ts';

const texts = staffDocument({
  /** Texts in the order shown. A language without any shows the Portuguese ones. */
  textos: inEachLanguage(
    z
      .array(z.strictObject({ titulo: staffText(200).min(1), texto: staffText(10_000).min(1) }))
      .max(50),
  ),
});
const params = z.object({ secao: z.enum(textSections) });

export const { read: getTexts, change: changeTexts } = staffDocumentCalls('texts', {
  at: { path: '/atendimento/textos/{secao}', params },
  document: texts,
  change: texts,
  reads: 'A section of texts in every language; questions have theirs as `titulo`',
  changes: 'Changes a section of texts',
});

const notice = inEachLanguage(z.strictObject({ titulo: staffText(200), texto: staffText(10_000) }));
const noticeOf = { cod_atividade: recordNumber, textos: notice };

const notices = staffDocument({
  avisos: z.array(z.strictObject({ ...noticeOf, descricao: z.string() })),
});

export const { read: getNotices, change: changeNotices } = staffDocumentCalls('texts', {
  at: { path: '/atendimento/avisos' },
  document: notices,
  change: staffDocument({ avisos: z.array(z.strictObject(noticeOf)).max(500) }),
  reads: 'What readers should know before using each activity, in every language',
  changes: 'Changes notices; those left out stay as they are, one without text goes',
});
