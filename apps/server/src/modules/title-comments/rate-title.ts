import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { findTitleHead } from '../catalogue/index.ts';
import { lockPerson } from '../patrons/index.ts';
import { presentRating } from './present-comment.ts';
import { deleteRating, writeRating } from './rating-repository.ts';
import type { TitleCommentDeps } from './write-comment.ts';

/** Rates a title. Stars alone say nothing that staff would have to read: they count at once. */
export function rateTitle({ db, clock }: TitleCommentDeps): UseCase<typeof endpoints.rateTitle> {
  return async ({ params: { id }, body: { estrelas: stars } }, { person: { personId } }) => {
    if (!(await findTitleHead(db, id))) return refuse(404, 'AcervoNaoEncontrado', { id });
    return db.transaction().execute(async (trx) => {
      if (!(await lockPerson(trx, personId))) return refuse(401, 'SessaoExpirada');
      const rated_at = new Date(clock.now().epochMilliseconds);
      const given = { stars, rated_at };
      await writeRating(trx, { person_id: personId, title_id: id, ...given, comment_id: null });
      return { status: 200, body: presentRating({ ...given, state: 'approved' }) };
    });
  };
}

export function withdrawRating(db: Db): UseCase<typeof endpoints.withdrawRating> {
  return async ({ params: { id } }, { person: { personId } }) =>
    (await deleteRating(db, personId, id))
      ? { status: 200, body: { cod_acervo: id } }
      : refuse(404, 'NaoEncontrado');
}
