import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import { refuse, refuseBlank, refuseFields } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import type { Clock } from '../../platform/clock.ts';
import type { ImportDesk } from './import-desk.ts';
import { kindOf, presentRun } from './present-run.ts';
import { findRun } from './repository.ts';

interface ReceiveDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly imports: ImportDesk;
}

export function beginImportRun({
  db,
  clock,
  imports,
}: ReceiveDeps): UseCase<typeof endpoints.beginImportRun> {
  return async ({ body: { tipo, arquivo, bytes } }, { person: { loginId }, language }) => {
    const t = translatorFor(language);
    if (arquivo === '') return refuseBlank('arquivo', t('imports.file'), language);
    if (!(await imports.files.hasRoom(bytes))) {
      return refuseFields([{ campo: 'bytes', mensagem: t('imports.noRoom') }], language);
    }
    const { id } = await db
      .insertInto('import_run')
      .values({
        kind: kindOf[tipo],
        login_id: loginId,
        begun_at: new Date(clock.now().epochMilliseconds),
        file_name: arquivo,
        size: bytes,
        state: 'receiving',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const row = await findRun(db, id);
    if (!row) return refuse(422, 'DadosInvalidos');
    return { status: 200, body: presentRun(row, true, t) };
  };
}

/**
 * Receives a part of a file. It is written under the row's lock: two pages that send the same file do not mix their
 * parts.
 */
export function sendImportPart({
  db,
  imports,
}: ReceiveDeps): UseCase<typeof endpoints.sendImportPart> {
  return async (
    { params: { id }, body: { posicao, conteudo } },
    { person: { loginId }, language },
  ) =>
    db.transaction().execute(async (trx) => {
      const run = await trx
        .selectFrom('import_run')
        .select(['state', 'received', 'size'])
        .where('id', '=', id)
        .where('login_id', '=', loginId)
        .forUpdate()
        .executeTakeFirst();
      if (!run) return refuse(404, 'NaoEncontrado');
      const bytes = Buffer.from(conteudo, 'base64');
      const end = posicao + bytes.length;
      // An answer was lost: the part is here.
      const isThere = bytes.length > 0 && end <= run.received;
      if (!isThere) {
        if (run.state !== 'receiving' || posicao !== run.received)
          return refuse(409, 'SituacaoMudou');
        if (bytes.length === 0 || end > run.size) {
          const mensagem = translatorFor(language)('imports.wrongPart');
          return refuseFields([{ campo: 'conteudo', mensagem }], language);
        }
        await imports.files.write(trx, id, posicao, bytes);
        await trx
          .updateTable('import_run')
          .set({ received: end, ...(end === run.size && { state: 'ready' as const }) })
          .where('id', '=', id)
          .execute();
      }
      const recebidos = isThere ? run.received : end;
      return { status: 200, body: { recebidos, completa: recebidos === run.size } };
    });
}
