import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { findHandledOne } from './request-rows.ts';
import { ownRequest } from './own-request.ts';

/** Gets an attachment for the reader who made the request. */
export function getRequestAttachment(db: Db): UseCase<typeof endpoints.getRequestAttachment> {
  return async ({ params: { id, anexo } }, { person: { personId }, language }) => {
    const row = await ownRequest(db, { personId, id }, language);
    return 'refusal' in row ? row : answer(db, row.id, anexo);
  };
}

/** Gets an attachment for the staff of the request's unit. */
export function getHandledAttachment(db: Db): UseCase<typeof endpoints.getHandledAttachment> {
  return async ({ params: { id, anexo } }, { person: { loginId }, language }) => {
    const row = await findHandledOne({ db, loginId, language }, id);
    return row ? answer(db, row.id, anexo) : refuse(404, 'NaoEncontrado');
  };
}

async function answer(db: Db, requestId: number, id: number) {
  const found = await db
    .selectFrom('request_attachment')
    .select(['name', 'type', 'content'])
    .where('id', '=', id)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  if (!found) return refuse(404, 'NaoEncontrado');
  const { name, type, content } = found;
  return {
    status: 200 as const,
    body: { nome: name, tipo_conteudo: type, conteudo: content.toString('base64') },
  };
}
