export { decideTitleComment, listCommentsToApprove } from './decide-comment.ts';
export { listCommentedTitles, listOwnTitleComments, listTitleComments } from './list-comments.ts';
export { deleteTitleComment, writeTitleComment } from './write-comment.ts';
