export {
  findReaders,
  readLetterHead,
  writeToReader,
  type LetterDeps,
  type LetterHead,
  type Reader,
} from './letter.ts';
export { findLetterAct, giveBackLetterAct, takeLetterAct } from './letter-act.ts';
export { noteEndingHolds } from './note-ending-holds.ts';
export { noteDueLoans } from './note-due-loans.ts';
export {
  countUnreadNotices,
  findNotices,
  markNoticeRead,
  removeNotice,
  type KeptNotice,
} from './notice-repository.ts';
export { sendLetters, sendLetterTo } from './send-letters.ts';
export { noticePlace, noticeSentence, requestPlace } from './sentence.ts';
export { writeNotice } from './write-notice.ts';
export { useCases } from './use-cases.ts';
