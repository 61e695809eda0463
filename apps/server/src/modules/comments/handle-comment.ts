import type { endpoints } from '@estante/contract';
import { translatorFor } from '@estante/phrases';
import { refuse, refuseBlank } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { queueMail } from '../../platform/mail/mail-outbox.ts';
import { readSettings } from '../institution/index.ts';
import { libraryNameIn } from '../libraries/index.ts';
import { presentComment } from './present-comment.ts';
import { findComment, keepAnswer, markRead, type CommentRow } from './repository.ts';
import type { CommentDeps } from './send-comment.ts';

/** Marks a comment as read: it no longer counts as pending. */
export function readComment({
  db,
  clock,
}: CommentDeps): UseCase<typeof endpoints.readGeneralComment> {
  return async ({ params: { id } }, { person: { loginId }, language }) => {
    const sight = { db, loginId, language };
    await markRead(sight, id, new Date(clock.now().epochMilliseconds));
    const comment = await findComment(sight, id);
    return comment ? { status: 200, body: presentComment(comment) } : refuse(404, 'NaoEncontrado');
  };
}

/** Answers a comment once, by mail in the language in which it was written. */
export function answerComment({
  db,
  clock,
}: CommentDeps): UseCase<typeof endpoints.answerGeneralComment> {
  return async ({ params: { id }, body: { resposta } }, { person: { loginId }, language }) => {
    const name = translatorFor(language)('staffList.answer');
    if (resposta === '') return refuseBlank('resposta', name, language);
    const { name: institution } = await readSettings(db);
    return db.transaction().execute(async (trx) => {
      const sight = { db: trx, loginId, language };
      const comment = await findComment(sight, id);
      if (!comment) return refuse(404, 'NaoEncontrado');
      if (comment.emails.length === 0) return refuse(422, 'PessoaSemEmail');
      const at = new Date(clock.now().epochMilliseconds);
      if (!(await keepAnswer(sight, id, resposta, at))) return refuse(409, 'JaRespondido');
      const library = await libraryNameIn(trx, comment.library_id, comment.language);
      await queueMail(trx, clock, letterOf({ ...comment, library }, resposta, institution));
      const answered = await findComment(sight, id);
      return { status: 200, body: presentComment(answered ?? comment) };
    });
  };
}

function letterOf(comment: CommentRow, answer: string, institution: string) {
  const t = translatorFor(comment.language);
  const { library, content, person, emails } = comment;
  return {
    recipients: emails,
    senderName: institution,
    subject: t('mail.commentSubject', { library }),
    body: t('mail.commentBody', { name: person, library, institution, content, answer }),
  };
}
