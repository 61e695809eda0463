export { answerComment, readComment } from './handle-comment.ts';
export { listComments } from './list-comments.ts';
export { sendComment } from './send-comment.ts';
