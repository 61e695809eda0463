export {
  changeDueDay,
  isLost,
  lend,
  lose,
  makeAvailable,
  putOnHoldShelf,
  recordLoans,
  renew,
  send,
  takeOffHoldShelf,
} from './move-copy.ts';
