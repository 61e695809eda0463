import type { UseCases } from '../../endpoint/use-case.ts';
import type { Context } from '../context.ts';
import { answerComment, readComment } from './handle-comment.ts';
import { listComments } from './list-comments.ts';
import { sendComment } from './send-comment.ts';

/** Use cases behind the calls of general comments. */
export function useCases(context: Context) {
  return {
    sendGeneralComment: sendComment(context),
    listGeneralComments: listComments(context.db),
    readGeneralComment: readComment(context),
    answerGeneralComment: answerComment(context),
  } satisfies Partial<UseCases>;
}
