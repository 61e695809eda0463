export { cancelHold, limitOwnHold } from './change-holds.ts';
export { checkDay } from './check-day.ts';
export { tellHoldChoices, type HoldDeps } from './get-hold-choices.ts';
export { createHoldFollower, serveNoted } from './hold-follower.ts';
export { keepHolds } from './keep-holds.ts';
export { byUrgency, listHolds, readOwnHolds } from './list-holds.ts';
export { placeHoldFor } from './place-hold.ts';
export { endHold, findHoldsServedBy, serveQueue } from './serve-queue.ts';
export { useCases } from './use-cases.ts';
