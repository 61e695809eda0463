import { defineUseCases } from '../define-use-cases.ts';
import { decideTitleComment, listCommentsToApprove } from './decide-comment.ts';
import { listCommentedTitles, listOwnTitleComments, listTitleComments } from './list-comments.ts';
import { rateTitle, withdrawRating } from './rate-title.ts';
import { deleteTitleComment, writeTitleComment } from './write-comment.ts';

/** Use cases behind the calls of comments on titles. */
export const useCases = defineUseCases((context) => ({
  listTitleComments: listTitleComments(context.db),
  writeTitleComment: writeTitleComment(context),
  listCommentedTitles: listCommentedTitles(context.db),
  listOwnTitleComments: listOwnTitleComments(context.db),
  deleteTitleComment: deleteTitleComment(context.db),
  rateTitle: rateTitle(context),
  withdrawRating: withdrawRating(context.db),
  listCommentsToApprove: listCommentsToApprove(context.db),
  decideTitleComment: decideTitleComment(context),
}));
