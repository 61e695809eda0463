export { endHold, findHoldsServedBy, serveQueue } from './serve-queue.ts';
