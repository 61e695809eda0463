export { createStamper, stampChanges } from './stamp-changes.ts';
