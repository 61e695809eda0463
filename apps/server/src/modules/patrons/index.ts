export { getPerson, listLogins } from './get-person.ts';
export { getRegistration } from './get-registration.ts';
export { getShortName } from './get-short-name.ts';
export { listDepartments } from './list-departments.ts';
export { findPermittedActivities, isPermitted } from './permission.ts';
export { renewRegistration } from './renew-registration.ts';
export { lockPerson } from './lock-person.ts';
export { presentStaffList } from './staff-list.ts';
export { findUnit, isSeenBy, type Sight } from './unit.ts';
