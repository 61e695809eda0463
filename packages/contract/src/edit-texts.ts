import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { recordNumber } from './record-id.ts';
import {
  changeRefusals,
  inEachLanguage,
  staffCalls,
  staffDocument,
  staffText,
} from './staff-document.ts';
import { textSections } from './text-section.ts';

const texts = staffDocument({
  /** In the order in which they show. A language without any shows the Portuguese ones. */
  textos: inEachLanguage(
    z
      .array(z.strictObject({ titulo: staffText(200).min(1), texto: staffText(10_000).min(1) }))
      .max(50),
  ),
});
const params = z.object({ secao: z.enum(textSections) });

export const getTexts = endpoint({
  ...staffCalls('texts'),
  method: 'GET',
  path: '/atendimento/textos/{secao}',
  summary: 'A section of texts in every language; questions have theirs as `titulo`',
  params,
  responses: { 200: texts },
});

export const changeTexts = endpoint({
  ...staffCalls('texts'),
  method: 'PUT',
  path: '/atendimento/textos/{secao}',
  summary: 'Changes a section of texts',
  params,
  body: texts,
  responses: { 200: texts, ...changeRefusals },
});

const notice = inEachLanguage(z.strictObject({ titulo: staffText(200), texto: staffText(10_000) }));
const noticeOf = { cod_atividade: recordNumber, textos: notice };

const notices = staffDocument({
  avisos: z.array(z.strictObject({ ...noticeOf, descricao: z.string() })),
});

export const getNotices = endpoint({
  ...staffCalls('texts'),
  method: 'GET',
  path: '/atendimento/avisos',
  summary: 'What readers should know before using each activity, in every language',
  responses: { 200: notices },
});

export const changeNotices = endpoint({
  ...staffCalls('texts'),
  method: 'PUT',
  path: '/atendimento/avisos',
  summary: 'Changes notices; those left out stay as they are, one without text goes',
  body: staffDocument({ avisos: z.array(z.strictObject(noticeOf)).max(500) }),
  responses: { 200: notices, ...changeRefusals },
});
