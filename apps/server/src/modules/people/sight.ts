export { holdToChange, isPersonSeenBy, whyReadOnly } from '../staff-access/index.ts';
