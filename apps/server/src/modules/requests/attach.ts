import { attachmentLimits, type endpoints, type Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import { refuse, refuseBlank, type Refusal } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { attachmentType } from './attachment-type.ts';
import { lockRequest } from './decide-cost.ts';
import { type RequestRow, findHandledOne } from './request-rows.ts';
import type { RequestDeps } from './make-request.ts';
import { isOver, presentHandled } from './present-request.ts';

/** Attaches a file to a request; its reader is told of it with the next word, not by itself. */
export function attachToRequest(deps: RequestDeps): UseCase<typeof endpoints.attachToRequest> {
  return async ({ params: { id }, body }, { person: { loginId }, language }) => {
    const t = translatorFor(language);
    const name = body.nome;
    if (name === '') return refuseBlank('nome', t('fieldNames.nome'), language);
    const content = Buffer.from(body.arquivo, 'base64');
    const type = content.length <= attachmentLimits.bytes ? attachmentType(content) : null;
    if (type === null) return refuseFile(t('errors.AnexoNaoAceito'));
    return change(deps, { id, loginId, language }, async (trx, row) => {
      if (row.attachments.length >= attachmentLimits.files) {
        return refuse(422, 'AnexosDemais', { limite: attachmentLimits.files });
      }
      const added_at = new Date(deps.clock.now().epochMilliseconds);
      const added = { request_id: id, name, type, content, added_at, added_by: loginId };
      await trx.insertInto('request_attachment').values(added).execute();
      return null;
    });
  };
}

function refuseFile(mensagem: string): Refusal {
  return { ...refuse(422, 'AnexoNaoAceito'), fields: [{ campo: 'arquivo', mensagem }] };
}

export function removeRequestAttachment(
  deps: RequestDeps,
): UseCase<typeof endpoints.removeRequestAttachment> {
  return ({ params: { id, anexo } }, { person: { loginId }, language }) =>
    change(deps, { id, loginId, language }, async (trx) => {
      const gone = await trx
        .deleteFrom('request_attachment')
        .where('id', '=', anexo)
        .where('request_id', '=', id)
        .returning('id')
        .executeTakeFirst();
      return gone ? null : refuse(404, 'NaoEncontrado');
    });
}

interface Place {
  readonly id: number;
  readonly loginId: number;
  readonly language: Language;
}

/** Changes what is sent with a request that is open, one hand at a time. */
export function change(
  { db, clock }: RequestDeps,
  { id, loginId, language }: Place,
  act: (trx: Db, row: RequestRow) => Promise<Refusal | null>,
) {
  return db.transaction().execute(async (trx) => {
    const sight = { db: trx, loginId, language };
    await lockRequest(trx, id);
    const before = await findHandledOne(sight, id);
    if (!before) return refuse(404, 'NaoEncontrado');
    if (isOver(before)) return refuse(409, 'SituacaoMudou');
    const refusal = await act(trx, before);
    if (refusal) return refusal;
    const row = (await findHandledOne(sight, id)) ?? before;
    return { status: 200 as const, body: presentHandled(row, clock.today().toString()) };
  });
}
