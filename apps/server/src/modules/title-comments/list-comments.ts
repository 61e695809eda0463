import { titleCommentPageSize as size, type endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { findTitleHead, findTitlesEver } from '../catalogue/index.ts';
import { firstNameAndInitial } from '../patrons/index.ts';
import { presentCommented, presentOwn, presentRating } from './present-comment.ts';
import { findOwnRating, findRatings } from './rating-repository.ts';
import { countCommented, findApproved, findCommented, findOwn } from './repository.ts';

/** Lists the comments that everybody may read; of each writer no more than a first name and a letter. */
export function listTitleComments(db: Db): UseCase<typeof endpoints.listTitleComments> {
  return async ({ params: { id }, query: { pagina } }) => {
    if (!(await findTitleHead(db, id))) return refuse(404, 'AcervoNaoEncontrado', { id });
    const [{ rows, total }, { total: rated, mean }] = await Promise.all([
      findApproved(db, id, { page: pagina, size }),
      findRatings(db, id),
    ]);
    const comentarios = rows.map((row) => ({
      codigo: row.id,
      conteudo: row.content,
      enviado_em: row.sent_at.toISOString(),
      nome: firstNameAndInitial(row.person),
      estrelas: row.stars,
    }));
    const avaliacao = { total: rated, media: mean };
    return { status: 200, body: { total, pagina, quantidade: size, comentarios, avaliacao } };
  };
}

/**
 * Lists the asker's comments on a title: they stay theirs to read and delete, also where it has left the
 * catalogue.
 */
export function listOwnTitleComments(db: Db): UseCase<typeof endpoints.listOwnTitleComments> {
  return async ({ params: { id } }, { person }) => {
    const [title] = await findTitlesEver(db, [id]);
    if (!title) return refuse(404, 'AcervoNaoEncontrado', { id });
    const [rows, rating] = await Promise.all([
      findOwn(db, person.personId, id),
      findOwnRating(db, person.personId, id),
    ]);
    const comentarios = rows.map(presentOwn);
    const avaliacao = rating ? presentRating(rating) : null;
    return {
      status: 200,
      body: {
        acervo: presentCommented({ id, name: title.description.title }),
        comentarios,
        avaliacao,
      },
    };
  };
}

export function listCommentedTitles(db: Db): UseCase<typeof endpoints.listCommentedTitles> {
  return async ({ query: { pagina } }, { person }) => {
    const [rows, total] = await Promise.all([
      findCommented(db, person.personId, { page: pagina, size }),
      countCommented(db, person.personId),
    ]);
    const acervos = rows.map((row) => ({
      ...presentCommented(row),
      comentarios: row.total,
      pendentes: row.pending,
      ultimo_em: row.last.toISOString(),
    }));
    return { status: 200, body: { total, pagina, quantidade: size, acervos } };
  };
}
