export {
  changeDueDay,
  claimReturned,
  follow,
  lend,
  lose,
  makeAvailable,
  putOnHoldShelf,
  recordLoans,
  renew,
  say,
  send,
  takeOffHoldShelf,
} from './move-copy.ts';
