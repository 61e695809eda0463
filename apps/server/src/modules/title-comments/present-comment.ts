import type { Database, TitleCommentState } from '@estante/database';
import type { Selectable } from 'kysely';
import type { CommentRow } from './repository.ts';
import { wireState } from './state.ts';

interface CommentedTitle {
  readonly id: number;
  readonly name: string;
}

export function presentCommented({ id, name }: CommentedTitle) {
  return { cod_acervo: id, titulo: name, rota: `/acervo/${id}` };
}

type OwnRow = Pick<
  Selectable<Database['title_comment']>,
  'id' | 'content' | 'sent_at' | 'state' | 'reason'
>;

/** A comment as its writer sees it. */
export function presentOwn(row: OwnRow) {
  return {
    codigo: row.id,
    conteudo: row.content,
    enviado_em: row.sent_at.toISOString(),
    situacao: wireState[row.state],
    motivo: row.reason,
  };
}

interface OwnRatingRow {
  readonly stars: number;
  readonly rated_at: Date;
  readonly state: TitleCommentState;
}

export function presentRating({ stars, rated_at, state }: OwnRatingRow) {
  return { estrelas: stars, avaliado_em: rated_at.toISOString(), situacao: wireState[state] };
}

/** A comment as the staff see it. */
export function presentComment(row: CommentRow) {
  const { decided_at } = row;
  return {
    ...presentOwn(row),
    acervo: presentCommented({ id: row.title_id, name: row.title }),
    estrelas: row.stars,
    cod_biblioteca: row.library_id,
    desc_biblioteca: row.library,
    pessoa: { nome_pessoa: row.person, tem_email: row.emails.length > 0 },
    decisao: decided_at && { nome: row.decider, em: decided_at.toISOString() },
  };
}
