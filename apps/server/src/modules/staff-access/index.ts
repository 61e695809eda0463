export { isLastAdministrator, isOnlyAdministrator, lockAdministrators } from './administrators.ts';
export { findPermittedActivities, isPermitted, mayWork } from './permission.ts';
export { lockEditablePerson, isPersonSeenBy, whyReadOnly } from './person-sight.ts';
export { recordLook } from './record-look.ts';
export { isAbove, readStaffLimits, type StaffLimits } from './staff-limits.ts';
export { isListed, type StaffListFilter } from './staff-list-filter.ts';
export { listForStaff } from './staff-list.ts';
export { findUnit, isOwnLibrary, isSeenBy, presentUnit, type Sight, type Unit } from './unit.ts';
