export { writeNotice } from './write-notice.ts';
