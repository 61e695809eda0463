export { lockEditablePerson, isPersonSeenBy, whyReadOnly } from '../staff-access/index.ts';
