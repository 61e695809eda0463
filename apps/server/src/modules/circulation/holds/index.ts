export { cancelHolds, limitHold, resumeHold, suspendHold } from './change-holds.ts';
export { cancelDeskHold, listDeskHolds, takeOffHoldShelf } from './desk-holds.ts';
export { getHoldChoices, type HoldDeps } from './get-hold-choices.ts';
export { createHoldFollower, serveNoted } from './hold-follower.ts';
export { keepHolds } from './keep-holds.ts';
export { listHoldHistory, listHolds } from './list-holds.ts';
export { placeHold } from './place-hold.ts';
export { endHold, findHoldsServedBy, serveQueue } from './serve-queue.ts';
