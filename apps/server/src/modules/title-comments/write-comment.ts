import { titleCommentShortest, type endpoints, type Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import { limitWords } from '../../endpoint/limit-words.ts';
import { refuse, refuseBlank, type Refusal } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import type { Clock } from '../../platform/clock.ts';
import { findTitleHead } from '../catalogue/index.ts';
import { readSettings } from '../institution/index.ts';
import { lockPerson } from '../patrons/index.ts';
import { presentOwn } from './present-comment.ts';
import { findOwnRating, writeRating } from './rating-repository.ts';
import { countPending, deleteOwn, insertComment } from './repository.ts';

export interface TitleCommentDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** Writes a comment on a title, as long as not too many of the person's wait for approval. */
export function writeTitleComment({
  db,
  clock,
}: TitleCommentDeps): UseCase<typeof endpoints.writeTitleComment> {
  return async ({ params: { id }, body: { conteudo, estrelas } }, { person, language }) => {
    if (conteudo === '') {
      return refuseBlank('conteudo', translatorFor(language)('titleComments.field'), language);
    }
    if (conteudo.length < titleCommentShortest) return refuseShort(language);
    if (!(await findTitleHead(db, id))) return refuse(404, 'AcervoNaoEncontrado', { id });
    const { pendingComments: limite } = await readSettings(db);
    return db.transaction().execute(async (trx) => {
      if (!(await lockPerson(trx, person.personId))) return refuse(401, 'SessaoExpirada');
      if ((await countPending(trx, person.personId)) >= limite) {
        return refuse(422, 'limite_comentarios_excedido', limitWords(limite));
      }
      const at = new Date(clock.now().epochMilliseconds);
      const about = { person_id: person.personId, title_id: id };
      const comment = await insertComment(trx, person.loginId, {
        ...about,
        content: conteudo,
        language,
        sent_at: at,
      });
      if (estrelas !== null && !(await isRatedSo(trx, about, estrelas))) {
        const rating = { ...about, stars: estrelas, rated_at: at, comment_id: comment.id };
        await writeRating(trx, rating);
      }
      return { status: 200, body: presentOwn(comment) };
    });
  };
}

/** Whether a rating with these stars counts already: it does not wait for a comment. */
async function isRatedSo(
  trx: Db,
  { person_id, title_id }: { readonly person_id: number; readonly title_id: number },
  stars: number,
): Promise<boolean> {
  const before = await findOwnRating(trx, person_id, title_id);
  return before?.stars === stars && before.state === 'approved';
}

function refuseShort(language: Language): Refusal {
  const values = { minimo: titleCommentShortest };
  const mensagem = translatorFor(language)('errors.ComentarioCurto', values);
  return { ...refuse(422, 'ComentarioCurto', values), fields: [{ campo: 'conteudo', mensagem }] };
}

/** Deletes a comment in whatever state it is; somebody else's is not there. */
export function deleteTitleComment(db: Db): UseCase<typeof endpoints.deleteTitleComment> {
  return async ({ params: { id } }, { person }) =>
    (await deleteOwn(db, person.personId, id))
      ? { status: 200, body: { codigo: id } }
      : refuse(404, 'NaoEncontrado');
}
