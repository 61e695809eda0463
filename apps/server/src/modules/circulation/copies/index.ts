export {
  changeDueDay,
  lend,
  lose,
  makeAvailable,
  putOnHoldShelf,
  recordLoans,
  renew,
  send,
  takeOffHoldShelf,
} from './move-copy.ts';
