import { defineUseCases } from '../define-use-cases.ts';
import { answerComment, readComment } from './handle-comment.ts';
import { listComments } from './list-comments.ts';
import { sendComment } from './send-comment.ts';

/** Use cases behind the calls of general comments. */
export const useCases = defineUseCases((context) => ({
  sendGeneralComment: sendComment(context),
  listGeneralComments: listComments(context.db),
  readGeneralComment: readComment(context),
  answerGeneralComment: answerComment(context),
}));
