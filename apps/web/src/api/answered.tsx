/** Its name before, until the pages of the staff that are being rewritten have the new one. */
export { QueryBoundary as Answered } from './query-boundary.tsx';
