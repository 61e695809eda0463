import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import { limitWords } from '../../endpoint/limit-words.ts';
import { refuse, refuseBlank } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import type { Clock } from '../../platform/clock.ts';
import { readSettings } from '../institution/index.ts';
import { findLibrary } from '../libraries/index.ts';
import { lockPerson } from '../patrons/index.ts';
import { countPending, insertComment } from './repository.ts';

export interface CommentDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** Sends a comment to a library, as long as not too many of the person's wait to be read. */
export function sendComment({
  db,
  clock,
}: CommentDeps): UseCase<typeof endpoints.sendGeneralComment> {
  return async ({ body: { content, b } }, { person, language }) => {
    if (content === '') {
      return refuseBlank('content', translatorFor(language)('generalComment.content'), language);
    }
    if (!(await findLibrary(db, b))) return refuse(404, 'NaoEncontrado');
    const { pendingComments: limite } = await readSettings(db);
    return db.transaction().execute(async (trx) => {
      if (!(await lockPerson(trx, person.personId))) return refuse(401, 'SessaoExpirada');
      if ((await countPending(trx, person.personId)) >= limite) {
        return refuse(422, 'limite_comentarios_excedido', limitWords(limite, 'geral'));
      }
      const codigo = await insertComment(trx, {
        person_id: person.personId,
        library_id: b,
        content,
        language,
        sent_at: new Date(clock.now().epochMilliseconds),
      });
      return { status: 200, body: { codigo, situacao: 'pendente' } };
    });
  };
}
