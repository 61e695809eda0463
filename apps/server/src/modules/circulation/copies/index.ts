export {
  changeDueDay,
  claimReturned,
  lend,
  lose,
  makeAvailable,
  putOnHoldShelf,
  recordLoans,
  renew,
  send,
  takeOffHoldShelf,
} from './move-copy.ts';
export { comeBack, follow, say } from './said-state.ts';
