import { titleCommentStates, type endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import { refuse, refuseBlank } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { queueMail } from '../../platform/mail/mail-outbox.ts';
import { readSettings } from '../institution/index.ts';
import { libraryNameIn } from '../libraries/index.ts';
import { listForStaff } from '../staff-access/index.ts';
import { presentComment } from './present-comment.ts';
import { countByState, decide, findComment, findComments, type CommentRow } from './repository.ts';
import { storedState } from './state.ts';
import type { TitleCommentDeps } from './write-comment.ts';

/** Lists the comments that readers of the asker's unit wrote on titles. */
export function listCommentsToApprove(db: Db): UseCase<typeof endpoints.listCommentsToApprove> {
  return async ({ query }, { person: { loginId }, language }) => {
    const sight = { db, loginId, language };
    const state = query.situacao && storedState[query.situacao];
    const found = await listForStaff(sight, query, {
      states: titleCommentStates,
      find: (filter, page) => findComments(sight, { ...filter, state }, page),
      count: (filter) => countByState(sight, filter),
      totalOf: (told, counts) => counts.get(storedState[told]) ?? 0,
    });
    if ('refusal' in found) return found;
    const { list, rows } = found;
    return { status: 200, body: { ...list, comentarios: rows.map(presentComment) } };
  };
}

/** Decides a comment as it was seen; its writer is told by mail of a refusal, in the language they wrote in. */
export function decideTitleComment({
  db,
  clock,
}: TitleCommentDeps): UseCase<typeof endpoints.decideTitleComment> {
  return async ({ params: { id }, body }, { person: { loginId }, language }) => {
    const isRefusal = body.situacao === 'recusado';
    if (isRefusal && body.motivo === '') {
      return refuseBlank('motivo', translatorFor(language)('staffTitleComments.reason'), language);
    }
    const { name: institution } = await readSettings(db);
    return db.transaction().execute(async (trx) => {
      const sight = { db: trx, loginId, language };
      const before = await findComment(sight, id);
      if (!before) return refuse(404, 'NaoEncontrado');
      const isDecided = await decide(sight, {
        id,
        seen: body.decisao_vista === null ? null : new Date(body.decisao_vista),
        to: storedState[body.situacao],
        reason: isRefusal ? body.motivo : '',
        at: new Date(clock.now().epochMilliseconds),
      });
      if (!isDecided) return refuse(409, 'SituacaoMudou');
      const comment = (await findComment(sight, id)) ?? before;
      if (isRefusal && comment.emails.length > 0) {
        const library = await libraryNameIn(trx, comment.library_id, comment.language);
        await queueMail(trx, clock, letterOf({ ...comment, library }, institution));
      }
      return { status: 200, body: presentComment(comment) };
    });
  };
}

function letterOf(comment: CommentRow, institution: string) {
  const t = translatorFor(comment.language);
  const { title, content, reason, person, library, emails } = comment;
  return {
    recipients: emails,
    senderName: institution,
    subject: t('mail.refusedCommentSubject', { title }),
    body: t('mail.refusedCommentBody', {
      name: person,
      library,
      institution,
      title,
      content,
      reason,
    }),
  };
}
