export { findPermittedActivities, isPermitted } from './permission.ts';
export { lockPerson } from './lock-person.ts';
export { countAct } from './rate.ts';
export { findPersonName } from './repository.ts';
export { firstNameAndInitial } from './short-name.ts';
export { isListed, type StaffListFilter } from './staff-list-filter.ts';
export { listForStaff } from './staff-list.ts';
export { findUnit, isSeenBy, type Sight } from './unit.ts';
export { useCases } from './use-cases.ts';
