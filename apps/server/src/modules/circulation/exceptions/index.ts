export {
  isOfUnit,
  isOverridden,
  readException,
  refuseNoReason,
  type Exception,
} from './exception.ts';
export { findExceptions, presentExceptions } from './find-exceptions.ts';
export { refuseAboveLimit } from './refuse-above-limit.ts';
export { writeException } from './write-exception.ts';
