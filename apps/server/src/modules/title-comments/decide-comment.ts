import { staffPageSize, titleCommentStates, type endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import { refuse, refuseBlank, refuseInvertedDays } from '../../http/refusal.ts';
import type { UseCase } from '../../http/register-endpoint.ts';
import { postLetter } from '../../platform/mail-outbox.ts';
import { readSettings } from '../institution/index.ts';
import { findUnit, presentStaffList } from '../patrons/index.ts';
import { presentComment } from './present-comment.ts';
import { countByState, decide, findComment, findComments, type CommentRow } from './repository.ts';
import { storedState } from './state.ts';
import type { TitleCommentDeps } from './write-comment.ts';

/** What readers of the asker's unit wrote about titles. */
export function listCommentsToApprove(db: Db): UseCase<typeof endpoints.listCommentsToApprove> {
  return async ({ query }, { person: { loginId } }) => {
    const { situacao, biblioteca, texto, dataIni, dataFim, pagina } = query;
    const inverted = refuseInvertedDays(dataIni, dataFim);
    if (inverted) return inverted;
    const sight = { db, loginId };
    const filter = {
      state: situacao && storedState[situacao],
      libraryId: biblioteca,
      text: texto,
      from: dataIni,
      to: dataFim,
    };
    const [unit, rows, counts] = await Promise.all([
      findUnit(db, loginId),
      findComments(sight, filter, { page: pagina, size: staffPageSize }),
      countByState(sight, filter),
    ]);
    const contagem = titleCommentStates.map((state) => ({
      situacao: state,
      total: counts.get(storedState[state]) ?? 0,
    }));
    return {
      status: 200,
      body: {
        ...presentStaffList({ unit, pagina, situacao, contagem }),
        comentarios: rows.map(presentComment),
      },
    };
  };
}

/** As it was seen; its writer is told by mail of a refusal, in the language they wrote in. */
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
      const sight = { db: trx, loginId };
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
        await postLetter(trx, clock, letterOf(comment, institution));
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
