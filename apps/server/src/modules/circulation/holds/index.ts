export { isWanted } from './matching.ts';
export { endHold, findHoldsServedBy, serveQueue } from './serve-queue.ts';
